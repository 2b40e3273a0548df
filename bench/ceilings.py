"""How often players who see all cards win, on the deals of the arena: the ceiling of a team or of a
lone player.

    python bench/ceilings.py duet --level 3 [--pairs N] [--seed S] [--width W]
    python bench/ceilings.py woods [--pairs N] [--seed S] [--width W]

Duet: a beam of joint plans through every open round; Into the Woods alone: a beam of ways through
the whole open deck. A beam can miss a way, so the true ceiling may lie a little higher.
"""

import argparse
from collections import Counter
from typing import Any, cast

import tanglewood as tw
from tanglewood.arena.deal import deal_seed
from tanglewood.core.chance import Fate
from tanglewood.kernel.twin import twin
from tanglewood.record.deal import Luck
from tanglewood.session.tally import interval


def duet(level: int, seed: int, width: int) -> bool:
    """Whether the pair wins this deal."""
    luck, drawn = Luck(seed), Counter[str]()
    game = tw.load("duet", level=level)
    state = luck.settle(game.first(Fate()), drawn)
    while state.outcome is None:
        for action in cast(Any, twin(state).native).open_plan(width):
            state = state.apply(game.actions[action])
        state = luck.settle(state, drawn)
    return bool(state.outcome.winners)


def woods(seed: int, width: int) -> bool:
    """Whether the lone player wins this deal."""
    state = Luck(seed).settle(tw.load("woods", players=1).first(Fate()), Counter())
    return bool(cast(Any, twin(state).native).alone_open(width) == 7)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["duet", "woods"])
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--width", type=int, default=0)
    given = parser.parse_args()
    won = 0
    for number in range(given.pairs):
        seed = deal_seed(given.seed, number)
        if given.game == "duet":
            won += duet(given.level, seed, given.width or 4)
        else:
            won += woods(seed, given.width or 300)
    low, high = interval(won, given.pairs)
    rate = won / given.pairs
    print(f"{won} of {given.pairs} deals won: {rate:.1%} (95 %: {low:.1%} … {high:.1%})")


if __name__ == "__main__":
    main()
