"""After the game: the result, the score sheet by round, the record to step through and to save."""

from pathlib import Path

from rich.cells import cell_len

from tanglewood.core.message import Who
from tanglewood.core.outcome import Ending
from tanglewood.core.seat import SPECTATOR
from tanglewood.session.daily import SEAT, Daily
from tanglewood.session.finished import Standing, marks, standing
from tanglewood.session.show.share import share_lines
from tanglewood.tui import saved_games, scenery
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.colours import Ink
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.family import terminal
from tanglewood.tui.play import Play
from tanglewood.tui.replay import ReplayScreen
from tanglewood.tui.review import ReviewScreen
from tanglewood.tui.stage import StageScreen
from tanglewood.tui.thinking import Thinking


class AfterScreen(StageScreen):
    """The end of one game."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self.notice = play.trouble or play.voice("tui-after-kept", path=str(play.path))
        self._rows = terminal(play.table.game).sheet(play.table.record, play.voice)
        self.par: Standing | None = None
        """What par is, where a daily deal was played, once that is known."""
        self._thinking = Thinking[Standing](self.call_on_screen)

    def on_mount(self) -> None:
        deal = self.play.daily
        if deal is not None:
            self._thinking.begin(lambda: par_of(deal), self._told_par)

    def on_unmount(self) -> None:
        self._thinking.stop()

    def _told_par(self, found: Standing | None, trouble: Exception | None) -> None:
        self.par = found
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        voice = self.voice
        title(canvas, game_title(voice, self.play.game.name), voice("ask-over"))
        x, width = canvas.column(100)
        told = sum(len(wrap(text, width)) for text in (self._result(), self.notice))
        left = canvas.height - 8 - told - len(self._rows) - len(self._daily_lines())
        rows = max(scenery.LEAST, min(left, canvas.height * 3 // 5))
        y = scenery.scene(canvas, 1, rows, self._tone(), self.play.voice) + (canvas.height > 30)
        canvas.put(x, y, self._headline(), Ink("ember", mark="strong"))
        y = canvas.paragraph(x, y + 1, width, self._result())
        y = self._sheet(canvas, x, y + 1, width)
        y = self._draw_daily(canvas, x, y)
        canvas.paragraph(x, y + 1, width, self.notice, Ink("soft"))
        copy = ("c", voice("share-copy"))
        footer(canvas, [
            copy if self.play.daily else ("a", voice("end-rematch")),
            ("r", voice("review-open")), ("left", voice("end-step")), ("s", voice("tui-save")),
            ("q", voice("tui-leave")),
        ], voice)  # fmt: skip

    def _tone(self) -> str:
        """The light in which it ended for the one at the screen."""
        people, outcome = self.play.table.people, self.play.table.outcome
        assert outcome is not None
        return scenery.tone_of(outcome, people[0] if len(people) == 1 else SPECTATOR)

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
        return self.play.voice.say(outcome.summary)

    def _sheet(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        """The rows with their columns aligned; the newest rounds if there are too many."""
        rows = self._rows
        room = canvas.height - y - 4 - len(wrap(self.notice, width))
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

    def _share_lines(self) -> list[str]:
        """What the deal of the day brought beside par, as lines to share; none until par is known,
        or where it was no such deal."""
        deal, record = self.play.daily, self.play.table.record
        if deal is None or self.par is None or record.result is None:
            return []
        head = (deal.date.isoformat(), game_title(self.voice, deal.game))
        own = standing(record.result, SEAT)
        return share_lines(head, own, self.par, marks(record, SEAT), self.voice)

    def _daily_lines(self) -> list[str]:
        """The lines to share, or that par is on its way."""
        return self._share_lines() or [self.voice("daily-par-thinking")] * self._thinking.busy

    def _draw_daily(self, canvas: Canvas, x: int, y: int) -> int:
        """The lines to share, or that par is on its way; the row after."""
        lines = self._daily_lines()
        for row, line in enumerate(lines, y + 1):
            canvas.put(x, row, line, Ink("text"))
        return y + len(lines) + bool(lines)

    def press_key(self, key: str) -> bool:
        if key in {"left", "right", "enter", "home", "end"}:
            table = self.play.table
            viewer = table.people[0] if table.people else 0
            self.app.push_screen(ReplayScreen(table.record, viewer, memory=self.play.memory))
        elif key == "r":
            table = self.play.table
            self.app.push_screen(ReviewScreen(table.record, table.people[0] if table.people else 0))
        elif key == "s":
            usual = self.play.path.name
            self.app.push_screen(
                EntryScreen(self.voice("tui-after-save"), usual), self._on_file_name
            )
        elif key == "a" and self.play.daily is None:
            self.tanglewood.go_home()
            self.tanglewood.deal(self.play.game, list(self.play.table.players))
        elif key == "c" and (lines := self._share_lines()):
            self.app.copy_to_clipboard("\n".join(lines))
            self.notice = self.voice("table-copied")
            self.redraw()
        elif key in {"n", "q", "escape"}:
            self.tanglewood.go_home()
        else:
            return False
        return True

    def _on_file_name(self, name: str | None) -> None:
        if name:
            self.notice = self.voice.say(
                saved_games.save_record(Path(name), self.play.table.record)
            )
            self.redraw()


def par_of(deal: Daily) -> Standing:
    """What the strongest level makes of a daily deal."""
    result = deal.par().result
    assert result is not None
    return standing(result, SEAT)
