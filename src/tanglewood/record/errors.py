"""What is wrong with a record: which game of a file, and which entry is the first wrong one."""

from collections.abc import Iterator
from contextlib import contextmanager

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message


class BadRecord(TanglewoodError, ValueError):
    """A truncated, edited or foreign record.

    `entry` is the number of the first wrong entry, counted from 1; None when the fault lies before
    the entries. `game` is the number of the record in its file, counted from 1.
    """

    def __init__(
        self, what: Message | str, entry: int | None = None, game: int | None = None
    ) -> None:
        self.what = what
        self.entry = entry
        self.game = game
        super().__init__(self._with_place())

    def _with_place(self) -> Message | str:
        """What is wrong, and where. The place is a text: it is not a number to count with."""
        what, game, entry = self.what, f"{self.game}", f"{self.entry}"
        match self.game is None, self.entry is None:
            case True, True:
                return what
            case True, False:
                return Message("record-at-entry", entry=entry, what=what)
            case False, True:
                return Message("record-in-game", game=game, what=what)
            case _:
                return Message("record-in-game-at-entry", game=game, entry=entry, what=what)


@contextmanager
def in_game(number: int) -> Iterator[None]:
    """What is wrong in here is said of the record with this number."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(error.what, error.entry, number) from None
