"""What each slip alone costs a level, on paired deals: points a round or game against `learned`; in
the Duet of a hundred games those that `learned` would win.

python bench/slips.py [--game fox] [--deals N]
"""

import argparse
import sys
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.ladder import OPTIONS
from tanglewood.agents import agent
from tanglewood.agents.agent import Agent, TimedAgent
from tanglewood.agents.levels.human import by_human
from tanglewood.agents.levels.ladder import ALL, Human, Ladder
from tanglewood.agents.playout import playout
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import load, part
from tanglewood.session.tally import Z

ALWAYS = 100


class Person(TimedAgent):
    """Errs in one way and in no other."""

    def __init__(self, how: Human) -> None:
        super().__init__("person")
        self.how = how

    def decide(self, view: View, source: Stream) -> Action:
        return by_human(view, self.how, source)


def against_learned(game: str, player: Agent, deals: int) -> tuple[float, float]:
    """Points a round or game ahead of `learned`, in a team how many more of a hundred games two of
    these lose; and half of the 95 % interval."""
    ruleset, other, ahead = load(game, **OPTIONS[game]), agent("learned"), []
    for seed in range(deals):
        if ruleset.cooperative:
            won = [bool(playout(ruleset, [it] * 2, seed).outcome.winners) for it in (player, other)]
            ahead.append(100.0 * (won[0] - won[1]))
        else:
            first = playout(ruleset, [player, other], seed).outcome.scores
            second = playout(ruleset, [other, player], seed).outcome.scores
            ahead.append((first[0] - first[1] + second[1] - second[0]) / 2)
    mean = sum(ahead) / deals
    return mean, Z * sqrt(sum((one - mean) ** 2 for one in ahead) / (deals - 1) / deals)


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="fox")
    parser.add_argument("--deals", type=int, default=400)
    given = parser.parse_args()
    ladder: Ladder = part(given.game, "levels")
    people = {name: Human(ALL, {name: ALWAYS}, 0.0, ladder.LATE) for name in ladder.SLIPS}
    people["remembers nothing"] = Human(0, {}, 0.0, ladder.LATE)
    people["softness 1"] = Human(ALL, {}, 1.0, ladder.LATE)
    for name, how in people.items():
        mean, half = against_learned(given.game, Person(how), given.deals)
        print(f"{given.game} {name}: {mean:+.2f} ± {half:.2f}", flush=True)


if __name__ == "__main__":
    main()
