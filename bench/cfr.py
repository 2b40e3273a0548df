"""Does OpenSpiel's CFR on our small game find what our own finds?

    python bench/cfr.py [--iterations N] [--game STRING]

OpenSpiel's CFR+ runs unchanged on the game of the face (kept as a tree by OpenSpiel's
`cached_tree`), and OpenSpiel's best answer measures what came out. Our own regret minimisation
(`tanglewood.analysis.equilibrium`) unfolds the same round by itself. Both must agree: on how
exploitable even chances are, to a millionth (ours are single floats); on the value of the game, as
closely as both policies are exploitable. It takes some minutes and 4 GB; exit code 1 if not.
"""

import argparse
import sys
from time import perf_counter
from typing import Any

import pyspiel

import tanglewood.adapters.openspiel  # noqa: F401  # registers the games
from tanglewood.analysis.equilibrium import Equilibrium

LIMIT = 0.01
"""How exploitable the policy may be, in points per round."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=120)
    parser.add_argument("--game", default="tanglewood_fox_mini(dealer=1)")
    chosen = parser.parse_args()
    begun = perf_counter()

    def tell(what: str) -> None:
        print(f"{perf_counter() - begun:7.0f} s  {what}", flush=True)

    tree: Any = pyspiel.load_game(f"cached_tree(game={chosen.game})")
    ours = Equilibrium(pyspiel.load_game(chosen.game).law)
    even = ours.policy(lambda state: {action.index: 1 / len(state.legal) for action in state.legal})
    known = ours.exploited(even).exploitability
    tell(f"even chances, ours: exploitable by {known:.9f}; {ours.situations} situations")
    theirs = pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree))
    tell(f"even chances, OpenSpiel: {theirs:.9f}")
    ours.run(1000)
    best = ours.exploited()
    tell(f"our CFR, 1000 iterations: value {best.value:.5f}, by {best.exploitability:.5f}")
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(chosen.iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)[0]
    left = pyspiel.exploitability(tree, policy)
    tell(f"OpenSpiel's CFR+, {chosen.iterations} iterations: value {value:.5f}, by {left:.5f}")
    # A policy's value against itself is off the game's value by what both sides can gain.
    apart = 2 * (left + best.exploitability)
    if abs(theirs - known) > 1e-6 or left >= LIMIT or abs(value - best.value) > apart:
        sys.exit("They do not agree.")
    print(f"They agree: exploitable by less than {LIMIT} points, values within {apart:.5f}.")


if __name__ == "__main__":
    main()
