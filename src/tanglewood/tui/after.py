"""After the game: the result, the score sheet by round, the record to step through and to save."""

from pathlib import Path

from rich.cells import cell_len

from tanglewood.core.outcome import Ending
from tanglewood.session.show.ending import ending
from tanglewood.tui import kept
from tanglewood.tui.bars import footer, title
from tanglewood.tui.canvas import Canvas, wrapped
from tanglewood.tui.colours import Ink
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.play import Play
from tanglewood.tui.replay import ReplayScreen
from tanglewood.tui.sheet import sheet
from tanglewood.tui.stage import StageScreen
from tanglewood.words import table_voice


class AfterScreen(StageScreen):
    """The end of one game."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self.said = play.trouble or f"The record is in {play.path}."
        self._rows = sheet(play.table.record)

    def draw(self, canvas: Canvas) -> None:
        title(canvas, self.play.game.title, "the game is over")
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
            ("left", "step through it"), ("s", "save"), ("n", "another game"), ("q", "leave"),
        ])  # fmt: skip

    def _headline(self) -> str:
        """How it ended for the one at the screen."""
        outcome, table = self.play.table.outcome, self.play.table
        assert outcome is not None
        if outcome.ending in {Ending.VICTORY, Ending.DEFEAT, Ending.SOLO, Ending.DRAW}:
            return {
                Ending.VICTORY: "Victory!", Ending.DEFEAT: "The forest keeps its gems.",
                Ending.SOLO: "The woods are quiet.", Ending.DRAW: "A draw.",
            }[outcome.ending]  # fmt: skip
        if len(table.people) == 1 and table.people[0] in outcome.winners:
            return "You win!" if outcome.ending is Ending.WIN else "You share the victory."
        who = " and ".join(table.names[seat] for seat in outcome.winners)
        return f"{who} win{'s' * (len(outcome.winners) == 1)}."

    def _result(self) -> str:
        outcome = self.play.table.outcome
        assert outcome is not None
        return ending(outcome, table_voice(self.play.game, self.play.table.names))

    def _sheet(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        """The rows with their columns aligned; the newest rounds if there are too many."""
        rows = self._rows
        room = canvas.height - y - 5
        if len(rows) - 1 > room > 0:
            rows = [rows[0], *rows[-room:]]
        columns = range(len(rows[0]))
        widths = [max(cell_len(row[at]) for row in rows) for at in columns]
        bar = canvas.look.sign("bar")
        for number, row in enumerate(rows):
            at = x
            for text, wide in zip(row, widths, strict=True):
                canvas.put(at, y, text, Ink("soft" if number == 0 else "text"), wide)
                at += wide + 3
            y += 1
            if number == 0:
                canvas.put(x, y, bar * min(width, sum(widths) + 3 * len(widths) - 3), Ink("line"))
                y += 1
        return y

    def pressed(self, key: str) -> bool:
        if key in {"left", "right", "enter", "home", "end"}:
            table = self.play.table
            viewer = table.people[0] if table.people else 0
            self.app.push_screen(ReplayScreen(table.record, viewer, memory=self.play.memory))
        elif key == "s":
            usual = self.play.path.name
            self.app.push_screen(EntryScreen("Save the record as", usual), self._saved)
        elif key in {"n", "q", "escape"}:
            self.tanglewood.go_home()
        elif key == "t":
            self.tanglewood.other_theme()
        else:
            return False
        return True

    def _saved(self, name: str | None) -> None:
        if name:
            self.said = kept.saved(Path(name), self.play.table.record)
            self.redraw()
