"""Somebody who looks at a table, as far as every host has them."""

from abc import ABC, abstractmethod
from typing import Any

from tanglewood.core.message import message_plain
from tanglewood.core.seat import SPECTATOR
from tanglewood.protocol.encoding import encoded
from tanglewood.protocol.picture import Picture
from tanglewood.protocol.refusal import Refused


class Onlooker(ABC):
    """Who they look as, and what they were sent last."""

    def __init__(self) -> None:
        self.viewer = SPECTATOR
        self.mode = "assist"
        self.sent = 0
        """The number of the last state that was sent."""
        self.changes = False
        """Whether to be told what changed, instead of the whole."""
        self.words = True
        """Whether events come in words."""
        self.shown: Picture | None = None
        """What was shown last, if changes are wanted."""
        self.joined = False

    def join(self, viewer: int, mode: str, since: int, *, changes: bool, words: bool) -> None:
        """Look as this viewer, who has the state with the number `since`; next comes the whole."""
        self.viewer, self.mode, self.sent = viewer, mode, since
        self.changes, self.words, self.shown = changes, words, None
        self.joined = True

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send a message that is written already."""

    def tell(self, **message: Any) -> None:
        """Send a message."""
        self.send(encoded(message))

    def refuse(self, why: Refused, number: int, id_: str | None) -> None:
        """Say why something was not done, in the position with this number."""
        self.tell(
            type="refused", id=id_, reason=why.reason, **message_plain(why.message), rule=why.rule,
            number=number,
        )  # fmt: skip
