### What Scientia says, in English.

## What happened

fact-round = Round { $round } begins.
fact-take = { $flasks ->
    [0] { $who } takes { $project }.
    [one] { $who } takes { $project } with { $flasks } flask.
   *[other] { $who } takes { $project } with { $flasks } flasks.
}
fact-turn = { $quarters ->
    [4] { $who } turns { $project } { $times ->
        [1] once
        [2] twice
        [3] three times
       *[other] four times
    }, which is now finished.
   *[other] { $who } turns { $project } { $times ->
        [1] once
        [2] twice
       *[other] three times
    }.
}
fact-complete = { $flasks ->
    [0] { $who } completes { $project }.
    [one] { $who } completes { $project } with { $flasks } flask.
   *[other] { $who } completes { $project } with { $flasks } flasks.
}
fact-advance = { $who } advances { $field } to { $value }.
fact-cube = { $who } gets a new technology cube in { $field } and now has { $cubes }.
fact-slot = { $who } opens a { $slots ->
    [3] third
   *[other] fourth
} slot with the fifth { $fifth ->
    [flask] flask
   *[cube] technology cube
}.
fact-gain = { $flasks ->
    [one] { $who } gains { $flasks } flask.
   *[other] { $who } gains { $flasks } flasks.
}
fact-put = { $flasks ->
    [one] { $who } puts { $flasks } flask on { $project }.
   *[other] { $who } puts { $flasks } flasks on { $project }.
}
fact-put-rival = { $flasks ->
    [one] { $who } puts { $flasks } flask on { $project }, a card of { $whose }.
   *[other] { $who } puts { $flasks } flasks on { $project }, a card of { $whose }.
}
fact-put-on-stack = { $flasks ->
    [one] { $who } puts { $flasks } flask on the stack of { $project }.
   *[other] { $who } puts { $flasks } flasks on the stack of { $project }.
}
fact-copy = { $who } uses the effect of { $project }.
fact-return = { $flasks ->
    [0] { $who } returns { $project }.
    [one] { $who } returns { $project } with { $flasks } flask.
   *[other] { $who } returns { $project } with { $flasks } flasks.
}
fact-home = { $project } goes back to its stack.
fact-end-stage = The supply of { $supply ->
    [flasks] flasks
   *[cubes] technology cubes
} is empty: the game ends after round { $round }.
fact-end = The game is over.

## What is asked

ask-over = The game is over.
ask-draft = Choose your first card.
ask-basic = Take a card, or turn your cards.
ask-study = Which finished card do you complete next?
ask-take = Take a card.
ask-twins = Take both cards of a stack.
ask-free-turns = { $turns ->
    [one] Give your cards { $turns } quarter turn: which card turns?
   *[other] Give your cards { $turns } quarter turns: which card turns next?
}
ask-turn-up-to = Turn one of your cards, up to { $times ->
    [1] once
    [2] twice
   *[other] three times
}.
ask-gain-field = Choose a field: gain a flask for each cube on it.
ask-advance = Which field advances?
ask-turn = Which card do you turn?
ask-turn-pair = Which two cards do you turn?
ask-turn-field = The cards of which field turn once?
ask-turn-copy = Which of the two copies turns?
ask-put = Which of your cards gets the flasks?
ask-put-pair = Which two of your cards get flasks?
ask-put-field = Your cards of which field get a flask?
ask-put-copy = Which of the two copies gets the flask?
ask-double = The flasks on which card are doubled?
ask-finish = Which card is finished?
ask-copy-board = The effect of which project on the board do you use?
ask-copy-own = The effect of which of your cards do you use?
ask-put-board = Put a flask on a stack of the board.
ask-put-rival = Put a flask on a rival's card.
ask-return = Which card do you return?

## What can be done

do-take = take { $project }
do-twins = take both cards of { $project }
do-turn = turn { $card } { $times ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
}
do-turn-both = turn { $first } and { $second } { $times ->
    [1] once each
   *[other] twice each
}
do-quarter = give { $card } a quarter turn
do-complete = complete { $card }
do-finish = finish { $card }
do-double = { $flasks ->
    [one] double the flask on { $card }
   *[other] double the { $flasks } flasks on { $card }
}
do-put = { $flasks ->
    [one] put { $flasks } flask on { $card }
   *[other] put { $flasks } flasks on { $card }
}
do-put-both = { $flasks ->
    [one] put { $flasks } flask on each of { $first } and { $second }
   *[other] put { $flasks } flasks on each of { $first } and { $second }
}
do-put-stack = put a flask on the stack of { $project }
do-put-rival = put a flask on { $card }, a card of { $whose }
do-copy = use the effect of { $project }
do-return = { $flasks ->
    [0] return { $card }
    [one] return { $card } and { $flasks } flask
   *[other] return { $card } and { $flasks } flasks
}
do-advance = advance { $field } to { $value }
do-gain-field = { $flasks ->
    [one] { $field }: gain { $flasks } flask
   *[other] { $field }: gain { $flasks } flasks
}
do-turn-field = turn your cards of { $field } once
do-put-field = put a flask on each of your cards of { $field }

## One of two copies on a board

card-first = the first { $project }
card-second = the second { $project }

## What one may regret

caution-end = This empties a supply: the game ends after round { $round }.

## What cards do

