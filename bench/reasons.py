"""Hints and reviews to be read one by one: the position as the seat sees it, and what is said.

    python bench/reasons.py hints [--game GAME] [--count N] [--seed S] [--each K]
    python bench/reasons.py reviews [--game GAME] [--count N] [--seed S]
    python bench/reasons.py often [--game GAME] [--count N] [--seed S]

`hints` takes K positions of each game, spread from its beginning to its end; `reviews` shows the
key moments with the positions they speak of; `often` asks for a hint at every decision of a game
and counts how many of them say the same. Games are played by neighbouring levels, from fixed seeds.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import tanglewood as tw
from tanglewood.agents.hint import Hint, hint
from tanglewood.agents.review import review
from tanglewood.core.view import View
from tanglewood.record import Moment, Record, follow
from tanglewood.record.replay import steps
from tanglewood.session.show import position
from tanglewood.session.show.hint import hint_lines
from tanglewood.session.show.review import key_line, missed_line
from tanglewood.session.simulation import simulate
from tanglewood.words import table_voice

LEVELS = ("seedling", "sapling", "hazel", "birch", "beech", "old-oak")
NAMES = ("Ann", "Hazel", "Cleo", "Dora", "Emil")
SHORT: dict[str, dict[str, Any]] = {"fox": {"target": 7}, "deluxe": {"target": 7}}
"""Games for reviews are short ones."""


def main() -> None:
    """Play, ask, print."""
    raw = argparse.RawDescriptionHelpFormatter
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    wanted.add_argument("what", choices=("hints", "reviews", "often"))
    wanted.add_argument("--game", default="fox")
    wanted.add_argument("--count", type=int, default=10)
    wanted.add_argument("--each", type=int, default=5)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--table", action="store_true", help="with what every choice promises")
    args = wanted.parse_args()
    match args.what:
        case "hints":
            hints(args.game, args.count, args.each, args.seed, table=args.table)
        case "reviews":
            reviews(args.game, args.count, args.seed)
        case _:
            often(args.game, args.count, args.seed)


def played(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[int, Record]]:
    """Games of neighbouring levels, in turn, one after the other."""
    pairs = [*pairwise(LEVELS)]
    number = 0
    while True:
        choice = dict(options)
        if name == "woods":
            choice["players"] = (2, 3, 1)[number % 3]
        game = tw.load(name, **choice)
        one, two = pairs[(seed + number) % len(pairs)]
        seats = tuple((one, two)[at % 2] for at in range(game.seats))
        (row,) = simulate(game, seats, 1, 1000 * seed + number, records=True, jobs=1)
        assert row.line is not None
        yield number, Record.parse(json.loads(row.line))
        number += 1


def decisions(record: Record) -> list[Moment]:
    """The moments at which somebody had a choice."""
    return [it for it in steps(record) if it.state.to_act >= 0 and len(it.state.legal) > 1]


def hints(name: str, count: int, each: int, seed: int, *, table: bool) -> None:
    shown = 0
    for number, record in played(name, {}, seed):
        moments = decisions(record)
        for at in range(each):
            if shown == count:
                return
            shown += 1
            moment = moments[(2 * at + 1) * len(moments) // (2 * each)]
            view = moment.state.view(moment.state.to_act)
            told = hint(view, seed=1)
            print(f"\n=== {name} {shown}: game {number}, entry {moment.number} "
                  f"[{told.clauses[0].kind}]")  # fmt: skip
            show(view, told, table=table)


def show(view: View, told: Hint, *, table: bool) -> None:
    voice = table_voice(view.ruleset, NAMES, view.viewer)
    for line in position(view, voice):
        print(line)
    lines = hint_lines(view, told, voice)
    print("->", lines[0])
    if table:
        print("\n".join(lines[1:]))


def reviews(name: str, count: int, seed: int) -> None:
    for number, record in played(name, SHORT.get(name, {}), seed):
        if number == count:
            return
        seat = number % record.game.seats
        found = review(record, seat, seed=1)
        voice = table_voice(record.game, NAMES, seat)
        states = {it.number: it.state for it in follow(record)}
        print(f"\n##### {name} {number + 1}: seat {seat}, accuracy {found.accuracy}")
        for key in found.keys:
            view = states[key.decision.entry - 1].view(seat)
            print(f"\n=== {name} {number + 1}, entry {key.decision.entry}")
            print("\n".join(position(view, voice)))
            print("->", key_line(found, key, voice), "\n  ", voice.say(key.why))
        for one in found.missed:
            print("missed:", missed_line(one, voice))


def often(name: str, count: int, seed: int) -> None:
    """How often a game says the same."""
    every: Counter[str] = Counter()
    most = []
    again = 0
    for number, record in played(name, {}, seed):
        if number == count:
            break
        kinds, said = Counter[str](), Counter[str]()
        for moment in decisions(record):
            told = hint(moment.state.view(moment.state.to_act), iterations=500, seed=1)
            kinds[told.clauses[0].kind] += 1
            said[told.sentence] += 1
        every += kinds
        again += said.total() - len(said)
        kind, times = kinds.most_common(1)[0]
        most.append(times / kinds.total())
        print(f"game {number}: {kind} in {times} of {kinds.total()}, {len(kinds)} reasons")
    total = every.total()
    print(", ".join(f"{kind} {100 * times / total:.0f} %" for kind, times in every.most_common()))
    print(f"the most frequent reason of a game: {100 * sum(most) / len(most):.0f} % on average")
    print(f"sentences said before in the same game: {again} of {total}")


if __name__ == "__main__":
    main()
