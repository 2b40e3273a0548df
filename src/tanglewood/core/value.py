"""Values: what never changes, so that nobody needs a second one."""

from typing import Any, Self


class Value:
    """A copy of a value is the value itself, as with numbers and texts."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self
