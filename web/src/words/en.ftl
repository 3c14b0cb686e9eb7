### Everything the client says by itself, in English.  Other languages have the same messages; what a game says comes from the server.

app-name = Quire
app-claim = One table for five games about books, time and knowledge
app-skip = Skip to the table
app-unofficial = An unofficial, non-commercial implementation. Titles belong to their owners; cards tagged “house” are ours.
home-play = Play against bots
home-open = Open a table for friends
home-join = Join with a code
home-mine = My tables
home-public = Public tables
home-class = A class or a club
home-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
home-rules = Rules
home-cards = Cards
home-name = Your name
home-code = Code
home-forget = Forget
home-options = Clock and variants
home-how_many = Players
edition-title = Edition
edition-house = house edition
print-title = Print
print-front = front
print-back = back
home-visible = Anybody may find this table
turn-yours = Your turn
turn-of = { $who } is thinking
turn-over = The game is over
turn-paused = Paused
link-open = Connected
link-connecting = Connecting …
link-lost = Connection lost; trying again …
link-closed = Closed
choose-options = What you can do
choose-refused = What you cannot do, and why
choose-among = Which one?
choose-back = Back
choose-why = That is not possible now
choose-promise = This would happen:
choose-unknown = … and then something nobody can know yet.
choose-undo = Undo
choose-ask_undo = Ask to undo
choose-hint = Hint
choose-hint_is = A bot would choose “{ $what }”.
choose-close = Close
choose-sure = Do it all the same
choose-do = Do it
choose-rule = the rule
choose-hide = Hide the list
choose-show = Show the list
rail-title = Players
rail-you = you
rail-here = here
rail-bot = bot, { $level }
rail-yours = your turn
rail-thinks = is thinking …
rail-chooses = has to choose
rail-away = away
rail-resigned = has given up
rail-points = points
rail-later = +{ $n } at the end
rail-look = Look at what { $who } has
frame-ways = More about this table
frame-score = Scores
frame-result = Result
frame-cards = Parts of the table
frame-board = The table
frame-card-now = Now
frame-card-mine = Mine
frame-card-rivals = Rivals
frame-card-log = Log
frame-choice = something to choose
drawer-log = Log
drawer-chat = Chat
drawer-notes = Notes
notes-own = Only you see what you write here.
log-title = What happened
log-all = Everybody
log-jump = Show the position after this
log-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
chat-title = Chat
chat-say = Say
scores-title = Points so far
scores-total = total
scores-place = place
scores-nth = { $n }.
scores-winners = { $who } won
scores-nobody = Nobody won
seats-free = free
seats-take = Sit here
seats-bot = Let a bot play
seats-remove_bot = Send the bot away
seats-back = I am back
seats-start = Start
seats-link = Link for this seat
seats-copied = Copied
shut-game = This game is no longer installed here, so the table is closed for play.
shut-version = This game was begun with other rules than those that are installed now, so the table is closed for play.
shut-edition = What is printed in this game has changed since it began, so the table is closed for play.
shut-marks = What was played here would lead elsewhere with what is installed now, so the table is closed for play.
shut-kept = Nothing is lost: no clock runs, and the game goes on if the server gets back what it needs.
shut-over = The game is over. It cannot be shown with what is installed now; its record can be read.
problem-closed = This table is closed for play.
vote-undo = { $who } asks to take back up to decision { $to }.
vote-abandon = { $who } asks to end the game without a result.
vote-swap = { $who } asks to change seats.
host-title = Running the table
host-join_off = Let nobody else join
host-join_on = Let others join with the code
host-new_code = Make a new code
host-remove = Send { $who } away
host-hand_over = Let { $who } run the table
host-gone = The host is not here.
host-take_over = Run the table myself
vote-share = { $who } asks to share a seat.
vote-withdraw = Take the question back
vote-yes = Yes
vote-no = No
seats-away = The bot { $bot } plays for you.
share-watch = Link to look on
share-device = My link, for another device
share-seat = Link for seat { $seat }
share-by_hand = Copy this link yourself:
past-title = A position of the past
past-at = You are looking at decision { $ply } of { $last }.
past-back = Back to the game
past-skip = Skip
log-again = Show again what just happened
hotseat-title = Several people on one screen
hotseat-names = Who plays? A bot sits where there is no name.
hotseat-seat = Player { $n }
hotseat-turn = { $who } is next
hotseat-hand = Hand over the screen; what is hidden stays covered until then.
hotseat-here = I am { $who }
replay-what_if = What if? Play on from here as { $who }
home-learn = Learn
more-title = More
more-chat_on = Allow chat
more-chat_off = Stop chat
more-resign = Resign
more-abandon = End without a result
more-rematch = Play again
more-record = Download the record
more-replay = Replay
more-settings = Settings
likes-theme = Light
likes-system = as the system
likes-paper = paper
likes-dark = lamplight
likes-motion = Animation
likes-normal = normal
likes-slow = slow
likes-fast = fast
likes-off = off
likes-language = Language
likes-sound = A sound when it is my turn
likes-notices = A notice when it is my turn
likes-no_notices = A notice when it is my turn (browsers allow it over https only)
likes-confirm = Ask before what is easily regretted
likes-shared_computer = This is a shared computer: keep nothing after this tab is closed
likes-taps = On a touch screen, show first what a choice would give
gallery-of = { $n } of { $of }
rules-seek = Look for
rules-page = The whole page, for people who program or change Quire
rules-more = { $id } in full
replay-start = To the beginning
replay-turn_back = One turn back
replay-back = One decision back
replay-run = Run
replay-on = One decision on
replay-turn_on = One turn on
replay-end = To the end
replay-ply = Decision
replay-eyes = Through the eyes of
replay-spectator = a spectator
replay-only = Only decisions of
learn-begin = Show me, step by step
learn-on = Go on
learn-step = Step { $n } of { $of }
learn-resume = Go on at step { $n }
learn-where = Where do I look?
learn-what = What should I do?
learn-do_it = Do it for me
learn-undo = Take it back
learn-again = Try this step again
learn-met = That is it. Go on when you have looked at what happened.
learn-options = { $n ->
    [one] What I can do now
   *[other] All { $n } things I can do now
}
class-join = Everybody opens { $address } and joins with this code:
class-no_key = Only the host's link opens this page.
class-alone = Only this computer can open that address. To let others in, join a network and start the server with: quire serve --host 0.0.0.0
class-title = Name of the class or club
class-game = Game
class-tables = Tables
class-course = How it goes
class-course-open = You open the tables and show the page on the wall.
class-course-join = Everybody opens the address, types the one code and sits on a free seat.
class-course-start = Bots take the seats that stay free, and you start all tables at once.
class-course-see = You see every table, pause them all, and end with the points of all.
class-read_out = One code for everybody: whoever types it gets a free seat.
class-only_here = Only for this table: { $code }
class-same = The same shuffle at every table
class-open_it = Open the tables
class-start = Start
class-pause = Pause
class-resume = Go on
class-remove = Remove
class-watch = Watch
class-open = gathering
class-running = playing
class-paused = paused
class-over = finished
class-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
admin-title = Those who run this server
admin-needs_key = This page opens with an operator's key only. If you have the server's files, make one with: quire admin key NAME
admin-key = Key
admin-enter = Come in
admin-me = You are { $name }.
admin-refresh = Look again
admin-leave = Forget the key
admin-connections = connections
admin-database = database
admin-opening = Who may open tables
admin-who = Tables are opened by
admin-everybody = everybody
admin-password = who knows the password
admin-list = the people on the list
admin-new_password = Password
admin-other_password = Another password (empty: as before)
admin-in_all = Unfinished tables at most, in all (0: any number)
admin-of_each = At most of each who opens them (0: any number)
admin-settle = Save
admin-the_list = The list
admin-settled = This holds now.
admin-name = Name
admin-invite = Put on the list
admin-invited = Send this link to { $name }. It is shown this once.
admin-copy = Copy the link
admin-operator = runs the server
admin-uninvite = Take { $name } off the list
admin-tables = Tables
admin-find = Name, game or table
admin-status = State
admin-any = any
admin-search = Find
admin-of_all = Tables of all
admin-closed = closed for play
admin-nobody = nobody
admin-here = here now: { $addresses }
admin-opened_by = opened by { $name }
admin-end = End without a winner
admin-delete = Delete with its record
admin-same_opener = All by the same opener
admin-no_tables = No tables.
admin-more = More
admin-bans = Who may not come
admin-network = Address or network
admin-reason = Reason (they are told)
admin-days = Days (empty: until it is lifted)
admin-ban = Ban
admin-until = until { $when }
admin-for_ever = until it is lifted
admin-lift = Let people come from { $network } again
admin-no_bans = Nobody is banned.
admin-persons = People's data
admin-persons_note = There are no accounts: people are found by the name they use. Names are nobody’s own, so look whose tables these are.
admin-called = Name at the tables
admin-nothing_kept = Nothing is kept of anybody by that name.
admin-export = Save as a file
admin-forget = Delete name, messages and links there for good
admin-megabytes = { $n ->
    [one] { $n } MB
   *[other] { $n } MB
}
admin-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
admin-delete_these = { $n ->
    [one] Delete this { $n } table
   *[other] Delete these { $n } tables
}
admin-forgotten = { $n ->
    [one] Forgotten at { $n } table.
   *[other] Forgotten at { $n } tables.
}
admin-said = { $n ->
    [one] { $n } message
   *[other] { $n } messages
}
opening-title = Opening tables
opening-key = Password or key
opening-no = Not now
error-title = Something is not right
problem-banned = Those who run this server have banned this address.
problem-forbidden = That is not allowed with this link.
problem-full = No place is left.
problem-illegal = A rule of the game forbids that now.
problem-invalid = Something was filled in that cannot be.
problem-malformed = The server could not read the request.
problem-needs_key = Opening tables here needs a password, or a link from those who run the server.
problem-no_such = There is no such thing (any more).
problem-not_now = That cannot be done now.
problem-not_you = Somebody else has to choose.
problem-quota = There may be no more tables at the same time; end some first.
problem-seat_taken = Somebody sits there already.
problem-setup = The table cannot be set up like that.
problem-stale = The position has moved on; here is the new one.
problem-too_fast = That was too fast; wait a little.
problem-too_many = That is too many; wait, or close some.
problem-unreachable = The server does not answer.
problem-unsaved = The server could not save it, so it did not happen. Try again.
problem-fault = Something went wrong on the server; nothing has changed.
bot-random = Chooses at random and does not think.
bot-greedy = Thinks to the end of its own turn and no further.
bot-novice = Sees only this decision, sometimes overlooks an option and misjudges small differences.
bot-club = A search that is over in a moment.
bot-expert = A search that takes its time.
bot-master = Tries four times as much as an expert, and judges by what was learned from self-play where that is there.
bot-search = Tries out many futures, and follows its plan as long as the turn goes as expected.
link-gone = This table is no more, or you were sent away.

