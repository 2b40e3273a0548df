"""What a local host refuses with a status of its own, as a server would."""

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message


class Problem(TanglewoodError):
    """A request that is refused."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.status = status
