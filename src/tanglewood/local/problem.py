"""What a local host refuses with a status of its own, as a server would, and what takes longer."""

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message


class Problem(TanglewoodError):
    """A request that is refused."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.status = status


class NotReady(Exception):
    """Not known yet: a piece of the work is done. Ask again, once others have had their turn."""
