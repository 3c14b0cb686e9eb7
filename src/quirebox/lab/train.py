"""Judgement learned by self-play, generation after generation, and taken only where it wins.

In each generation the best judges so far play lessons, a network is taught what came of all positions, and mixes of
what it says try to beat those before them. Everything is kept in a folder, so that it goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile
from time import perf_counter

import numpy as np
import torch
from numpy.typing import NDArray

from quirebox.bots.judgement import Judgement, Shelf
from quirebox.bots.learned import About, Learned, Mix, judgement, read_learned
from quirebox.bots.mind import EXPERT, Mind, mind_of
from quirebox.bots.turn import Worth, follow
from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.match import master_seed
from quirebox.core.rng import Rng, key
from quirebox.lab.fitting import CERTAIN, Lessons, Network, fit, pieces, written
from quirebox.lab.layout import Layout, layout
from quirebox.lab.processes import spread
from quirebox.lab.selfplay import Lesson, School, best_line
from quirebox.lab.tune import contest, result

PIECE = 200  # lessons in one file
LATEST = 2  # generations that are learned from
ROUNDS = 8  # how often every position is learned from
MIXES = {
    "win": Mix(won=40.0, sure=20.0),
    "points": Mix(own=1.0, rival=-0.5, doubt=1.0),
    "both": Mix(won=20.0, own=0.5, rival=-0.25, sure=10.0, doubt=0.5),
}
SCALES = (0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8)  # of a mix's doubt that are tried
Tick = Callable[[], None]


@dataclass(frozen=True)
class Course:
    """What is learned, and the folder where it is kept."""

    game: Game
    players: int
    folder: Path
    seed: str = "1"
    keep: float = 0.15  # of the positions

    def best(self) -> Path:
        """The file of the best judgement so far."""
        return self.folder / "best.net"

    def done(self, generation: int) -> Path:
        """The file that tells that a generation is over."""
        return self.folder / f"generation-{generation}.done"

    def finish(self, generation: int) -> None:
        """A generation is over: the next one is judged by the best judgement of now."""
        if self.best().exists():
            copyfile(self.best(), self.judge(generation + 1))
        self.done(generation).touch()

    def judge(self, generation: int) -> Path:
        """By what a generation's lessons are judged; there is no file if it is by hand."""
        return self.folder / f"judge-{generation}.net"

    def lessons(self, generation: int) -> list[Path]:
        """The files of a generation's lessons."""
        return sorted(self.folder.glob(f"lessons-{generation}-*.npz"))

    def school(self, generation: int) -> School:
        """Where a generation learns."""
        judge = self.judge(generation)
        seed = f"{self.seed} {generation}"
        return School(self.game, self.players, seed, self.keep, str(judge) if judge.exists() else "")


