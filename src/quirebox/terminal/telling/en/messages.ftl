# What the terminal itself says, in every game.

## A table

turn = { $who }, decision { $n }
goal = Goal
help-line = A number or letter chooses; ? says what is refused; help lists the rest.
thinking = { $who } is thinking
hide = Press Enter to hide everything, then pass to { $who }.
look = { $who }, press Enter when nobody else can see the screen.
sure = Do it? y, or Enter to choose again>
best = { $n ->
    [one] { $n } point is your best score so far; it is kept.
   *[other] { $n } points are your best score so far; it is kept.
}
not-saved = Not saved: { $why } with: save FILE
saved = Saved in { $file }; go on with: quire play --resume { $file }
record = The record is in { $file }; read it with: quire replay { $file }
changed = The rules, the edition or the file have changed since this was saved; the game goes on from where its decisions lead now.

## What happened

has-chosen = has chosen
lines-before =
    { $n ->
        [one] … { $n } line before; log shows it
       *[other] … { $n } lines before; log shows them
    }
version = version { $n }
edition = edition { $name }
players = Players: { $names }
options = Options: { $options }
started = Started: { $when }

## What could be done, and what is seen

hidden = … (what follows is still hidden)
words-list = … (words list what speaks of them)
show-rest = … (show lists the rest)
next-sheet = … ({ $typed } shows what follows)
no-sheet = there is no sheet { $typed } of it; { $n ->
    [one] there is only one
   *[other] there are { $n }
}
more-refused = … (? WORD asks of what has that word)
and-more = and { $n } more
over = The game is over
after = After decision { $n }

## Points

score = score
sum = sum
place = place
nobody-won = Nobody has won.
won = { $who } has won.
not-won = { $who } has not won.
share = { $who } share the victory.

## What was typed

may-mean = '{ $typed }' may mean:
only-one = only this speaks of '{ $typed }'; to choose it, type { $label }:
speaks-of = nothing that can be chosen reads '{ $typed }'; this speaks of '{ $rest }':
not-now = this cannot be chosen now. Allowed: { $allowed }
no-option = there is no option { $typed }; type { $right }
cannot-read = cannot read '{ $typed }'. Type { $right }, ? or help.
cannot-read-close = cannot read '{ $typed }'; did you mean '{ $close }'? Type { $right }, ? or help.
numbers = a number from { $first } to { $last }
letters = a letter from { $first } to { $last }
either = { $one } or { $other }

## Commands

nothing-refused = Nothing worth asking about is refused now.
nothing-to-undo = there is no decision of yours to undo
not-yours = the last decision was made by { $who }, who alone can take it back
stands = decision { $n } revealed something that was hidden or decided by luck; it stands
taken-back = Decision { $n } is taken back.
no-rule = no rule is called '{ $typed }' or speaks of it; type: rules
no-rule-close = no rule is called '{ $typed }' or speaks of it; did you mean { $close }?
log-how = cannot read '{ $typed }'; type: log, log 20, or log all
no-part = no part of the table is called '{ $typed }'; there are: { $parts }, or all
about-what = about what? type: about, and the name or number of a card, book or page
no-thing = nothing is called '{ $typed }'
no-thing-option = nothing is called '{ $typed }'; type: about NAME. What option { $typed } would do, you learn by: ? { $typed }
no-thing-close = nothing is called '{ $typed }'; did you mean { $close }?
things = { $n } things are called so: { $names }, …; type more of the name
saved-here = Every decision is saved in { $file }; to write it elsewhere, type: save FILE
saved-there = Saved in { $file }.
load-what = which record? type: load FILE
other-game = this is a record of '{ $game }', and this table plays '{ $ours }'; leave, and use: quire play --resume { $file }
loaded = Loaded { $file }: decision { $n }.
parts = Parts of the table: { $parts }.
word-ask = ?
word-undo = undo
word-hint = hint
word-rules = rules
word-log = log
word-score = score
word-show = show
word-about = about
word-aid = aid
word-save = save
word-load = load
word-help = help
word-quit = quit
word-all = all
help-number = a number
help-number-does = chooses that option, as a letter does; so does the beginning of its words, if no other begins so
help-words = words
help-words-do = list the options that speak of them
takes-word = WORD
takes-id = ID
takes-n = N
takes-part = PART
takes-name = NAME
takes-file = FILE
help-ask = what is refused and why; with a number or words: what exactly that would do
help-undo = take back your last decision, unless something was revealed since
help-hint = what a bot would do here, and why
help-rules = a rule by its number, or all that speak of a word
help-log = the last decisions, or: log all
help-score = the points with their parts
help-show = the table once more; one part of it whole, or: show all
help-about = what else is printed on a card, book or page: captions, authors, years
help-aid = the player aid: a turn, what things cost, what scores
help-save = write the record to a file of your choice, too
help-load = go on with another record of this game
help-help = this list
help-quit = stop; everything is saved, and you are told where

## Choosing a game

which-game = Which game?
which-number = 1 to { $last }>
type-number = cannot read '{ $typed }'; type a number from { $first } to { $last }
how-many = How many players, you and bots ({ $players }; Enter for { $default })>
seats-one = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
seats = { $first } to { $last } players
player = Player { $n }

## Seats and files

file-no-text = { $file }: this is not a text file; a record begins with '{ $begins }'
file-unreadable = { $file }: cannot be read ({ $why }); name a record that `quire play` saved
file-unwritable = { $file }: cannot be written ({ $why }); name another file
file-no-record = { $file }: there is a file that is not a record, and it is left alone; name another
file-there = { $file }: there is such a file already; go on with it by --resume { $file }, or name another
resume-alone = --resume goes on with a saved game, so leave out the game, --seats, --bots, --players, --seed, -o and --edition
eyes = there is no seat '{ $typed }'; use all, spectator, or p0 to p{ $last }
seats-players = { $n ->
    [one] { $n } seat was
   *[other] { $n } seats were
} named for { $players ->
    [one] { $players } player
   *[other] { $players } players
}; name { $players }
seats-no-bots = --bots names no bot; found: '{ $typed }'; name one or several, as in greedy,search, or leave --bots out
unknown-game = there is no game '{ $typed }'; there are: { $known }
unknown-bot = there is no bot '{ $typed }'; there are: { $known }; a budget may follow, as in search:200 or search:0.5s; net:FILE is a trained network
bad-budget = '{ $typed }': only a budget may follow, as in search:200, search:0.5s or search:200*2, and only a bot that thinks
unknown-option = { $game } has no option '{ $typed }'; it has: { $known }
no-options = { $game } has no option '{ $typed }'; it has none
bad-value = option { $option } cannot be '{ $typed }'; it can be: { $known }
unfit-option = option { $option } cannot be '{ $typed }' here. { $rule }: { $sentence }
wrong-players = { $game } is for { $first } to { $last } players, not { $players }
seats-only-bots = only bots sit at this table; to look on, use: quire watch { $game } --bots { $bots }
seats-surplus = { $n ->
    [one] { $n } bot was
   *[other] { $n } bots were
} named ({ $bots }) for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} of bots; leave out { $over }, or make the table larger (--players, or bot in --seats)
seats-bots = { $n ->
    [one] { $n } bot was
   *[other] { $n } bots were
} named for { $players } seats; name 1 to { $players }
seats-same = two seats have the same name; found: { $names }
seats-name = cannot use the name '{ $name }'; use 1 to { $most } letters without brackets
