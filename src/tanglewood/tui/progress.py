"""Progress on one screen: results and rating by game, accuracy, streaks, achievements."""

from pathlib import Path
from typing import Any, Final

from rich.cells import cell_len

from tanglewood.progress.file import FILE
from tanglewood.progress.summary import summary
from tanglewood.tui import counting
from tanglewood.tui.bars import footer, game_title, title, too_small
from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.colours import Ink
from tanglewood.tui.entry import EntryScreen
from tanglewood.tui.listing import ListScreen, clearing_above
from tanglewood.tui.page import Line, PageScreen

_ENDS: Final = ("won", "lost", "drawn")
_TALL: Final = 40
"""From this height on, every achievement says what it asks for."""
_WIDEST: Final = 4
"""This many columns stand for one game at most."""
_GAME: Final = 30
"""How wide the names of the games are."""


class ProgressScreen(ListScreen):
    """What the one who plays here has come to; left and right choose a game."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.notice = ""
        self._look()

    def _look(self) -> None:
        known = counting.count_games(self.folder)
        days = [day for day, _ in known.days]
        puzzles = {game: int(one["best"]) for game, one in known.puzzles.items()}
        self.found: dict[str, Any] = summary(known.games, days, puzzles)

    @property
    def games(self) -> list[dict[str, Any]]:
        """The games that were played."""
        found: list[dict[str, Any]] = self.found["games"]
        return found

    def draw(self, canvas: Canvas) -> None:
        voice, found = self.voice, self.found
        if too_small(canvas, voice):
            return
        streaks = [voice("progress-wins", n=found["wins"]["now"], best=found["wins"]["best"])]
        if found["days"]["best"]:
            streaks.append(voice("progress-days", n=found["days"]["now"]))
        title(canvas, voice("progress-title"), " · ".join(streaks) if self.games else "")
        x, width = canvas.column(150)
        if self.games:
            y = self._results(canvas, x, 2, width)
            tall = max(5, canvas.height - y - 9)
            half = width * 11 // 20
            left = Box(canvas, x, y + 1, half - 3)
            self._rating(left, tall)
            self._accuracy(left.below(tall + 2))
            self._achievements(Box(canvas, x + half, y + 1, width - half))
        else:
            self._invite(canvas)
        lines = wrap(self.notice, width)
        for row, line in enumerate(lines, canvas.height - 1 - len(lines)):
            canvas.put(x, row, line, Ink("soft"))
        footer(canvas, self._keys(), voice)

    def _invite(self, canvas: Canvas) -> None:
        """Nothing is there yet: what will be, and what there is to reach."""
        x, width = canvas.column(76)
        y = clearing_above(canvas, self.voice("progress-title"))
        first = Ink("ember", mark="strong")
        y = canvas.paragraph(x, y, width, self.voice("progress-none"), first)
        y = canvas.paragraph(x, y, width, self.voice("progress-none-more"), Ink("soft"))
        self._achievements(Box(canvas, x, y + 1, width))

    def _keys(self) -> list[tuple[str, str]]:
        voice = self.voice
        choose = [("left", voice("tui-home-game")), ("right", voice("tui-home-game"))]
        return [
            *choose[: 2 * (len(self.games) > 1)],
            ("a", voice("progress-achievements")),
            ("e", voice("progress-export")),
            ("i", voice("progress-import")),
            ("escape", voice("tui-back")),
        ]

    def _results(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        """A row for every game: won, lost, drawn, and the rating."""
        voice = self.voice
        wide = max(8, (width - _GAME) // 5)
        heads = ["progress-rating", *(f"mine-stat-{end}" for end in _ENDS), "mine-stat-played"]
        for at, head in enumerate(heads, 1):
            canvas.right(x + _GAME + at * wide, y, voice(head), Ink("soft"))
        for number, one in enumerate(self.games):
            y += 1
            here = number == self.chosen
            ink = Ink("text", mark="strong" if here else "")
            if here:
                canvas.put(x - 2, y, canvas.look.sign("cursor"), Ink("ember", mark="strong"))
            canvas.put(x, y, game_title(voice, one["game"]), ink, _GAME - 1)
            cells = [self._rating_text(one), *(str(one[end]) for end in _ENDS), str(one["played"])]
            for at, text in enumerate(cells, 1):
                canvas.right(x + _GAME + at * wide, y, text, ink)
            canvas.place(x - 2, y, width, 1, number)
        return y + 1

    def _rating_text(self, one: dict[str, Any]) -> str:
        rating = one["rating"]
        if rating is None:
            return self.look.sign("dash")
        return f"{rating['value']}{'' if rating['sure'] else '?'}"

    def _rating(self, box: Box, rows: int) -> None:
        """The curve of the rating, with the levels where they stand."""
        one, voice, (canvas, x, y, width) = self.games[self.chosen], self.voice, box
        head = f"{voice('progress-rating')} · {game_title(voice, one['game'])}"
        box.put(head, Ink("ember", mark="strong"), width)
        values = [value for _, value in one["curve"]]
        if not values:
            box.below().paragraph(voice("progress-unrated"), Ink("soft"), most=rows)
            return
        levels = {it["name"]: it["rating"] for it in one["levels"][:6]}
        low = min(*levels.values(), *values) - 20
        high = max(*levels.values(), *values) + 20
        names = {name: voice(f"level-{name}") for name in levels}
        room = width - max(map(cell_len, names.values())) - 2
        free: set[int] = set()
        for name, rating in reversed(levels.items()):
            row = y + rows - min(rows - 1, (rating - low) * rows // (high - low))
            canvas.put(x, row, canvas.look.sign("dot") * room, Ink("line", mark="weak"))
            if row not in free:
                beaten = next(it["beaten"] for it in one["levels"] if it["name"] == name)
                canvas.put(x + room + 1, row, names[name], Ink("good" if beaten else "soft"))
                free.add(row)
        heights = [(it - low) / (high - low) for it in values]
        self._columns(Box(canvas, x, y + 1, room), rows, heights)

    def _columns(self, box: Box, rows: int, heights: list[float]) -> None:
        """Columns from the ground up, the newest last, over the whole width if they are many."""
        heights = heights[-box.width :]
        wide = min(box.width, _WIDEST * len(heights))
        drawn = [heights[column * len(heights) // wide] for column in range(wide)]
        box.canvas.columns(box.x, box.y, rows, drawn, Ink("amber"))

    def _accuracy(self, box: Box) -> None:
        """How precisely the reviewed games were played, 100 for perfectly."""
        voice = self.voice
        values = [value for _, _, value in self.found["accuracy"]]
        box.put(voice("progress-accuracy"), Ink("ember", mark="strong"))
        if not values:
            box.below().paragraph(voice("progress-accuracy-none"), Ink("soft"), most=3)
            return
        mean = round(sum(values[-10:]) / len(values[-10:]))
        box.right(voice("progress-accuracy-lately", n=mean), Ink("text", mark="strong"))
        self._columns(box.below(), 3, [max(0.0, (it - 40) / 60) for it in values])

    def _achievements(self, box: Box) -> None:
        """A line each: reached, or how far it is."""
        voice, look = self.voice, box.look
        box.put(voice("progress-achievements"), Ink("ember", mark="strong"), box.width)
        tall = box.canvas.height >= _TALL
        for one in self.found["achievements"]:
            box = box.below(1 + 2 * tall)
            done = one["have"] >= one["need"]
            sign = look.sign("S") if done else look.sign("dot")
            ink = Ink("text", mark="strong") if done else Ink("soft")
            box.put(sign, Ink("amber" if done else "line", mark="strong"))
            words = box.inset(2)
            words.put(voice(f"achievement-{one['name']}"), ink, box.width - 12)
            if not done:
                box.right(f"{one['have']}/{one['need']}", Ink("soft"))
            if tall:
                about = voice(f"achievement-{one['name']}-about")
                words.below().paragraph(about, Ink("soft"), most=2)

    @property
    def many(self) -> int:
        return len(self.games)

    def enter(self) -> None:
        self.redraw()

    def press_key(self, key: str) -> bool:
        self.notice = ""
        if key == "a":
            self._all()
        elif key == "e":
            self._ask("progress-export-as", counting.export)
        elif key == "i":
            self._ask("progress-import-from", counting.take_in)
        else:
            return super().press_key(key)
        self.redraw()
        return True

    def _all(self) -> None:
        """What each achievement asks for."""
        voice, lines = self.voice, []
        for one in self.found["achievements"]:
            far = voice("progress-far", have=one["have"], need=one["need"])
            done = one["have"] >= one["need"]
            state = voice("progress-reached") if done else far
            name = voice(f"achievement-{one['name']}")
            lines.append(Line(f"{name} · {state}", "head"))
            lines += [Line(voice(f"achievement-{one['name']}-about")), Line("")]
        self.app.push_screen(PageScreen(voice("progress-achievements"), lines))

    def _ask(self, question: str, do: Any) -> None:
        def on_path(path: str | None) -> None:
            if path:
                self.notice = self.voice.say(do(self.folder, Path(path)))
                self._look()
                self.redraw()

        self.app.push_screen(EntryScreen(self.voice(question), FILE), on_path)
