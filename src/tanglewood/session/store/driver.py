"""What a database driver offers to the store."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import ClauseElement

Row = Sequence[Any]
"""The values of one row, in the order of the query's columns."""

Append = tuple[str, int, str, int, str, str, int, int, int]
"""The values of a change, in the order of the columns of `changes`."""


class StoreFailed(Exception):
    """The database did not answer, or not in time.

    Nobody knows then whether what was to be kept is kept: only reading it again tells.
    """


class StoreFull(StoreFailed):
    """There is no room on the database's disk; what it has can still be read."""


class Driver(Protocol):
    """One database. Every call is one transaction that is stored when it returns; a database that
    does not answer raises `StoreFailed`."""

    shared: bool
    """Whether other servers may use the same database at the same time."""
    place: Path | None
    """The folder of the database where it is on this machine."""
    trouble: StoreFailed | None
    """Why something could not be written, while reading may go on; None once a change was, or a
    trial."""

    async def fetch(self, query: ClauseElement, **values: Any) -> list[Row]:
        """The rows of a query; one with places for values is written once and used again."""
        ...

    async def newer(self, known: Sequence[tuple[str, int]]) -> list[Row]:
        """The changes of some tables that follow the ones with these numbers, in their order."""
        ...

    async def execute(self, *statements: ClauseElement) -> list[int]:
        """Run statements, all or none; how many rows each of them touched."""
        ...

    async def append(self, values: Append, *after: ClauseElement) -> bool:
        """Append a change, and in the same transaction run the other statements; False, and
        nothing stored, if there is a change with this number."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let the database go."""
        ...
