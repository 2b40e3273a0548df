"""The end of a round as a moment: the chart, the points by their parts, the score of the game."""

from typing import Final

from rich.cells import cell_len

from tanglewood.tui.bars import footer, game_title, title
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.cards import CardBox, draw_card
from tanglewood.tui.colours import Ink
from tanglewood.tui.faces import face_of
from tanglewood.tui.letters import large
from tanglewood.tui.play import Play
from tanglewood.tui.rounds import RoundEnd, Side
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.band import band
from tanglewood.tui.scenes.duet import path
from tanglewood.tui.stage import StageScreen
from tanglewood.words import Voice

_LIGHTS: Final = {"victorious": "good", "many": "good", "humble": "amber", "few": "amber",
                  "greedy": "danger"}  # fmt: skip
"""In which light a round ends, by the part of the chart."""
_COLUMN: Final = 34
"""How wide a player's part is."""
_FOR_LARGE: Final = 12
"""This many lines more than the least make room for large letters."""


class RoundScreen(StageScreen):
    """What the round brought; stays until somebody goes on."""

    def __init__(self, play: Play, found: RoundEnd) -> None:
        super().__init__()
        self.play = play
        self.found = found

    @property
    def _near(self) -> int:
        return max(0, self.play.at)

    def draw(self, canvas: Canvas) -> None:
        voice, scene = self.play.voice, self.play.scene()
        subtitle = voice("ask-scored", n=self.found.number)
        title(canvas, game_title(voice, self.play.game.name), subtitle)
        more = canvas.height - 24
        y = 2 + more // 4
        if more >= _FOR_LARGE:
            large(canvas, y - 2, self._headline(voice), self._ink())
            y += 3
        else:
            canvas.centre(0, y, canvas.width, self._headline(voice), self._ink())
            y += 2
        if self.found.team is not None:
            y = self._team(canvas, scene, y, voice)
        else:
            y = self._sides(canvas, scene, y, voice)
        self._last(canvas, scene, y + 1 + more // 8, voice)
        over = self.play.table.outcome is not None
        footer(canvas, [("enter", voice("round-result" if over else "round-next"))], voice)

    def _band(self) -> str:
        mine = [side.band for side in self.found.sides if side.seat == self.play.at]
        return mine[0] if mine else ""

    def _headline(self, voice: Voice) -> str:
        if self.found.team is not None:
            return voice("round-gems", n=self.found.team.collected)
        band = self._band()
        return voice(f"round-{band}") if band else voice("ask-scored", n=self.found.number)

    def _ink(self) -> Ink:
        team = self.found.team
        light = _LIGHTS.get(self._band(), "text") if team is None else "gem"
        return Ink(light, mark="strong")

    def _sides(self, canvas: Canvas, scene: Scene, y: int, voice: Voice) -> int:
        """The chart, and under it the one across the table on the left, the near one on the
        right."""
        sides = sorted(self.found.sides, key=lambda it: it.seat == self._near)
        tricks = [side.tricks for side in self.found.sides]
        band(canvas, scene, y, canvas.width, chart=list(self.found.chart), tricks=tricks)
        y += 4 + (canvas.height > 30)
        wide = _COLUMN + min(16, (canvas.width - 80) // 4)
        x = (canvas.width - 2 * wide - 4) // 2
        target = max(1, scene.plain["target"], *(side.score for side in sides))
        ends = [
            self._side(Box(canvas, x + at * (wide + 4), y, wide), side, target, voice)
            for at, side in enumerate(sides)
        ]
        return max(ends)

    def _side(self, box: Box, side: Side, target: int, voice: Voice) -> int:
        near = side.seat == self._near
        name = self.play.table.names[side.seat]
        box.put(name, Ink("ember" if near else "text", mark="strong"), box.width - 10)
        box.right(voice("seat-tricks", n=side.tricks), Ink("soft"))
        box.below().put(box.look.sign("bar") * box.width, Ink("line"))
        box = box.below(2)
        for part in side.parts:
            text = voice(f"band-{side.band}" if side.band else "round-tricks")
            text = text if part.what == "band" else voice(f"round-{part.what}")
            ink = Ink("danger" if part.points < 0 else "text")
            box.put(text, ink, box.width - 6)
            box.right(_signed_points(part.points), ink)
            box = box.below()
        self._score(box, side, target)
        return box.y + 1

    def _score(self, box: Box, side: Side, target: int) -> None:
        """A bar from nothing to the end of the game: what there was, what came, what is left."""
        room, look = box.width - 8, box.look
        before = max(0, side.score - side.points)
        full, new, left = ("#", "+", "-") if look.ascii else ("█", "▓", "░")
        was = room * min(before, target) // target
        now = max(was, room * min(max(0, side.score), target) // target)
        box.put(full * was, Ink("line"))
        box.inset(was).put(new * (now - was), Ink("ember"))
        box.inset(now).put(left * (room - now), Ink("line"))
        box.right(str(side.score), Ink("text", mark="strong"))

    def _team(self, canvas: Canvas, scene: Scene, y: int, voice: Voice) -> int:
        """The forest as it is now, and what is left to find."""
        assert self.found.team is not None
        path(canvas, scene, y, canvas.width)
        y += 4
        look, plain = canvas.look, scene.plain
        lines = [
            f"{look.sign('gem')} {voice('forest-left', n=sum(plain['gems']))}",
            f"{look.sign('fir')} {voice('forest-tokens', n=plain['tokens'])}",
        ]
        if self.found.team.added:
            lines.insert(0, voice("round-added", n=self.found.team.added))
        x = (canvas.width - max(map(cell_len, lines))) // 2
        for row, line in enumerate(lines, y):
            canvas.put(x, row, line)
        return y + len(lines)

    def _last(self, canvas: Canvas, scene: Scene, y: int, voice: Voice) -> None:
        """The last trick, which nobody could look at on the table any more."""
        last = self.found.last
        rows = min(12, canvas.height - y - 4)
        if last is None or rows < 3:
            return
        wide = max(10, min(19, 2 * rows))
        x = canvas.width // 2 - wide - 2
        text = voice("tui-round-last")
        canvas.put(x - cell_len(text) - 2, y + 1 + rows // 2, text, Ink("soft"))
        for at, card in enumerate(last["cards"]):
            seat = last["leader"] if at == 0 else 1 - last["leader"]
            won = seat == last["winner"]
            face = face_of(scene.game, scene.plain, card, voice)
            draw_card(CardBox(canvas, x, y, wide, rows), face, "idle" if won else "dim")
            name = self.play.table.names[seat]
            name = f"{canvas.look.sign('up')} {name}" if won else name
            ink = Ink("text", mark="strong") if won else Ink("soft")
            canvas.centre(x, y + rows + 2, wide + 2, name, ink)
            x += wide + 3

    def press_key(self, key: str) -> bool:
        if key in {"enter", " ", "escape", "n"}:
            self.dismiss()
        elif key == "q":
            self.tanglewood.go_home()
        else:
            return False
        return True


def _signed_points(points: int) -> str:
    return f"{points:+d}" if points else "0"
