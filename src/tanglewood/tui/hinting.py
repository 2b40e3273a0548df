"""A hint for the one at the screen, thought of in the background."""

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.session import show
from tanglewood.session.table import Table
from tanglewood.tui.action_words import action_words
from tanglewood.tui.canvas import shorten
from tanglewood.tui.choosing import ROW, Choosing
from tanglewood.tui.page import Line
from tanglewood.tui.scene import Scene
from tanglewood.tui.thinking import Thinking

if TYPE_CHECKING:
    from tanglewood.agents.hint import Hint


_WIDTH: Final = 76
"""How wide a page is in the smallest window."""


class Hinting:
    """At most one hint at a time. `later` hands a call to the screen's own thread."""

    def __init__(self, later: Callable[..., object]) -> None:
        self._thinking: Thinking[Hint] = Thinking(later)
        self._about: State[Any] | None = None
        self._keep: Callable[[str], None] | None = None
        self.found: Hint | None = None
        self.trouble = ""

    @property
    def busy(self) -> bool:
        """Whether a hint is being thought of."""
        return self._thinking.busy

    def begin(self, table: Table, ready: Callable[[], None]) -> None:
        """Think about the decision of the seat to act; `ready` is called when that is done."""
        state = table.state
        if self._about is not state:
            self.forget()
            self._about = state
            seat, number = state.to_act, len(table.entries)
            think = partial(
                _hint, state.view(seat), table.hint_history.reasons_before(seat, number)
            )
            self._keep = partial(table.hint_history.keep, seat, number)
            self._thinking.begin(think, partial(self._on_answer, ready))

    def forget(self) -> None:
        """The position has changed."""
        self._thinking.stop()
        self._about, self.found, self.trouble = None, None, ""

    def _on_answer(
        self, ready: Callable[[], None], found: "Hint | None", trouble: Exception | None
    ) -> None:
        self.found, self.trouble = found, "" if trouble is None else str(trouble)
        if found is not None and self._keep is not None:
            self._keep(found.kind)
        ready()

    def news(self, scene: Scene) -> list[str]:
        """The hint in words, to stand where the news stand."""
        if self.found is None:
            return []
        text = self.found.action.text
        voice, best = scene.voice, action_words(scene, text)
        character = show.label(scene.game, scene.plain, text, voice) if best == text else ""
        suffix = f" ({character})" if character else ""
        more = "" if self.found.unit == "none" else f" {voice('tui-hint-more')}"
        return [f"{voice('table-hint-says', action=best + suffix)} {self._sentence(scene)}{more}"]

    def _sentence(self, scene: Scene) -> str:
        """Why, with the other choices as the table shows them."""
        assert self.found is not None
        return scene.voice.say(self.found.message)

    def page(self, scene: Scene) -> list[Line]:
        """What every choice promises, as a page."""
        from tanglewood.session.show.hint import notes, prospect_rows

        assert self.found is not None
        named = partial(action_words, scene)
        lines = [Line(self._sentence(scene)), Line("")]
        # No-break spaces keep the columns when the lines are wrapped.
        rows = prospect_rows(self.found, named, scene.voice)
        if (over := max(map(len, rows)) - _WIDTH) > 0:
            room = max(len(named(it.action.text)) for it in self.found.prospects) - over

            def short(text: str) -> str:  # all cards go the same way here: their names are enough
                bare = text if text in scene.labels else text.rpartition("=")[2]
                return shorten(named(bare), room, "…")

            rows = prospect_rows(self.found, short, scene.voice)
        lines += [Line(row.replace(" ", "\u00a0")) for row in rows]
        return [*lines, Line(""), *(Line(note, "soft") for note in notes(self.found, scene.voice))]

    def spot(self, choosing: Choosing) -> int | None:
        """Where the cursor has to stand for the hinted action; None if it stands nowhere."""
        if self.found is None:
            return None
        best = self.found.action.text
        card = best.split("=")[-1].split("+")[0].split(">")[0]
        spots = choosing.spots
        if choosing.held and best.startswith(f"{choosing.held}>"):
            left = {int(slot) for slot in best.partition(">")[2]} - {*choosing.slots}
            row = (at for at, it in enumerate(spots) if it.place == ROW and it.at in left)
            return next(row, None)
        exact = [at for at, it in enumerate(spots) if it.legal and it.text == best]
        near = [at for at, it in enumerate(spots) if it.legal and it.text == card]
        return next(iter(exact + near), None)


def _hint(view: View, heard_reasons: Collection[str]) -> "Hint":
    from tanglewood.agents.hint import hint
    from tanglewood.agents.registry import LIVE

    return hint(view, milliseconds=LIVE, avoid_reasons=heard_reasons)
