"""Perft: how many sequences of decisions there are, the fingerprint of a set of rules.

Chance is taken from given outcomes or a seed and is not counted, so a count depends on the game,
its options, the outcomes and the depth alone.
"""

from collections import Counter
from typing import Any

from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.record.deal import Luck


def perft(game: Game[Any], luck: Luck, depth: int) -> list[int]:
    """How many different sequences of 0, 1 … `depth` decisions can begin this game.

    A game that is over adds nothing to greater depths.
    """
    if depth < 0:
        raise BadOption(f"A depth is 0 or more decisions, not {depth}.")
    counts = [0] * (depth + 1)
    drawn = Counter[str]()
    state = luck.settle(game.first(Fate()), drawn)
    _count(state, luck, drawn, 0, counts)
    return counts


def _count(state: State[Any], luck: Luck, drawn: Counter[str], at: int, counts: list[int]) -> None:
    counts[at] += 1
    deeper = at + 1
    if state.to_act == NOBODY or deeper == len(counts):
        return
    if deeper + 1 == len(counts):  # the last decisions are counted, not taken
        counts[deeper] += state.legal_mask.bit_count()
        return
    for action in state.legal:
        after, seen = state.apply(action), drawn
        if after.to_act == CHANCE:
            seen = drawn.copy()
            after = luck.settle(after, seen)
        _count(after, luck, seen, deeper, counts)
