<%page expression_filter="h"/>
<%def name="cell(found, form)">\
% if found is None:
<td data-value="">–</td>\
% else:
<td data-value="${found.value}">${form.format(found.value)} <span class="range">${form.format(found.low)} to ${form.format(found.high)}</span></td>\
% endif
</%def>
<%def name="figures(rows, form)">
<%! share = "{:.1%}" %>
<div class="scroll"><table><tbody>
% for name, ratio in rows.items():
<tr><th scope="row">${name}</th>${cell(estimate(name, ratio), share if is_share(name) else form)}</tr>
% endfor
</tbody></table></div>
</%def>
<h1>${report.study.game.title}: ${edition}</h1>
<p>${played} <span class="faint">Game version ${report.study.game.version}, printing ${hash}, seed ${report.study.seed}${options}.</span></p>
% if missing:
<p><strong>Partial: ${missing} of ${report.study.games} games have not been played.</strong></p>
% endif
<nav aria-label="Contents"><a href="#seats">Seats</a><a href="#length">Length</a><a href="#points">Points</a><a href="#cards">Cards</a><a href="#experiment">Experiment</a><a href="#unused">What is not used</a><a href="#reading">How to read this</a></nav>

<h2 id="seats">Seats</h2>
<p>Fair is ${"{:.1%}".format(fair)} of the victories for each seat; a shared victory counts as a share for each.</p>
<div class="pair"><figure>${charts["seats"] | n}</figure><div>${figures(measures.seat_scores, "{:.1f}")}
% if len(measures.bots) > 1:
<h3>Share of the victories of each bot</h3>
${figures(measures.bots, "{:.1%}")}
% endif
</div></div>

<h2 id="length">Length and decisions</h2>
<div class="pair"><div>${figures(length, "{:.2f}")}</div><figure>${charts["decisions"] | n}</figure></div>

<h2 id="points">Points</h2>
<div class="pair"><div>${figures(points, "{:.2f}")}
<h3>Where a player's points come from</h3>
${figures(measures.sources, "{:.2f}")}</div>
<div>
% for name in ("score of each player", "margin of the first over the second", "lead changes"):
% if charts.get(name):
<figure>${charts[name] | n}</figure>
% endif
% endfor
</div></div>

<h2 id="cards">Cards</h2>
% if cards:
<p>A card is <em>seen</em> in a game when anything that happened names it; <em>taken</em> in so many of the games in which it was seen; <em>used</em> so many times in such a game.
<em>Points at once</em> came in the decisions in which it was used. <em>Worth</em> is how many points more those had who had it than the others at the same table; <em>won</em> is the same for shares of the victory.</p>
<p class="faint">Worth and won compare players who chose. A card that leaders can afford looks good, and one that losers grasp at looks bad, whatever it does. From fewer than 20 games with players of both kinds nothing is said. For what the card itself does, see the experiment.
${unseen}</p>
<p><label>Find <input type="search" data-table="every-card" placeholder="a name or an id"></label></p>
<div class="scroll"><table id="every-card" class="sorted">
<thead><tr><th scope="col">card</th><th scope="col">seen</th><th scope="col">taken</th><th scope="col">used</th><th scope="col">points at once</th><th scope="col">worth</th><th scope="col">won</th></tr></thead>
<tbody>
% for name, card in cards.items():
<tr><td>${measures.labels[name]}</td>${cell(card.seen.share(), "{:.0%}")}${cell(card.taken.share(), "{:.0%}")}${cell(card.used.interval(), "{:.2f}")}${cell(card.points.interval(), "{:.2f}")}${cell(card.worth.interval() if card.told_apart else None, "{:+.1f}")}${cell(card.won.interval() if card.told_apart else None, "{:+.0%}")}</tr>
% endfor
</tbody></table></div>
% else:
<p>This game declares no cards.</p>
% endif

<h2 id="experiment">Experiment: a card given, and withheld</h2>
% if given:
<p>${trials} times, in positions where a card could be had at once, chosen by lot, the position was played on twice to the end by the same bots: once with the card, once with whatever the bot liked best but for that card.
Nobody chose who gets it, so the difference is what having it now is worth to these bots.</p>
<div class="scroll"><table class="sorted">
<thead><tr><th scope="col">card</th><th scope="col">times</th><th scope="col">points</th><th scope="col">share of the victory</th></tr></thead>
<tbody>
% for name, card in given.items():
<tr><td>${measures.labels[name]}</td><td data-value="${card.trial_points.games}">${card.trial_points.games}</td>${cell(card.trial_points.interval(), "{:+.1f}")}${cell(card.trial_share.interval(), "{:+.0%}")}</tr>
% endfor
</tbody></table></div>
<p class="faint">From few times little can be said: look at the intervals. Name a card with --card to spend all trials on it.</p>
% else:
<p>None was made. Say --trials N, and --card for a certain one.</p>
% endif

<h2 id="unused">What is not used</h2>
<h3>Options that were offered and never chosen</h3>
% if report.never:
<ul>
% for text, times in report.never.items():
<li>${report.meant.get(text, text)} <span class="faint">(offered ${times} times; records write <code>${text}</code>)</span></li>
% endfor
</ul>
% else:
<p>None: everything that was offered was chosen at some time.</p>
% endif
<details><summary>${len(unoffered)} of ${len(report.actions)} actions were never offered</summary><p><code>${", ".join(unoffered)}</code></p></details>
<h3>Rules</h3>
<details><summary>${len(idle)} of ${len(rules)} rules neither asked for a decision nor forbade anything</summary>
<p class="faint">Many rules only describe, or happen by themselves: they belong here and are no reason for worry. What was forbidden is looked at in every tenth game.</p>
<ul>
% for rule in idle:
<li>${rule}: ${rules[rule]}</li>
% endfor
</ul></details>
<details><summary>How often a rule asked, and how often it forbade</summary><div class="scroll"><table class="sorted"><thead><tr><th scope="col">rule</th><th scope="col">asked</th><th scope="col">forbade</th></tr></thead><tbody>
% for rule in busy:
<tr><td>${rule}: ${rules.get(rule, "")}</td><td data-value="${asked[rule]}">${asked[rule]}</td><td data-value="${forbade[rule]}">${forbade[rule]}</td></tr>
% endfor
</tbody></table></div></details>
% if silent:
<p>Never happened: ${", ".join(silent)}.</p>
% endif

<h2 id="reading">How to read this</h2>
<ul>
<li>Every range holds what it estimates 95 times in 100. There are hundreds of them here: several are wrong by luck. To learn whether a change did anything, compare: <code>quire compare ${report.study.game.id} --edition house --edition mine</code>.</li>
<li>Games are independent of each other, what happens in one is not: each game counts as one observation.</li>
<li>All of it is about these bots. Better ones (<code>--bots club</code>) may see what these overlook.</li>
<li>The same seed gives the same games: <code>${command}</code></li>
</ul>
