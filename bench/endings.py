"""The solvers beside brute force on many random-play endings, with changing options.

    python bench/endings.py [--endings N] [--only fox duet woods]

Of every ending the value, the best action and the value of every action must be those that trying
all lines of play gives (10,000 endings per game by default). `make test` does the same with fewer.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tanglewood.core.seat import NOBODY
from tanglewood.games.duet.course import MOVE, PHASES
from tanglewood.kernel import Twin, twin, why_missing
from tanglewood.kernel.mixes import mixed
from tanglewood.kernel.twin import rules_of


def walk(name: str, number: int, due: Callable[[tuple[Any, ...], Random], bool]) -> Twin | None:
    """A random game until the moment that is wanted, or None if that never comes."""
    random = Random(f"{name} ending {number}")
    here = twin(mixed(name, number))
    while here.to_act != NOBODY:
        if here.chance is not None:
            here.draw(tuple(random.sample(here.chance.items, here.chance.count)))
        elif due(here.position(), random):
            return here
        else:
            here.apply(random.choice(here.legal))
    return None


def fox(number: int) -> Twin | None:
    """Three or four tricks left, one about to be led."""
    cards = 3 + number % 2

    def due(position: tuple[Any, ...], _: Random) -> bool:
        hands, trick = position[1], position[2]
        return not trick and [hand.bit_count() for hand in hands] == [cards, cards]

    return walk(("fox", "fox-manual", "fox-mini")[number % 3], number, due)


def duet(number: int) -> Twin | None:
    """One to four tricks left, at any moment of a trick, in any round. In every other ending few
    gems are left and no token, so that it can be won or lost."""

    def due(position: tuple[Any, ...], random: Random) -> bool:
        round_, hands, phase = position[0], position[2], position[7]
        full = max(hand.bit_count() for hand in hands)
        return (
            phase <= PHASES.index(MOVE)
            and round_[0] > number % 3
            and full <= 4
            and random.random() < 0.3
        )

    here = walk("duet", number, due)
    if here is None or number % 2:
        return here
    random = Random(number)
    round_, (tracker, low, high, _, gems), *rest = here.position()
    spaces = [random.randint(low, high) for _ in range(random.randint(1, 3))]
    left = tuple(spaces.count(space) for space in range(len(gems)))
    position = round_, (tracker, low, high, 0, left), *rest
    return twin(rules_of(here.game).state(here.game, position))


def woods(number: int) -> Twin | None:
    """Few cards left, and no reshuffle to come."""
    most = 3 + number % 4

    def due(position: tuple[Any, ...], _: Random) -> bool:
        row, deck, _, reshuffles, _ = position[0]
        return not reshuffles and len(row) + len(deck) <= most

    return walk("woods", number, due)


def agree_fox(native: Any, _: int) -> bool:
    value, action, _nodes = native.solve()
    by_action = dict(native.solve_actions())
    return bool(value == native.minimax() == by_action[action])


def agree_duet(native: Any, number: int) -> bool:
    score = number % 4 > 1
    value, action, _ = native.solve(score=score)
    by_action = dict(native.solve_actions(score=score))
    return bool(
        value == native.every_line(score=score) == max(by_action.values())
        and action == next(a for a in by_action if by_action[a] == value)
    )


def agree_woods(native: Any, number: int) -> bool:
    goal, seat = number % 3, native.to_act
    values, action, _ = native.solve(goal=goal)
    by_action = dict(native.solve_actions(goal=goal))
    best = max(by_action, key=lambda a: by_action[a][seat])  # the first of the best
    return bool(
        values == native.every_line(goal=goal)
        and values[seat] == by_action[best][seat]
        and action == best
    )


GAMES: Final = {"fox": (fox, agree_fox), "duet": (duet, agree_duet), "woods": (woods, agree_woods)}


def differing(name: str, endings: int) -> list[str]:
    """The positions, among this many endings of a game, in which solver and brute force differ."""
    find, agree = GAMES[name]
    found: list[str] = []
    number = met = 0
    while met < endings:
        here = find(number)
        if here is not None:
            met += 1
            if not agree(here.native, number):
                found.append(f"{here.game!r}: {here.state()}")
        number += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--endings", type=int, default=10_000, help="endings per game")
    parser.add_argument("--only", nargs="+", choices=GAMES, default=list(GAMES))
    chosen = parser.parse_args()
    missing = why_missing()
    if missing:
        sys.exit(str(missing))
    for name in chosen.only:
        wrong = differing(name, chosen.endings)
        if wrong:
            sys.exit(f"Solver and brute force differ in {len(wrong)} endings: {wrong[0]}")
        print(f"{name}: {chosen.endings:,} endings, each as brute force has it.")


if __name__ == "__main__":
    main()
