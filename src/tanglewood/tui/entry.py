"""A line to type something into: a file name, a player's name, the value of an option."""

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label

if TYPE_CHECKING:
    from tanglewood.tui.app import TanglewoodApp
    from tanglewood.words import Voice


class EntryScreen(ModalScreen[str | None]):
    """Asks for one line over the screen below; Esc answers None."""

    BINDINGS: ClassVar[list[Any]] = [("escape", "dismiss(None)", "")]
    DEFAULT_CSS = """
    EntryScreen { align: center bottom; background: transparent; }
    EntryScreen Vertical { height: 3; width: 100%; background: $panel; padding: 0 2; }
    EntryScreen Label { color: $accent; text-style: bold; width: 100%; }
    EntryScreen Input { border: none; height: 1; background: $surface; color: $foreground; }
    EntryScreen Input:focus { border: none; }
    """

    def __init__(self, question: str, value: str) -> None:
        super().__init__()
        self._question = question
        self._value = value

    def compose(self) -> ComposeResult:
        voice: Voice = cast("TanglewoodApp", self.app).voice
        with Vertical():
            yield Label(voice("tui-entry", question=self._question))
            yield Input(self._value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
