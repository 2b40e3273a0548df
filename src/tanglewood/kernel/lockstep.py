"""Lock-step: law and kernel walk the same random game, and nothing may differ.

Chance is drawn by the law's own stream and handed to the kernel. After every step the position, who
is to act, what chance may draw, the legal actions in order, the scores and the outcome are
compared, and, where somebody is to act, what every seat sees: the law's view as an observation
beside the kernel's, byte by byte.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from tanglewood.core.chance import Drawn, Fate, Stream, drawn_from
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.games.registry import part
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
    differing = [
        f"{name}: the law has {law!r}, the kernel {kernel!r}"
        for name, law, kernel in pairs
        if law != kernel
    ]
    if views and state.to_act >= 0:
        layout = part(state.game.name, "observation")
        for seat in range(state.game.seats):
            law, kernel = layout.observed(state.view(seat)), other.observed(seat)
            if law != kernel:
                differing.append(f"what seat {seat} sees: {_places(layout.PARTS, law, kernel)}")
    return "\n".join(differing)


def _places(parts: Iterable[tuple[int, str]], law: bytes, kernel: bytes) -> str:
    """The parts of an observation that differ, by what they are about."""
    found, at = [], 0
    for size, about in parts:
        here = slice(at, at + size)
        if law[here] != kernel[here]:
            found.append(f"{about}: the law has {[*law[here]]}, the kernel {[*kernel[here]]}")
        at += size
    return "; ".join(found)
