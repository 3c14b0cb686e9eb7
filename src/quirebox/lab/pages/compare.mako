<%page expression_filter="h"/>
<%def name="cell(found, form)">\
% if found is None:
<td data-value="">–</td>\
% else:
<td data-value="${found.value}">${form.format(found.value)} <span class="range">${form.format(found.low)} to ${form.format(found.high)}</span></td>\
% endif
</%def>
<%def name="lines(rows, comparison, id='')">
<div class="scroll"><table class="sorted" ${f'id="{id}"' if id else '' | n}>
<thead><tr><th scope="col">figure</th><th scope="col">${comparison.before.name}</th><th scope="col">${comparison.after.name}</th><th scope="col">difference</th><th scope="col">games that differ</th></tr></thead>
<tbody>
% for line in rows:
<tr class="${'sure' if line.sure else ''}"><td>${comparison.label(line)}${" (sure)" if line.sure else ""}</td>${cell(line.before, form(line))}${cell(line.after, form(line))}${cell(line.difference.interval(), signed(line))}<td data-value="${line.difference.games}">${line.difference.games}</td></tr>
% endfor
</tbody></table></div>
</%def>
<h1>${title}</h1>
<p>${played}</p>
% for note in notes:
<p><strong>${note}</strong></p>
% endfor

% if len(contrast.comparisons) > 1:
<h2>Side by side</h2>
<div class="pair">
% for chart in charts:
<figure>${chart | n}</figure>
% endfor
</div>
% endif

% for i, comparison in enumerate(contrast.comparisons):
<h2>${comparison.before.name} and ${comparison.after.name}</h2>
% if changed[i]:
<h3>What was changed</h3>
<ul>
% for change in changed[i]:
<li>${change}</li>
% endfor
</ul>
% else:
<p>Nothing in the editions differs.</p>
% endif
<h3>What differs for sure</h3>
% if comparison.sure:
${lines(comparison.sure, comparison)}
% else:
<p>Nothing, in ${comparison.games} games.</p>
% endif
% if len(contrast.comparisons) == 1:
<h3>The game and its seats</h3>
<figure>${charts[0] | n}</figure>
${lines([line for line in comparison.lines if line.family == "game"], comparison)}
% if any(line.family == "changed" for line in comparison.lines):
<h3>The cards that were changed</h3>
${lines([line for line in comparison.lines if line.family == "changed"], comparison)}
% endif
% endif
<details><summary>All ${len(comparison.lines)} figures</summary>
<p><label>Find <input type="search" data-table="all-${i}" placeholder="a name or a figure"></label></p>
${lines(comparison.lines, comparison, f"all-{i}")}
</details>
% endfor

<h2>How to read this</h2>
<ul>
<li>Both sides play the same games: equal seeds, so the luck that both have in common takes no part in the difference. Games that go alike on both sides differ by nothing.</li>
<li>A range holds what it estimates 95 times in 100, each for itself. Hundreds are shown, so some miss by luck.</li>
<li>What is called sure takes that into account: of 100 comparisons of editions that play alike, at most one calls anything sure.</li>
<li>All of it is about these bots; they take an edition as it is, since they judge by the rules and not by habit.</li>
<li>The same seed gives the same games: <code>${command}</code></li>
</ul>
