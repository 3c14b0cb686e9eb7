# The History of the Book in English.

## Amounts.  $n counts them.

credits =
    { $n ->
        [0] no credits
        [one] 1 credit
       *[other] { $n } credits
    }
debt-paper = debt paper for { credits }
debts-taken = the taking over of debts of { credits }
nothing = nothing yet
no-goods = no book and no credit

## Names

book = “{ $title }”
book-by = “{ $title }” by { $author }
century = { $n }th century
bank = the bank
country =
    { $key ->
        [Americas] the Americas
       *[other] { $name }
    }
label-canon = { $adjective } National Canon
label-specialty = Specialty { $genre }
label-valuable = Most Valuable Books
lot = { $set } (four books: { $country }, { $genre })

## What events and chance cards do

effect-for = { credits } for { $to }
effect-from = { credits } from { $of } to the bank
effect-from-to = { credits } from { $of } to { $to }
effect-auction = an auction

effect-then = { $first } { $second }
effect-one-of = Choose one of two. { $first } Or: { $second }
effect-remove =
    { $which ->
        [earliest] { $n ->
            [one] Remove the unlocked book that you acquired first.
           *[other] Remove the { $n } unlocked books that you acquired first (or the only one).
        }
        [latest] { $n ->
            [one] Remove the unlocked book that you acquired last.
           *[other] Remove the { $n } unlocked books that you acquired last (or the only one).
        }
        [dearest] { $n ->
            [one] Remove your most valuable unlocked book; among equals the one acquired last.
           *[other] Remove your { $n } most valuable unlocked books; among equals those acquired last.
        }
        [cheapest] { $n ->
            [one] Remove your least valuable unlocked book; among equals the one acquired first.
           *[other] Remove your { $n } least valuable unlocked books; among equals those acquired first.
        }
       *[random] { $n ->
            [one] Remove one unlocked book chosen at random.
           *[other] Remove { $n } unlocked books chosen at random.
        }
    }
effect-return =
    { $which ->
        [earliest] Return the unlocked book that you acquired first to the market.
        [latest] Return the unlocked book that you acquired last to the market.
        [dearest] Return your most valuable unlocked book to the market; among equals the one acquired last.
        [cheapest] Return your least valuable unlocked book to the market; among equals the one acquired first.
       *[random] Return one unlocked book chosen at random to the market.
    }
effect-return-chosen = Return one unlocked book of your choice to the market.
effect-give-own-country = Give all your unlocked books of your own country to your left neighbour, in the order in which you acquired them; the neighbour may then complete a collection.
effect-give-home = Give one unlocked book of your choice to its country, if that one is at the table and is not yours; the receiver may then complete a collection.
effect-sell-by-auction = Offer your most valuable unlocked book (among equals your choice) to the others, who bid from its printed value on, countries in debt excluded. If nobody bids, return it for its printed value.
effect-take =
    { $n ->
        [one] Take one market book of your choice for free.
       *[other] Take { $n } market books of your choice for free (fewer if fewer are there).
    }
effect-take-own-country =
    { $n ->
        [one] Take one market book of your own country for free.
       *[other] Take { $n } market books of your own country for free (fewer if fewer are there).
    }
effect-take-up-to =
    { $n ->
        [one] Take one market book of value { $most } or less for free.
       *[other] Take { $n } market books of value { $most } or less for free (fewer if fewer are there).
    }
effect-buy-for-less = You may buy one market book for { credits } less than its value (not below 0).
effect-swap = You may exchange one of your unlocked books for one of your right neighbour if their values differ by at most { $n }. The neighbour cannot refuse. Both may then complete a collection, you first.
effect-exchange = You may return one unlocked book and take one other market book of the same or lower value for free.
effect-gain = Gain { credits }.
effect-gain-per =
    { $what ->
        [genres] Gain 1 credit for each different genre among all your books.
        [centuries] Gain 1 credit for each different century among all your books.
       *[collections] Gain 1 credit for each of your completed collections.
    }
effect-gain-per-up-to =
    { $what ->
        [genres] Gain 1 credit for each different genre among all your books, at most { $most }.
        [centuries] Gain 1 credit for each different century among all your books, at most { $most }.
       *[collections] Gain 1 credit for each of your completed collections, at most { $most }.
    }
