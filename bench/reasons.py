"""Hints and reviews to be read one by one: the position as the seat sees it, and what is said.

    python bench/reasons.py hints [--game GAME] [--count N] [--seed S] [--each K]
    python bench/reasons.py reviews [--game GAME] [--count N] [--seed S]
    python bench/reasons.py often [--game GAME] [--count N] [--seed S]
    python bench/reasons.py kinds [--game GAME] [--count N] [--seed S] [--each K]

`hints` takes K positions of each game, spread from its beginning to its end; `reviews` shows the
key moments with the positions they speak of; `often` asks for a hint at every decision of a game
and counts how many of them say the same, where a seat hears rather what it has not heard lately;
`kinds` counts the reasons of N games, of hints, of all mistakes and of key moments, how many of
them are a bare number or verdict (`!`).
Games are played by neighbouring levels, from fixed seeds.
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
from tanglewood.agents.review.reviewer import Reviewer
from tanglewood.core.view import View
from tanglewood.games.registry import part
from tanglewood.record import Moment, Record, replay
from tanglewood.record.moment import steps
from tanglewood.session.hint_history import HintHistory
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
    wanted.add_argument("what", choices=("hints", "reviews", "often", "kinds"))
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
        case "often":
            often(args.game, args.count, args.seed)
        case _:
            kinds(args.game, args.count, args.each, args.seed)


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


def spread(record: Record, each: int) -> list[Moment]:
    """This many of them, from the beginning of a game to its end."""
    moments = decisions(record)
    return [moments[(2 * at + 1) * len(moments) // (2 * each)] for at in range(each)]


def hints(name: str, count: int, each: int, seed: int, *, table: bool) -> None:
    shown = 0
    for number, record in played(name, {}, seed):
        for moment in spread(record, each):
            if shown == count:
                return
            shown += 1
            view = moment.state.view(moment.state.to_act)
            told = hint(view, seed=1)
            print(f"\n=== {name} {shown}: game {number}, entry {moment.number} "
                  f"[{told.kind}]")  # fmt: skip
            show(view, told, table=table)


def show(view: View, told: Hint, *, table: bool) -> None:
    voice = table_voice(view.game, NAMES[: view.game.seats], view.viewer)
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
        voice = table_voice(record.game, NAMES[: record.game.seats], seat)
        states = {it.number: it.state for it in replay(record)}
        print(f"\n##### {name} {number + 1}: seat {seat}, accuracy {found.accuracy}")
        for key in found.keys:
            view = states[key.decision.entry - 1].view(seat)
            print(f"\n=== {name} {number + 1}, entry {key.decision.entry}")
            print("\n".join(position(view, voice)))
            print("->", key_line(found, key, voice), "\n  ", voice.say(key.why))
        for one in found.missed:
            print("missed:", missed_line(one, voice))


def kinds(name: str, count: int, each: int, seed: int) -> None:
    """Which reasons are given, and how many explain nothing."""
    asked, wrong, first = Counter[str](), Counter[str](), Counter[str]()
    for number, record in played(name, {}, seed):
        if number == count:
            break
        for moment in spread(record, each):
            view = moment.state.view(moment.state.to_act)
            asked[marked(name, hint(view, seed=1).kind)] += 1
    for number, record in played(name, SHORT.get(name, {}), seed):
        if number == count:
            break
        making = Reviewer(record, (number % record.game.seats,), seed=1)
        while making.advance():
            pass
        (side,) = making.sides.values()
        wrong.update(marked(name, one.reason.kind) for one in side.mistakes)
        first.update(marked(name, key.kind) for key in side.key_moments())
    for title, found in (("hints", asked), ("mistakes", wrong), ("moments", first)):
        total = max(1, found.total())
        often = sum(times for kind, times in found.items() if kind[0] == "!")
        print(f"{name} {title}: bare {often} of {total}, {100 * often / total:.0f} %")
        print("  ", ", ".join(f"{kind} {times}" for kind, times in found.most_common()))


def marked(game: str, kind: str) -> str:
    """The kind of a reason, with a mark where it explains nothing."""
    taught: Any = part(game, "teacher")
    told = kind in taught.TEACHING.names or kind.startswith("every_")
    return kind if told else f"!{kind}"


def often(name: str, count: int, seed: int) -> None:
    """How often a game says the same."""
    every: Counter[str] = Counter()
    most = []
    again = 0
    for number, record in played(name, {}, seed):
        if number == count:
            break
        kinds, said, heard = Counter[str](), Counter[str](), HintHistory()
        for moment in decisions(record):
            seat = moment.state.to_act
            before = heard.reasons_before(seat, moment.number)
            told = hint(moment.state.view(seat), iterations=500, seed=1, avoid_reasons=before)
            heard.keep(seat, moment.number, told.kind)
            kinds[told.kind] += 1
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
