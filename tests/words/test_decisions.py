"""What was decided where a rulebook is silent can be looked up like a rule, in every language."""

from __future__ import annotations

import pytest

from quirebox.cli.library import UnknownRule, pick_rules
from quirebox.games import game, ids
from quirebox.words import languages
from quirebox.words.decisions import decisions


@pytest.mark.parametrize("id", ids())
def test_every_decision_on_the_page_is_found_by_its_id(id: str) -> None:
    title, found = game(id), decisions(game(id))
    numbers = sorted(int(decision.partition("-Q")[2]) for decision in found)
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 40
    for decision, said in found.items():
        assert len(said) > 20 and "**" not in said and "\n" not in said
        assert pick_rules(title, title.box().rules, decision.lower()) == {
            decision: title.box().rules.get(decision, said)
        }


def test_what_is_no_decision_is_unknown() -> None:
    title = game("books_of_time")
    with pytest.raises(UnknownRule, match="has no rule 'BOT-Q99'"):
        pick_rules(title, title.box().rules, "BOT-Q99")


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("id", ids())
def test_every_decision_is_told_in_every_language(id: str, language: str) -> None:
    english, told = decisions(game(id), "en"), decisions(game(id), language)
    assert told.keys() == english.keys()
    assert [q for q in told if told[q] == english[q]] == []
