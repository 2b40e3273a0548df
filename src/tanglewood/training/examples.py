"""What an agent does, written down for a network that is to play as it does: games in processes of
their own, and of each of its decisions what a network sees and which output the choice is."""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tanglewood.agents.agent import Agent
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agent
from tanglewood.analysis.networks.inputs import NetworkInput, input_of
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.training.curricula import curriculum_of

DETOURS: Final = 10
"""Every this many decisions one is left to chance and not written down: who copies only where the
agent itself would come to does not know what it does elsewhere."""


CHUNK: Final = 50
"""Games that one process plays at a time: some rulesets take ten times as long as others, and must
not all come to the same process."""


class Examples(NamedTuple):
    """Decisions of an agent, one per row."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    chosen: NDArray[np.int32]


class _Written:
    """Plays as an agent does, and writes its decisions down."""

    def __init__(self, who: Agent, sight: NetworkInput) -> None:
        self.name = who.name
        self.who = who
        self.sight = sight
        self.found: list[tuple[bytes, tuple[int, ...], int]] = []

    def choose(self, view: View, source: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        if source.below(DETOURS) == 0:
            return source.choice(view.legal)
        action = self.who.choose(view, source)
        assert isinstance(action, Action)
        place = partial(self.sight.place, view)
        legal = tuple(place(one.index) for one in view.legal)
        self.found.append((self.sight.seen(view), legal, place(action.index)))
        return action


def examples(game: str, name: str, *, beside: str, games: int, seed: int) -> Examples:
    """Decisions of the agent in this many games of the game's curriculum: in every other one it has
    all seats, in the rest `beside` plays along."""
    jobs = os.cpu_count() or 1
    parts = [
        range(first, min(first + CHUNK, seed + games)) for first in range(seed, seed + games, CHUNK)
    ]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        found = [*pool.map(partial(_part, game, name, beside), parts)]
    return Examples(*(np.concatenate(columns) for columns in zip(*found, strict=True)))


def _part(game: str, name: str, beside: str, seeds: range) -> Examples:
    rulesets = curriculum_of(game).rulesets(game)
    written, other = _Written(agent(name), input_of(game)), agent(beside)
    for seed in seeds:
        ruleset = rulesets[seed % len(rulesets)]
        own = seed // 2 % ruleset.seats
        seats = [
            written if seed % 2 == 0 or seat == own else other for seat in range(ruleset.seats)
        ]
        playout(ruleset, seats, seed)
    outputs = len(rulesets[0].actions)
    masks = np.zeros((len(written.found), outputs), np.uint8)
    for row, (_seen, legal, _chosen) in enumerate(written.found):
        masks[row, list(legal)] = 1
    seen = np.frombuffer(b"".join(one for one, _, _ in written.found), np.uint8)
    chosen = np.array([action for _, _, action in written.found], np.int32)
    return Examples(seen.reshape(len(written.found), -1), masks, chosen)
