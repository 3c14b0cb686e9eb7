"""Who plays the games of a ladder: the cores of this machine, or a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

from quirebox import __version__
from quirebox.core.errors import NotInstalled, QuireError
from quirebox.lab.processes import Done, Job, Work, spread

Crew = Callable[[Sequence[Work[Any]], Sequence[Job]], Done[Any]]


class CrewError(QuireError):
    """There is no place to play."""


def crew_named(name: str, processes: int = 0) -> Crew:
    """`here` is this machine, `ray` a Ray cluster (a new local one if there is none), `ray:ADDRESS` a certain one."""
    word, _, address = name.partition(":")
    if name == "here":
        return lambda plans, jobs: spread(plans, jobs, processes)
    if word == "ray":
        try:
            import ray  # noqa: F401
        except ImportError as e:
            raise NotInstalled("playing on Ray", "ray", e.name) from None
        return lambda plans, jobs: on_ray(plans, jobs, address, processes)
    raise CrewError(f"cannot play on {name!r}; use here, ray, or ray:ADDRESS as in ray:auto or ray:ray://head:10001")


class Player:
    """Plays games in another process, one at a time."""

    def __init__(self, plans: Sequence[Work[Any]], version: str) -> None:
        if version != __version__:
            raise CrewError(
                f"quire {version} was started, but quire {__version__} is installed on a machine of the cluster; "
                "install the same on all"
            )
        self.plans = plans

    def play(self, job: Job) -> tuple[Job, Any]:
        """One game."""
        return job, self.plans[job[0]].play(job[1])


def on_ray(plans: Sequence[Work[Any]], jobs: Sequence[Job], address: str, processes: int) -> Done[Any]:
    """Every job as soon as a player of the cluster has done it."""
    import ray
    from ray.util import ActorPool

    if not jobs:
        return
    join(address, processes)
    try:
        players = min(len(jobs), processes or max(1, int(ray.cluster_resources().get("CPU", 1))))
        crew = ActorPool([ray.remote(Player).remote(plans, __version__) for _ in range(players)])
        yield from crew.map_unordered(lambda player, job: player.play.remote(job), jobs)
    except ray.exceptions.RayTaskError as e:
        raise RuntimeError(f"a game could not be played to its end:\n{e}") from None
    except ray.exceptions.RayError as e:
        raise CrewError(f"the Ray cluster gave up: {e}") from None
    finally:
        ray.shutdown()


def join(address: str, processes: int) -> None:
    """Become part of the cluster at that address, or begin one here; Ray tells nobody about it."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        if address:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        else:
            ray.init(num_cpus=processes or None, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as e:
        raise CrewError(f"no Ray cluster answers at {address!r}: {e}") from None