## on every board

board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-round_of = Round { $n } of { $of }
board-first = first player
board-empty = empty
board-worth = worth { $n }

## Books of Time

books-type-S = Science
books-type-I = Industry
books-type-T = Trade
books-Pen = Pen
books-Paper = Paper
books-File = File
books-VP = VP
books-amount-pen = { $n ->
    [one] { $n } Pen
   *[other] { $n } Pens
  }
books-amount-paper = { $n } Paper
books-amount-file = { $n ->
    [one] { $n } File
   *[other] { $n } Files
  }
books-amount-vp = { $n } VP
books-to_write = to write
books-for_section = for section { $n }
books-different = different
books-difficulty-easy = easy
books-difficulty-medium = medium
books-difficulty-hard = hard
books-vp = { $n } VP
books-page = { $name }, { $kind }: front { $front }; back { $back }; at once { $instant }
books-front = front
books-back = back
books-at_once = at once
books-free = free
books-any = any
books-or = or
books-same = same
books-end = end
books-per_type = /kind
books-per_most = /most
books-per_second = /2nd
books-per_file = /File
books-activate = Activate
books-activate-full = use the two faces of a book, then turn it
books-write = Write
books-write-full = pay for pages and write them
books-close = Close
books-close-full = close a book and reap
books-draw = Draw
books-draw-full = pages from the offer
books-advance = Advance
books-advance-full = climb the tracks
books-turn = Turn
books-turn-full = turn the pages of books
books-turn_all = Turn all books
books-turn_book = Turn { $book }
books-turn_mark = turn
books-leave_mark = leave
books-to_come = Still to come: { $what }
books-fulfilled_all = Objectives fulfilled
books-chronicle = The Chronicle
books-chronicle_cover = Cover of the Chronicle
books-bookmark = The bookmark has been reached: the end is near
books-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
books-cover = cover
books-the_end = the end
books-left = Left: { $what }
books-right = Right: { $what }
books-spread = { $book }, spread { $n } of { $of }
books-turning = turning pays
books-turning_nothing = turning pays nothing
books-closing = closing pays
books-closing_nothing = closing pays nothing
books-offer = Offer
books-slot = place { $n } of the offer
books-safe = safe
books-deck = deck ({ $n })
books-top_of_deck = top of the deck
books-wanted = Scribbles wants this
books-throw_out = throw out
books-mark_first = mark pages first
books-discard = Discard pile ({ $n })
books-section = Section { $n }, costs { $cost }
books-picked = { $of ->
    [one] { $n } of { $of } page picked
   *[other] { $n } of { $of } pages picked
}
books-token = Science token { $symbol }
books-token_left = Science token { $symbol }, { $n } left
books-reward = 1 { $what } from the supply
books-track = { $track } track
books-level = { $track }, level { $level }: costs { $cost }; brings { $benefit }
books-start = start
books-objective = { $type } objective { $level }: { $what }, { $n } VP
books-alike = alike
books-missing = { $n } missing
books-fulfilled = fulfilled
books-removing = removing it gives { $what }
books-removed_gives = The removed tile gives
books-back_of = Back of the tile: { $what }
books-challenges = Challenges
books-scribbles = Against Scribbles
books-scribbles_icons = Scribbles:
books-scribbles_takes = Scribbles takes { $what }
books-to_win = { $n ->
    [one] { $how }: { $n } point to win, you have { $have }
   *[other] { $how }: { $n } points to win, you have { $have }
}
books-challenges_met = Challenges: { $n } of { $of } met
books-penalty = each challenge not met costs { $n }
books-taken = { $n ->
    [one] { $n } page taken by Scribbles
   *[other] { $n } pages taken by Scribbles
}
books-lost = Scribbles has won
books-tier = tier { $n }
books-so_far = so far
books-at_end = at the end
books-open = open
books-pages_of = Pages: { $type }
books-starting = Starting pages
books-objectives = Objectives
books-tracks = Tracks
books-event = { $name }: left { $back }; right { $front }. { $text }

