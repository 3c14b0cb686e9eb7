### What Books of Time says, in English.

## What things are called

noun-scribbles = Scribbles
noun-cover = a cover
noun-twin = { $name } ({ $n })
noun-or = { $first } or { $second }
noun-pen = { $n ->
    [one] { $n } Pen
   *[other] { $n } Pens
}
noun-paper = { $n } Paper
noun-file = { $n ->
    [one] { $n } File
   *[other] { $n } Files
}
noun-vp = { $n } VP
noun-nothing = nothing
# An event of the Chronicle with what it does.
noun-event = { $name } ({ $text })

## What abilities say: costs and gains are lists of these

ability-for = { $costs }: { $gains }
ability-list = { $parts }
ability-free = free
ability-drop = { $n ->
    [one] discard a page of { $types }
   *[other] discard a page each of { $types }
}
ability-have = { $n ->
    [one] if your sections hold a page of { $types }
   *[other] if your sections hold pages of { $types }
}
ability-same = if your sections hold { $n } pages of one type
ability-level = if you are at level { $level } of { $type } or higher
ability-take = { $n ->
    [one] take { $n } page from the offer
   *[other] take { $n } pages from the offer
}
ability-refresh = refresh the offer
ability-recover = take a page from the discard pile
ability-write = write a page of { $type } free of charge
ability-write-any = write any page free of charge
ability-write-section = write the page of section { $section }
ability-token = gain a Science token
ability-top = 1 VP, 1 Pen or 1 Paper
ability-advance = advance on the track of { $type }
ability-advance-any = advance on any track
ability-objective = advance the objective of { $type }
ability-objective-any = advance any objective
ability-per-kind = { $n } VP for each different symbol in { $type }
ability-per-copy = { $n } VP for each copy of the { $rank ->
    [second] second most
   *[most] most
} frequent symbol in { $type }
ability-per-file = { $n } VP for each File ({ $most } at most)
ability-end = at the end of the game { $n } VP for each page of { $type }

## What objective tiles and challenges ask for

tile-copies = { $n } × { $symbol } and { $others } × another symbol
tile-different = { $n } different symbols
tile-different-and = { $n } different symbols and one more { $symbol }
tile-sequence = { $symbols }, in this order
challenge-top = reach the top of the { $type } track
challenge-levels = level { $level } or higher on each track
challenge-files = own { $n } Files at once
challenge-no-file = use no File in the whole game
challenge-different = { $n } different symbols in the { $type } book
challenge-same = { $n } pages of the same symbol in the { $type } book
challenge-pairs = two pages of one symbol and two of another in the { $type } book
challenge-written = at least { $n } pages written into the { $type } book
challenge-written-each = at least { $n } pages written into every book
challenge-maximum = { $type } objective at its maximum and fulfilled
challenge-maxima = { $n } objectives at their maximum and fulfilled
challenge-lose = lose if Scribbles gets { $n } pages of any one { $type } symbol
challenge-take = take { $n } pages in one turn
challenge-discard = discard { $n } pages in one turn
challenge-write = write at least { $n } pages in one turn
challenge-advance = advance { $n } times on one track in one turn

## What happened

fact-pick-hidden = { $who } picks a page.
fact-pick-write = { $who } picks { $page } to write.
fact-pick-section = { $who } picks { $page } for section { $section }.
fact-keep = { $who } keeps { $first } in section 1 and { $second } in section 2.
fact-challenge = { $who } chooses the challenge: { $challenge }.
fact-fulfilled = { $who } fulfils the challenge: { $challenge }.
fact-lost = { $who } wins at once: { $challenge }.
fact-scribbles = Scribbles takes { $page } { $place ->
    [deck] from the top of the deck
   *[offer] from the offer
} out of the game.
fact-block = { $who } spends a File to keep { $page } in the offer.
fact-round = Round { $round } begins; the Chronicle shows { $events }.
fact-bookmark = The bookmark of the Chronicle is reached: three pages are left.
fact-over = The Chronicle closes; the game is over.
fact-turn-begins = { $who }’s turn begins.
fact-action = { $who } chooses the action “{ $action }”.
fact-event = { $who } uses the event { $event }.
fact-decline = { $who } declines the rest of it.
fact-take = { $who } takes { $page } from { $place ->
    [deck] the top of the deck
   *[offer] the offer
}.
fact-recover = { $who } takes { $page } from the discard pile.
fact-push = { $page } is pushed off the board of { $who }.
fact-drop = { $who } discards { $page }.
fact-refresh = { $who } throws { $page } out of the offer.
fact-refill = { $page } comes into the offer.
fact-refill-top = { $page } comes into the offer; { $top } is on top of the deck.
fact-top = { $page } is on top of the deck.
fact-reshuffle = { $pages ->
    [one] The discard pile of { $pages } page becomes the new deck
   *[other] The discard pile of { $pages } pages is shuffled to form a new deck
}; { $top } is on top.
fact-activate = { $who } activates { $book }.
fact-ability = { $who } uses { $page }: { $text }.
fact-write = { $who } writes { $page } into { $book }.
fact-instant = { $page } gives { $who } { $gains }.
fact-turn = { $who } turns to spread { $spread } of { $book }.
fact-close = { $pages ->
    [0] { $who } closes { $book }; no page was turned.
    [one] { $who } closes { $book }; { $pages } turned page gives { $gains }.
   *[other] { $who } closes { $book }; { $pages } turned pages give { $gains }.
}
fact-gain = { $who } gains { $amounts }.
fact-pay = { $who } pays { $amounts }.
fact-advance = { $who } advances to level { $level } of the { $track } track.
fact-objective = { $who } removes the top tile of the { $type } objective; level { $level } is on top now.
fact-token = { $who } gains a Science token: { $symbol }.

