"""Environments for learning programs: thin adapters, generic over every game.  No rule lives here.

Importing this package registers every game with Gymnasium, where that is installed:
`gymnasium.make("quire/Scientia-v0")`. `quirebox.envs.openspiel` does the same for OpenSpiel; PettingZoo has no
registry: `quirebox.envs.pettingzoo.env("scientia")`.
"""

from importlib.util import find_spec

if find_spec("gymnasium") and find_spec("numpy"):
    from quirebox.envs.gymnasium import register_all

    register_all()
