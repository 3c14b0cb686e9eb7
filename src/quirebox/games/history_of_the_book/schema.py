"""What the numbers of an observation mean.  Countries count from the viewer on: 1 is the viewer, 0 is nobody."""

from __future__ import annotations

from quirebox.core.schema import Field, Part, Schema, category, count, flag, mask
from quirebox.core.state import State
from quirebox.games.history_of_the_book.box import BOOKS, CENTURIES, PILE
from quirebox.games.history_of_the_book.features import COMPLETED, KINDS
from quirebox.games.history_of_the_book.labels import COUNTRIES, GENRES
from quirebox.games.history_of_the_book.offer import MOST_CHANGES
from quirebox.games.history_of_the_book.position import FINAL_PURCHASES, HistoryPosition


def schema(g: State) -> Schema:
    """The calendar, what is in progress, every country, every book, the ledger, the events."""
    assert isinstance(g, HistoryPosition)
    n = g.players
    owed = (count("owed", "its debts: to the bank, to itself (0), and to the countries after it", times=n + 1),)
    held = (
        count("of_country", "unlocked books of each country", times=COUNTRIES),
        count("of_genre", "unlocked books of each genre", times=GENRES),
    )
    events = (flag("event", "4 events of each century: it is used", CENTURIES * PILE),)
    return Schema(
        (
            Part("", "the table", (*calendar(g), *progress(n))),
            Part("country", "every country, the viewer's first, in turn order", COUNTRY, n, "seat"),
            Part("book", "every book", books(n)),
            Part("ledger", "the debts of every country", owed, n, "seat"),
            Part("shelf", "the books of every country by label", held, n, "seat"),
            Part("pile", "the events of every country", events, n, "seat"),
            Part("talks", "negotiations, once more", TALKS),
        )
    )


def calendar(g: HistoryPosition) -> tuple[Field, ...]:
    """The round, and what is asked of whom."""
    n, matters = g.players, max(BOOKS, len(g.printed.effects))
    return (
        count("round", "the round, from 1"),
        count("per_century", "rounds in a century"),
        category("century", "the century; 0 is the 15th", CENTURIES - 1),
        category(
            "phase",
            "0 roll, 1 settle, 2 event, 3 collect, 4 chance, 5 close, 6 last call, 7 final settlement, 8 final "
            "purchases",
            FINAL_PURCHASES,
        ),
        count("trade_limit", "negotiations allowed in a turn"),
        count("one_pays", "what a roll of 1 pays"),
        flag("chance", "a chance card is pending"),
        category(
            "decision",
            "0 over, 1 payment mode, 2 pick, 3 change, 4 bid, 5 raise money, 6 collect, 7 compose, 8 amount, 9 answer, "
            "10 lock window, 11 lock books, 12 chance: credits or books, 13 chance: a book, 14 chance: second book, "
            "15 final purchase, 16 propose, 17 divide a set",
            max(KINDS.values()),
        ),
        category("matter", "what the decision is about, from 1: label, item, book or effect", matters),
        category("active", "the active country", n),
        category("actor", "who decides", n),
        category("own", "the viewer's country; 0 is Germany", n - 1),
    )


def progress(n: int) -> tuple[Field, ...]:
    """The payment, bidding or offer in progress."""
    return (
        category("loser", "payment: who pays", n),
        category("victor", "payment: who is paid", n),
        count("due", "payment: still to be covered"),
        count("change", "payment: still to be given back"),
        count("received", "payment: books picked"),
        flag("debt", "payment: it pays a debt"),
        count("reserve", "bidding: the reserve"),
        count("bid", "bidding: the highest bid"),
        category("bidder", "bidding: who bid it", n),
        category("seller", "bidding: who sells", n),
        category("sold", "bidding: the book + 1; 0 is a set", BOOKS),
        category("proposer", "offer: who proposes it", n),
        category("partner", "offer: to whom", n),
        count("counters", "offer: counter-offers so far"),
        count("credits", "offer: 128 + credits given"),
        count("paper", "offer: 128 + debt paper given"),
    )


COUNTRY = (
    count("credits", "credits"),
    count("trades", "negotiations opened in its latest turn"),
    flag("forced", "it was forced in this turn"),
    flag("bidding", "it is still bidding"),
    count("collections", "completed collections"),
    count("most_valuable", "unlocked books among the Most Valuable ones"),
)


TALKS = (
    flag("all", "others than the active country may open negotiations, too"),
    flag("owed_books", "a victor may be owed books that the loser lacks"),
    count("taken", "offer: 128 + debts of the proposer that the partner takes over"),
    count("changes", "offer: how often it was changed", MOST_CHANGES),
    flag("open", "offer: while it is empty, `counter` asks for the other's or begins with it"),
    category("lot", "offer: the auction set that is divided, from 1", CENTURIES),
)


def books(n: int) -> tuple[Field, ...]:
    """Where the books are and what happened to them."""
    return (
        category(
            "place",
            "1 market, 2 closed, 3 waiting set, 4 removed, 5 + k unlocked, 11 + k locked (k = 0 the viewer)",
            COMPLETED + n - 1,
            BOOKS,
        ),
        mask("mark", "1 bought in this turn, 2 sold in this turn, 4 in the offer, 8 picked for the lock", 4, BOOKS),
        count("order", "its place on its shelf, in order of acquisition, from 1", BOOKS, BOOKS),
    )
