"""The review of a finished game: key moments, curve, accuracy and account on one screen."""

from typing import Final

from tanglewood.core.message import Message, Who
from tanglewood.record.form import Record
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.colours import Ink
from tanglewood.tui.counting import note_accuracy
from tanglewood.tui.page import Line, PageScreen
from tanglewood.tui.review_steps import ReviewStepsScreen
from tanglewood.tui.reviewing import Reviewing, SoFar
from tanglewood.tui.stage import StageScreen
from tanglewood.words import Voice, table_voice

ROWS: Final = 7
"""How high the curve is at least, and how many parts the account has."""
ACCOUNT: Final = 42
_TALL: Final = 36
"""From this height on, a line stays empty between two key moments."""


class ReviewScreen(StageScreen):
    """A review for one seat, which fills in while it is made."""

    def __init__(self, record: Record, seat: int) -> None:
        super().__init__()
        self.record = record
        self.seat = seat
        self.found: SoFar | None = None
        self.wrong: Message | str | None = None
        self._making: Reviewing | None = None

    def on_mount(self) -> None:
        self._making = Reviewing(self.record, self.seat, self.call_on_screen, self._on_news)

    def on_unmount(self) -> None:
        if self._making is not None:
            self._making.stop()

    def _on_news(self, found: SoFar | None, wrong: Message | str | None) -> None:
        self.found, self.wrong = found, wrong
        if found is not None and found.whole is not None:
            note_accuracy(self.tanglewood.folder, self.record, self.seat, found.accuracy)
        self.redraw()
        if isinstance(top := self.app.screen, ReviewStepsScreen):
            top.redraw()

    @property
    def table_voice(self) -> Voice:
        """The voice of the table, for the seat."""
        return table_voice(self.record.game, self.record.names, self.seat, self.voice.lang)

    def draw(self, canvas: Canvas) -> None:
        voice, found = self.table_voice, self.found
        heading = voice("review-title", title=game_title(voice, self.record.game.name),
                        who=Who(self.seat))  # fmt: skip
        done = "" if found is None or found.whole else self._bar(found)
        title(canvas, heading, done)
        x, width = canvas.column(160)
        if self.wrong is not None:
            text = voice.say(self.wrong) if isinstance(self.wrong, Message) else self.wrong
            canvas.paragraph(x, 2, width, text, Ink("danger"))
        elif found is None:
            canvas.put(x, 2, voice("review-at-work"), Ink("soft"))
        else:
            rows = ROWS + (canvas.height - 24) * 2 // 3
            low = canvas.height - rows - 3
            self._keys(Box(canvas, x, 2, width), low, found, voice)
            self._curve(Box(canvas, x, low, width - ACCOUNT - 3), rows, found, voice)
            self._account(Box(canvas, x + width - ACCOUNT, low, ACCOUNT), found, voice)
        footer(canvas, self._commands(voice), voice)

    def _bar(self, found: SoFar) -> str:
        full, half = ("#", "-") if self.look.ascii else ("█", "░")
        many = 20 * found.done // max(1, found.total)
        return f"{full * many}{half * (20 - many)}"

    def _commands(self, voice: Voice) -> list[tuple[str, str]]:
        keys = [("escape", voice("tui-back"))]
        if self.found is not None:
            many = len(self.found.keys)
            keys += [("right", voice("end-step"))]
            keys += [("1", voice("review-look"))] if many == 1 else []
            keys += [(f"1-{many}", voice("review-look"))] if many > 1 else []
        if self.found is not None and self.found.whole is not None:
            keys.append(("d", voice("review-decisions")))
        return keys

    def _keys(self, box: Box, low: int, found: SoFar, voice: Voice) -> None:
        """The key moments, as far as there is room above the row `low`."""
        from tanglewood.agents.review.plain import key_said

        canvas, x, y, width = box
        box.put(voice("review-keys"), Ink("ember", mark="strong"))
        if found.whole is not None:  # a few decisions say little
            box.right(voice("review-number", n=found.accuracy), Ink("text", mark="strong"))
        y += 1
        for at, key in enumerate(found.keys, 1):
            lines = wrap(voice.say(key_said(key, found.unit)), width - 3)
            why = wrap(voice.say(key.why), width - 3)
            begin = y
            canvas.put(x, y, f"{at}.", Ink("ember" if key.cost else "good", mark="strong"))
            for line, ink in [(it, Ink()) for it in lines] + [(it, Ink("soft")) for it in why]:
                if y < low - 1:
                    canvas.put(x + 3, y, line, ink)
                    y += 1
            canvas.place(x, begin, width, y - begin, str(at))
            y += canvas.height >= _TALL
        if not found.keys and found.whole is not None:
            canvas.put(x, y, voice("review-no-keys"))

    def _curve(self, box: Box, rows: int, found: SoFar, voice: Voice) -> None:
        from tanglewood.session.show.review import curve_heights, curve_name

        width = box.width
        box.put(voice(curve_name(found.unit)), Ink("ember", mark="strong"), width)
        values = curve_heights(found.unit, found.curve)
        share = 1.0 if found.account is not None else found.done / max(1, found.total)
        wide = max(1, min(width, round(width * share)))
        drawn = [values[at * (len(values) - 1) // max(1, wide - 1)] for at in range(wide)]
        box.canvas.columns(box.x, box.y + 1, rows, drawn, Ink("good"))

    def _account(self, box: Box, found: SoFar, voice: Voice) -> None:
        from tanglewood.session.show.review import account_rows

        box.put(voice("review-account"), Ink("ember", mark="strong"), box.width)
        if found.whole is None:
            box.below().put(voice("review-judged-later"), Ink("soft"), box.width)
            return
        rows = account_rows(found.whole, self.record.game.cooperative, voice)
        for at, (name, amount) in enumerate(rows, 1):
            ink = Ink(mark="strong") if at == len(rows) else Ink()
            row = box.below(at)
            row.put(name, ink, box.width - 9)
            row.right(amount, ink)

    def press_key(self, key: str) -> bool:
        found = self.found
        if key in {"escape", "q"}:
            self.dismiss()
        elif found is None:
            return False
        elif key in {"right", "enter", "home"}:
            self._step(0)
        elif key.isdecimal() and 1 <= int(key) <= len(found.keys):
            self._step(found.keys[int(key) - 1].decision.entry)
        elif key == "d" and found.whole is not None:
            self._decisions(found)
        else:
            return False
        return True

    def _step(self, entry: int) -> None:
        self.app.push_screen(ReviewStepsScreen(self.record, self.seat, self._found_so_far, entry))

    def _found_so_far(self) -> SoFar:
        assert self.found is not None
        return self.found

    def _decisions(self, found: SoFar) -> None:
        from tanglewood.session.show.review import decision_lines, missed_line

        assert found.whole is not None
        voice = self.table_voice
        lines = [Line(missed_line(one, voice)) for one in found.missed]
        if lines:
            lines = [Line(voice("review-missed"), "head"), *lines, Line("")]
        # No-break spaces keep the columns when the lines are wrapped.
        rows = [it.replace(" ", "\u00a0") for it in decision_lines(found.whole, voice)]
        self.app.push_screen(
            PageScreen(voice("review-decisions"), [*lines, *(Line(row) for row in rows)])
        )
