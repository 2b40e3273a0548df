"""The hand-over screen: nothing of the table is seen while the next person comes."""

from tanglewood.core.message import Who
from tanglewood.session.undo import CannotUndo
from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.play import Play
from tanglewood.tui.stage import StageScreen


class HandOverScreen(StageScreen):
    """Waits for the next person; the one before may still take back. Answers True for that."""

    def __init__(self, play: Play, before: int) -> None:
        super().__init__()
        self.play = play
        self.before = before
        self.refused = ""

    def draw(self, canvas: Canvas) -> None:
        table, voice = self.play.table, self.play.voice
        who = Who(table.to_act)
        title(canvas, game_title(voice, self.play.game.name), "")
        y = canvas.height // 2 - 3
        width = canvas.width
        canvas.centre(0, y, width, voice("handover-title", who=who), Ink("ember", mark="strong"))
        canvas.centre(0, y + 2, width, voice("handover-text", who=who))
        commands = [("enter", voice("handover-ready", who=who))]
        if self.before >= 0:
            if self.refused:
                canvas.centre(0, y + 4, width, self.refused, Ink("danger"))
            elif table.may_undo(self.before):
                words = voice("tui-handover-undo", who=Who(self.before))
                canvas.centre(0, y + 4, width, words, Ink("soft"))
                commands.append(("u", voice("tui-undo")))
        footer(canvas, [*commands, ("q", voice("tui-leave"))], voice)

    def press_key(self, key: str) -> bool:
        if key in {"enter", " "}:
            self.dismiss(False)
        elif key == "u" and self.before >= 0:
            try:
                self.play.undo(self.before)
            except CannotUndo as error:
                self.refused = self.play.voice("tui-undo-refused", why=error.message)
                self.redraw()
            else:
                self.dismiss(True)
        elif key == "q":
            self.tanglewood.go_home()
        else:
            return False
        return True