effect-gain-from-richer = Every other country that has more credits than you at this moment gives you 1.
effect-wager = Roll the die and gain as many credits as belong to the number, from one to six: { $prizes }.
effect-pay = Pay { credits }.
effect-pay-in-full = Pay { credits }, if you have them.
effect-pay-per-books = Pay 1 credit for every { $books } books you own (locked and unlocked, rounded down), at most { $most }.
effect-pay-neighbour =
    { $side ->
        [left] Pay { credits } to your left neighbour.
       *[right] Pay { credits } to your right neighbour.
    }

## What happened.  $who is a player, $n an amount of credits.

fact-round = Round { $round } begins, in the { $century }.
fact-open = The books of the { $century } are turned face up.
fact-roll = { $who } rolls a { $face }: { credits }.
fact-roll-chance = { $who } rolls a { $face }: { credits }, and a chance card is pending.
fact-event = { $who } draws an event, { $year }: { $text } It brings { $lines }.
fact-gain = { $who } gains { credits }.
fact-pay = { $who } pays { $to } { credits }.
fact-owe = { $who } owes { $to } { credits }.
fact-owe-less = { $who } owes { $to } { credits }; { $against } of it cancels an older debt the other way.
fact-settle = { $who } settles a debt of { credits } to { $to }.
fact-seize = { $who } takes { $book } from { $of } in payment.
fact-change = { $who } gives { $to } { $book } as change.
fact-auction = An auction is called: { $set }, four books, reserve price 4 credits.
fact-bid = { $who } bids { credits }.
fact-no-bid = { $who } does not bid.
fact-win = { $who } buys { $set } for { credits }.
fact-unsold = Nobody bids; { $set } goes off the market for good.
fact-offer-up = { $who } must offer { $book } to the other countries.
fact-knockdown = { $who } buys { $book } from { $of } for { credits }.
fact-negotiate = { $who } opens negotiation { $number } of { $most }, with { $to }.
fact-offer = { $who } offers { $to }: { $gives } for { $asks }.
fact-counter-offer = { $who } answers with the offer to { $to }: { $gives } for { $asks }.
fact-hand-debts = { $to } would take over debts of { credits } from { $who }.
fact-take-debts = { $who } would take over debts of { credits } from { $of }.
fact-invite = { $who } asks { $whom } for a proposal.
fact-counter = { $who } prepares a counter-offer to { $to }.
fact-accept = { $who } accepts the offer of { $of }.
fact-reject = { $who } rejects the offer of { $of }.
fact-cancel = { $who } ends the negotiation with { $to }.
fact-forgive = { $who } cancels { credits } of what { $to } owes.
fact-take-over = { $who } takes over { credits } of what { $of } owes { $creditor }.
fact-sell = { $who } sells { $book } to the market for { credits }.
fact-buy = { $who } buys { $book } for { credits }.
fact-take = { $who } takes { $book } from the market.
fact-return = { $who } returns { $book } to the market.
fact-remove = { $who } loses { $book }; it is out of the game.
fact-hand-over = { $who } gives { $book } to { $to }.
fact-swap = { $who } swaps { $book } for { $other } of { $of }.
fact-force = { $who } pays { credits } and makes { $whom } draw a chance card.
fact-chance = { $who } draws the chance card { $name }: { $rule }
fact-no-effect = The card has no effect on { $who }.
fact-not-seated = What the card says of { $country } has no effect: nobody at the table plays there.
fact-decline = { $who } declines.
fact-wager = { $who } rolls a { $face } and gains { credits }.
fact-lock = { $who } completes a collection, { $label }: { $books }.
fact-end = { $who } has finished collecting.
fact-last-call = The 20th century ends: last call for collections.
fact-tie = { $who } rolls a { $face } for the order of the final purchases.
fact-final-order = Final purchases, the richest library first: { $seats }.

## Questions.  $loser, $partner and $proposer are players.