## The History of the Book

history-ordinal = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
history-century = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st century
    [two] { $n }nd century
    [few] { $n }rd century
   *[other] { $n }th century
}
history-phase-roll = roll
history-phase-settle = settle debts
history-phase-event = event
history-phase-collect = collect
history-phase-chance = chance
history-phase-close = close
history-phase-last-call = last call
history-phase-final-settlement = final settlement
history-phase-final-purchases = final purchases
history-genre-LIT = Literature
history-genre-LIT-short = Literature
history-genre-REL = Religion
history-genre-REL-short = Religion
history-genre-SCI = Science
history-genre-SCI-short = Science
history-genre-PHI = Philosophy & Learning
history-genre-PHI-short = Philosophy
history-genre-HIS = History & Travel
history-genre-HIS-short = History
history-genre-ART = Art & Design
history-genre-ART-short = Art
history-genre-MVB = Most Valuable Books
history-genre-MVB-short = Most valuable
history-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
history-books = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
history-closed = closed
history-debt = { $n ->
    [one] a debt of { $n } credit
   *[other] a debt of { $n } credits
}
history-owes = owes { $whom } { $n }
history-bank = the bank
history-trade_with = Trade with { $country }, { $who }
history-force = Make { $country } draw a chance card
history-rolled = rolled a { $n }
history-event = Event, { $year }: { $text }
history-with_auction = With an auction.
history-discuss = discuss
history-chance = Chance card { $name }: { $rule }
history-would_complete = Would complete { $what }
history-coins = Credits
history-shelf = Books on the shelf
history-locked = Locked collections
history-owed = Debts
history-road = The road of time
history-countries = Other countries
history-steps = Steps of the turn
history-library = My library
history-collections = Collections
history-market = Market
history-found = { $of ->
    [one] { $n } of { $of } book
   *[other] { $n } of { $of } books
}
history-by_century = Century
history-every_century = every century
history-by_country = Country
history-every_country = every country
history-by_genre = Genre
history-every_genre = every genre
history-which = Which books
history-all_books = all books
history-possible = what I can take now
history-completing = what completes a collection
history-show_more = show { $n } more that can be chosen
history-set-waiting = waiting
history-set-auctioned = under the hammer
history-set-removed = removed
history-set-released = released
history-removed = Out of the game: { $what }
history-kind-canon = National Canon of { $of }
history-kind-specialty = Specialty { $of }
history-kind-valuable = Most Valuable Books
history-pending = a chance card is pending
history-negotiations = { $n }/{ $of } negotiations
history-in_pile = Still in the pile, in any order: { $what }
history-events_left = { $n ->
    [one] { $n } event left
   *[other] { $n } events left
}
history-locking = { $of ->
    [one] Into the case { $label }: { $n } of { $of } book so far.
   *[other] Into the case { $label }: { $n } of { $of } books so far.
}
history-completed = Completed: { $what }: { $books }
history-progress = { $what }: { $have } of { $size }; { $market } in the market, { $to_come } to come
history-no_books = no books yet
history-aside = laid aside
history-auction_room = Auction room
history-auction = Auction: { $what }
history-lot = { $books }: { $country }, { $genre }
history-offered_by = Offered by { $who }
history-bid_by = { $n } by { $who }
history-no_bid_yet = No bid yet; the reserve is { $n }
history-no_bid = no bid
history-payment = Payment
history-due = { $n } due
history-change = { $n } in change
history-old_debt = an old debt
history-has = { $who } has { $credits } and these books:
history-trade_desk = Trade desk
history-negotiation = Negotiation { $n } of { $of }
history-gives = gives
history-answers = answers and gives
history-would_give = would give
history-nothing_yet = nothing yet
history-debt_paper = { $n ->
    [one] debt paper for { $n } credit
   *[other] debt paper for { $n } credits
}
history-from = from { $credits } and these books
history-no_other = no other books
history-ribbon-pass = enough
history-ribbon-credits = credits
history-ribbon-books = books
history-ribbon-rest = rest in credits
history-ribbon-accept = accept
history-ribbon-reject = reject
history-ribbon-counter = counter-offer
history-ribbon-submit = make the offer
history-ribbon-cancel = cancel
history-ribbon-give-credits = I give credits
history-ribbon-ask-credits = I ask credits
history-ribbon-give-debt = I give debt paper
history-ribbon-ask-debt = I ask debt paper
history-ribbon-hand-debt = hand over debts
history-ribbon-take-debt = take over debts
history-ribbon-items-credits = credits …
history-ribbon-items-paper = debt paper …
history-ribbon-items-takes = take over debts …
history-none_of_it = none
history-takes = { $n ->
    [one] takes over debts of { $n } credit
   *[other] takes over debts of { $n } credits
}
history-side_deal = side deal: { $what }
history-their_offer = The offer of { $who }: { $gives } for { $asks }
history-begin_with_theirs = begin with theirs
history-ask_for_theirs = let them propose
history-changes_left = { $n ->
    [one] It can be changed { $n } more time.
   *[other] It can be changed { $n } more times.
}
history-events_of = Events: { $country }
history-chances = Chance cards

