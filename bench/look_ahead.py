"""How far off is what a network tells of every action, and how long does it take?

    python bench/look_ahead.py [--games fox,deluxe,duet,woods] [--positions N] [--plays N]
                         [--worlds N,…] [--search N,…]

The measure is the network's own play to the end of the round or game, this many times after each
action, in other worlds that fit. Printed are root mean square errors of the chance to win, of the
points and of how much better than the others an action is, the error of the measure itself taken
off; what is given away by taking what looks best; and processor time. In games to a target, the
Duet and Into the Woods actions are compared by the chance to win, else by points. A search of fox
or Deluxe can be compared.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Any

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.search import think
from tanglewood.agents.search.match import GAME
from tanglewood.analysis.adding import mean
from tanglewood.analysis.networks.look_ahead import LookedAt, look_ahead, looked
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream

Values = dict[Action, tuple[float, float]]
"""The chance to win and the points."""
OPTIONS: dict[str, dict[str, Any]] = {
    "fox": {},
    "fox-manual": {},
    "deluxe": {"special": 5},
    "duet": {"level": 3},
    "woods": {"players": 2},
}


class Measured:
    """What was measured of one judge."""

    def __init__(self) -> None:
        self.win, self.points, self.better = [list[float]() for _ in range(3)]
        self.given: list[float] = []
        self.seconds = 0.0

    def add(self, values: Values, ends: Sequence[LookedAt], part: int) -> None:
        """Another position; `part` says what actions are compared by."""
        rows = {one.action: (one.win, one.points) for one in ends if one.action in values}
        usual = [
            sum(row) / len(rows) for row in zip(*(it[part] for it in rows.values()), strict=True)
        ]
        level = sum(values[it][part] for it in rows) / len(rows)
        for action, row in rows.items():
            for off, at in ((self.win, 0), (self.points, 1)):
                off.append(_square(values[action][at], row[at]))
            beside = [one - all_ for one, all_ in zip(row[part], usual, strict=True)]
            self.better.append(_square(values[action][part] - level, beside))
        right = {action: mean(row[part])[0] for action, row in rows.items()}
        self.given.append(max(right.values()) - right[max(values, key=lambda it: values[it][part])])

    def __str__(self) -> str:
        win, points, better = (
            sqrt(max(0.0, sum(it) / len(it))) for it in (self.win, self.points, self.better)
        )
        count = len(self.given)
        return (
            f"win {win:.3f}, points {points:.2f}, better by {better:.3f}, "
            f"given away {sum(self.given) / count:.3f}, {1000 * self.seconds / count:.1f} ms"
        )


def _square(value: float, rows: Sequence[float]) -> float:
    """How far off it is, squared, less what the measure may be off itself."""
    right, unsure = mean(rows)
    return (value - right) ** 2 - unsure**2


def views(game: Any, count: int) -> list[Any]:
    """Choices in games that the network plays with itself."""
    player, chance, found, seed = agent("learned-mixed"), Random(5), list[Any](), 100
    while len(found) < count:
        seed, state, source = seed + 1, game.start(seed=seed + 1), Stream(seed + 1)
        for _ in range(chance.randrange(26)):
            if state.outcome is None:
                state = state.apply(player.choose(state.view(state.to_act), source))
        if state.outcome is None and len(state.legal) > 1:
            found.append(state.view(state.to_act))
    return found


def tells(worlds: int) -> Callable[[Any], Values]:
    """What the network tells."""
    return lambda view: {
        action: (one.win, one.points) for action, one in look_ahead(view, worlds, 1).actions.items()
    }


def searches(iterations: int) -> Callable[[Any], Values]:
    """What a search thinks, in what it plays for; the other number is left at 0."""

    def judge(view: Any) -> Values:
        tried = think(view, iterations, 1).looked_at.tried
        if view.target:
            return {it.action: ((it.mean / GAME + 1) / 2, 0.0) for it in tried}
        return {it.action: (0.5, it.mean) for it in tried}

    return judge


def main() -> None:
    """Draw positions, and compare."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("--games", default="fox,deluxe,duet,woods")
    wanted.add_argument("--target", type=int, default=0)
    wanted.add_argument("--positions", type=int, default=30)
    wanted.add_argument("--plays", type=int, default=200)
    wanted.add_argument("--worlds", default="6,12,24")
    wanted.add_argument("--search", default="")
    args = wanted.parse_args()
    judges = {f"{worlds} worlds": tells(int(worlds)) for worlds in args.worlds.split(",")}
    for name in args.games.split(","):
        target = {"target": args.target} if name in {"fox", "fox-manual", "deluxe"} else {}
        asked = dict(judges)
        if target and args.search:
            asked |= {f"search {n}": searches(int(n)) for n in args.search.split(",")}
        found = {judge: Measured() for judge in asked}
        for view in views(tw.load(name, **OPTIONS[name], **target), args.positions):
            _, ends = looked(view, args.plays, 7, to_the_end=True)
            for judge, values in asked.items():
                began = process_time()
                values_here = values(view)
                found[judge].seconds += process_time() - began
                found[judge].add(values_here, ends, int(target == {"target": 0}))
        for judge, measured in found.items():
            print(f"{name:10} {judge:11} {measured}", flush=True)


if __name__ == "__main__":
    main()
