"""What is wrong with a record: which game of a file, and which entry is the first wrong one."""

from tanglewood.core.errors import TanglewoodError


class BadRecord(TanglewoodError, ValueError):
    """A truncated, edited or foreign record.

    `entry` is the number of the first wrong entry, counted from 1; None when the fault lies before
    the entries. `game` is the number of the record in its file, counted from 1.
    """

    def __init__(self, what: str, entry: int | None = None, game: int | None = None) -> None:
        self.what = what
        self.entry = entry
        self.game = game
        where = [f"game {game}"] if game is not None else []
        if entry is not None:
            where.append(f"entry {entry}")
        place = ", ".join(where)
        super().__init__(f"{place[:1].upper()}{place[1:]}: {what}" if place else what)

    def in_game(self, number: int) -> "BadRecord":
        """The same fault, said of the record with this number."""
        return BadRecord(self.what, self.entry, number)
