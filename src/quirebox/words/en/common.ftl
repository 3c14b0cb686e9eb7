# What is said of any game.

list-and = { $most } and { $last }

## Why a bot chose what it chose.  $what, $versus and $other are options.

bot-only = “{ $what }” is all that is allowed.
bot-lot = “{ $what }” was drawn by lot from { $options } options.
bot-net = “{ $what }” is what the network likes best, with { $share } per cent.
bot-glance = “{ $what }” looks best to me at a glance.
bot-end = “{ $what }” leaves me at { $value } at the end of my turn.
bot-end-equal = “{ $what }” leaves me at { $value } at the end of my turn, no better and no worse than “{ $versus }”.
bot-end-ahead = “{ $what }” leaves me at { $value } at the end of my turn, { $ahead } more than “{ $versus }”.
bot-promise =
    “{ $what }” promises { $value } % of the victory ({ $low } to { $high } % after { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    })
bot-search = { $promise }.
bot-search-next = { $promise }; next comes “{ $other }” with { $value } %.
bot-search-unsure =
    { $promise }; “{ $other }” looks like { $value } %, but after fewer tries ({ $tries }), which is less sure.

## A review of a finished game.  $what, $chosen and $better are options; $loss and $ahead are per cent of the victory.

review-well-part = { $part }: { $points } points, where nobody else had more than { $others }.
review-well-choice = “{ $what }”: the best choice, { $ahead } % ahead of the next best.
review-well-streak =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row without a mistake, of { $all }.
review-try-turn = “{ $better }” rather than “{ $chosen }”: that cost { $loss } % of the victory.
review-try-part =
    { $part }: better play in { $turns ->
        [one] the turn that went wrong
       *[other] the { $turns } turns that went wrong
    } would have brought { $points } points more.
review-unused =
    “{ $what }”: you could have done this { $times } times and never did{ $others ->
        [0] .
       *[other] ; the others did it { $others } times.
    }

# In the terminal.
review-title = Review: { $game }
review-won = { $who } won, { $scores }.
review-lost = Nobody won: { $scores }.
review-chances = Chances of victory
review-after = after { $ply }
review-at-start = at the start
review-moved = What moved the chances (it adds up to the result)
review-start = start
review-choices = lost by own choices
review-luck = luck
review-rivals = others
review-rest = own turns at their best
review-result = result
review-turning = Turning points
review-by-choice = a choice of { $who }
review-by-luck = luck, after a choice of { $who }
review-by-both = a choice of { $who }, and luck
review-point = { $number }. After { $ply } decisions: { $cause }; { $changes }
review-change = { $who } { $before } → { $after } %
review-judged = Decisions that cost something beyond doubt
review-no-mistakes = None.
review-decision = { $ply }. { $who }: { $verdict }, −{ $loss } % ({ $low } to { $high }): { $chosen }
review-better = better: { $line }
review-why = that brings { $parts }
review-part = { $points } { $part }
review-accuracy = Accuracy
review-accurate = { $who }: { $value } ({ $verdicts })
review-not-judged = { $who }: nothing to judge
review-verdict = { $number } { $verdict }
review-advice = For { $who }
review-well = done well
review-try = to try
review-rule = not used
review-best = best
review-good = good
review-inaccurate = inaccurate
review-mistake = mistake
review-blunder = blunder
review-unclear = not told apart
review-only = no choice
review-tempo = { $who }: { $turns } turns, { $decisions } decisions; points a turn in each third of the game: { $thirds }
