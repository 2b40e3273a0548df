"""Information-set search beside OpenSpiel's own `ISMCTSBot` on euchre, simulations per second.

Both search from moments of random games, after the deal and later on. OpenSpiel's is its C++ bot,
called through its package: a random rollout at each new node, worlds from its game's own
resampling, and 500 simulations a search, which suits it (its tree gets slower as it grows); the
kernel does 3,000.
"""

from random import Random
from statistics import median
from typing import Any, Final

import pyspiel

from bench.measure.openspiel import dealt
from bench.measure.slices import Part, Work, rates
from tanglewood import load
from tanglewood.analysis.ismcts import plain_ismcts
from tanglewood.analysis.search import standpoint
from tanglewood.core.state import State
from tanglewood.kernel import Twin, twin
from tanglewood.kernel.search import Belief, belief_of_twin

SIMULATIONS: Final = 3000
MOMENTS: Final = 12
PLAYED: Final[dict[str, dict[str, object]]] = {
    "fox": {},
    "deluxe": {},
    "duet": {},
    "woods": {},
}


def beliefs(name: str) -> list[Belief]:
    """Moments of random games with the worlds that fit them."""
    random, found = Random(name), list[Belief]()
    for seed in range(MOMENTS):
        here: Twin = twin(load(name, **PLAYED[name]).start(seed=seed))
        for _ in range(random.randrange(0, 20)):
            if here.to_act < 0:
                break
            here.apply(random.choice(here.legal))
        if here.to_act >= 0 and len(here.legal) > 1:
            found.append(belief_of_twin(here, here.to_act))
    return found


def by_kernel(name: str) -> Work:
    some = beliefs(name)

    def work(number: int) -> int:
        at = some[number % len(some)]
        done: int = at.ismcts(iterations=SIMULATIONS, seed=number)[0]
        return done

    return work


def plain(name: str) -> Work:
    state: State[Any] = load(name).start(seed=1)
    here = standpoint(state)
    return lambda number: (
        plain_ismcts(here.worlds, here.view, iterations=50, seed=number).iterations
    )


def by_openspiel() -> Work:
    game = pyspiel.load_game("euchre")
    random = Random("euchre")
    states = list[Any]()
    while len(states) < MOMENTS:
        state = dealt(game, random)
        for _ in range(random.randrange(0, 20)):
            if state.is_terminal():
                break
            state.apply_action(random.choice(state.legal_actions()))
        if (
            not state.is_terminal()
            and not state.is_chance_node()
            and len(state.legal_actions()) > 1
        ):
            states.append(state)
    bots = [
        pyspiel.ISMCTSBot(
            seed,
            pyspiel.RandomRolloutEvaluator(1, seed),
            2.0,
            500,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        for seed in range(len(states))
    ]

    def work(number: int) -> int:
        at = number % len(states)
        bots[at].step(states[at])
        return 500

    return work


def part(quick: bool) -> Part:
    players = {"openspiel euchre, simulations/s": by_openspiel()}
    players |= {f"{name} ismcts, simulations/s": by_kernel(name) for name in PLAYED}
    players["plain Python fox ismcts, simulations/s"] = plain("fox")
    found = rates(players, 0.1, 4 if quick else 20, "searches")
    peer = found["openspiel euchre, simulations/s"]
    ratios = {"ismcts_vs_openspiel": found["fox ismcts, simulations/s"] / peer}
    others = [found[f"{name} ismcts, simulations/s"] / peer for name in PLAYED]
    ratios["ismcts_vs_openspiel_all_games"] = median(others)
    return Part(found, ratios)