def play_lessons(course: Course, generation: int, games: int, processes: int, until: float, tick: Tick) -> None:
    """Play what is missing of a generation's lessons, until the clock says that it is enough."""
    school = course.school(generation)
    for piece in range(-(-games // PIECE)):
        file = course.folder / f"lessons-{generation}-{piece:04}.npz"
        if not file.exists():
            if perf_counter() > until and course.lessons(generation):
                return
            jobs = [(0, piece * PIECE + i) for i in range(PIECE)]
            with closing(spread([school], jobs, processes)) as playing:
                found = dict(playing)
            keep_lessons(file, [found[job] for job in jobs])
        tick()


def keep_lessons(file: Path, lessons: Sequence[Lesson]) -> None:
    """Write lessons to a file, whole or not at all."""
    seats = len(lessons[0].scores)
    kept = [lesson for lesson in lessons if lesson.seen]
    many = [len(lesson.seen) // seats for lesson in kept]
    arrays = {
        "seen": np.frombuffer(b"".join(b"".join(lesson.seen) for lesson in kept), np.uint8).reshape(
            sum(many), seats, -1
        ),
        "hand": np.concatenate([np.array(lesson.hand, np.float32) for lesson in kept]).reshape(-1, seats),
        "doubt": np.concatenate([np.array(lesson.doubt, np.float32) for lesson in kept]).reshape(-1, seats),
        "scores": np.repeat(np.array([lesson.scores for lesson in kept], np.float32), many, 0),
        "shares": np.repeat(np.array([lesson.shares for lesson in kept], np.float32), many, 0),
        "game": np.repeat(np.arange(len(kept), dtype=np.int32), many),
    }
    draft = file.with_suffix(".part")
    with draft.open("wb") as out:
        np.savez(out, **arrays)  # type: ignore[arg-type]  # no flag among them
    draft.rename(file)


@dataclass
class Taught:
    """All that was kept: the lessons, and the doubt of the hand-written evaluation beside them."""

    lessons: Lessons
    doubt: NDArray[np.float32]
    players: int


def read_lessons(files: Sequence[Path]) -> Taught:
    """The lessons of these files."""
    found: list[list[NDArray[np.float32]]] = [[] for _ in range(5)]
    seen: list[NDArray[np.uint8]] = []
    games: list[NDArray[np.int32]] = []
    for number, file in enumerate(files):
        with np.load(file) as part:
            scores = part["scores"]
            seats = scores.shape[1]
            seen.append(part["seen"].reshape(len(scores) * seats, -1))
            games.append(np.repeat(part["game"] + number * PIECE, seats))
            for place, array in enumerate((part["shares"], scores, best_rivals(scores), part["doubt"], part["hand"])):
                found[place].append(array.reshape(-1))
    won, own, rival, doubt, _ = (np.concatenate(arrays) for arrays in found)
    return Taught(Lessons(np.concatenate(seen), won, own, rival, np.concatenate(games)), doubt, seats)


def best_rivals(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """The best of the others, for each seat; 0 for somebody alone."""
    seats = scores.shape[1]
    if seats == 1:
        return np.zeros_like(scores)
    return np.stack([np.delete(scores, p, 1).max(1) for p in range(seats)], 1)


@dataclass(frozen=True)
class Candidate:
    """A judgement that wants to be taken."""

    name: str
    learned: Learned


def teach(course: Course, generation: int, heard: Callable[[int, int, list[float]], None]) -> list[Candidate]:
    """What a network learns from the latest generations, mixed in several ways."""
    files = [file for k in range(max(1, generation - LATEST + 1), generation + 1) for file in course.lessons(k)]
    taught = read_lessons(files)
    g = course.game.new(course.players, 1, dict(course.game.varied))
    plan = layout(course.game.eyes.schema(g).numbers, [int(most) for most in taught.lessons.seen.max(0)])
    network = Network(plan, taught.lessons)
    wrong: list[float] = []

    def listen(done: int, steps: int, found: list[float]) -> None:
        wrong[:] = found
        heard(done, steps, found)

    fit(network, taught.lessons, ROUNDS, listen)
    how = {"generation": generation, "games": len(files) * PIECE, "positions": len(taught.doubt), "wrong": wrong}
    return [
        Candidate(name, mixed(network, plan, taught, mix, About.of(course.game, g), {**how, "mix": name}))
        for name, mix in MIXES.items()
        if course.players > 1 or name == "points"
    ]


def mixed(network: Network, plan: Layout, taught: Taught, mix: Mix, about: About, how: dict[str, object]) -> Learned:
    """The network with its heads mixed so, and doubts that fit who won."""
    said, doubts, won = held_out(network, taught, mix)
    best, least = 1.0, 1e300
    for scale in SCALES:
        shares = np.exp(said / (scale * (mix.sure + mix.doubt * doubts)))
        shares /= shares.sum(1, keepdims=True)
        surprise = float(-(won * np.log(np.maximum(shares, 1e-6))).sum(1).mean())
        if surprise < least:
            best, least = scale, surprise
    mix = replace(mix, sure=mix.sure * best, doubt=mix.doubt * best)
    return Learned(about, mix, {**how, "surprise": least}, written(network, plan, mix))


def held_out(
    network: Network, taught: Taught, mix: Mix
) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    """What the mix says of positions that were not learned from, their doubts, and who won: position by position, seat
    by seat. The best stands at 0, so that no number is too large."""
    _, out = taught.lessons.parted()
    said: list[NDArray[np.float32]] = []
    with torch.no_grad():
        for part in pieces(out):
            heads = network(torch.from_numpy(taught.lessons.seen[part])).numpy()
            points = heads[:, 1:] * network.scale + network.mean
            said.append(mix.won / CERTAIN * heads[:, 0] + mix.own * points[:, 0] + mix.rival * points[:, 1])
    shape = (-1, taught.players)
    standing = np.concatenate(said).reshape(shape)
    return (
        standing - standing.max(1, keepdims=True),
        taught.doubt[out].reshape(shape),
        taught.lessons.won[out].reshape(shape),
    )


# ---- contests


def quick_contest(course: Course, games: int, new: Worth, old: Worth, seed: str) -> Iterator[float]:
    """Game by game, the share of the victory of one player who judges in the new way, among others who judge in the
    old way: all take the turn that looks best at its end."""
    game, mind = course.game, mind_of(course.game)
    for number in range(games):
        rng = Rng(key(master_seed(f"trained {seed}"), number // course.players))
        g = game.new(course.players, rng.next(), dict(game.varied))
        seat: Player = number % course.players
        while not g.over():
            worth = new if g.actor() == seat else old
            follow(g, best_line(game, g, mind, worth, rng))
        yield result(game, g)[seat]


def with_judgement(game: Game, found: Judgement | None, level: str = EXPERT) -> Mind:
    """The game's mind, whose bots of a level judge by what was learned."""
    usual = mind_of(game)
    thought = usual.level(level)._replace(learned=found is not None)
    mind = type(usual)(usual.weights, {**usual.levels, level: thought})
    mind.shelf = Shelf(game, found) if found is not None else None
    return mind


def long_contest(course: Course, games: int, seed: str) -> Iterator[float]:
    """The same among experts, who think ahead; one of them judges by the best judgement."""
    found = judgement(course.game, read_learned(course.best()))
    new, old = with_judgement(course.game, found), with_judgement(course.game, None)
    return contest(course.game, course.players, games, EXPERT, seed, new, old)


def judge_of(course: Course) -> Worth:
    """How positions are judged by the best judgement so far."""
    return worth_of(course, read_learned(course.best()))


def worth_of(course: Course, learned: Learned) -> Worth:
    """How positions are judged by what was learned."""
    return judgement(course.game, learned).value


def by_hand(course: Course) -> Worth:
    """How they are judged by who plans nothing."""
    return mind_of(course.game).at_hand
