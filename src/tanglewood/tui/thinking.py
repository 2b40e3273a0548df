"""An agent thinks in a thread of its own, while the screen goes on.

What it answers counts only for the position it was asked about: when that has changed meanwhile,
by taking back or by leaving, the answer is dropped.
"""

import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

from tanglewood.core.action import Action
from tanglewood.core.state import State
from tanglewood.session.table import Table

Answer = Callable[[Action | None, Exception | None], None]


class Thinking:
    """At most one thought at a time. `later` hands a call to the screen's own thread."""

    def __init__(self, table: Table, later: Callable[..., object]) -> None:
        self._table = table
        self._later = later
        self._about: State[Any] | None = None
        self._since = 0.0

    @property
    def busy(self) -> bool:
        """Whether an agent is being waited for."""
        return self._about is not None

    @property
    def seconds(self) -> int:
        """For how long."""
        return int(monotonic() - self._since)

    def begin(self, answer: Answer) -> None:
        """Ask the agent that is to act; `answer` gets its action, or what went wrong."""
        self._about, self._since = self._table.state, monotonic()
        task = threading.Thread(target=self._think, args=(self._about, answer), daemon=True)
        task.start()

    def stop(self) -> None:
        """Whatever comes is not wanted any more."""
        self._about = None

    def _think(self, about: State[Any], answer: Answer) -> None:
        action, trouble = None, None
        try:
            action = self._table.choose()
        except Exception as error:  # an agent that fails must not leave the table waiting
            trouble = error
        self._later(self._answered, about, answer, action, trouble)

    def _answered(
        self, about: State[Any], answer: Answer, action: Action | None, trouble: Exception | None
    ) -> None:
        if self._about is about and self._table.state is about:
            self._about = None
            answer(action, trouble)
