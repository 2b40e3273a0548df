"""Former public names: whoever asks for one is told what is written in its place."""

from typing import Any, NoReturn


class Moved:
    """What stands where a name was: reading it is an AttributeError that says what it is now."""

    def __init__(self, now: str, was: str = "") -> None:
        self._now, self._was = now, was

    def __set_name__(self, owner: type, name: str) -> None:
        self._was = self._was or f"{owner.__name__}.{name}"

    def __get__(self, of: Any, kind: type | None = None) -> NoReturn:
        raise AttributeError(f"{self._was} is {self._now} now.")
