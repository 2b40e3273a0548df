"""Mistakes by level, and whether every account adds up: reviews of games between levels.

    python bench/review.py [--game GAME] [--target N] [--games N] [--seed S]

Neighbouring levels play in turn, on either seat. Printed are, a level: decisions with a choice,
mistakes in a hundred of them, what a mistake cost, accuracy; and for all games the mean size of the
parts of the account, with their mean beside it: luck should have none. In fox every decision of the
last tricks is solved once more, in all worlds that are left: one that is best in each of them must
not be called a mistake. Asked are those before which nobody can draw a card any more, since there
all worlds can be known.
Ctrl-C ends it early and prints what is done.
"""

import argparse
import json
from collections import defaultdict
from contextlib import suppress
from itertools import pairwise

import tanglewood as tw
from tanglewood.agents.levels import NAMES
from tanglewood.agents.review import Decision, reviews
from tanglewood.agents.review.form import SCALE
from tanglewood.agents.search.proof_fox import action_values
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.fox.cards import WOODCUTTER
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel.seen import NoWorlds
from tanglewood.record import Record, replay
from tanglewood.session.simulation import simulate

LAST = 4
"""Tricks from the end in which worlds are solved."""
SOLVED = 7
DRAWS = 3000
OFTEN = 10
"""All worlds are known if so many draws find each of them so often on average: one of them is
missed once in some hundred positions at most."""
PARTS = ("deal", "draws", "own", "others", "unknown")


def main() -> None:
    """Play, review, count."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--game", default="fox")
    wanted.add_argument("--target", type=int)
    wanted.add_argument("--games", type=int, default=200)
    wanted.add_argument("--seed", type=int, default=1)
    args = wanted.parse_args()
    options = {} if args.target is None else {"target": args.target}
    game = tw.load(args.game, **options)
    pairs = [*pairwise(NAMES)]
    by_level: dict[str, list[Decision]] = defaultdict(list)
    sizes: dict[str, list[int]] = defaultdict(list)
    wrong, unit, played = 0, "points", 0
    sure, blamed = 0, 0
    with suppress(KeyboardInterrupt):  # what is done until then is counted
        for number in range(args.games):
            one, two = pairs[number % len(pairs)]
            seats = (one, two) if number // len(pairs) % 2 == 0 else (two, one)
            (row,) = simulate(game, seats, 1, args.seed + number, records=True, jobs=1)
            assert row.line is not None
            record = Record.parse(json.loads(row.line))
            found = reviews(record, (0, 1))
            played, unit = played + 1, found[0].unit
            for decision in found[0].decisions:
                by_level[seats[decision.seat]].append(decision)
            states = {it.number: it.state for it in replay(record)}
            best = [
                it
                for it in found[0].decisions
                if surely_best(states[it.entry - 1].view(it.seat), it.played)
            ]
            sure, blamed = sure + len(best), blamed + sum(it.loss > 0 for it in best)
            for account in (it.account for it in found):
                wrong += sum(account.parts.values()) != account.result
                for part in PARTS:
                    sizes[part].append(getattr(account, part))
    fine = SCALE[unit] / (1 if unit == "points" else 100)
    print(f"{args.game} {options}: {played} games, in {unit}; {wrong} accounts do not add up")
    print(f"proven best whatever is hidden: {sure} decisions; {blamed} of them called a mistake")
    print("| level | decisions | mistakes in 100 | cost of one | lost a decision | accuracy |")
    print("|---|---|---|---|---|---|")
    for level, of in by_level.items():
        losses = [it.loss for it in of if it.loss]
        stake = sum(it.stake for it in of)
        often, lost = 100 * len(losses) / len(of), sum(losses) / fine
        each = lost / max(1, len(losses))
        kept = 100 * (1 - sum(losses) / stake)
        cells = (
            level,
            len(of),
            f"{often:.1f}",
            f"{each:.2f}",
            f"{lost / len(of):.3f}",
            f"{kept:.1f}",
        )
        print("|", " | ".join(map(str, cells)), "|")
    for part in PARTS:
        many = fine * len(sizes[part])
        size, middle = sum(map(abs, sizes[part])) / many, sum(sizes[part]) / many
        print(f"mean size of {part}: {size:.2f}, mean {middle:+.2f}")


def surely_best(view: View, played: Action) -> bool:
    """Whether no choice is better in any of the worlds that are left, where all of them can be
    known: the deck does not matter any more, only what the other holds."""
    if not isinstance(view, FoxView) or len(view.legal) < 2 or view.counts[view.viewer] > LAST:
        return False
    try:
        drawn = Worlds(view)
        worlds = {}
        for number in range(DRAWS):
            world = drawn.draw(Stream(SOLVED, number))
            assert isinstance(world, FoxState)
            worlds[world.hands[1 - view.viewer]] = world
    except NoWorlds:
        return False
    held = {card for hand in (view.hand, *worlds) for card in hand}
    if any(card.rank == WOODCUTTER for card in held) or OFTEN * len(worlds) > DRAWS:
        return False
    values = [action_values(world) for world in worlds.values()]
    return all(it is not None and it[played] == max(it.values()) for it in values)


if __name__ == "__main__":
    main()
