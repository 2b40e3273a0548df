"""What a database driver offers to the store."""

from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import ClauseElement

Row = Sequence[Any]
"""The values of one row, in the order of the query's columns."""

Append = tuple[str, int, str, int, str, str, int, int, int]
"""The values of a change, in the order of the columns of `changes`."""


class Driver(Protocol):
    """One database. Every call is one transaction that is stored when it returns."""

    async def fetch(self, query: ClauseElement) -> list[Row]:
        """The rows of a query."""
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
