"""Option mixes: how the proof of the twins varies each ruleset.

A mix is the options of one game, made from a random generator; `tanglewood.kernel.lockstep` walks
one after another. Whoever adds a twin adds its mixes, one module per family.
"""

from random import Random
from typing import Any, Protocol

from tanglewood.core.errors import BadComponents, BadOption
from tanglewood.core.game import Game
from tanglewood.games.registry import load, part

Options = dict[str, object]


class Mixes(Protocol):
    """What a family's module offers."""

    def mix(self, name: str, random: Random) -> Options:
        """The options of one game of this ruleset; it may refuse them."""


def mixed(name: str, number: int) -> Game[Any]:
    """The `number`th game in the proof of a ruleset; every third has the default options."""
    random = Random(f"{name} {number}")
    mixes: Mixes | None = part(name, "mixes")
    while number % 3 and mixes is not None:
        try:
            return load(name, **mixes.mix(name, random))
        except (BadOption, BadComponents):  # a mix that the ruleset refuses: make another
            continue
    return load(name)
