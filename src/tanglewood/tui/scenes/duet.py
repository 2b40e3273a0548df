"""The table of the Duet: the forest path across the middle, the trick below it."""

from tanglewood.core.message import Who
from tanglewood.tui.canvas import Canvas, shorten
from tanglewood.tui.choosing import ANSWER, HAND
from tanglewood.tui.colours import Ink
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.measures import measures
from tanglewood.tui.scenes.parts import across, frame, known_beside
from tanglewood.tui.scenes.trick import middle


def draw(canvas: Canvas, scene: Scene) -> None:
    """The whole table."""
    plain, place = scene.plain, measures(canvas)
    y = 1 + place.gap
    y = across(canvas, scene, 1 - max(0, scene.viewer), y) + (place.gap > 1)
    if "forest" not in scene.hidden:
        path(canvas, scene, y, place.width)
    y = place.between(y + 3 + place.gap, place.middle + 3)
    y = middle(canvas, scene, y, _beside(canvas, scene))
    voice = scene.voice
    level, number = voice("level-title", n=plain["level"]), plain["round"]
    frame(canvas, scene, f"{level} · {voice('round-of', n=number, m=3)}", y)


def path(canvas: Canvas, scene: Scene, y: int, width: int) -> None:
    """The path: the tracker above, gems and trees in the middle, the marks of the spaces below.

    The viewer's own end is on the right, as if the board lay between the players' ends.
    """
    plain, look = scene.plain, canvas.look
    spaces = list(range(len(plain["gems"])))
    if scene.viewer == 0:
        spaces.reverse()
    cell = max(3, min(10, (width - 4) // len(spaces)))
    x = (width - cell * len(spaces)) // 2
    glow = reachable(scene)
    for at, space in enumerate(spaces):
        left = x + at * cell
        covered = not plain["low"] <= space <= plain["high"]
        lit = space in glow
        ground = "bar" if covered else "path"
        canvas.fill(left, y + 1, cell - 1, 1, Ink("text", ground))
        if covered:
            canvas.centre(left, y + 1, cell - 1, look.sign("fir"), Ink("fir", ground, "strong"))
        else:
            gems = plain["gems"][space]
            text = look.sign("gem") * gems if gems < cell - 1 else f"{gems}{look.sign('gem')}"
            canvas.centre(left, y + 1, cell - 1, text or look.sign("dot"),
                          Ink("gem" if gems else "soft", ground, "strong"))  # fmt: skip
        canvas.area(f"space:{space}", left, y + 1, cell - 1, 2)
        canvas.area("gems", left, y + 1, cell - 1, 1)
        if look.needs_frames:
            edges = "<>" if lit else "[]"
            canvas.put(left, y + 1, edges[0], Ink("ember" if lit else "line"))
            canvas.put(left + cell - 2, y + 1, edges[1], Ink("ember" if lit else "line"))
        if space == plain["tracker"]:
            canvas.centre(left, y, cell - 1, look.sign("tracker") * 2, Ink("amber", mark="strong"))
            canvas.area("tracker", left, y, cell - 1, 3)
        elif lit:
            canvas.centre(left, y, cell - 1, look.sign("goal"), Ink("ember"))
        _below(canvas, scene, space, x=left, y=y + 2, width=cell - 1, lit=lit)
    is_taken = [space in glow or space == plain["tracker"] for space in spaces]
    _ends(canvas, scene, y, x, cell=cell, is_taken=is_taken)


def _below(canvas: Canvas, scene: Scene, space: int, x: int, y: int, width: int, lit: bool) -> None:
    plain = scene.plain
    has_plus = space in plain["plus"] and "plus" not in scene.hidden
    marks = "+" * has_plus + "s" * (space == plain["start"])
    ink = Ink("ember", mark="strong") if lit else Ink("soft")
    canvas.centre(x, y, width, f"{space}{marks}", ink)
    if space in plain["plus"]:
        canvas.area("plus", x, y, width, 1)


def _ends(canvas: Canvas, scene: Scene, y: int, x: int, cell: int, is_taken: list[bool]) -> None:
    """Whose end is which, above the path as near to its ends as nothing else stands there."""
    seats = (1, 0) if scene.viewer == 0 else (0, 1)
    names = [scene.name_of(seat) for seat in seats]
    look = canvas.look
    at, room = _free(is_taken, names[0], cell)
    left = shorten(names[0], room - 3, look.sign("ellipsis"))
    if room:
        canvas.put(x + at * cell, y, f"{look.sign('left')} {left}", Ink("soft"))
    at, room = _free(is_taken[::-1], names[1], cell)
    right = shorten(names[1], room - 3, look.sign("ellipsis"))
    if room:
        end = x + (len(is_taken) - at) * cell - 1
        canvas.right(end, y, f"{right} {look.sign('right')}", Ink("soft"))


def _free(is_taken: list[bool], name: str, cell: int) -> tuple[int, int]:
    """Where nothing stands above the spaces of this half, and how many columns there are: three
    spaces for a long name if they are free, else two."""
    for many in range(2 + (len(name) + 3 > 2 * cell), 1, -1):
        for at in range(len(is_taken) // 2 - many + 1):
            if not any(is_taken[at : at + many]):
                return at, many * cell
    return 0, 0


def reachable(scene: Scene) -> set[int]:
    """Where the tracker could come to: with the card or the move under the cursor."""
    spot, plain = scene.under, scene.plain
    if spot is None or not scene.asked:
        return set()
    if spot.place == ANSWER and spot.text.startswith("move="):
        space = plain["tracker"] + int(spot.text.removeprefix("move="))
        return {space} if plain["low"] <= space <= plain["high"] else set()
    if spot.place != HAND or plain["phase"] != "follow":
        return set()
    return set(scene.marks["reach"].get(spot.text, ()))


def _tricks(scene: Scene, seat: int) -> str:
    """How many tricks of this round a player took."""
    many = sum(trick["winner"] == seat for trick in scene.plain["won"] or ())
    tricks = scene.voice("seat-tricks", n=many)
    return scene.voice("terms-of", name=scene.name_of(seat), value=tricks)


def _beside(canvas: Canvas, scene: Scene) -> list[tuple[str, Ink]]:
    """Gems and trees left, or before the path is taught the tricks; what is sealed and known."""
    plain, look, voice = scene.plain, canvas.look, scene.voice
    gems = sum(plain["gems"])
    if "forest" in scene.hidden:
        lines = [
            (_tricks(scene, seat), Ink("text"))
            for seat in (1 - max(0, scene.viewer), max(0, scene.viewer))
        ]
    else:
        lines = [(f"{look.sign('gem')} {voice('forest-left', n=gems)}", Ink("text"))]
    if not {"forest", "tokens"} & {*scene.hidden}:
        tokens = voice("forest-tokens", n=plain["tokens"])
        lines.append((f"{look.sign('fir')} {tokens}", Ink("text")))
    if plain["sealed"] is not None:
        lines.append((voice("tui-sealed", card=plain["sealed"]), Ink("text")))
    best = scene.marks["winning"]
    if best is not None and len(plain["trick"]) == 2:
        lines.append((voice("tui-takes", who=Who(best)), Ink("soft")))
    elif not scene.known and not scene.hidden:
        lines.append((voice("tui-path-about"), Ink("soft")))
    return [*lines, *known_beside(canvas, scene)]
