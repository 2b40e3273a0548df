"""After the game: the result, the score sheet by round, the record to step through and to save."""

from pathlib import Path

from rich.cells import cell_len

from tanglewood.core.message import Who
from tanglewood.core.outcome import Ending
from tanglewood.session.show.ending import ending
from tanglewood.tui import kept
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.canvas import Canvas, wrapped
from tanglewood.tui.colours import Ink
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.family import terminal
from tanglewood.tui.play import Play
from tanglewood.tui.replay import ReplayScreen
from tanglewood.tui.review import ReviewScreen
from tanglewood.tui.stage import StageScreen


class AfterScreen(StageScreen):
    """The end of one game."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self.said = play.trouble or play.voice("tui-after-kept", path=str(play.path))
        self._rows = terminal(play.table.game).sheet(play.table.record, play.voice)

    def draw(self, canvas: Canvas) -> None:
        voice = self.voice
        title(canvas, game_title(voice, self.play.game.name), voice("ask-over"))
        width = min(canvas.width - 4, 100)
        x = (canvas.width - width) // 2
        y = max(2, (canvas.height - 24) // 3 + 2)
        canvas.put(x, y, self._headline(), Ink("ember", mark="strong"))
        y += 1
        for line in wrapped(self._result(), width):
            y += 1
            canvas.put(x, y, line)
        y = self._sheet(canvas, x, y + 2, width)
        for line in wrapped(self.said, width):
            y += 1
            canvas.put(x, y, line, Ink("soft"))
        footer(canvas, [
            ("r", voice("review-open")), ("left", voice("end-step")), ("s", voice("tui-save")),
            ("n", voice("tui-after-another")), ("q", voice("tui-leave")),
        ], voice)  # fmt: skip

    def _headline(self) -> str:
        """How it ended for the one at the screen."""
        outcome, table, voice = self.play.table.outcome, self.play.table, self.play.voice
        assert outcome is not None
        if outcome.ending not in {Ending.WIN, Ending.SHARED}:
            return voice(f"tui-ended-{outcome.ending.value}")
        if len(table.people) == 1 and table.people[0] in outcome.winners:
            return voice("tui-ended-you" if outcome.ending is Ending.WIN else "tui-ended-you-too")
        who = tuple(map(Who, outcome.winners))
        return voice("tui-ended-other", who=who, n=len(who))

    def _result(self) -> str:
        outcome = self.play.table.outcome
        assert outcome is not None
        return ending(outcome, self.play.voice)

    def _sheet(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        """The rows with their columns aligned; the newest rounds if there are too many."""
        rows = self._rows
        room = canvas.height - y - 5
        if len(rows) - 1 > room > 0:
            rows = [rows[0], *rows[-room:]]
        widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
        line = canvas.look.sign("bar") * min(width, sum(widths) + 3 * len(widths) - 3)
        canvas.put(x, y + 1, line, Ink("line"))
        for row, ink in zip(rows, (Ink("soft"), *[Ink()] * len(rows)), strict=False):
            at = x
            for text, wide in zip(row, widths, strict=True):
                canvas.put(at, y, text, ink, wide)
                at += wide + 3
            y += 1 + (ink != Ink())
        return y

    def pressed(self, key: str) -> bool:
        if key in {"left", "right", "enter", "home", "end"}:
            table = self.play.table
            viewer = table.people[0] if table.people else 0
            self.app.push_screen(ReplayScreen(table.record, viewer, memory=self.play.memory))
        elif key == "r":
            table = self.play.table
            self.app.push_screen(ReviewScreen(table.record, table.people[0] if table.people else 0))
        elif key == "s":
            usual = self.play.path.name
            self.app.push_screen(EntryScreen(self.voice("tui-after-save"), usual), self._saved)
        elif key in {"n", "q", "escape"}:
            self.tanglewood.go_home()
        elif key == "t":
            self.tanglewood.other_theme()
        else:
            return False
        return True

    def _saved(self, name: str | None) -> None:
        if name:
            self.said = self.voice.say(kept.saved(Path(name), self.play.table.record))
            self.redraw()
