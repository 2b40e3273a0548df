"""Lock-step: law and kernel walk the same random game, and nothing may differ.

Chance is drawn by the law's own stream and handed to the kernel. After every step the position, who
is to act, what chance may draw, the legal actions in order, the scores, the outcome and every
viewer's view are compared.
"""

from random import Random
from typing import Any

from tanglewood.core.chance import Drawn, Fate, Stream, drawn_from
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE, NOBODY, SPECTATOR
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.twin import Twin, rules_of, twin


class Difference(AssertionError):
    """Law and kernel do not agree."""


def walk(game: Game[Any], seed: int, *, views: bool = True) -> int:
    """Walk one random game to its end and say how many decisions it had."""
    random = Random(seed)
    state: State[Any] = game.first(Fate())
    other = twin(game)
    decisions = 0
    path: list[str] = []
    while True:
        differences = compare(state, other, views=views)
        if differences:
            raise Difference(f"{game!r}, seed {seed}, after {' '.join(path)}:\n{differences}")
        if state.to_act == NOBODY:
            return decisions
        if state.to_act == CHANCE:
            chance = state.chance
            assert chance is not None
            items = drawn_from(Stream(seed, len(path)), chance)
            state = state.apply(Drawn(items))
            other.draw(items)
            path.append(f"{chance.name}={items}".replace(" ", ""))
        else:
            action = random.choice(state.legal)
            state = state.apply(action)
            other.apply(action.index)
            path.append(action.text)
            decisions += 1


def compare(state: State[Any], other: Twin, *, views: bool = True) -> str:
    """Every difference, one per line; '' when there is none."""
    end = state.outcome
    pairs: list[tuple[str, object, object]] = [
        ("position", rules_of(state.game).position(state), other.position()),
        ("to_act", state.to_act, other.to_act),
        ("chance", state.chance, other.chance),
        ("legal", tuple(action.index for action in state.legal), other.legal),
        ("scores", tuple(state.scores), other.scores),
        ("outcome", end and (end.ending, end.winners, end.scores, end.rule), other.outcome),
    ]
    if views:
        pairs += [
            (f"view of {viewer}", _fields(state.view(viewer)), other.seen(viewer))
            for viewer in (*range(state.game.seats), SPECTATOR)
        ]
    return "\n".join(
        f"{name}: the law has {_told(law, kernel)}, the kernel {_told(kernel, law)}"
        for name, law, kernel in pairs
        if _differ(law, kernel)
    )


def _fields(view: View) -> dict[str, object]:
    """Every field of the law's view but its log: to write both views out as texts would take longer
    than all the rest and tell nothing more."""
    return {name: getattr(view, name) for name in view.__dataclass_fields__ if name != "log"}


def _differ(law: object, kernel: object) -> bool:
    """Whether two values are not the same. Cards are equal to their numbers, so that most need no
    counting; what lies nowhere is None here and -1 there."""
    if isinstance(law, dict) and isinstance(kernel, dict):
        return law.keys() != kernel.keys() or any(_differ(law[key], kernel[key]) for key in law)
    return law != kernel and numbers(law) != numbers(kernel)


def _told(value: object, beside: object) -> str:
    """The value, or of two dicts only what differs."""
    if isinstance(value, dict) and isinstance(beside, dict):
        keys = value.keys() | beside.keys()
        differing = {key for key in keys if _differ(value.get(key), beside.get(key))}
        return str(numbers({key: value.get(key) for key in differing}))
    return repr(value)
