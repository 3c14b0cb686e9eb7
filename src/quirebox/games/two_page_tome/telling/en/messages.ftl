# What Two Page Tome says in English.

## Names.  $land is forest, cave, lake, castle, village or cliffs; $direction is one of six.

land = { $land ->
    [forest] Forest
    [cave] Cave
    [lake] Lake
    [castle] Castle
    [village] Village
   *[cliffs] Cliffs
}
card = { $race } ({ $points })
card-alike = { $race } ({ $points }, { $nth ->
    [1] the first
    [2] the second
    [3] the third
   *[other] the fourth
})
no-card = no card
tome = { $left } and { $right }
tome-alike = { $left } and { $right } ({ $nth ->
    [1] the first
   *[other] the second
})
no-tome = no tome
direction = { $direction ->
    [east] east
    [north-east] north-east
    [north-west] north-west
    [west] west
    [south-west] south-west
   *[south-east] south-east
}
steps = { $steps ->
    [one] one step { direction }
   *[other] { $steps } steps { direction }
}
brews = { $n ->
    [one] { $n } brew
   *[other] { $n } brews
}
inks = { $n ->
    [one] { $n } ink pot
   *[other] { $n } ink pots
}

# A hex by what is there; $land may be empty, too.
hex = { $land ->
    [forest] the forest
    [cave] the cave
    [lake] the lake
    [castle] the castle
    [village] the village
    [cliffs] the cliffs
   *[empty] the empty hex
}
hex-exotic = { $hex } at { $place }

## What happened.

fact-keep = { $who } keeps { $first } and { $second }.
fact-keep-hidden = { $who } keeps two cards.
fact-kept = { $who } claims { $first } and { $second }.
fact-row = The row is dealt: { $cards }.
fact-start = { $who } puts the worldbuilder onto { $where }.
fact-start-somewhere = { $who } puts the worldbuilder onto a dot.
fact-round = Round { $round } begins with { $who }.
fact-take = { $who } takes the tome of { $tome }, reserves { $kept } and leaves { $left } to everybody else.
fact-pair = { $who } takes { $first } and { $second }.
fact-ink = { $who } uses an ink pot.
fact-swap = { $who } uses a brew to swap { $card }.
fact-draw-row = { $who } draws { $card } from the row.
fact-draw-deck = { $who } draws { $card } from the deck.
fact-refill = New in the row: { $card }.
fact-refill-none = A place in the row stays empty.
fact-shuffle = The discard pile becomes a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
fact-travel = { $who } travels along roads: { $way }.
fact-travel-somewhere = { $who } travels along roads.
fact-brew = { $who } uses a brew to step { $direction }.
fact-brew-somewhere = { $who } uses a brew to take a step.
fact-claim = { $who } claims { $place }.
fact-close = { $place } is closed to { $who }.
fact-scribble = { $who } scribbles { land } to the { $direction }.
fact-scribble-somewhere = { $who } scribbles { land }.
fact-road = { $who } draws a road to the { $direction }.
fact-fill = The { land } of { $who } gains substance ({ $way } of the worldbuilder).
fact-fill-here = The { land } under the worldbuilder of { $who } gains substance.
fact-fill-somewhere = A { land } of { $who } gains substance.
fact-decline = { $who } declines { land }.
fact-rest-idle = { $who } rests.
fact-rest = { $who } rests and refreshes { $tokens }.
fact-restore = { $who } restores { land } { $race } (+{ $points }).
fact-flip = The tome of { $tome } is turned up.
fact-end = No tome is left to be turned up: the game is over.

## What is asked.

ask-keep = Which two of your four cards do you keep?
ask-start = On which dot does your worldbuilder start?
ask-take = Which tome do you take, and which of its symbols do you reserve?
ask-research = Swap a card, for one of your { $brews ->
    [one] { $brews } brew
   *[other] { $brews } brews
}?
ask-draw = From where do you draw the new card?
ask-pair = Which symbols do you take?
ask-move = Where do you go?
ask-journey = Where do you go, or which symbol comes next?
ask-manifest = You were given { land }: which symbol do you scribble, or do you rest?
ask-place = Where do you scribble { land }?
ask-offer = Where do you scribble { land }, or do you decline it?
ask-road = Where does a road lead from { hex }? { $roads ->
    [one] One road
   *[other] { $roads } roads
} to draw.
ask-restore = Which card do you restore, with which land?
ask-over = The game is over.

## What an option does.

do-keep = Keep { $first } and { $second }
do-start = Start on { $where }
dot = { $where ->
    [east] the dot in the east
    [north-east] the dot in the north-east
    [north] the dot in the north
    [north-west] the dot in the north-west
    [west] the dot in the west
    [south-west] the dot in the south-west
    [south] the dot in the south
   *[south-east] the dot in the south-east
}
do-take = Take { $tome }: reserve { $kept }, leave { $left }
do-pair = Take { $first } and { $second }
do-pair-ink = Take { $first } and { $second } for an ink pot
do-swap = Swap { $card } for a brew
do-draw-row = Draw { $card }
do-draw-deck = Draw from the deck unseen, and deal a new row
do-end-research = Keep your cards and go on to the move
do-travel = Walk along the roads to { $hex } ({ $way })
do-brew-mist = Step { $direction } for a brew, into the mist
do-brew = Step { $direction } for a brew, onto { $hex }
do-end-move = Stay here and take up the pen
do-symbol = Scribble { land }
do-symbol-ink = Scribble { land } for an ink pot
do-symbol-nowhere = Scribble { land } (no hex can take it)
do-rest-idle = Rest: everything is fresh already
do-rest = Rest: refresh { $tokens }
do-decline-idle = Decline { land }
do-decline = Decline { land }: refresh { $tokens }
do-place-mist = Scribble to the { $direction }, into the mist
do-place = Scribble to the { $direction }, on { $hex }
do-place-cliffs = Scribble to the { $direction }, on { $hex }: { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}, { $all } in all
do-road-mist = Draw the road { $direction }, into the mist
do-road = Draw the road { $direction }, to { $hex }
do-restore = Restore { $card } with { land }
do-end-restore = Restore nothing more and end the turn
do-claim = Claim { $place }

