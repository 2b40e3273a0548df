"""Somebody who looks at a local table."""

from collections.abc import Callable
from typing import Any

from tanglewood.core.message import message_plain
from tanglewood.core.seat import SPECTATOR
from tanglewood.protocol.encoding import encoded
from tanglewood.protocol.picture import Picture
from tanglewood.protocol.refusal import Refused


class Viewer:
    """One link to a table; `say` is handed every message as a text."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self.viewer = SPECTATOR
        self.mode = "assist"
        self.sent = 0
        self.changes = False
        self.words = True
        self.shown: Picture | None = None
        self.joined = False
        self.asked: str | None = None
        """The id of what it asked last."""

    def send(self, message: bytes) -> None:
        """Send a message that is written already."""
        self._say(message.decode())

    def tell(self, **message: Any) -> None:
        """Send a message."""
        self.send(encoded(message))

    def refuse(self, why: Refused, number: int, id_: str | None) -> None:
        """Say why something was not done, in the position with this number."""
        self.tell(
            type="refused", id=id_, reason=why.reason, **message_plain(why.message), rule=why.rule,
            number=number,
        )  # fmt: skip