## Trekking Through History

trekking-icon-P = Person
trekking-icon-E = Event
trekking-icon-I = Innovation
trekking-icon-G = Progress
trekking-icon-W = Wild
trekking-icon-C = Time Crystal
trekking-nothing = nothing
trekking-hour = Hour
trekking-under_way = Trek under way
trekking-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
trekking-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
trekking-no_crystal = no crystal
trekking-circa = c. { $year }
trekking-bce = { $year } BCE
trekking-ce = { $year } CE
trekking-quoted = “{ $text }”
trekking-rival = The Rival Tour
trekking-loves = loves { $icon }
trekking-score = { $points } ({ $track } on the track)
trekking-of_days = Day { $day } of { $of }
trekking-clock = The clock, Day { $day }
trekking-not_started = not started
trekking-finished = finished for today
trekking-oclock = { $n } o’clock
trekking-of_clock = o’clock
trekking-watch = Watch of { $who }: { $where }
trekking-moves_next = moves next
trekking-arrive = Arrive: { $where }
trekking-departures = Departures
trekking-deck_left = { $n ->
    [one] { $n } card under the first
   *[other] { $n } cards under the first
}
trekking-deck = top of the deck
trekking-departed = departed
trekking-boarding = boarding
trekking-today_cost = today { $n }
trekking-platform_gives = and { $icon } for the place
trekking-extends = Extends your trek
trekking-breaks = Ends your trek
trekking-goes_on = trek { $n }: +{ $more }
trekking-ends = ends your { $n }
trekking-ancestor = Ancestor
trekking-ancestors = { $n ->
    [one] { $n } Ancestor
   *[other] { $n } Ancestors
}
trekking-ancestors_left = Ancestors, { $n } left
trekking-desk = Ticket desk
trekking-pay = Pay { $crystals } and { $hours }
trekking-punctual = punctual: +{ $n }
trekking-lost = { $n } h beyond 12
trekking-join = Join the trek
trekking-join_to = { $to ->
    [one] { $n } → { $to } card
   *[other] { $n } → { $to } cards
}
trekking-new_trek = Start a new trek
trekking-in_year = in { $year }
trekking-exchange = Exchange
trekking-exchange_for = crystal → Wild
trekking-keep = Keep
trekking-keep_it = the crystal
trekking-itinerary = Itinerary { $name }
trekking-covered = { $icon }: { $n } of { $of } covered
trekking-next_gives = the next gives { $what }
trekking-supply = Supply
trekking-on_the_dot = on the dot at XII: +{ $n }
trekking-timeline = Timeline
trekking-trek = { $n ->
    [one] Trek of { $n } card
   *[other] Trek of { $n } cards
}
trekking-trek_of = Trek of { $who }
trekking-no_trek = No trek yet
trekking-all_folded = No trek under way
trekking-trek_worth = worth { $n }, one more +{ $more }
trekking-now_in = now in { $year }
trekking-folded = Ended:
trekking-more = more
trekking-to_place = to place
trekking-warped = has used today’s Warp
trekking-selected = has selected an Itinerary
trekking-to_come = Itineraries for the days to come:
trekking-in_hand = Itineraries in hand ({ $n })
trekking-today = Today
trekking-activating = Today: activating
trekking-tomorrow = Tomorrow
trekking-all_day = all day
trekking-once_each = { $hours }, once each
trekking-date_index = Date Index: all History cards by their years
trekking-dates = Date Index
trekking-in_the_row = in the Row
trekking-cards_of_day = History cards of Day { $day }
trekking-all_ancestors = Ancestors
trekking-itineraries = Itineraries
trekking-warps = Time Warps
trekking-rivals = Rival Tours
trekking-rival_level = Rival Tour, level { $n }

