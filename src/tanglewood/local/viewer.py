"""Somebody who looks at a local table."""

from collections.abc import Callable

from tanglewood.protocol.onlooker import Onlooker


class Viewer(Onlooker):
    """One link to a table; `say` is handed every message as a text."""

    def __init__(self, say: Callable[[str], None]) -> None:
        super().__init__()
        self._say = say
        self.asked: str | None = None
        """The id of what it asked last."""

    def send(self, message: bytes) -> None:
        self._say(message.decode())
