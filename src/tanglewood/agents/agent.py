"""What an agent is: it sees what its seat may know, and chooses one of its legal actions."""

from typing import Any, Protocol, runtime_checkable

from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.view import View


class Agent(Protocol):
    """A player. It keeps nothing between two decisions: a view has perfect recall."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, source: Stream) -> Action:
        """One of `view.legal`; all randomness comes from `source`, so a choice can be repeated."""
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
