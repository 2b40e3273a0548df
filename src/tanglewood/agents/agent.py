"""What an agent is: it sees what its seat may know, and chooses one of its legal actions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from tanglewood.core.action import Action
from tanglewood.core.asked import check_asked
from tanglewood.core.chance import Stream, check_stream
from tanglewood.core.errors import IllegalAction, TanglewoodError
from tanglewood.core.find_action import find_action
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.core.view import View


class Agent(Protocol):
    """A player. It keeps nothing between two decisions: a view has perfect recall."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, source: Stream) -> Action | str:
        """One of `view.legal`, or its text; all randomness comes from `source`, so a choice can be
        repeated."""
        ...


def chosen(agent: Agent, state: State[Any], source: Stream) -> Action:
    """What the agent does as the seat to act, also where it says so with a text. An answer that is
    no legal action is refused as `apply` would, with the agent's name and seat."""
    answer: object = agent.choose(state.view(state.to_act), source)
    try:
        action = find_action(state, answer)
        if not action.bit & state.legal_mask:
            state.apply(action)  # says why not
    except TanglewoodError as error:
        raise _of_agent(error, agent, state.to_act) from error
    return action


def _of_agent(error: TanglewoodError, agent: Agent, seat: int) -> TanglewoodError:
    """The same refusal, which says whose answer it is about."""
    message = Message("agent-answer", name=agent.name, seat=seat, why=error.message)
    if isinstance(error, IllegalAction):
        return IllegalAction(message, error.rule)
    return type(error)(message)


class Decider(ABC):
    """An agent that takes a single legal action at once, and decides where there are several."""

    name: str

    def __repr__(self) -> str:
        return f"agent({self.name!r})"

    def choose(self, view: View, source: Stream) -> Action:
        check_asked(view)
        check_stream(source)
        return view.legal[0] if len(view.legal) == 1 else self.decide(view, source)

    @abstractmethod
    def decide(self, view: View, source: Stream) -> Action:
        """One of several legal actions."""


class TimedAgent(Decider):
    """An agent that takes its time: `milliseconds` above 0 caps that of a decision."""

    def __init__(self, name: str, milliseconds: float = 0.0) -> None:
        self.name = name
        self.milliseconds = milliseconds


class BudgetedAgent(TimedAgent):
    """One that thinks with a budget of iterations for each decision."""

    def __init__(self, iterations: int, name: str, *, milliseconds: float = 0.0) -> None:
        super().__init__(name, milliseconds)
        self.iterations = iterations


@runtime_checkable
class Mixing(Protocol):
    """An agent that draws lots, and can say how."""

    def mixture(self, view: View) -> Mapping[Action, float] | None:
        """The chance of each action in this view; None where it draws no lots, or cannot say."""
        ...


@runtime_checkable
class Guest(Protocol):
    """An agent from outside that wants to hear when a game begins and how it ended."""

    def sit(self, game: Game[Any], seat: int) -> None:
        """A game begins, and this agent has a seat."""
        ...

    def leave(self, seat: int, outcome: Outcome) -> None:
        """The game is over."""
        ...


class Misbehaved(Exception):
    """An agent from outside did not answer, or not as it must: the game is lost by it.

    `reason` is one word to count (`time`, `crash`, …); `message` says what happened, and `sentence`
    says it in English.
    """

    def __init__(self, reason: str, message: Message | str) -> None:
        self.reason = reason
        self.message = message
        self.sentence = str(message).rstrip(".")
        super().__init__(f"{reason}: {self.sentence}")