effect-then = { $first } { $second }
effect-put-board = Put 1 flask on a stack of the board, then:
effect-put-rival = Put 1 flask on a rival's card, then:
effect-return = Return 1 of your cards (its flasks to the supply), then:
effect-if-different-fields = If you completed cards of 2 fields this turn, this one included:
effect-if-same-name = If you completed both copies of a project this turn:
effect-gain = { $flasks ->
    [one] Gain { $flasks } flask.
   *[other] Gain { $flasks } flasks.
}
effect-gain-amount = Gain flasks: { $amount }.
effect-gain-field = Choose a field: gain 1 flask for each cube on it.
effect-take = { $cards ->
    [one] Take { $cards } card.
   *[other] Take { $cards } cards.
}
effect-take-twins = Take both cards of a stack (else 1 card).
effect-basic = { $actions ->
    [one] Do { $actions } basic action.
   *[other] Do { $actions } basic actions.
}
effect-advance-one-cube = Advance a field that has exactly one cube.
effect-advance-not-highest = Advance a field that is not your highest.
effect-advance-lowest = Advance your lowest field.
effect-advance-that = Advance the field of that card.
effect-turn = Turn 1 card { $times ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
}.
effect-turn-up-to = Turn 1 card up to { $times ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
}.
effect-turn-pair = Turn 2 cards { $times ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
} each.
effect-turn-pair-fields = Turn 2 cards of different fields { $times ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
} each (else 1 card).
effect-turn-pair-names = Turn 2 copies of one project { $times ->
    [1] once
    [2] twice
    [3] three times
   *[other] four times
} each (else 1 card).
effect-turn-free = { $turns ->
    [one] Give your cards { $turns } quarter turn.
   *[other] Share out { $turns } quarter turns among your cards.
}
effect-turn-free-amount = Share out quarter turns among your cards: { $amount }.
effect-turn-field = Turn all your cards of one field once.
effect-turn-names = Turn one card of each name once.
effect-turn-those = { $cards ->
    [one] Turn it once.
   *[other] Turn them once.
}
effect-finish = Finish 1 of your cards.
effect-put = { $flasks ->
    [one] Put { $flasks } flask on one of your cards.
   *[other] Put { $flasks } flasks on one of your cards.
}
effect-put-pair = { $flasks ->
    [one] Put { $flasks } flask on each of 2 of your cards.
   *[other] Put { $flasks } flasks on each of 2 of your cards.
}
effect-put-field = Put 1 flask on each of your cards of one field.
effect-put-names = Put 1 flask on one of your cards of each name.
effect-double = Double the flasks on one of your cards (to { $limit } at most).
effect-copy-board = Use the effect of a project on the board.
effect-copy-own = Use the effect of one of your cards.

## How much: after "Gain flasks:" and "Share out quarter turns among your cards:"

amount-half-highest = half your highest technology
amount-third-sum = a third of your technology in all
amount-lowest = as many as your lowest technology
amount-fields = 1 for each field of technology 3 or more
amount-half-cubes = half as many as your technology cubes
amount-empty-slots = as many as your empty slots, less 1
amount-completed = 1 for each card completed this turn, this one included
amount-held = 1 for each card you hold
amount-third-pool = a third of your pool
amount-quarter-pool = 1 for every 4 flasks in your pool
amount-open-slots = 1 for each open slot
amount-were-here = as many as lay on this card, at most 4

## What the special spaces of a field score

special-physics = the technology value of one field again; two different fields for two spaces
special-chemistry = 1 point for each technology cube on the board
special-biology = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
special-astronomy = { $flasks ->
    [one] 1 point for every flask in the pool
   *[other] 1 point for every { $flasks } flasks in the pool
}

## The score sheet

sheet-flasks = flasks
sheet-technology = technology
sheet-physics = physics
sheet-chemistry = chemistry
sheet-biology = biology
sheet-astronomy = astronomy
sheet-cards = cards

## What is agreed

option-set = Projects
option-set-first = The first step of science: for a first game
option-set-collab = Advancing science: collaborating fields
option-set-best = For the best of scientific achievement
option-set-twin-studies = Twin studies: both copies of one project
option-set-crossroads = Crossroads: many fields at once
option-set-generous-rivals = Generous rivals: flasks on rivals' cards
option-set-perpetual-motion = Perpetual motion: long chains, extra actions
option-set-random = any legal set
option-set-free = 12 project numbers, separated by commas, or a set of another edition
option-first-player = First player
option-first-player-random = by lot
option-first-player-0 = first seat
option-first-player-1 = second seat
option-first-player-2 = third seat
option-first-player-3 = fourth seat
option-special-reading = Special scores
option-special-reading-occupied = a lone cube on space 3 scores
option-special-reading-reached-end = only once a cube has reached space 4
option-tie-break = Ties
option-tie-break-shared = tied leaders share the victory
option-tie-break-tournament = technology, then cubes, then pool decide

## The table in a terminal

draw-name = { $name }
draw-round = Round { $round }
draw-draft = The draft
draw-supply = supply:
draw-flasks = { $flasks ->
    [one] { $flasks } flask
   *[other] { $flasks } flasks
}
draw-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
draw-end-stage = End stage: the game ends after round { $round }
draw-first-player = first player
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-none = none left
draw-room = { $slots ->
    [0] no slot empty
    [one] { $slots } slot empty
   *[other] { $slots } slots empty
}
draw-empty = empty slot
draw-completed = completed: { $projects }
draw-part-round = round
draw-part-stacks = stacks

## What is printed on a project, when somebody asks for more about it.

about-number = project { $n }
about-field = field: { $said }
about-words = { $said }
about-caption = { $said }
