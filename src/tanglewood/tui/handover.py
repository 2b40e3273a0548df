"""The hand-over screen: nothing of the table is seen while the next person comes."""

from tanglewood.session.table import CannotUndo
from tanglewood.tui.bars import footer, title
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
        table = self.play.table
        name = table.names[table.to_act]
        title(canvas, self.play.game.title, "")
        y = canvas.height // 2 - 3
        canvas.centre(0, y, canvas.width, f"It is {name}'s turn.", Ink("ember", mark="strong"))
        canvas.centre(0, y + 2, canvas.width, f"Hand over the screen. {name} presses Enter.")
        commands = [("enter", f"{name} is here")]
        if self.before >= 0:
            before = table.names[self.before]
            if self.refused:
                canvas.centre(0, y + 4, canvas.width, self.refused, Ink("danger"))
            elif table.may_undo(self.before):
                words = f"{before} may still take back: u"
                canvas.centre(0, y + 4, canvas.width, words, Ink("soft"))
                commands.append(("u", "undo"))
        footer(canvas, [*commands, ("q", "leave")])

    def pressed(self, key: str) -> bool:
        if key in {"enter", " "}:
            self.dismiss(False)
        elif key == "u" and self.before >= 0:
            try:
                self.play.undo(self.before)
            except CannotUndo as error:
                self.refused = f"This cannot be taken back: {error}"
                self.redraw()
            else:
                self.dismiss(True)
        elif key == "q":
            self.tanglewood.go_home()
        else:
            return False
        return True
