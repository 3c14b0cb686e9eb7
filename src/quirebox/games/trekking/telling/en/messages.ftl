# Trekking Through History.

## Things and numbers.

noun-rival = The Rival Tour
noun-nothing = nothing
noun-day = Day { $day ->
    [1] I
    [2] II
   *[other] III
}
noun-kind = { $kind ->
    [person] Person
    [event] Event
    [innovation] Innovation
    [progress] Progress
    [wild] Wild
   *[crystal] crystal
}
noun-kinds = { $kind ->
    [person] { $n } Person
    [event] { $n } Event
    [innovation] { $n } Innovation
    [progress] { $n } Progress
    [wild] { $n ->
        [one] { $n } Wild
       *[other] { $n } Wilds
    }
   *[crystal] { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
}
noun-token = { $kind ->
    [person] a Person token
    [event] an Event token
    [innovation] an Innovation token
    [progress] a Progress token
    [wild] a Wild
   *[crystal] a crystal
}
noun-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
noun-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
noun-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
noun-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-hour = { $hour ->
    [0] twelve o’clock
    [12] twelve o’clock
   *[other] { $hour } o’clock
}
noun-year = { $era ->
    [far] { NUMBER($year, useGrouping: "always") } BCE
    [before] { $year } BCE
    [after] { $year } CE
   *[late] { $year }
}
noun-circa = c. { $year }
noun-dated = “{ $title }” ({ $year })
noun-printed = { $text }
noun-titled = “{ $title }”

## What happened.

fact-day = { $day } begins.
fact-row = The Departures Row is laid out, from the right: { $cards }.
fact-turn-up = { $card } is turned up.
fact-todays-warp = Today’s Time Warp is { $name }: { $text }
fact-todays-and-tomorrows-warp = Today’s Time Warp is { $name }: { $text } Tomorrow: { $tomorrow }.
fact-select = { $who } selects the Itinerary “{ $itinerary }”.
fact-select-hidden = { $who } selects an Itinerary.
fact-itinerary = { $who } reveals the Itinerary “{ $itinerary }”.
fact-take = { $who } takes { $card } from { $slot ->
    [0] the deck
   *[other] the Row
}: { $hours }, { $gains }.
fact-ancestor = { $who } takes the Ancestor { $card }.
fact-warp = { $who } activates { $warp }.
fact-spend = { $who } spends { $crystals }; { $left } left.
fact-move = { $who } moves { $hours } to { $to }.
fact-move-beyond = { $who } moves { $hours } to { $to }; { $beyond ->
    [one] { $beyond } hour beyond it is lost
   *[other] { $beyond } hours beyond it are lost
}.
fact-punctual = { $who } arrives punctually and scores { $points }.
fact-rest = { $who } finds nothing to take and rests until twelve o’clock.
fact-crystal = { $who } gains { $crystals }; now { $now }.
fact-token = { $who } places { $token } on space { $row } of { $column }.
fact-token-scores = { $who } places { $token } on space { $row } of { $column }, scoring { $earned }.
fact-for-space = { $points } for the space
fact-for-row = { $points } for row { $row }
fact-no-crystal = { $who } gets no crystal: none is left.
fact-column-full = { $who } loses { $token }: the column is full.
fact-columns-full = { $who } loses a Wild: every column is full.
fact-none-left = { $who } gets no { $kind }: none is left, and no Wild.
fact-no-wild-left = { $who } gets no Wild: none is left.
fact-substitute = { $who } takes a Wild in place of { $kind }.
fact-trek-begins = { $who } starts a trek with { $card }.
fact-trek = { $who } adds { $card } to the trek: { $cards }, worth { $worth } (+{ $more }).
fact-collapse = { $who } ends the trek of { $cards }; it will score { $worth }.
fact-points = { $who } scores { $points }.
fact-exchange = { $who } pays a crystal for a Wild.
fact-under = Put under the deck, in this order: { $cards }.
fact-none-under = No cards were there to put under the deck.
fact-drop = { $who } removes { $card } from the trek; { $cards } left.
fact-night = { $who } puts the Itinerary of { $day } away; its tokens return to the supply.
fact-final = { $who } has { $track } on the score track and { $crystals }: { $points } with the treks.

## What is asked.

ask-select = Which Itinerary do you select for this day?
ask-choose = Which card do you take?
ask-spend = How many crystals do you spend? Without any, { $what } costs { $hours }.
ask-ancestor = the Ancestor
ask-wild = On which column do you place a Wild?
ask-exchange = Do you pay a crystal for a Wild?
ask-join = Do you add the card to your trek, though it is a little too early?
ask-colour = Which colour do you gain?
ask-board = Which Row card does the Time Warp bring you?
ask-over = The game is over.

## What an option means.

do-take = { $title } ({ $year }): { $gains }; { $trek }{ $outcome }
do-take-nothing = An empty slot
do-ancestor = Ancestor “{ $title }”: { $gains }; { $trek }{ $outcome }
do-no-ancestor = An Ancestor: none is left
do-warp = { $warp }: { $text }
do-no-warp = A Time Warp
do-rest = Rest until twelve o’clock
do-spend = { $crystals ->
    [0] No crystal
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}: { $hours } to { $to }
do-spend-punctual = { $crystals ->
    [0] No crystal
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}: { $hours } to { $to }, punctually: +{ $points }
do-spend-beyond = { $crystals ->
    [0] No crystal
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}: { $hours } to { $to }, { $beyond ->
    [one] { $beyond } hour is lost
   *[other] { $beyond } hours are lost
}
do-spend-what = Spend { $crystals ->
    [0] no crystal
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
do-itinerary = { $name }: columns { $columns }
do-itinerary-rows = { $name }: columns { $columns }; { $rows }
do-colour = { $kind }
do-column = { $kind }, space { $row }{ $earns }
do-column-full = { $kind }: the column is full
do-earns-nothing = { "" }
do-earns-points = : { $points }
do-earns-crystal = : a crystal
do-earns-row = : { $points } for the row
do-earns-points-and-row = : { $points } for the space, { $more } for the row
do-earns-crystal-and-row = : a crystal, and { $points } for the row
do-exchange = Pay a crystal for a Wild
do-keep = Keep the crystal
do-join = Add the card: the trek grows to { $cards }
do-new-trek = Start a new trek; that of { $cards } ends, worth { $worth }
do-yes = Yes
do-no = No

outcome-none = { "" }
outcome-move = ; { $hours } to { $to }{ $beyond ->
    [0] { "" }
   *[other] { " " }({ $beyond } lost)
}{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}
outcome-move-missing = ; { $hours } to { $to }{ $beyond ->
    [0] { "" }
   *[other] { " " }({ $beyond } lost)
}{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
}, { $missed } lost
outcome-join = may join the trek of { $cards } or end it
outcome-collapse = ends the trek of { $cards }, worth { $worth }
outcome-extend = extends the trek to { $cards } (+{ $more })
outcome-start = starts a trek
outcome-no-trek = there is no trek to join

plan-column = { $kind } { $height }
plan-column-bonus = { $kind } { $height } ({ $bonuses })
plan-bonus-points = +{ $points } on { $row }
plan-bonus-crystal = a crystal on { $row }
plan-rows = rows from the top: { $bonuses }
plan-row = { $points ->
    [0] –
   *[other] +{ $points }
}

caution-collapse = This ends your trek of { $cards }, worth { $worth }; it cannot be extended any more.

## What a player alone plays for, and the score sheet.

goal-now = You need more points than the Rival Tour: it has { $theirs }, you have { $mine }.
goal-tied = You and the Rival Tour had { $mine } points each; the lengths of the treks decided.
goal-then = You needed more points than the Rival Tour: it had { $theirs }, you had { $mine }.

sheet-itineraries = Itineraries
sheet-punctuality = Punctuality
sheet-time-warps = Time Warps
sheet-crystals = Crystals
sheet-treks = Treks

## Time Warps, by what they do.

effect-two = { $first } { $then }
effect-gain = Gain { $gains }.
effect-gain-chosen = Choose a colour and gain { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} of it.
effect-gain-spaces = Gain the space benefits of all slots.
effect-gain-last = Gain the printed benefits of the last card of your current trek again.
effect-score = Score { $points }.
effect-take-row = Take any Row card; its hours do not count.
effect-take-row-short = Take a Row card of { $hours ->
    [one] { $hours } printed hour
   *[other] { $hours } printed hours or less
}; its hours do not count.
effect-once-more = Then once more, when the Row is refilled, if it is possible.
effect-take-ancestor = Take an Ancestor; its hours do not count.
effect-new-row = Put the whole Row under the deck and deal a new one.
effect-drop-last = Remove the last card of your current trek from the game; the trek date goes back.
effect-cost = Cards of { $dear } printed hours or more cost { $discount ->
    [one] { $discount } hour
   *[other] { $discount } hours
} less (before crystals).
effect-space-wild = A coloured space benefit is taken as a Wild, if the supply still has one.
effect-crystal-power = Each crystal lowers the cost by { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} (at least 1 hour remains). A crystal that would change nothing may not be spent.
effect-punctual = The punctuality bonus is { $points } instead of { $usual }.
effect-hours = If your move ends exactly on one of the hours { $hours }, gain { $gains }.
effect-company = If your move ends on an hour from 1 to 11 where another watch already stands, gain { $gains }.
effect-ancestor = Each Ancestor also gives { $gains }.
effect-slot = A card from { $slot ->
    [0] the top of the deck
   *[other] place { $slot } after the deck
} gives { $gains }.
effect-slot-also = A card from { $slot ->
    [0] the top of the deck
   *[other] place { $slot } after the deck
} also gives { $gains }.
effect-exchange = After collecting the benefits of a card you may pay 1 crystal to the supply and gain 1 Wild, once per turn.
effect-join = A History card that is not later than your trek date but at most { $years ->
    [one] { $years } year
   *[other] { $years } years
} before it may be added to the current trek; its date becomes the trek date.
effect-close = When you add a History card at most { $years ->
    [one] { $years } year
   *[other] { $years } years
} later than the trek date, score { $points }.
effect-collapse = When your trek ends and a new one starts, gain { $gains }.
effect-nothing = Nothing changes.

## The Rival Tour, by its Solo card.

rival-plays = { $prefers } { $scores }
rival-most-icons = It takes the card with the most icons, its space included, then the earliest year.
rival-earliest = It takes the earliest year.
rival-short-first = It takes cards of 3 hours or less before dearer ones, then the earliest year.
rival-scores-alike = Every icon scores { $points }.
rival-scores = Its favourite colour scores { $favourite }, a Wild { $wild }, a crystal { $crystal }, any other icon { $others }.

## Options of a game.

option-random-itineraries = First game
option-random-itineraries-off = everybody selects their Itineraries
option-random-itineraries-on = Itineraries are drawn at random
option-time-warps = Time Warps
option-time-warps-off = without Time Warps
option-time-warps-on = with a Time Warp for each day
option-crystal-supply = Time Crystals
option-crystal-supply-20 = 20 crystals
option-crystal-supply-16 = 16 crystals, as in the prototype
option-token-supply = Experience tokens
option-token-supply-84 = 84 tokens: 17 of each colour, 16 Wilds
option-token-supply-80 = 16 of each, as in the prototype
option-solo-card = Solo card, for one player
option-solo-card-s1 = Package Tour: for beginners
option-solo-card-s2 = Guided Walk
option-solo-card-s3 = Study Trip: it has a favourite colour
option-solo-card-s4 = Grand Expedition: for experts

## The table in a terminal.  Short words for icons have three letters.

draw-icon = { $kind ->
    [person] Per
    [event] Eve
    [innovation] Inn
    [progress] Pro
    [wild] Wil
   *[crystal] Cry
}
draw-head = deck { $deck }   Ancestors { $ancestors }   supply
draw-trek-table = treks    { $table }  further +{ $further }
draw-today = today:
draw-tomorrow = tomorrow:
draw-all-day = all day
draw-dates = All cards of { $day }, in the Row: >
draw-ancestor = Ancestor
draw-empty = empty
draw-hours = { $hours } h
draw-starts = starts
draw-extends = extends
draw-ends = ends { $length }
draw-may-join = may join, or ends { $length }
draw-timeline = Timeline of { $who }
draw-trek-worth = trek of { $cards }, worth { $worth }, next card +{ $more }
draw-no-trek = no trek
draw-none-yet = none yet
draw-none = none
draw-unseen = of the { $unseen } unseen cards { $later ->
    [one] { $later } is later
   *[other] { $later } are later
}
draw-trek = trek
draw-row = row
draw-start = start
draw-end = end it
draw-extend = extend it
draw-clock = clock
draw-standing = score { $score }  hour { $hour }
draw-trek-to = trek { $length } to { $year }
draw-hand = In your hand: { $plans }
draw-player = score { $score } (track { $track })  hour { $hour }  crystals { $crystals }  ended treks: { $ended }
draw-favourite = favourite
draw-rows = rows

## What is printed on a card, when somebody asks for more about it.

about-day = day { $n }
about-year = { $era ->
    [before] { $n } BCE
   *[after] { $n } CE
}
about-circa = the year is not known exactly
about-category = category: { $said }
about-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
about-icons = icons: { $said }
about-caption = { $said }
about-text = { $said }
about-rows = rows that are full score { $said } points
about-level = level { $n }
printed-p = Person
printed-e = Event
printed-i = Innovation
printed-g = Progress
printed-w = Wild
printed-c = crystal
draw-part-day = day
draw-part-row = row
draw-part-timeline = timeline
draw-part-clock = clock
draw-part-warps = warps
draw-part-dates = dates
draw-part-hand = hand
