"""Former public names: whoever asks for one is told what is written in its place."""

from typing import Any, NoReturn


class Moved:
    """What stands where a name was: reading it is an AttributeError that says what it is now."""

    def __init__(self, now: str) -> None:
        self._now = now

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = f"{owner.__name__}.{name}"

    def __get__(self, of: Any, kind: type | None = None) -> NoReturn:
        raise AttributeError(f"{self._name} is {self._now} now.")