## Two Page Tome

tome-land-forest = Forest
tome-land-cave = Cave
tome-land-lake = Lake
tome-land-castle = Castle
tome-land-village = Village
tome-land-cliffs = Cliffs
tome-turn_of = Turn { $n } of { $of }
tome-before = Before the first page
tome-tomes = { $down ->
    [one] { $down } tome closed, { $used } read
   *[other] { $down } tomes closed, { $used } read
}
tome-left = Tome { $n }, left page: { $land }
tome-right = Tome { $n }, right page: { $land }
tome-for = for { $who }
tome-all_others = all others
tome-no_tome = no tome
tome-row = Row
tome-card = { $n ->
    [one] { $race }, { $points }, { $n } symbol
   *[other] { $race }, { $points }, { $n } symbols
}
tome-no_card = No card
tome-deck = Deck of { $n }
tome-discarded = { $n } discarded
tome-dealt = Dealt to you
tome-open_tomes = The open tomes
tome-to_draw = To draw from
tome-kept = kept
tome-places = { $n ->
    [one] missing, { $n } place
   *[other] missing, { $n } places
}
tome-restore_now = restore!
tome-sheet = Sheet of { $who }
tome-inspiration = inspiration
tome-tokens =
    { $brews } of { $all_brews } { $all_brews ->
        [one] brew
       *[other] brews
    }, { $inks } of { $all_inks } { $all_inks ->
        [one] ink pot
       *[other] ink pots
    } unused
tome-lands = Lands
tome-given = to be drawn now
tome-restored = restored with { $race }, { $n }
tome-no_race = no race yet
tome-box-restoration = restoration
tome-box-exotic = exotic
tome-box-magic = magic
tome-box-empty = empty
tome-steps-E = { $n } east
tome-steps-NE = { $n } north-east
tome-steps-NW = { $n } north-west
tome-steps-W = { $n } west
tome-steps-SW = { $n } south-west
tome-steps-SE = { $n } south-east
tome-to-E = to the east
tome-to-NE = to the north-east
tome-to-NW = to the north-west
tome-to-W = to the west
tome-to-SW = to the south-west
tome-to-SE = to the south-east
tome-here = Here
tome-middle = The middle
tome-filled = filled
tome-roads = roads { $where }
tome-dot = a dot to start from
tome-world = The world of
tome-builder = the worldbuilder
tome-away = { $n ->
    [one] { $n } brew away
   *[other] { $n } brews away
}
tome-brews = Brews left
tome-ink_pots = Ink pots left
tome-claimed_cards = Claimed cards
tome-restored_lands = Restored lands
tome-turn = The turn
tome-part-research = Research
tome-part-move = Move
tome-part-manifest = Manifest
tome-part-restore = Restore
tome-end-research = Put the cards down
tome-end-research-full = and go on to the move
tome-end-move = Stay here
tome-end-move-full = and take up the pen
tome-rest = Rest
tome-rest-full = draw nothing, refresh all
tome-end-restore = Close the book
tome-end-restore-full = and end the turn
tome-corner-green = Green corner
tome-corner-yellow = Yellow corner
tome-corner-red = Red corner
tome-all_tomes = Tomes
tome-maps = Maps

