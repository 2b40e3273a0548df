"""What is wrong with a record: which game of a file, and which entry is the first wrong one."""

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
        super().__init__(self._placed())

    def _placed(self) -> Message | str:
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

    def in_game(self, number: int) -> "BadRecord":
        """The same fault, said of the record with this number."""
        return BadRecord(self.what, self.entry, number)
