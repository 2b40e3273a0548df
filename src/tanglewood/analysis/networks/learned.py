"""What the learned networks say of a view: which action to take, and what to expect.

expected = expectation(view)
expected.win, expected.points, expected.tricks, expected.actions
"""

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

from tanglewood.analysis.adding import added
from tanglewood.analysis.networks.file import read
from tanglewood.analysis.networks.forward import OUTPUT_BITS, Network
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.view import View
from tanglewood.games.deluxe.view import DeluxeView, scores_before
from tanglewood.games.fox.view import FoxView
from tanglewood.observing import observed

FOLDER: Final = Path(__file__).parent
ONE: Final = 1 << OUTPUT_BITS
MOST_TARGET: Final = 40
"""How far the networks count scores and targets."""
FINE: Final = 1 << 20
"""How often the best action is drawn, beside the weights of the others."""
POINTS: Final = 10.0
"""Points are learned in tens."""


class Places(NamedTuple):
    """Where an observation has its scores, the viewer's and the other's in turn, and right behind
    them the target."""

    scores: int
    target: int


FOX: Final = Places(306, 308)
DELUXE: Final = Places(782, 786)
"""Deluxe also has the scores at the start of the round."""


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


def knows(game: Game[Any]) -> bool:
    """Whether a network was learned that plays by these options."""
    if not has_network(game.name):
        return False
    return all(game.options[name] == value for name, value in _needed(game.name).items())


@cache
def _needed(game: str) -> dict[str, object]:
    """The options that all games had which a network learned from."""
    needed: dict[str, object] = json.loads(network(game).file.notes.get("options", "{}"))
    return needed


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
    whole = added(weights.values())
    told = expected_of(found[len(view.ruleset.actions) :])
    chances = {action: weight / whole for action, weight in weights.items()}
    return told._replace(actions=chances)


def expected_of(outputs: list[int]) -> Expectation:
    """What the outputs after those for actions say; of actions nothing."""
    points, game, *tricks = outputs
    highest = max(tricks)
    chances = [exp((value - highest) / ONE) for value in tricks]
    whole = added(chances)
    return Expectation(
        {},
        min(1.0, max(0.0, (game / ONE + 1) / 2)),
        points / ONE * POINTS,
        tuple(chance / whole for chance in chances),
    )


def preferences_of(view: View, outputs: list[int]) -> dict[Action, int]:
    """How much the network prefers each legal action, in 1/1024."""
    return {action: outputs[action.index] for action in view.legal}


def observation(view: View) -> bytes:
    """What the network sees. A far target is moved near, the scores as far from it as before."""
    assert isinstance(view, FoxView | DeluxeView)
    me, other = view.viewer, 1 - view.viewer
    scores = view.scores[me], view.scores[other]
    if isinstance(view, FoxView):
        return moved_near(observed(view), view.target, *scores)
    before = scores_before(view) or (0, 0)
    return moved_near(observed(view), view.target, *scores, before[me], before[other], at=DELUXE)


def moved_near(seen: bytes, target: int, *scores: int, at: Places = FOX) -> bytes:
    """An observation whose far target is moved near; the scores are those that it shows where no
    others are given, which count no further than 255."""
    if target <= MOST_TARGET:
        return seen
    shown = scores or seen[at.scores : at.target]
    moved = [max(0, score - target + MOST_TARGET) for score in shown]
    return seen[: at.scores] + bytes([*moved, MOST_TARGET]) + seen[at.target + 1 :]


def drawn(preferences: dict[Action, int], best: int, source: Stream) -> Action:
    """An action by its chance. Weights are whole numbers, so a seed draws the same everywhere."""
    weights = {action: weight(best - value) for action, value in preferences.items()}
    at = source.below(sum(weights.values()))
    for action, size in weights.items():
        at -= size
        if at < 0:
            return action
    raise AssertionError("the weights add up to what was drawn from")


def weight(behind: int) -> int:
    """How often an action is drawn that is so far behind the best one, which counts `FINE`."""
    return round(FINE * exp(-behind / ONE))