## Scientia

scientia-physics = Physics
scientia-physics-short = Ph
scientia-chemistry = Chemistry
scientia-chemistry-short = Ch
scientia-biology = Biology
scientia-biology-short = Bi
scientia-astronomy = Astronomy
scientia-astronomy-short = As
scientia-field-physics = Physics
scientia-field-chemistry = Chemistry
scientia-field-biology = Biology
scientia-field-astronomy = Astronomy
scientia-flask_stock = Flasks
scientia-cube_stock = Cubes left
scientia-round = Round { $n }
scientia-draft = The draft
scientia-flasks = { $n ->
    [one] { $n } flask
   *[other] { $n } flasks
}
scientia-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
scientia-end_stage = End stage: { $who }
scientia-left = { $n } left
scientia-turned = turned { $n } of { $of }
scientia-completed = completed: { $what }
scientia-empty_slot = empty slot
scientia-unlock-cubes = cube no. { $n }
scientia-unlock-flasks = { $n ->
    [one] { $n } flask
   *[other] { $n } flasks
}
scientia-base = base project
scientia-or = or
credits-title = Credits
credits-motifs = Motifs of cards, pages, books and projects
credits-titles = Typeface of titles and names
credits-text = Typeface of everything else
credits-ours = Everything else
credits-what_is_ours = The scenes, the boards, the motifs that the set lacks and the cards tagged “house” were made for Quire.
nowhere-title = There is nothing here
nowhere-what = Quire has no page at { $path }. The address may have been cut off, or it is mistyped.
nowhere-home = To all games
home-games = The games
home-bots = Bots
home-minutes = { $n } minutes
home-weight-1 = very light
home-weight-2 = light
home-weight-3 = medium
home-weight-4 = demanding
home-weight-5 = heavy
home-not_begun = Not begun yet
home-turn_of = It is { $who }’s turn
home-waiting = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
home-class_what = One code for everybody, tables side by side, bots on empty seats.
home-class_open = Open a class
level-random = random
level-search = search
level-novice = novice
level-greedy = steady
level-club = club
level-expert = expert
level-master = master
shelf-books_of_time = Write pages into three open books and read them, again and again, at the right moment.
shelf-history_of_the_book = Six national libraries buy, trade and bid for the books of six centuries.
shelf-scientia = Turn projects quarter by quarter: one that is finished sets off the next. No luck at all.
shelf-trekking = Three days with a time machine: visit history in the order of its years.
shelf-two_page_tome = Draw a world of your own, hex by hex, and call home the races that fit its shapes.
clock-title = Clock
clock-none = No clock
clock-at_zero = When the time is used up
clock-at_zero-bot = a bot plays on
clock-at_zero-resign = the game is lost
clock-quick = 10 minutes each, and 10 seconds a turn
clock-live = 30 minutes each, and 15 seconds a turn
clock-long = 60 minutes each, and 30 seconds a turn
clock-day = One day for each turn
clock-days = Three days for each turn
link-now = Try now
share-scan = Scan to open this address
lobby-looks_on = You look on: you see the table, and sit at none of its seats.
lobby-watching = Looking on
lobby-away = not here yet
lobby-missing = Somebody or a bot has to sit on every seat before the game can start.
clock-is_live = { $minutes } minutes each, and { $seconds } seconds a turn
clock-is_slow = { $days ->
    [one] one day for each turn
   *[other] { $days } days for each turn
}
more-rematch_go = To the next game
more-rematch_told = The next game has been opened.
class-table = Table { $n }
rules-to_read = To read
rules-by_number = By number
rules-try = Show it in the lesson
frame-goal = Goal and points
lobby-here = here, not ready yet
lobby-ready = ✓ ready
lobby-seats = Who plays
lobby-way = How others come
lobby-agreed = What is agreed
lobby-changes = You can change this until the start; everybody sees it.
lobby-may-visibility = Anybody may find this table
lobby-may-spectators = Others may look on
lobby-may-shared_seats = Several people may share a seat, if those who sit there agree
lobby-awaited = Not ready yet: { $who }
lobby-complete = Everybody is ready.
lobby-starts = { $who } starts the game.
lobby-class_starts = Whoever runs the class starts the game.
lobby-i_am_ready = I am ready
lobby-not_ready = I am not ready after all
lobby-fill = Bots on the free seats ({ $level })
seats-ask = Ask to play with { $who }
incident-left = { $who } has left; a bot plays on.
incident-sent_away = { $who } was sent away; a bot plays on.
incident-returned = { $who } is back.
incident-bot = A bot plays for { $who } now.
incident-resigned = { $who } has resigned.
incident-out_of_time = { $who } has no time left; a bot plays on.
incident-lost_on_time = { $who } has lost on time.
incident-abandoned = The game was ended without a result.
lobby-unnamed = { $n ->
    [one] and { $n } more without a name
   *[other] and { $n } more without names
}
lobby-variants = Variants
class-players = Seats at each table
class-teams = Pupils may share a seat; who wants to join asks those who sit there
class-standing = Without a seat: { $who }
class-complete = Somebody sits on every seat.
class-fill = Bots on the free seats
class-before = Before the start
class-all_complete = Somebody sits on every seat of every table.
class-pause_all = Pause all
class-resume_all = Let all go on
class-free = { $n ->
    [one] { $n } seat is free.
   *[other] { $n } seats are free.
}
class-lacking = { $n ->
    [one] { $n } table cannot start yet.
   *[other] { $n } tables cannot start yet.
}
class-start_all = { $n ->
    [one] Start the table that is complete
   *[other] Start the { $n } tables that are complete
}
frame-legend = Signs
legend-books-type-S = Science: the book, its pages and its track
legend-books-type-I = Industry: the book, its pages and its track
legend-books-type-T = Trade: the book, its pages and its track
legend-books-action-activate = Activate: use the two open faces of a book, then turn it
legend-books-action-write = Write: pay and put pages from your sections into their books
legend-books-action-close = Close: a book gives the benefits of all its turned pages and begins again
legend-books-action-draw = Draw: take two pages from the offer or the deck
legend-books-action-advance = Advance: pay for the next level of a track
legend-books-action-turn = Turn: one to three books, then all three give the benefit of their current page
legend-books-Pen = Pen: pays for writing and for levels
legend-books-Paper = Paper: pays for writing and for levels
legend-books-File = File: stands in for a Pen or a Paper, and breaks ties
legend-books-VP = Victory points
legend-books-arrow = What stands before it is the cost or the condition, what stands behind it the gain
legend-books-take = Take pages from the offer
legend-books-refresh = Refresh the offer: throw pages out of it
legend-books-recover = Take a page from the discard pile
legend-books-drop = Discard a page from your sections
legend-books-have = If you have pages of these types in your sections
legend-books-level = If you are at this level of the track or higher
legend-books-write = Write a page
legend-books-adv = Advance on a track
legend-books-obj = Move on to the next objective
legend-books-token = Gain a Science token: it counts as a symbol
legend-books-end = Counts at the end of the game
legend-books-symbol = { $symbol }: printed on pages; objectives count such signs
legend-scientia-field = { $field }
legend-scientia-lock = A slot that is still closed: the fifth cube and the fifth flask open one each
legend-scientia-star = A cube on this space of a track scores in addition at the end
legend-scientia-flask = Flasks for your pool, here 1
legend-scientia-take = Take cards, here 1
legend-scientia-twins = Take both cards of a stack
legend-scientia-basic = Basic actions: take a card or turn cards
legend-scientia-advance = Advance the technology of a field
legend-scientia-one_cube = … a field that has exactly one cube
legend-scientia-not_highest = … a field that is not your highest
legend-scientia-lowest = … your lowest field
legend-scientia-that = … the field of that card
legend-scientia-turn = Turn a card, here twice
legend-scientia-up_to = … up to so many times
legend-scientia-pair = … two cards
legend-scientia-fields = … two cards of different fields
legend-scientia-field_all = … all your cards of one field
legend-scientia-names = … one card of each name
legend-scientia-quarter = Quarter turns to share out among your cards
legend-scientia-finish = Finish one of your cards
legend-scientia-put = Put flasks on one of your cards
legend-scientia-board = … on a stack of the board
legend-scientia-rival = … on a rival's card
legend-scientia-double = Double the flasks on one of your cards, up to this number
legend-scientia-copy = Use the effect of another project
legend-scientia-return = Return one of your cards; its flasks go to the supply
legend-scientia-if = If you have completed certain cards this turn
legend-scientia-then = Then
legend-scientia-cubes = … half as many as your technology cubes
legend-scientia-completed = … for each card completed this turn
legend-scientia-held = … for each card that you hold
legend-scientia-slots = … for each open slot
legend-trekking-P = Person: for the column of this sign on your Itinerary
legend-trekking-E = Event: for the column of this sign
legend-trekking-I = Innovation: for the column of this sign
legend-trekking-G = Progress: for the column of this sign
legend-trekking-W = Wild: goes into any column
legend-trekking-C = Time Crystal: makes a visit an hour shorter; at the end 1 point
legend-trekking-watch = A pocket watch: where its owner stands on the clock
legend-trekking-hours = How many hours a visit takes
legend-trekking-does-points = Points
legend-trekking-does-any = A token of any colour
legend-trekking-does-slots = The slots of the Departures Row
legend-trekking-does-slot = One slot of the Departures Row
legend-trekking-does-round = Put the cards under the deck and deal new ones
legend-trekking-does-last = The last card of your trek
legend-trekking-does-elder = An Ancestor
legend-trekking-does-free = Its hours do not count
legend-trekking-does-noon = Punctual: your watch stands on XII
legend-trekking-does-two = Your watch stands where another one stands
legend-trekking-does-earlier = Earlier in time
legend-trekking-does-later = Later in time
legend-trekking-does-fold = Your trek ends and a new one starts
legend-trekking-does-favourite = The favourite colour of the Rival Tour
legend-tome-forest = Forest: filled beside another forest
legend-tome-cave = Cave: filled when it is written with no cave beside it
legend-tome-lake = Lake: filled if a road touches its hex
legend-tome-village = Village: filled between two hexes with the same symbol; brings 1 road
legend-tome-castle = Castle: filled beside 4 filled symbols; brings 2 roads
legend-tome-cliffs = Cliffs: at the edge of the mist; two segments count 1 point
legend-tome-brew = Brew: a step where no road leads, or a card swapped; unused 1 point
legend-tome-ink = Ink pot: another land than the one you were given; unused 1 point
legend-tome-cards = Cards that you have claimed
legend-tome-restored = Lands in which a race is back
legend-tome-crossed = On a card: this land must not stand here
legend-tome-road = A road: walking along it costs nothing
legend-history-country = { $country }: six of its books make a collection
legend-history-genre = { $genre }: six such books make a collection
legend-history-most_valuable = A book of the highest value: four make a collection
legend-history-coin = Credits
legend-history-lock = A locked collection: counts double, and nobody takes it away
legend-history-gavel = An auction: four books are sold as one
legend-history-shake = A trade with one other country
legend-history-chance = A chance card
legend-history-does-book = A book of yours that is not locked
legend-history-does-shelf = Your books
legend-history-does-market = The market
legend-history-does-rival = Another country
legend-history-does-home = The country of the book
legend-history-does-case = Your completed collections
legend-history-does-genres = Different genres among your books
legend-history-does-centuries = Different centuries among your books
legend-history-does-first = The book that you acquired first
legend-history-does-last = The book that you acquired last
legend-history-does-most = The most valuable
legend-history-does-least = The least valuable
legend-history-does-random = Chosen at random
legend-history-does-gone = It leaves the game
legend-history-does-both = Exchange
rules-example = Example
rules-play_example = Play this position
rules-contents = Contents
rules-chips = opens the exact rule here, beside the text.
rules-how = How to play
rules-in_ten = Read in ten minutes; every example can be played.
home-last = Your last game
home-estimated = Minutes are as on the boxes. * Our estimate, from the number of decisions in games of bots ({ $few }–{ $many }), at { $seconds } s each. How demanding a game is, is our judgement.
home-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}

