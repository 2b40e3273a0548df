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
from tanglewood.analysis.networks.forward import ONE, Network
from tanglewood.analysis.networks.inputs import input_of
from tanglewood.core.action import Action
from tanglewood.core.asked import check_asked
from tanglewood.core.chance import Stream
from tanglewood.core.errors import BadOption, wrong_kind
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.view import View

FOLDER: Final = Path(__file__).parent
FINE: Final = 1 << 20
"""How often the best action is drawn, beside the weights of the others."""


class Expectation(NamedTuple):
    """What a network expects for the seat to act."""

    actions: dict[Action, float]
    """How likely the network would take each legal action."""
    win: float
    """The chance to win the game, half of the chance of a draw included; with several winners a
    part each."""
    points: float
    """In rounds of two the points of this round, less the other's; else the score of the game."""
    tricks: tuple[float, ...]
    """The chance of each number of tricks in this round, where they are counted; else nothing."""


def has_network(game: str) -> bool:
    """Whether a network was learned for this ruleset."""
    return (FOLDER / f"{game}.safetensors").is_file()


def foresees_rounds(game: str) -> bool:
    """Whether a network was learned that foresees the points of rounds between two."""
    return has_network(game) and input_of(game).ROUNDS


def knows(game: Game[Any]) -> bool:
    """Whether a network was learned that plays by these options."""
    if not has_network(game.name):
        return False
    options, learned = _needed(game.name)
    chosen = game.options
    same = all(chosen[name] == value for name, value in options.items())
    return same and input_of(game.name).fits(game, learned)


@cache
def _needed(game: str) -> tuple[dict[str, object], dict[str, Any]]:
    """The options that all games had which a network learned from, and how far it knows others."""
    notes = network(game).file.notes
    return json.loads(notes.get("options", "{}")), json.loads(notes.get("learned", "{}"))


@cache
def network(game: str) -> Network:
    """The learned network of a ruleset."""
    if not has_network(game):
        raise BadOption(Message("network-unlearned", game=game))
    return Network(read(FOLDER / f"{game}.safetensors"))


def expectation(view: View, of: Network | None = None) -> Expectation:
    """What the network of the view's game expects for the seat to act, or another network."""
    check_asked(view)
    if not isinstance(of, Network | None):
        raise wrong_kind("type-no-network", of)
    asked = of or network(view.name)
    return expected(view, asked.outputs(observation(view)))


def expected(view: View, found: list[int]) -> Expectation:
    """What a network expects that answered this to what the viewer sees."""
    preferences = preferences_of(view, found)
    best = max(preferences.values())
    weights = {action: exp((value - best) / ONE) for action, value in preferences.items()}
    whole = added(weights.values())
    forecast = input_of(view.name).forecast(view, found[len(view.game.actions) :])
    chances = {action: weight / whole for action, weight in weights.items()}
    return Expectation(chances, *forecast)


def preferences_of(view: View, outputs: list[int]) -> dict[Action, int]:
    """How much the network prefers each legal action, in 1/1024."""
    place = input_of(view.name).place
    return {action: outputs[place(view, action.index)] for action in view.legal}


def observation(view: View) -> bytes:
    """What the network sees."""
    return input_of(view.name).seen(view)


def preferred(view: View) -> Action:
    """The action that the network prefers."""
    preferences = preferences_of(view, network(view.name).outputs(observation(view)))
    return max(preferences, key=lambda action: preferences[action])


def drawn(preferences: dict[Action, int], best: int, source: Stream) -> Action:
    """An action by its chance. Weights are whole numbers, so a seed draws the same everywhere."""
    sizes = weights(preferences, best)
    at = source.below(sum(sizes.values()))
    for action, size in sizes.items():
        at -= size
        if at < 0:
            return action
    raise AssertionError("the weights add up to what was drawn from")


def weights(preferences: dict[Action, int], best: int) -> dict[Action, int]:
    """How often each action is drawn beside the others."""
    return {action: weight(best - value) for action, value in preferences.items()}


def weight(behind: int) -> int:
    """How often an action is drawn that is so far behind the best one, which counts `FINE`."""
    return round(FINE * exp(-behind / ONE))
