"""What the learned networks say of a view: which action to take, and what to expect.

expected = expectation(view)
expected.win, expected.points, expected.tricks, expected.actions
"""

from functools import cache
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from tanglewood.analysis.networks.file import read
from tanglewood.analysis.networks.forward import OUTPUT_BITS, Network
from tanglewood.core.action import Action
from tanglewood.core.errors import BadOption
from tanglewood.core.view import View
from tanglewood.games.fox.view import FoxView
from tanglewood.observing import observed

FOLDER: Final = Path(__file__).parent
ONE: Final = 1 << OUTPUT_BITS
SCORES: Final = 306
TARGET: Final = 308
MOST_TARGET: Final = 40
"""Where scores and the target stand in an observation, and how far the networks count."""
POINTS: Final = 10.0
"""Points are learned in tens."""


class Expectation(NamedTuple):
    """What a network expects for the seat to act."""

    actions: dict[Action, float]
    """How likely the network would take each legal action."""
    win: float
    """The chance to win the game, half of the chance of a draw included."""
    points: float
    """Points of this round, less the other's."""
    tricks: tuple[float, ...]
    """The chance of each number of tricks in this round."""


def has_network(game: str) -> bool:
    """Whether a network was learned for this ruleset."""
    return (FOLDER / f"{game}.safetensors").is_file()


@cache
def network(game: str) -> Network:
    """The learned network of a ruleset."""
    if not has_network(game):
        raise BadOption(f"No network has been learned for {game} yet.")
    return Network(read(FOLDER / f"{game}.safetensors"))


def expectation(view: View, of: Network | None = None) -> Expectation:
    """What the network of the view's game expects, or another network."""
    asked = of or network(view.game)
    if not view.legal:
        raise BadOption("A network speaks for the seat that is to act.")
    found = asked.outputs(observation(view))
    preferences = preferences_of(view, found)
    best = max(preferences.values())
    weights = {action: exp((value - best) / ONE) for action, value in preferences.items()}
    whole = sum(weights.values())
    points, game, *tricks = found[len(view.ruleset.actions) :]
    highest = max(tricks)
    chances = [exp((value - highest) / ONE) for value in tricks]
    return Expectation(
        {action: weight / whole for action, weight in weights.items()},
        min(1.0, max(0.0, (game / ONE + 1) / 2)),
        points / ONE * POINTS,
        tuple(chance / sum(chances) for chance in chances),
    )


def preferences_of(view: View, outputs: list[int]) -> dict[Action, int]:
    """How much the network prefers each legal action, in 1/1024."""
    return {action: outputs[action.index] for action in view.legal}


def observation(view: View) -> bytes:
    """What the network sees. A far target is moved near, the scores as far from it as before."""
    seen = observed(view)
    assert isinstance(view, FoxView)
    if view.target <= MOST_TARGET:
        return seen
    me = view.viewer
    moved = [
        max(0, score - view.target + MOST_TARGET)
        for score in (view.scores[me], view.scores[1 - me])
    ]
    return seen[:SCORES] + bytes([*moved, MOST_TARGET]) + seen[TARGET + 1 :]
