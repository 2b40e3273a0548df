"""How far from perfect the fox search is, in points per round.

    python bench/fox_perfect.py mini --iterations 300
    python bench/fox_perfect.py answer --pairs 200 --iterations 500

`mini` unfolds the small game `fox-mini`, asks the search in every situation with a choice, and
measures exactly what a best answer takes from it; the equilibrium that counterfactual regret
minimisation finds and uniform play stand beside it. The search decides by one fixed seed, so that
it is one policy.

`answer` lets an exploiter play whole rounds against the search: the same search with eight times
the iterations (four times the number, of which the search makes one in two) that knows how the
other is likely to play (its moves are drawn from the fitted policy) and looks for a best answer.
What it wins is a lower bound of what could be won.
"""

import argparse
from typing import Any

import tanglewood as tw
from tanglewood.agents.playout import playout
from tanglewood.agents.search import think
from tanglewood.agents.search.agent import Search
from tanglewood.analysis.equilibrium import Equilibrium, Exploited
from tanglewood.analysis.search import Standpoint
from tanglewood.arena.deal import deal_seed
from tanglewood.arena.figures import mean_of
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View


class Answer:
    """Looks for a best answer to a player who goes by the fitted policy."""

    name = "answer"

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        here = Standpoint(view)
        seed = source.below(1 << 53)
        worlds = self.iterations // 2
        return here.think(self.iterations, seed=seed, worlds=worlds, answer=True).best.action


def mini(iterations: int) -> None:
    """Exact exploitability on the small game."""
    small = Equilibrium(tw.load("fox-mini"))
    small.run(500)
    _tell("equilibrium, 500 iterations of CFR", small.exploited())
    even = small.policy(lambda state: {a.index: 1 / len(state.legal) for a in state.legal})
    _tell("uniform", small.exploited(even))

    def searched(state: Any) -> dict[int, float]:
        found = think(state.view(state.to_act), iterations, 1)
        return {found.best.action.index: 1.0}

    _tell(f"search:{iterations}", small.exploited(small.policy(searched)))


def _tell(name: str, found: Exploited) -> None:
    print(f"{name}: exploitable by {found.exploitability:.4f} points per round", flush=True)


def answer(pairs: int, iterations: int, seed: int) -> None:
    """Rounds of the exploiter against the search."""
    game = tw.load("fox", target=0)
    agents = Answer(4 * iterations), Search(iterations)
    found = []
    for number in range(pairs):
        points = 0.0
        for seat in (0, 1):
            seats = [agents[seat], agents[1 - seat]]
            scores = playout(game, seats, deal_seed(seed, number)).outcome.scores
            points += (scores[seat] - scores[1 - seat]) / 2
        found.append(points)
    mean = mean_of(found)
    print(
        f"answer:{4 * iterations} against search:{iterations}, {pairs} deals: "
        f"{mean.value:+.2f} points per round, 95 % [{mean.low:+.2f}, {mean.high:+.2f}]"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How far from perfect the fox search is.")
    parser.add_argument("what", choices=["mini", "answer"])
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    if chosen.what == "mini":
        mini(chosen.iterations)
    else:
        answer(chosen.pairs, chosen.iterations, chosen.seed)


if __name__ == "__main__":
    main()
