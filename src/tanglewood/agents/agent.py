"""What an agent is: it sees what its seat may know, and chooses one of its legal actions."""

from typing import Protocol

from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View


class Agent(Protocol):
    """A player. It keeps nothing between two decisions: a view has perfect recall."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, source: Stream) -> Action:
        """One of `view.legal`; all randomness comes from `source`, so a choice can be repeated."""
        ...