ask-collect = Buy, sell, trade, force or lock; you have { credits }.
ask-window = Complete a collection now?
ask-lock-books =
    { $picked ->
        [0] Which books belong to the collection { $label }? It takes { $size }.
        [one] Which book belongs to the collection { $label }? 1 of { $size } is chosen.
       *[other] Which book belongs to the collection { $label }? { $picked } of { $size } are chosen.
    }
ask-mode = { $loser } must pay you { credits }: in credits, or in books of your choice?
ask-pick-book = Take which book of { $loser }? { credits } due.
ask-change = How do you give { $loser } the change of { credits }?
ask-bid = Bid at least { credits } for { $lot }, or pass?
ask-purchase = The last purchase: you must spend what you have ({ credits }) as far as it goes. Which book?
ask-sell = You must raise money for your debts: sell a book.
ask-sell-or-trade = You must raise money for your debts: sell a book or open a trade.
ask-choose = Choose a book for the chance card.
ask-choose-or-decline = Choose a book for the chance card, or decline.
ask-choose-partner = Which book do you want for { $book }?
ask-pick = Pay in credits, or return a book?
ask-propose = Do you propose a trade to { $to } before the country collects?
ask-divide = Do you divide { $set } in a side deal?
ask-amount =
    { $item ->
        [give-credits] How many credits do you give { $partner }?
        [ask-credits] How many credits do you ask of { $partner }?
        [give-debt] For how many credits do you give { $partner } debt paper?
        [ask-debt] For how many credits do you want debt paper of { $partner }?
        [hand-debt] How much of your debts does { $partner } take over?
       *[take-debt] How much of the debts of { $partner } do you take over?
    }
ask-draft-empty = What do you offer { $partner }?
ask-counter-empty = What do you offer { $partner }? You answer the offer: { $their_gives } for { $their_asks }.
ask-draft = What do you offer { $partner }? So far: { $gives } for { $asks }.
ask-counter = What do you offer { $partner }? So far: { $gives } for { $asks }. You answer the offer: { $their_gives } for { $their_asks }.
ask-draft-few =
    { $draft } { $n ->
        [one] It can be changed once more.
       *[other] It can be changed { $n } more times.
    }
ask-answer = { $proposer } offers { $gives } for { $asks }. Do you accept?
ask-over = The game is over.

## What can be done.  $n is what a book is worth, or how many credits.

do-buy = buy { $book } for { credits }
do-buy-towards = buy { $book } for { credits } ({ $progress })
towards = { $what } { $have } of { $size }
towards-another = another { $what } { $have } of { $size }
do-sell = sell { $book } for { credits }
do-pick = take { $book }, worth { credits }
do-give = give { $book }, worth { credits }
do-take-out = take { $book } out of the offer again, worth { credits }
do-ask = ask for { $book }, worth { credits }
group =
    { $what ->
       *[book] books
        [add] add
        [ask] ask for
        [buy] buy
        [choose] choose
        [give] give
        [pick] take
        [sell] sell
        [take-out] take out again
    }
brief-price = { $n }
brief-towards = ({ $what } { $have }/{ $size })
do-add = add { $book }, worth { credits }
do-choose = choose { $book }, worth { credits }
do-book = { $book }, worth { credits }
do-bid = bid { credits }
do-amount = { credits }
do-item-amount =
    { $item ->
        [give-credits] give { credits }
        [ask-credits] ask for { credits }
        [give-debt] give debt paper for { credits }
        [ask-debt] ask for debt paper for { credits }
        [hand-debt] hand over debts of { credits }
       *[take-debt] take over debts of { credits }
    }
do-item =
    { $item ->
        [give-credits] give credits
        [ask-credits] ask for credits
        [give-debt] give debt paper
        [ask-debt] ask for debt paper
        [hand-debt] hand over debts: { $partner } takes them over
       *[take-debt] take over debts of { $partner }
    }
do-lock = lock { $label }
do-force = force { $country } to draw a chance card, for { credits }
do-trade = trade with { $country }
do-end-step = end the step
do-no-bid = pass: no bid
do-none = none of it
do-decline = decline
do-pay-credits = pay in credits
do-take-credits = take credits
do-return-book = return a book
do-pick-books = pick books
do-be-owed = want books: be owed { credits }
do-rest = take the rest in credits
do-accept = accept
do-reject = reject
do-counter = answer with another offer
do-begin-with = begin with the offer of { $partner }
do-invite = ask { $partner } for a proposal
do-submit = make the offer
do-cancel = end the negotiation

