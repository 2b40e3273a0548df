"""The middle of the trick-taking tables: decree, deck, trick and the standing beside them."""

from typing import Any, Final

from tanglewood.core.message import Who
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.cards import CardBox, draw_back, draw_card, draw_gap
from tanglewood.tui.choosing import SHOWN
from tanglewood.tui.colours import Ink
from tanglewood.tui.faces import face_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.measures import Measures, measures
from tanglewood.words import ENGLISH, Voice

Words = list[tuple[str, Ink]]

FROM_THE_LEFT: Final = 140
"""Columns of a table: up to there what lies in the middle begins at the left edge."""

_BESIDES: Final = 54
"""What the middle has besides three cards: deck, gaps, and the standing."""


def middle(canvas: Canvas, scene: Scene, y: int, beside: Words, *shorter: Words) -> int:
    """Decree and deck on the left, the trick in the centre, words on the right, shorter ones if
    not all of them fit; the row after."""
    place, plain = measures(canvas), scene.plain
    width, rows, card = place.width, place.middle, place.card
    wide = width >= FROM_THE_LEFT
    x = (width - 3 * card - _BESIDES) // 2 if wide else 2
    if "decree" in scene.hidden:
        pass
    elif plain["decree"] is not None:
        face = face_of(scene.game, plain, plain["decree"], scene.voice)
        draw_card(CardBox(canvas, x, y, card, rows), face)
        canvas.area("decree", x, y, card + 2, rows + 2)
        canvas.centre(x, y + rows + 2, card + 2, trump(scene), Ink("soft"))
    else:
        draw_gap(CardBox(canvas, x, y, card, rows), scene.voice("decree-title"))
    x += card + 2
    if "deck" in plain and "deck" not in scene.hidden:
        draw_back(CardBox(canvas, x, y, 5, rows), str(plain["deck"]))
        canvas.area("deck", x, y, 7, rows + 2)
        canvas.centre(x, y + rows + 2, 7, scene.voice("tui-deck"), Ink("soft"))
    x += 7 * ("deck" in plain)
    x = x + 8 if wide else max(x + 2, (width - 2 * (card + 3) - 30) // 2 + 6)
    x = _trick(canvas, scene, x, y, place)
    room = width - x - 3
    for words in shorter:
        if len(_lines(beside, room)) > rows + 3:
            beside = words
    for row, (line, ink) in enumerate(whole(beside, room, rows + 3, scene.voice), y):
        end = canvas.put(x + 2, row, line, ink)
        canvas.area("beside", x + 2, row, end - x - 2, 1)
    return y + rows + 3


def _lines(beside: Words, width: int) -> Words:
    return [(line, ink) for text, ink in beside for line in wrap(text, width)]


def whole(beside: Words, width: int, room: int, voice: Voice = ENGLISH) -> Words:
    """The lines of as many sentences as fit; else the last line says where all are."""
    if len(_lines(beside, width)) <= room:
        return _lines(beside, width)
    found: Words = []
    for sentence in beside:
        lines = _lines([sentence], width)
        if len(found) + len(lines) >= room:
            break
        found += lines
    return [*found, (voice("tui-known-more"), Ink("soft"))]


def trump(scene: Scene) -> str:
    """What the decree says, as short as can be."""
    voice, sign = scene.voice, face_of(scene.game, scene.plain, scene.plain["decree"]).sign
    if sign == "special":
        return voice("tui-no-trump")
    return voice("tui-trump", suit=voice(f"suit-{sign}"))


def about_round(scene: Scene) -> str:
    """The round, who dealt it, and how long the game goes on."""
    plain, voice = scene.plain, scene.voice
    end = voice("target-title", n=plain["target"]) if plain["target"] else voice("tui-one-round")
    dealt = voice("tui-dealt", who=Who(plain["dealer"]))
    return f"{voice('round-title', n=plain['round'])} · {dealt} · {end}"


def _trick(canvas: Canvas, scene: Scene, x: int, y: int, place: Measures) -> int:
    """The trick as it lies, or the one just taken, or what was drawn or seen; the column after."""
    plain, voice = scene.plain, scene.voice
    rows, card = place.middle, place.card
    shown = scene.of(SHOWN)
    if shown and any(spot.key for spot in shown):
        for spot in shown:
            under = scene.is_under(spot)
            face = face_of(scene.game, plain, spot.text, voice)
            draw_card(CardBox(canvas, x, y, card, rows), face, "pick" if under else "open")
            canvas.place(x, y, card + 2, rows + 3, spot)
            canvas.centre(x, y + rows + 2, card + 2, f"[{spot.key}]", Ink("ember", mark="strong"))
            x += card + 3
        return x
    trick, leader, over = plain["trick"], plain["leader"], None
    if not trick and scene.last is not None:
        trick, leader, over = scene.last["cards"], scene.last["leader"], scene.last["winner"]
    best = over if over is not None else scene.marks.get("winning")
    for at in range(2):
        seat = leader if at == 0 else 1 - leader
        if at < len(trick) and trick[at] != "-":
            state = "dim" if over is not None and seat != over else "idle"
            face = face_of(scene.game, plain, trick[at], voice)
            draw_card(CardBox(canvas, x, y, card, rows), face, state)
            canvas.area("trick", x, y, card + 2, rows + 2)
        else:
            asked = voice("tui-follows" if at else "tui-leads")
            draw_gap(CardBox(canvas, x, y, card, rows), asked)
        name = scene.names[seat]
        if seat == best:
            name = f"{canvas.look.sign('up')} {name}"
        ink = Ink("text", mark="strong") if seat == best else Ink("soft")
        canvas.centre(x, y + rows + 2, card + 3, name, ink)
        x += card + 3
    return x


def standing_words(scene: Scene) -> Words:
    """Points and tricks by player."""
    plain = scene.plain
    voice = scene.voice
    has_points = "score" not in scene.hidden
    heads = _cells("", voice("tui-head-points") if has_points else "", voice("tui-head-tricks"))
    rows = [(heads, Ink("soft"))]
    for seat in _order(plain):
        you = seat == plain["viewer"]
        points = str(plain["scores"][seat]) if has_points else ""
        text = _cells(scene.name_of(seat), points, str(plain["tricks"][seat]))
        rows.append((text, Ink("text", mark="strong" if you else "")))
    return rows


def points_words(scene: Scene) -> Words:
    """Points by player, a line less; the tricks stand at the band."""
    plain = scene.plain
    rows: Words = []
    for seat in _order(plain):
        you = seat == plain["viewer"]
        points = scene.voice("seat-points", n=plain["scores"][seat])
        text = f"{scene.name_of(seat)[:13]:<13} {points:>13}".replace(" ", "\u00a0")
        rows.append((text, Ink("text", mark="strong" if you else "")))
    return rows


def _order(plain: dict[str, Any]) -> tuple[int, int]:
    """The one across the table first."""
    viewer = max(0, plain["viewer"])
    return 1 - viewer, viewer


def _cells(name: str, points: str, tricks: str) -> str:
    # No-break spaces keep the columns when the lines are wrapped.
    return f"{name[:13]:<13} {points:>6} {tricks:>6}".replace(" ", "\u00a0")