## What is asked

ask-over = The game is over.
# What follows is a list.
ask-then = { $asked } Then: { $then }.
ask-pick-write = Pick one of your six pages to write.
ask-pick-section = Pick one of your six pages for section { $section }.
ask-action = Choose your action.
ask-action-or-event = Choose your action, or use an event before it.
ask-after = Use an event, or end your turn.
ask-book = Which book do you activate?
ask-ability = Use a visible ability of { $book }, or stop and turn it.
ask-write = Which page do you write?
ask-close = Which book do you close?
ask-draw = Draw a page ({ $n } left).
ask-draw-first = Draw a page ({ $n } left), or first refresh the offer for { $cost } VP.
ask-advance = On which track do you advance?
ask-turn = Which books do you turn?
ask-take = { $n ->
    [one] Take a page from the offer, or do without it.
   *[other] Take a page from the offer ({ $n } left), or do without the rest.
}
ask-refresh = Which pages of the offer do you throw out?
ask-recover = Which page do you take from the discard pile?
ask-free-write = Write a page free of charge, or do without it.
ask-drop = Discard a page of { $type } from your sections.
ask-files = How many Files stand in for Pens and for Paper?
ask-challenge = Which challenge do you take on?
ask-block = Scribbles wants { $page }: spend a File to keep it?
ask-benefit = Gain the benefit of the level, or advance the objective?
ask-track = Advance on which track?
ask-stack = Advance which objective?
ask-back = Which benefit of the removed tile?
ask-token = Which Science token?
ask-top = Which reward at the top of the track?

## What is still to come in the turn

then-turn = turn { $book }
then-other-ability = the other ability
then-take = { $n ->
    [one] take { $n } more page
   *[other] take { $n } more pages
}
then-draw = { $n ->
    [one] draw { $n } more page
   *[other] draw { $n } more pages
}
then-scribbles = Scribbles goes on
then-write = write more
then-advance = advance more
then-action = your action

## What can be done

do-pick = { $page }
do-main-activate = Activate pages
do-main-write = Write pages
do-main-close = Close a book
do-main-draw = Draw pages
do-main-advance = Advance on tracks
do-main-turn = Turn pages
do-event = use the event { $event }
do-no-event = no event on this side
do-end = end the turn
do-activate = activate { $book }
do-close = close { $book }
do-ability = use { $page }: { $text }
do-cover = the cover, which has no ability
do-turn-book = turn { $book }
do-enough-written = enough written
do-enough = enough
do-empty-section = section { $section }, which is empty
do-discard = discard { $page }
do-write = write { $page } ({ $cost })
do-write-free = write { $page } free of charge
do-take = take { $page }
do-take-deck = take { $page } from the deck
do-empty-deck = the deck, which is empty
do-empty-slot = an empty place of the offer
do-refresh = throw out { $pages }
do-refresh-paid = pay { $cost } VP and throw out { $pages }
do-advance = { $track } to level { $level }: { $brings }
do-advance-paid = { $track } to level { $level } for { $cost }: { $brings }
do-advance-top = { $track }, at its top: 1 VP, 1 Pen or 1 Paper
do-benefit = { $text }
do-objective = advance the { $type } objective from “{ $now }” ({ $vp } VP) to “{ $then }” ({ $more } VP) and gain { $first } or { $second }
do-objective-maximum = the { $type } objective, which is at its maximum
do-turn-all = turn all three books
do-turn-books = turn { $books }
do-token = { $symbol }
do-top = { $what ->
    [vp] gain 1 VP
    [pen] gain 1 Pen
   *[paper] gain 1 Paper
}
do-recover = take { $page }
do-skip = do without it
do-keep-offer = throw out nothing
do-let-go = let Scribbles take { $page }
do-block = spend a File to keep { $page }
do-challenge = { $challenge } ({ $type }, tier { $tier })
do-files-none = no File
do-files-pens = { $n ->
    [one] { $n } File for a Pen
   *[other] { $n } Files for Pens
}
do-files-papers = { $n ->
    [one] { $n } File for a Paper
   *[other] { $n } Files for Paper
}
do-files-both = { $pens ->
    [one] { $pens } File for a Pen
   *[other] { $pens } Files for Pens
}, { $papers ->
    [one] { $papers } File for a Paper
   *[other] { $papers } Files for Paper
}

## What one may regret

caution-event = You have not used an event of the Chronicle this turn.
caution-ability = An ability of this spread has not been used.
caution-nothing = Nothing that this ability gives can be had now.