# The review of a finished game.
more-review = Review: what decided it
review-title = Review
review-waiting = The review waits for its turn; it is made when nobody needs the processor.
review-working = The review is being made: { $share } %
review-failed = This game could not be reviewed.
review-early = This game ended before its last turn. Only games that were played to their end are reviewed.
review-off = No reviews are made on this server.
review-won = { $who } won, { $scores }
review-nobody = Nobody won: { $scores }
review-led = { $who } led the chances in { $share } % of the game. Of { $all } turns that could be judged, { $bad } cost something beyond doubt.
review-chances = Chances of victory
review-band = band: 95 of 100 times within
review-mark = Turning point { $n }, up to decision { $ply }: { $what }
review-at = Decision { $ply } of { $of }: { $chances }
review-chance = { $who } { $value } %
review-moved = What moved the chances of { $who }
review-adds = adds up to the result
review-start = at the start
review-rest = own turns at their best
review-choices = lost by own choices
review-luck = luck: what came to light
review-rivals = turns of the others
review-result = the result
review-lucky =
    { $side ->
        [lucky] { $who } was lucky by { $n } (± { $doubt }).
        [unlucky] { $who } was unlucky by { $n } (± { $doubt }).
       *[even] Luck weighed little for { $who }, as far as can be told (± { $doubt }).
    }
