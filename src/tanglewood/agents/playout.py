"""Playing a whole game among agents, as fast as the rules go."""

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from tanglewood.agents.agent import Agent, Guest, Misbehaved
from tanglewood.agents.uniform import Uniform
from tanglewood.core.action import Action
from tanglewood.core.chance import Fate, Stream
from tanglewood.core.game import Game
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player, Record
from tanglewood.record.scribe import Scribe


class Playout(NamedTuple):
    """A game that was played to its end; `thought` is the time each seat took, in seconds, and
    `asked` how often it had to decide. `forfeit` is set where a seat lost by misbehaving."""

    outcome: Outcome
    decisions: int
    record: Record
    thought: tuple[float, ...]
    asked: tuple[int, ...]
    forfeit: "Forfeit | None" = None


class Forfeit(NamedTuple):
    """A game lost by misbehaving: by which seat, the reason in a word, and in a sentence."""

    seat: int
    reason: str
    sentence: str


def playout(game: Game[Any], agents: Sequence[Agent], seed: int) -> Playout:
    """The game of these agents with this seed: the same one that a table would give.

    Every decision has random numbers of its own, made from the seed, the seat and the number of
    the step: agents that choose alike play the same game, and a change late in a game leaves its
    beginning as it was.
    """
    players = [Player(f"{agent.name} {seat + 1}", agent.name) for seat, agent in enumerate(agents)]
    scribe, luck = Scribe(game, players), Luck(seed)
    state: State[Any] = game.first(Fate())
    steps, drawn = 0, Counter[str]()
    thought, asked = [0.0] * game.seats, [0] * game.seats
    forfeit: Forfeit | None = None
    guests = [(seat, who) for seat, who in enumerate(agents) if isinstance(who, Guest)]
    for seat, guest in guests:
        guest.sit(game, seat)
    while (outcome := state.outcome) is None:
        if (chance := state.chance) is not None:
            fallen = luck.draw(chance, state.chances, drawn[chance.name])
            drawn[chance.name] += 1
            state = state.apply(fallen)
            scribe.drawn(chance, fallen.items, state)
        else:
            seat = state.to_act
            begin = perf_counter()
            asked[seat] += 1
            try:
                action = _chosen(agents[seat], state, Stream(seed, seat + 1, steps))
            except Misbehaved as error:
                forfeit = Forfeit(seat, error.reason, error.sentence)
                loser = None if game.cooperative else seat
                outcome = game.resigned(state, loser)
                scribe.resigned(loser)
                break
            thought[seat] += perf_counter() - begin
            state = state.apply(action)
            scribe.acted(seat, action, state)
        steps += 1
    for seat, guest in guests:
        guest.leave(seat, outcome)
    record = scribe.record(outcome)
    return Playout(outcome, sum(asked), record, tuple(thought), tuple(asked), forfeit)


def _chosen(agent: Agent, state: State[Any], source: Stream) -> Action:
    if isinstance(agent, Uniform):  # sees its legal actions only, so no view is built
        return agent.pick(state.legal, source)
    return agent.choose(state.view(state.to_act), source)
