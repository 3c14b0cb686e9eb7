<%page expression_filter="h"/>
<%def name="cell(name, found)">\
<% form = "{:.1%}" if is_share(name) else "{:.2f}" %>\
% if found is None:
<td data-value="">–</td>\
% else:
<td data-value="${found.value}">${form.format(found.value)} <span class="range">${form.format(found.low)} to ${form.format(found.high)}</span></td>\
% endif
</%def>
<h1>${title}</h1>
<p>${played}</p>
<h2>Goals</h2>
<p>After the search the edition as it is and the proposal played ${len(search.fresh)} other games each, which had no part in the choice.</p>
<div class="scroll"><table><thead><tr><th scope="col">figure</th><th scope="col">wanted</th><th scope="col">as it is</th><th scope="col">proposed</th><th scope="col">difference</th><th scope="col">reached</th></tr></thead><tbody>
% for goal, change in zip(search.goals, search.confirmed):
<tr><td>${goal.name}</td><td>${wanted(goal)}</td>${cell(goal.name, estimate(goal.name, change.before))}${cell(goal.name, estimate(goal.name, change.after))}${cell(goal.name, change.interval())}<td>${"yes" if goal.holds(change.after) else "no"}</td></tr>
% endfor
</tbody></table></div>
<h2>Proposal</h2>
% if search.best == search.present:
<p>Leave it as it is: nothing that was tried comes closer.</p>
% else:
<ul>
% for change in changed:
<li>${change}</li>
% endfor
</ul>
<pre>${search.diff}</pre>
% endif
<h2>What was tried</h2>
<p>The nearer to the goals, the smaller the distance: 1 for each goal just missed. Those that looked far off played few games, so little is known of them.</p>
<div class="scroll"><table class="sorted"><thead><tr>
% for knob in search.knobs:
<th scope="col">${knob.path}</th>
% endfor
<th scope="col">games</th><th scope="col">distance</th>
% for goal in search.goals:
<th scope="col">${goal.name}</th>
% endfor
</tr></thead><tbody>
% for point in search.ranking:
<tr class="${'sure' if point == search.best else ''}">
% for value in search.values(point).values():
<td>${value}</td>
% endfor
<td data-value="${search.tried[point]}">${search.tried[point]}</td><td data-value="${search.loss(point)}">${"{:.2f}".format(search.loss(point))}</td>
% for goal, ratio in zip(search.goals, search.ratios(point)):
${cell(goal.name, estimate(goal.name, ratio))}
% endfor
</tr>
% endfor
</tbody></table></div>
<p class="faint">The same seed gives the same search: <code>${command}</code></p>
