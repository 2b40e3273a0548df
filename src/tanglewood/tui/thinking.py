"""A thought in a thread of its own, while the screen goes on.

Its answer counts only as long as it is waited for: when the position has changed meanwhile, by
taking back or by leaving, the answer is dropped.
"""

import threading
from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")
Answer = Callable[[T | None, Exception | None], None]


class Thinking(Generic[T]):
    """At most one thought at a time. `later` hands a call to the screen's own thread."""

    def __init__(self, later: Callable[..., object]) -> None:
        self._later = later
        self._thought: object = None
        self._since = 0.0

    @property
    def busy(self) -> bool:
        """Whether an answer is being waited for."""
        return self._thought is not None

    @property
    def seconds(self) -> int:
        """For how long."""
        return int(monotonic() - self._since)

    def begin(self, think: Callable[[], T], answer: Answer[T]) -> None:
        """Think; `answer` gets what came of it, or what went wrong."""
        self._thought, self._since = think, monotonic()
        threading.Thread(target=self._think, args=(think, answer), daemon=True).start()

    def stop(self) -> None:
        """Whatever comes is not wanted any more."""
        self._thought = None

    def _think(self, think: Callable[[], T], answer: Answer[T]) -> None:
        found, trouble = None, None
        try:
            found = think()
        except Exception as error:  # a thought that fails must not leave the table waiting
            trouble = error
        self._later(self._on_answer, think, answer, found, trouble)

    def _on_answer(
        self, think: object, answer: Answer[T], found: T | None, trouble: Exception | None
    ) -> None:
        if self._thought is think:
            self._thought = None
            answer(found, trouble)
