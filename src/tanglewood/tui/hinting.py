"""A hint for the one at the screen, thought of in the background.

It counts only for the position it was asked about: what comes after another action is dropped.
"""

import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.session import show
from tanglewood.tui.choosing import ROW, Choosing
from tanglewood.tui.page import Line
from tanglewood.tui.scene import Scene
from tanglewood.tui.spoken import spoken
from tanglewood.words import Voice, table_voice

if TYPE_CHECKING:
    from tanglewood.agents.hint import Hint


class Hinting:
    """At most one hint at a time. `later` hands a call to the screen's own thread."""

    def __init__(self, later: Callable[..., object]) -> None:
        self._later = later
        self._about: State[Any] | None = None
        self.found: Hint | None = None
        self.trouble = ""

    @property
    def busy(self) -> bool:
        """Whether a hint is being thought of."""
        return self._about is not None and self.found is None and not self.trouble

    def begin(self, state: State[Any], ready: Callable[[], None]) -> None:
        """Think about the decision of the seat to act; `ready` is called when that is done."""
        if self._about is state:
            return
        self._about, self.found, self.trouble = state, None, ""
        view = state.view(state.to_act)
        threading.Thread(target=self._think, args=(state, view, ready), daemon=True).start()

    def forget(self) -> None:
        """The position has changed."""
        self._about, self.found, self.trouble = None, None, ""

    def _think(self, about: State[Any], view: View, ready: Callable[[], None]) -> None:
        from tanglewood.agents.hint import hint
        from tanglewood.agents.registry import LIVE

        found, trouble = None, ""
        try:
            found = hint(view, milliseconds=LIVE)
        except Exception as error:  # a hint that fails must not end the game
            trouble = f"There is no hint here ({error})."
        self._later(self._answered, about, found, trouble, ready)

    def _answered(
        self, about: State[Any], found: "Hint | None", trouble: str, ready: Callable[[], None]
    ) -> None:
        if self._about is about:
            self.found, self.trouble = found, trouble
            ready()

    def news(self, scene: Scene) -> list[str]:
        """The hint in words, to stand where the news stand."""
        if self.found is None:
            return []
        text = self.found.best.text
        best, character = (
            spoken(scene, text),
            show.label(scene.game, scene.plain, text, self._voice(scene)),
        )
        told = f" ({character})" if best == text and character else ""
        more = "" if self.found.unit == "none" else " (h again: all numbers)"
        return [f"Hint: {best}{told}. {self._sentence(scene)}{more}"]

    def _sentence(self, scene: Scene) -> str:
        """Why, with the other choices as the table shows them."""
        assert self.found is not None
        return self._voice(scene).say(self.found.message)

    def _voice(self, scene: Scene) -> Voice:
        return table_voice(scene.game, scene.names)

    def page(self, scene: Scene) -> list[Line]:
        """What every choice promises, as a page."""
        from tanglewood.session.show.hint import notes, prospect_rows

        assert self.found is not None
        named = partial(spoken, scene)
        lines = [Line(self._sentence(scene)), Line("")]
        # No-break spaces keep the columns when the lines are wrapped.
        lines += [Line(it.replace(" ", "\u00a0")) for it in prospect_rows(self.found, named)]
        return [*lines, Line(""), *(Line(note, "soft") for note in notes(self.found))]

    def spot(self, choosing: Choosing) -> int | None:
        """Where the cursor has to stand for the hinted action; None if it stands nowhere."""
        if self.found is None:
            return None
        best = self.found.best.text
        card = best.split("=")[-1].split("+")[0].split(">")[0]
        spots = choosing.spots
        if choosing.held and best.startswith(f"{choosing.held}>"):
            left = {int(slot) for slot in best.partition(">")[2]} - {*choosing.slots}
            row = (at for at, it in enumerate(spots) if it.place == ROW and it.at in left)
            return next(row, None)
        exact = [at for at, it in enumerate(spots) if it.legal and it.text == best]
        near = [at for at, it in enumerate(spots) if it.legal and it.text == card]
        return next(iter(exact + near), None)