## What a player alone plays for

goal-now = You need { $points } points and { $needed ->
    [one] { $needed } challenge
   *[other] { $needed } challenges
}; you have { $had }, and have met { $met } of { $needed }{ $held ->
    [0] {""}
    [one] {" "}(one is not lost so far)
   *[other] {" "}({ $held } are not lost so far)
}.
goal-then = You needed { $points } points and { $needed ->
    [one] { $needed } challenge
   *[other] { $needed } challenges
}; you had { $had }, and met { $met } of { $needed }.
goal-lost = The challenge “{ $challenge }” was lost, which ended the game at once; you had { $had ->
    [one] { $had } point
   *[other] { $had } points
}.

## The score sheet

sheet-victory-points = victory points
sheet-science-objective = Science objective
sheet-industry-objective = Industry objective
sheet-trade-objective = Trade objective
sheet-tops-of-tracks = tops of tracks
sheet-resources-left = resources left
sheet-challenges-not-fulfilled = challenges not fulfilled

## What is agreed

option-difficulty = Against Scribbles (one player only)
option-difficulty-easy = 17 rounds; one challenge and 100 points win
option-difficulty-medium = 16 rounds; one challenge and 110 points win
option-difficulty-hard = 16 rounds and a fourth challenge; two challenges and 120 points win
option-turn-scope = Turn pages: which books pay their instant benefit
option-turn-scope-all = all three, turned or not, as the rulebook says
option-turn-scope-turned = only those that were turned
option-chronicle-used = Pages bound into the Chronicle
option-chronicle-used-15 = 16 rounds
option-chronicle-used-14 = 15 rounds
option-payment = Paying with Files
option-payment-automatic = Pens and Paper first, Files for what is missing
option-payment-strict = the payer says how many Files replace Pens and Paper
option-discards = What counts as discarded for a challenge (one player only)
option-discards-board = pages that leave your board
option-discards-all = pages refreshed out of the offer, too, which the rulebook also calls discarded

## The table in a terminal

draw-name = { $name }
draw-part-round = round
draw-part-offer = offer
draw-part-tracks = tracks
draw-part-sections = sections
draw-part-levels = levels
draw-part-objectives = objectives
draw-part-discard = discard
draw-part-pages = pages
draw-part-taken = taken
draw-no-discard = The discard pile is empty.
draw-empty = empty
draw-no-symbol = no symbol
draw-page = ({ $symbol }) front: { $front } – back: { $back } – at once: { $instant }
draw-setup = Setup
draw-chronicle-closed = The Chronicle is closed.
draw-round = Round { $round } of { $of }
draw-chronicle-left = Chronicle, left:   { $event }
draw-chronicle-right = Chronicle, right:  { $event }
draw-front-cover = front cover
draw-back-cover = back cover
draw-slot = slot { $slot }
draw-deck = deck { $pages }
draw-on-top = on top
draw-discard = discard pile { $pages }
draw-starts = starts
draw-owned = Pens { $pens }  Paper { $paper }  Files { $files }  VP { $vp }
draw-points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
draw-section = section { $section } ({ $cost })
draw-tile-brief = { $missing ->
    [0] { $vp } VP
   *[other] { $missing } missing for { $vp } VP
}
draw-tile = { $asked }: { $vp } VP
draw-tile-back = { $asked }: { $vp } VP; removing it gives { $first } or { $second }
draw-track = level { $level } (next { $next } for { $step })
draw-track-top = level { $level }, the top
draw-objective = objective: { $asked }, { $vp } VP, { $missing ->
    [0] fulfilled
   *[other] { $missing } missing
}
draw-tokens = tokens: { $tokens }
draw-book-pays = closing pays { $closing }; turning pays { $turning }
draw-left = left:   { $face }
draw-right = right:  { $face }
draw-back-face = { $page }: { $back }
draw-front-face = { $page }: { $front } – at once: { $instant }
draw-hand = Your six pages
draw-picked = picked
draw-difficulty = { $difficulty ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
draw-scribbles-takes = takes { $pages }
draw-challenge-open = { $challenge } (not lost so far)
draw-taken = { $pages ->
    [0] Scribbles has taken no page.
    [one] { $pages } page that Scribbles has taken:
   *[other] { $pages } pages that Scribbles has taken:
}
draw-icon = { $what } (slot { $slot })
draw-icon-none = { $what } (none)
draw-icon-deck = the top of the deck
draw-icon-slot = slot { $slot }

## What is printed on a page or tile, when somebody asks for more about it.

about-type = type: { $said }
about-symbol = symbol: { $said }
about-front = front: { $said }
about-back = back: { $said }
about-instant = at once, when it is written: { $said }
about-text = { $said }
about-tier = tier { $n }
printed-s = Science
printed-i = Industry
printed-t = Trade
printed-planet = Planet
printed-theorem = Theorem
printed-flask = Flask
printed-leaf = Leaf
printed-gear = Gear
printed-hearth = Hearth
printed-signal = Signal
printed-map = Map
printed-boat = Boat
printed-caravan = Caravan
printed-coin = Coin
