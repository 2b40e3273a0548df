"""The stage: a widget that shows a canvas, and the screens that draw on it."""

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Look
from tanglewood.words import Voice

if TYPE_CHECKING:
    from tanglewood.tui.app import TanglewoodApp


class Stage(Widget):
    """Shows what its screen draws, and tells where the mouse is and clicks."""

    DEFAULT_CSS = "Stage { width: 1fr; height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self.canvas: Canvas | None = None
        self._over: Any = None

    @property
    def _drawer(self) -> "StageScreen":
        return cast("StageScreen", self.screen)

    def render_line(self, y: int) -> Strip:
        canvas = self.canvas
        if canvas is None or (canvas.width, canvas.height) != self.size:
            canvas = self.draw()
        return canvas.strip(y)

    def draw(self) -> Canvas:
        """Draw everything again."""
        self.canvas = Canvas(self.size.width, self.size.height, self._drawer.look)
        self._drawer.draw(self.canvas)
        return self.canvas

    def redraw(self) -> None:
        """Draw again at the next occasion."""
        self.canvas = None
        self.refresh()

    def _at(self, event: events.MouseEvent) -> Any:
        return None if self.canvas is None else self.canvas.at(event.x, event.y)

    def on_click(self, event: events.Click) -> None:
        if (what := self._at(event)) is not None:
            self._drawer.click_on(what)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        before, self._over = self._over, self._at(event)
        if self._over is not None and self._over != before:
            self._drawer.hover_over(self._over)


class StageScreen(Screen[Any]):
    """A screen that is drawn by hand and answers keys and clicks."""

    def compose(self) -> ComposeResult:
        yield Stage()

    @property
    def tanglewood(self) -> "TanglewoodApp":
        """The app, with its own type."""
        return cast("TanglewoodApp", self.app)

    @property
    def voice(self) -> Voice:
        """The language in use."""
        return self.tanglewood.voice

    @property
    def look(self) -> Look:
        """The colours and signs in use."""
        return self.tanglewood.look

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""

    @abstractmethod
    def press_key(self, key: str) -> bool:
        """Answer a key by its name or its letter; False when it means nothing here."""

    def click_on(self, what: Any) -> None:
        """Something was clicked on; a text is a key."""
        if isinstance(what, str):
            self.dispatch_key(what)

    def dispatch_key(self, key: str) -> bool:
        """Answer a key; those that mean the same everywhere come after the screen's own."""
        if self.press_key(key):
            return True
        if key == "t":
            self.tanglewood.other_theme()
        return key == "t"

    def hover_over(self, what: Any) -> None:
        """The mouse came over something."""

    def call_on_screen(self, call: Callable[..., Any], *args: Any) -> None:
        """Hand a call to the screen's own thread, from another one; a window that closed meanwhile
        needs nothing any more."""
        try:
            if self.is_attached and self.app.is_running:
                self.app.call_later(call, *args)
        except RuntimeError:  # NoActiveAppError: closed in this very moment
            return

    def redraw(self) -> None:
        """Show what has changed."""
        if self.is_mounted:
            self.query_one(Stage).redraw()

    def on_key(self, event: events.Key) -> None:
        letter = event.character if event.is_printable and event.character else event.key
        if self.dispatch_key(letter):
            event.stop()
            event.prevent_default()

    def on_screen_resume(self) -> None:
        self.redraw()
