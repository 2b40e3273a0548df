"""Playing a whole game among agents, as fast as the rules go."""

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from tanglewood.agents.agent import Agent, Guest, Misbehaved, chosen
from tanglewood.agents.registry import agent_of
from tanglewood.agents.uniform import Uniform
from tanglewood.core.action import Action
from tanglewood.core.arguments import checked_name, checked_seed
from tanglewood.core.chance import Fate, Stream
from tanglewood.core.errors import BadOption, wrong_kind
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player, Record
from tanglewood.record.scribe import Scribe


class Playout(NamedTuple):
    """A game that was played to its end, with its last `state`: how many decisions it had, and by
    seat how many it made and how long it took for them. `forfeit` is set where a seat lost by
    misbehaving."""

    outcome: Outcome
    decision_count: int
    record: Record
    seconds_by_seat: tuple[float, ...]
    decisions_by_seat: tuple[int, ...]
    state: State[Any]
    forfeit: "Forfeit | None" = None


class Forfeit(NamedTuple):
    """A game lost by misbehaving: by which seat, the reason in a word, and in a sentence."""

    seat: int
    reason: str
    sentence: str


def playout(game: Game[Any], agents: Sequence[Agent | str], seed: int = 0) -> Playout:
    """The game of these agents with this seed: the same one that a table would give. Agents are
    given themselves or by their names, one for every seat.

    Every decision has random numbers of its own, made from the seed, the seat and the number of
    the step: agents that choose the same play the same game, and a change late in one leaves its
    beginning as it was.
    """
    if not isinstance(game, Game):
        raise wrong_kind("type-no-game", game)
    agents, seed = _seated(game, agents), checked_seed(seed)
    names = [checked_name(f"{agent.name} {seat + 1}") for seat, agent in enumerate(agents)]
    players = [Player(name, agent.name) for name, agent in zip(names, agents, strict=True)]
    scribe, draw = Scribe(game, players), Luck(seed).counting(Counter())
    state: State[Any] = game.first(Fate())
    steps = 0
    thought, asked = [0.0] * game.seats, [0] * game.seats
    forfeit: Forfeit | None = None
    guests = [(seat, who) for seat, who in enumerate(agents) if isinstance(who, Guest)]
    for seat, guest in guests:
        guest.sit(game, seat)
    while (outcome := state.outcome) is None:
        for chance, fallen, after in state.settle_steps(draw):
            scribe.write_chance(chance, fallen.items, after)
            state, steps = after, steps + 1
        if (seat := state.to_act) < 0:
            continue
        begin = perf_counter()
        asked[seat] += 1
        try:
            action = _chosen(agents[seat], state, Stream(seed, seat + 1, steps))
        except Misbehaved as error:
            forfeit = Forfeit(seat, error.reason, error.sentence)
            loser = None if game.cooperative else seat
            outcome = state.resignation(loser)
            scribe.write_resignation(loser)
            break
        thought[seat] += perf_counter() - begin
        state = state.apply(action)
        scribe.write_action(seat, action, state)
        steps += 1
    for seat, guest in guests:
        guest.leave(seat, outcome)
    record = scribe.record(outcome)
    return Playout(
        outcome=outcome, decision_count=sum(asked), record=record, seconds_by_seat=tuple(thought),
        decisions_by_seat=tuple(asked), state=state, forfeit=forfeit,
    )  # fmt: skip


def _seated(game: Game[Any], agents: Sequence[Agent | str]) -> list[Agent]:
    """The agents themselves, as many as there are seats."""
    if isinstance(agents, str) or not isinstance(agents, Sequence):
        raise wrong_kind("type-no-agents", agents)
    if len(agents) != game.seats:
        raise BadOption(Message("seats-unlike", n=game.seats, given=len(agents)))
    return [agent_of(one) for one in agents]


def _chosen(agent: Agent, state: State[Any], source: Stream) -> Action:
    if isinstance(agent, Uniform):  # sees its legal actions only, so no view is built
        return agent.pick(state.legal, source)
    return chosen(agent, state, source)