review-turning = Turning points
review-by-choice = { $who }’s choice
review-by-luck = luck
review-by-both = { $who }’s choice, and luck
review-change = { $who } { $before } → { $after } %
review-choice_luck = choice { $choice }, luck { $luck }
review-decision = Turn of { $who }
review-loss = { $verdict }, −{ $loss } %
review-best = best
review-good = good
review-inaccurate = inaccurate
review-mistake = mistake
review-blunder = blunder
review-unclear = not told apart
review-only = no choice
review-chosen = chosen
review-better = best
review-why = Why
review-brings = { $points } { $part }
review-instead = The better line brings { $parts } on the mean.
review-then = What was done
review-rather = What was better
review-sure = { $loss } % of the victory ({ $low } to { $high }), from { $tries } futures of each, by what { $who } could know then.
review-found = Nothing better was found in { $tries } futures of each option.
review-not_judged = Too close to call: the difference is smaller than what can be told apart.
review-show = Show the better line
review-shown = What was played
review-play = Play on from here as { $who }
review-accuracy = Accuracy
review-judged = { $n } turns judged
review-none = not judged
review-advice = For next time
review-well = Well done
review-try = Try
review-rule = Not used
review-points = Points and what they came from
review-tempo = Tempo
review-turns = { $who }: turns { $turns }, decisions { $decisions }; points a turn in each third: { $thirds }
review-whose = Review for
review-share = Link to this moment
review-previous = The previous turn that cost something
review-following = The next turn that cost something
review-list = All turns that cost something
