"""Playing a whole game among agents, as fast as the rules go."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from tanglewood.agents.agent import Agent
from tanglewood.agents.uniform import Uniform
from tanglewood.core.chance import Fate, Stream
from tanglewood.core.game import Game
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player, Record
from tanglewood.record.scribe import Scribe


class Playout(NamedTuple):
    """A game that was played to its end."""

    outcome: Outcome
    decisions: int
    record: Record


def playout(game: Game[Any], agents: Sequence[Agent], seed: int) -> Playout:
    """The game of these agents with this seed: the same one that a table would give."""
    players = [Player(f"{agent.name} {seat + 1}", agent.name) for seat, agent in enumerate(agents)]
    scribe, luck = Scribe(game, players), Luck(seed)
    state: State[Any] = game.first(Fate())
    steps, decisions, drawn = 0, 0, Counter[str]()
    while (outcome := state.outcome) is None:
        if (chance := state.chance) is not None:
            fallen = luck.draw(chance, state.chances, drawn[chance.name])
            drawn[chance.name] += 1
            state = state.apply(fallen)
            scribe.drawn(chance, fallen.items, state)
        else:
            seat = state.to_act
            agent, source = agents[seat], Stream(seed, seat + 1, steps)
            if isinstance(agent, Uniform):  # sees its legal actions only, so no view is built
                action = agent.pick(state.legal, source)
            else:
                action = agent.choose(state.view(seat), source)
            state = state.apply(action)
            scribe.acted(seat, action, state)
            decisions += 1
        steps += 1
    return Playout(outcome, decisions, scribe.record(outcome))
