"""Commands that read: which games there are, their rules, and records of games."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.errors import QuireError
from quirebox.core.game import HOUSE, Game, Option
from quirebox.core.match import SET_UP, Match
from quirebox.core.match import replay as play_again
from quirebox.core.record import Record
from quirebox.terminal.beginning import players_of
from quirebox.terminal.files import FileError, read_record
from quirebox.terminal.screen import Screen, grid
from quirebox.terminal.story import EVERYTHING, heading, names_of, sentences, told
from quirebox.terminal.watch import conclude
from quirebox.testkit.coverage import Coverage, coverage
from quirebox.words import speech
from quirebox.words.decisions import called


class UnknownRule(QuireError):
    """No rule of the game has that id."""


# ---- games


@click.command()
@click.argument("game", required=False)
@click.option("--ids", "only_ids", is_flag=True, help="Print the ids, one in each line.")
@common.as_json
def games(game: str | None, only_ids: bool, as_json: bool) -> None:
    """List the games, or say what can be agreed before GAME is played."""
    if only_ids:
        click.echo("\n".join(shelf.ids()))
        return
    found = [shelf.game(game)] if game else list(shelf.games().values())
    if as_json:
        common.emit([describe(boxed) for boxed in found])
        return
    screen = Screen()
    table = grid("id", "title", "players", "version", "options")
    for column in table.columns:
        column.justify = "left"
    for boxed in found:
        table.add_row(
            boxed.id,
            escape(boxed.title),
            players_of(boxed).removesuffix(" players"),
            str(boxed.version),
            escape(", ".join(option.id for option in boxed.options)),
        )
    screen.put(table)
    if game:
        explain_options(found[0], screen)


def explain_options(game: Game, screen: Screen) -> None:
    """Every option with its values and what they mean."""
    for option in game.options:
        screen.put(f"\n[bold]-o {escape(option.id)}=…[/bold]  {escape(option.title)}")
        values = grid("", "")
        values.show_header = False
        values.columns[1].justify = "left"
        for value, meaning in option.values.items():
            values.add_row(
                f"  [cyan]{escape(value)}[/cyan]",
                escape(meaning) + (" [dim](default)[/dim]" if value == option.default else ""),
            )
        if option.free:
            values.add_row("  …", f"or {escape(option.free)}")
        screen.put(values)


def describe(game: Game) -> dict[str, object]:
    """A game for programs."""
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "options": [describe_option(option) for option in game.options],
        "edition": HOUSE,
        "version": game.version,
    }


def describe_option(option: Option) -> dict[str, object]:
    """An option for programs."""
    return {
        "id": option.id,
        "title": option.title,
        "values": dict(option.values),
        "default": option.default,
        "free": option.free,
    }


# ---- rules


@click.command()
@click.argument("game")
@click.argument("id", required=False, default="")
@common.edition
@click.option(
    "--coverage", "covered", is_flag=True, help="List each rule with the scenarios that exercise it, and the gaps."
)
@common.language
@common.as_json
def rules(game: str, id: str, edition: str, covered: bool, as_json: bool) -> None:
    """Print a rule of GAME by its ID, all that begin like ID, or all rules."""
    boxed = shelf.game(game)
    every = boxed.box(editions.called(boxed, edition)).rules
    texts = pick_rules(boxed, {rule: speech(boxed).rule(rule, text) for rule, text in every.items()}, id)
    if covered:
        print_coverage(coverage(boxed), texts, as_json)
    elif as_json:
        common.emit(texts)
    else:
        screen = Screen()
        for rule, text in texts.items():
            screen.put(f"[yellow]{escape(rule)}[/yellow]  {escape(text)}")


def pick_rules(game: Game, texts: Mapping[str, str], id: str) -> dict[str, str]:
    """The rule of that id, else those whose ids begin with it, else decisions on what the rulebook leaves open."""
    found = {rule: text for rule, text in texts.items() if rule.lower() == id.lower()}
    found = found or {rule: text for rule, text in texts.items() if rule.lower().startswith(id.lower())}
    found = found or called(game, id)
    if not found:
        close = get_close_matches(id.upper(), list(texts), 3)
        hint = f"did you mean {' or '.join(close)}?" if close else f"see: quire rules {game.id}"
        raise UnknownRule(f"{game.title} has no rule {id!r}; {hint}")
    return found


def print_coverage(found: Coverage, texts: Mapping[str, str], as_json: bool) -> None:
    """Which scenarios exercise which rules, which rules cannot be exercised and why, and the gaps."""
    covered = {rule: tests for rule, tests in found.covered.items() if rule in texts}
    gaps = [rule for rule in found.gaps if rule in texts]
    untested = {rule: reason for rule, reason in found.untested.items() if rule in texts}
    if as_json:
        common.emit({"covered": covered, "gaps": gaps, "untested": untested})
        return
    screen = Screen()
    for rule, tests in covered.items():
        screen.put(
            f"[green]{screen.sign('✓', '*')}[/green] [yellow]{escape(rule)}[/yellow]  {escape('; '.join(tests))}"
        )
    for rule, reason in untested.items():
        screen.put(f"[dim]-[/dim] [yellow]{escape(rule)}[/yellow]  [dim]no scenario: {escape(reason)}[/dim]")
    for rule in gaps:
        screen.put(f"[red]{screen.sign('✗', 'x')}[/red] [yellow]{escape(rule)}[/yellow]  gap: {escape(texts[rule])}")
    screen.say(
        f"{len(covered)} rules with scenarios, {len(untested)} that no scenario can exercise, {len(gaps)} gaps", "bold"
    )


# ---- replay


@click.command()
@click.argument("file", type=common.record_file)
@click.option("--verify", is_flag=True, help="Compare edition, version, every position and the result with the record.")
@click.option("--until", type=click.IntRange(min=0), metavar="PLY", help="Stop after this many decisions.")
@click.option("--quiet", is_flag=True, help="Print the outcome only.")
@common.language
@common.as_json
def replay(file: Path, verify: bool, until: int | None, quiet: bool, as_json: bool) -> None:
    """Play the record FILE again and tell it in sentences."""
    record = read_record(file)
    if until is not None and until > len(record.moves):
        raise FileError(f"{file}: the record has {len(record.moves)} decisions, so there is no ply {until}")
    boxed, changed = shelf.game(record.game), ""
    try:
        changed = changed_edition(boxed, record)
        match = play_again(boxed, record, verify, until)
    except QuireError as e:
        raise FileError(f"{file}: {e}" + (f"; {changed}" if changed and not verify else "")) from e
    if as_json:
        common.emit(retell(match, verify, quiet))
        return
    screen = Screen()
    if changed:
        screen.complain(changed)
    if not quiet:
        for line in heading(match):
            screen.put(line)
        screen.put(told(match, SET_UP, match.ply, EVERYTHING))
        conclude(match, screen, EVERYTHING)
    if verify:
        part = "" if until is None else f" up to ply {until}"
        screen.affirm(f"{file}: verified{part}, {match.ply} decisions")
    elif quiet:
        screen.say(f"{file}: {outcome(match)}")


def changed_edition(game: Game, record: Record) -> str:
    """What is to be said if an edition is no longer what it was when a game was recorded, or ''."""
    try:
        editions.exact(game, record.edition, record.hash)
    except editions.OtherPrinting as e:
        return f"the edition {record.edition} has changed: it was recorded with {record.hash}, {e.here} is here"
    return ""


def outcome(match: Match) -> str:
    """The result in a line."""
    if not match.g.over():
        return f"{match.ply} decisions, not over"
    points = ", ".join(f"{name} {score}" for name, score in zip(names_of(match), match.g.scores(), strict=True))
    return f"{match.ply} decisions; {points}"


def retell(match: Match, verified: bool, quiet: bool) -> dict[str, object]:
    """A game for programs."""
    record, names = match.record, names_of(match)
    moves = (
        []
        if quiet
        else [
            {
                "ply": ply + 1,
                "player": move.player,
                "action": move.text,
                "sentences": sentences(match, match.told[ply], EVERYTHING, names),
            }
            for ply, move in enumerate(record.moves)
        ]
    )
    return {
        "game": record.game,
        "version": record.version,
        "edition": record.edition,
        "players": record.players,
        "names": names,
        "options": record.options,
        "plies": match.ply,
        "over": match.g.over(),
        "scores": match.g.scores(),
        "winners": match.game.winners(match.g) if match.g.over() else [],
        "ranks": match.record.ranks,
        "verified": verified,
        "setup": [] if quiet else sentences(match, match.opening, EVERYTHING, names),
        "moves": moves,
    }
