"""The reasons that the seats of a game have heard in hints: another position is told by another
reason where one holds, and the same position by the same."""

from typing import Final

RECENT: Final = 8
"""A reason may come again after this many others."""


class HintHistory:
    """By seat and by the number of the position, which reason was said."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[int, int], str] = {}

    def reasons_before(self, seat: int, number: int) -> tuple[str, ...]:
        """The reasons that the seat has heard lately, in positions before this one."""
        earlier = sorted((at, kind) for (who, at), kind in self._kinds.items() if who == seat)
        return tuple(kind for at, kind in earlier if at < number)[-RECENT:]

    def keep(self, seat: int, number: int, kind: str) -> None:
        self._kinds[seat, number] = kind
