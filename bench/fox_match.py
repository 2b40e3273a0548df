"""Play for the game against play for points, from scores where a round can decide a game to 21.

    python bench/fox_match.py [--deals N] [--iterations N] [--seed S]

A deal is played from every pair of scores both ways round: the player for the game (`search`) once
behind and once ahead, against the same search for points (`blind`). Counted is the chance to win
the game after the round: 1 or 0 if the round ended it, else the match equity. Equal players come to
50 %.
"""

import argparse
from typing import Any, Final

import tanglewood as tw
from tanglewood.agents.search.agent import Search
from tanglewood.analysis.equity import match_equity
from tanglewood.arena.deal import deal_seed
from tanglewood.arena.figures import mean_of
from tanglewood.core.chance import Stream

SCORES: Final = ((9, 18), (12, 18), (12, 19), (13, 19))
TARGET: Final = 21


def dealt(game: Any, seed: int, scores: tuple[int, int]) -> Any:
    """The first moment of a round with these scores."""
    return game.start(seed=seed)._replace(scores_before=scores, scores=scores)


def chance(game: Any, seed: int, scores: tuple[int, int], agents: list[Search]) -> float:
    """The chance of seat 0 to win the game after one round."""
    state, steps = dealt(game, seed, scores), 0
    while state.outcome is None and state.round == 1:
        seat = state.to_act
        action = agents[seat].choose(state.view(seat), Stream(seed, seat + 1, steps))
        state, steps = state.apply(action), steps + 1
    if state.outcome is not None:
        return 0.5 if not state.outcome.winners else float(0 in state.outcome.winners)
    mine, theirs = state.scores
    return match_equity("fox", TARGET).at(mine, theirs, leading=state.dealer == 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play for the game against play for points.")
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    game = tw.load("fox", target=TARGET)
    aware = Search(chosen.iterations)
    blind = Search(chosen.iterations, "blind", target_aware=False)
    every: list[float] = []
    found: dict[tuple[int, int], list[float]] = {scores: [] for scores in SCORES}
    for number in range(chosen.deals):
        for scores in SCORES:
            seed = deal_seed(chosen.seed, number)
            one = chance(game, seed, scores, [aware, blind])
            other = chance(game, seed, scores, [blind, aware])
            found[scores].append((one + 1 - other) / 2)
        every.append(sum(found[scores][-1] for scores in SCORES) / len(SCORES))
    for scores, values in found.items():
        tell(f"{scores[0]}-{scores[1]}", values)
    tell("all", every)


def tell(name: str, values: list[float]) -> None:
    mean = mean_of(values)
    print(f"{name}: {mean.value:.1%}, 95 % [{mean.low:.1%}, {mean.high:.1%}]")


if __name__ == "__main__":
    main()