## What might be regretted.

caution-restore = A race can be restored now.
caution-swap = The pattern of { $card } is complete: it could be restored this round.

## What a player alone plays for.

goal-playing = You need more than { $need } points; you have { $points }.
goal-playing-best = You need more than { $need } points, or more than your best score of { $best }; you have { $points }.
goal-over = You needed more than { $need } points, and had { $points }.
goal-over-best = You needed more than { $need } points, or more than your best score of { $best }, and had { $points }.

## The score sheet.

sheet-restoration = races
sheet-forest = forests
sheet-cave = caves
sheet-lake = lakes
sheet-castle = castles
sheet-village = villages
sheet-cliffs = cliffs
sheet-exotic = exotic places
sheet-magic = magic
sheet-empty = empty hexes

## What is agreed before the game.

option-map = Map
option-map-m1 = The Open Page (easy)
option-map-m2 = The Torn Page (standard)
option-map-m3 = Scattered Leaves (hard)
option-map-m4 = The Long Spine (expert)
option-map-free = the id of a map of the edition
option-deck = Summoning deck, with 2 to 6 players
option-deck-normal = all cards
option-deck-easy = no red corners
option-deck-hard = no green corners
option-solo = Summoning deck of a player alone
option-solo-yellow = only yellow corners
option-solo-green = only green corners
option-solo-red = only red corners
option-exotics = Exotic locations
option-exotics-normal = open to everybody to the end
option-exotics-competitive = close after the round of the first claim
option-first = First player
option-first-random = drawn by lot
option-first-0 = first seat
option-first-1 = second seat
option-first-2 = third seat
option-first-3 = fourth seat
option-first-4 = fifth seat
option-first-5 = sixth seat
option-best = Best score of a player alone so far
option-best-none = only the goal of the rulebook counts
option-best-free = a whole number
option-worlds = Names of the worlds
option-worlds-none = they have none
option-worlds-free = a name for each world, in the order of the seats, separated by semicolons
option-mirror = Patterns may be mirrored
option-mirror-no = as the rules say
option-mirror-yes = an experiment
option-cliffs-help = Cliffs count for Castles and Villages
option-cliffs-help-yes = as the rules say
option-cliffs-help-no = an experiment
option-inland-cliffs = Cliffs may stand on hexes without mist
option-inland-cliffs-no = as the rules say
option-inland-cliffs-yes = an experiment
option-chain = A card drawn in Restore can be scored in it
option-chain-yes = as the rules say
option-chain-no = an experiment
option-solo-rest = Alone, declining refreshes
option-solo-rest-each = at each symbol, as the rules say
option-solo-rest-both = only if both are declined: an experiment

## The table in a terminal.

draw-round = Round { $round } of { $of }
draw-turn = Turn { $round } of { $of }
draw-name = { $name }
draw-inspiration = inspiration: { $who }
draw-tomes = {"Tomes: "}
draw-down = { $n } face down
draw-taken = taken
draw-given = Given: { $kept } to { $who }, { $left } to everybody else
draw-in-hand = In hand: { $lands }
draw-row = {"Row: "}
draw-deck = deck { $n }
draw-used = {"Tomes that were used: "}
draw-dealt = {"Dealt: "}
draw-kept = {"Kept: "}
draw-brews = { $unused } of { $of } brews unused
draw-inks = { $unused } of { $of ->
    [one] { $of } ink pot
   *[other] { $of } ink pots
} unused
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-restored = {"Restored: "}
draw-race = { land } { $race }
draw-letters = FCLKV
draw-legend-map = @ worldbuilder   0-3 brews to get there   o dot   = / \ roads   * exotic location, # claimed, ! closing, x closed
draw-legend-lands = F forest, C cave, L lake, K castle, V village: ■ filled, □ not yet   ^ cliffs; in small maps a capital is filled
draw-legend-card = of a card: O the land, x another hex, without it
draw-lacks = { $n ->
    [0] { land }: complete
   *[other] { land }: { $n } missing
}
draw-way = { $way }
draw-here = under the worldbuilder
draw-more = { $n ->
    [one] (or in { $n } more way)
   *[other] (or in { $n } more ways)
}
draw-no-symbols = no symbols yet
draw-no-part = none of the symbols can be a part of it
draw-no-room = it can no longer be completed

## What the player aid says of a land.

aid-forest = fills beside a forest
aid-cave = fills alone, when drawn
aid-lake = fills with a road
aid-castle = fills by 4; draws 2 roads
aid-village = fills by a pair; 1 road
aid-cliffs = ½ for each coast edge

## What is printed on a card or map, when somebody asks for more about it.

about-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
about-corner = corner: { $said }
about-difficulty = difficulty: { $said }
about-text = { $said }
printed-green = green
printed-yellow = yellow
printed-red = red
about-edge = on the { $said } side of its hex
printed-nw = north-west
printed-ne = north-east
printed-w = west
printed-e = east
printed-sw = south-west
printed-se = south-east
draw-part-round = round
draw-part-row = row
draw-part-map = map
draw-part-tomes = tomes
draw-part-dealt = dealt
draw-part-legend = legend
draw-part-card = card { $slot }
