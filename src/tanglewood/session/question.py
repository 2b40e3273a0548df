"""A decision that an agent is asked for, with all it takes to answer it while the table goes on."""

from typing import Any, NamedTuple, cast

from tanglewood.agents.agent import Agent, chosen
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State


class Question(NamedTuple):
    """What an agent is asked: states are values, so this may be answered in another thread."""

    agent: Agent
    state: State[Any]
    source: Stream
    before: tuple[State[Any], ...]
    """The states that led here."""

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return _choices(self.state) == 1

    def answer(self) -> Action:
        """What the agent wants to do."""
        return chosen(self.agent, self.state, self.source)

    def answer_evenly(self) -> Action:
        """The same, in a time that does not tell whether there was a choice: an agent that has none
        first thinks a real choice of this game through once more, and drops what it found."""
        if self.forced and (choice := self.last_choice()) is not None:
            self.agent.choose(choice.view(choice.to_act), Stream(0))
        return self.answer()

    def last_choice(self) -> State[Any] | None:
        """The last state before this one in which the same seat could choose; before its first
        choice, in which anybody could. An agent keeps nothing, so it learns nothing there."""
        seat = self.state.to_act
        anybody: State[Any] | None = None
        for state in reversed(self.before):
            if _choices(state) > 1:
                if state.to_act == seat:
                    return cast(State[Any], state)
                anybody = anybody or state
        return anybody


def _choices(state: State[Any]) -> int:
    return state.legal_mask.bit_count()