## Why something is refused just now

reason-lacks =
    { $side ->
       *[both] The offer is empty: each side must give something.
        [partner] { $partner } gives nothing in this offer: ask for something, too.
        [proposer] You give nothing in this offer: give something, too.
    }
reason-no-credits = You have no credits.
reason-they-no-credits = { $partner } has no credits.

## What may be regretted

caution-trade = You both have only credits, and credits go one way only: no offer could be made, and the negotiation counts.
caution-lock-possible = A collection could be locked now.
caution-cancel = This ends the negotiation, and what is in the offer is forgotten.
caution-lock = The books of this collection never change owner or state again.
caution-force = This costs { credits }, and the card may be a good one.
caution-near = Of the collection { $label } you have { $have } of { $size } books, this one included.
caution-change = It is worth more than the { credits } due: you must give change.

## The score sheet

sheet-collections-doubled = collections (doubled)
sheet-grouped-at-the-end-doubled = grouped at the end (doubled)
sheet-other-books = other books
sheet-unpaid-debts = unpaid debts

## Options

option-length = Length of the game
option-length-quick = one round in each century
option-length-long = two rounds in each century
option-trade-limit = Negotiations in a turn
option-trade-limit-3 = at most three
option-trade-limit-0 = no trades
option-trade-limit-free = a number from 0 to 10
option-roll-one-pays = What a roll of 1 pays
option-roll-one-pays-1 = 1 credit, and a chance card
option-roll-one-pays-0 = nothing but a chance card
option-talks = Who may open negotiations
option-talks-active = the active country, which may ask another one for its proposal
option-talks-all = others may propose before it collects, too, and who buys an auction set may divide it at once
option-owed-books = A victor who wants books that the loser lacks
option-owed-books-no = takes credits
option-owed-books-yes = may be owed them

## The drawing in a terminal

draw-text = { $text }
draw-part-century = century
draw-part-market = market
draw-from-auction = a book from an auction
draw-phase =
    { $phase ->
        [roll] roll
        [settle] settling debts
        [event] event
        [collect] collecting
        [chance] chance
        [close] closing
        [last-call] last call
        [final-settlement] final settlement
       *[final-purchases] final purchases
    }
draw-turn = { $who }’s turn
draw-round = round { $round } of { $rounds }
draw-pending = chance card pending
draw-on-table = On the table:
draw-offer = { $who } to { $to }: { $gives } for { $asks }
draw-market = Market
draw-sold-out = sold out
draw-count = { $century }th { $n }
draw-books =
    { $n ->
        [one] 1 book
       *[other] { $n } books
    }
draw-show-market = show market
draw-set = Auction set
draw-set-waits = { $set } may still be released
draw-hammer = Under the hammer:
draw-locked = locked { $label }
draw-shelf = shelf
draw-collecting = collecting
draw-nothing-common = nothing in common yet
draw-you = you
draw-score = score { $n }
draw-debt = { $to } { $n }
draw-owes = owes { $debts }
draw-ready = ready
draw-out-of-reach = out of reach

## What is printed on a thing, when somebody asks for more about it.  $said is what it says, $n its number.

about-author = author: { $said }
about-year = { $said }
about-place = printed in { $said }
about-printer = printing: { $said }
about-country = country: { $said }
about-genre = genre: { $said }
about-century = { $n }th century
about-value = { $n ->
    [one] worth { $n } credit
   *[other] worth { $n } credits
}
about-most-valuable = one of the Most Valuable Books
about-auction = comes only by an auction
about-books = four books: { $said }
about-lines = It brings { $said }.
about-rule = { $said }
about-text = { $said }
about-why = Why it matters: { $said }
printed-lit = Literature
printed-rel = Religion
printed-sci = Science
printed-phi = Philosophy & Learning
printed-his = History & Travel
printed-art = Art & Design
