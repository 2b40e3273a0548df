"""What every table shows alike: the title, the news, the question, the hand, the keys."""

import re

from rich.cells import cell_len

from tanglewood.tui.bars import footer, game_title, level_title, title
from tanglewood.tui.canvas import Canvas, wrap
from tanglewood.tui.cards import CardBox, draw_back, draw_card
from tanglewood.tui.choosing import ANSWER, HAND, ROW, Spot
from tanglewood.tui.colours import Ink
from tanglewood.tui.faces import face_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes.measures import SIDE_FROM, Measures, measures


def frame(canvas: Canvas, scene: Scene, about: str, news_from: int) -> None:
    """All but the middle of a table: the title above, news, question, hand and keys below."""
    place = measures(canvas)
    title(canvas, game_title(scene.voice, scene.game.name), about)
    if canvas.width > place.width:
        _side(canvas, scene, place)
    else:
        end = place.prompt - (prompt_rows(scene, place.width) - 1)
        news(canvas, scene.news, news_from, end, place.width)
    prompt(canvas, scene, place)
    hand(canvas, scene, place)
    footer(canvas, scene.footer, scene.voice)


def _side(canvas: Canvas, scene: Scene, place: Measures) -> None:
    """The column beside the table: what happened, newest last."""
    x = place.width + 1
    width = canvas.width - x - 1
    canvas.fill(place.width, 1, canvas.width - place.width, canvas.height - 2, Ink("text", "panel"))
    canvas.put(x, 2, scene.voice("table-log"), Ink("text", "panel", "strong"))
    lines: list[tuple[str, str]] = []
    for sentence in (*scene.before, *scene.news):
        lines += [(line, "text") for line in wrap(sentence, width)]
    if scene.known:
        lines.append(("", "text"))
        for sentence in scene.known:
            lines += [(line, "soft") for line in wrap(sentence, width)]
    room = canvas.height - 6
    for row, (line, colour) in enumerate(lines[-room:], 4):
        canvas.put(x, row, line, Ink(colour, "panel"))


def news(canvas: Canvas, sentences: list[str], first: int, end: int, width: int) -> None:
    """The latest sentences, newest last and brightest."""
    older, newest = split_news(sentences, width - 4, max(0, min(end - first, 7)))
    y = end - len(older) - len(newest)
    for row, line in enumerate(older, y):
        canvas.put(2, row, line, Ink("soft"))
    for row, line in enumerate(newest, y + len(older)):
        canvas.put(2, row, line, Ink("text"), width - 4)


def split_news(sentences: list[str], width: int, room: int) -> tuple[list[str], list[str]]:
    """The lines of the sentences but the newest, and of the newest: a line each or, where they
    are too many, one after the other. What does not fit as a whole is left out, oldest first."""
    newest = wrap(sentences[-1], width) if sentences else []
    if len(newest) > room:
        return [], cut_sentence(sentences[-1], width, room)
    room -= len(newest)
    older = sentences[:-1]
    lines = [line for sentence in older for line in wrap(sentence, width)]
    while len(lines) > room:
        lines = wrap(" ".join(older), width)
        older = older[1:]
    return lines, newest


def cut_sentence(sentence: str, width: int, room: int) -> list[str]:
    """A sentence that is too long: its first clauses, dots, and where the rest can be read."""
    body, more, where = sentence.partition(" (h ")
    clauses = re.split(r"(?<=[.;]) ", body)
    while len(clauses) > 1:
        clauses.pop()
        lines = wrap(f"{' '.join(clauses)} …{more}{where}", width)
        if len(lines) <= room:
            return lines
    lines = wrap(sentence, width - 2)[:room]
    return [*lines[:-1], f"{lines[-1]} …"] if lines else []


def prompt_rows(scene: Scene, width: int) -> int:
    """One row, or two where the answers do not fit beside the question."""
    if scene.refused:
        return len(wrap(scene.refused, width - 4))
    answers = sum(cell_len(_button(scene, spot)) + 1 for spot in scene.of(ANSWER))
    return 1 + (answers > 0 and 4 + cell_len(scene.prompt) + answers > width - 1)


def prompt(canvas: Canvas, scene: Scene, place: Measures) -> None:
    """Whose turn, what may I do: the question with its answers, or why something cannot be."""
    rows = prompt_rows(scene, place.width)
    y = place.prompt - rows + 1
    if scene.refused:
        canvas.paragraph(2, y, place.width - 4, scene.refused, Ink("danger", mark="strong"))
        return
    ink = Ink("ember", mark="strong") if scene.asked else Ink("soft")
    x = canvas.put(2, y, scene.prompt, ink, place.width - 4) + 2
    if rows > 1:
        x, y = 2, y + 1
    for spot in scene.of(ANSWER):
        x = answer(canvas, scene, spot, x, y) + 1


def _button(scene: Scene, spot: Spot) -> str:
    return f" {spot.key}) {scene.labels.get(spot.text) or spot.text} "


def answer(canvas: Canvas, scene: Scene, spot: Spot, x: int, y: int) -> int:
    """An answer as a small button; the column after it."""
    text = _button(scene, spot)
    under = scene.is_under(spot)
    if canvas.look.needs_frames:
        text = f"[{text[1:-1]}]"
    ink = Ink("on-ember", "ember", "pick") if under else Ink("text", "bar", "strong")
    end = canvas.put(x, y, text, ink)
    canvas.place(x, y, end - x, 1, spot)
    return end


def hand(canvas: Canvas, scene: Scene, place: Measures) -> None:
    """The cards of the viewer, the one under the cursor lifted, with their keys below."""
    spots = scene.of(HAND)
    if not spots:
        words = scene.voice("hand-empty" if scene.viewer >= 0 else "table-spectator")
        canvas.centre(0, place.hand + 4, place.width, words, Ink("soft"))
        return
    most = max(13, min(17, 2 * place.rows))
    pitch = max(4, min(most, (place.width - 2) // len(spots)))
    gaps = _suit_gaps(spots, place.width, pitch)
    x = max(0, (place.width - pitch * len(spots) - 1 - sum(gaps)) // 2)
    at: list[tuple[Spot, int]] = []
    for spot, gap in zip(spots, gaps, strict=True):
        x += gap
        at.append((spot, x))
        x += pitch
    # The lifted card comes last: it lies over its neighbours.
    for spot, x in sorted(at, key=lambda it: scene.is_under(it[0])):
        _hand_card(canvas, scene, spot, x, place=place, width=pitch - 1)
    ability(canvas, scene, place)


def _suit_gaps(spots: list[Spot], width: int, pitch: int) -> list[int]:
    """A column of air between the suits, where there is room."""
    gaps = [
        int(at > 0 and spots[at - 1].text[:1] != spot.text[:1] and not spot.text.isdecimal())
        for at, spot in enumerate(spots)
    ]
    return gaps if pitch * len(spots) + 1 + sum(gaps) <= width else [0] * len(spots)


def _hand_card(
    canvas: Canvas, scene: Scene, spot: Spot, x: int, place: Measures, width: int
) -> None:
    y, rows = place.hand, place.rows
    under = scene.is_under(spot)
    held = bool(scene.held) and scene.held == spot.text
    face = face_of(scene.game, scene.plain, spot.text, scene.voice)
    state = "pick" if under else "open" if spot.legal or held else "dim"
    if not scene.asked and not under:
        state = "idle"
    lifted = under or held
    draw_card(CardBox(canvas, x, y if lifted else y + 1, width, rows), face, state)
    canvas.place(x, y + 1, width + 1, rows + 3, spot)
    if spot.key:
        legal = spot.legal
        text = f"[{spot.key}]" if legal else spot.key
        ink = Ink("ember", mark="strong") if legal else Ink("soft", mark="weak")
        canvas.centre(x + 1, y + rows + 3, width, text, ink)


def ability(canvas: Canvas, scene: Scene, place: Measures) -> None:
    """One line about the card under the cursor."""
    spot = scene.under
    if spot is None or spot.place == ANSWER:
        return
    face = face_of(scene.game, scene.plain, spot.text, scene.voice)
    y = place.height - 2
    voice = scene.voice
    named = f"{face.title}, {voice('paws-count', n=face.paws)}" if face.paws else face.title
    x = canvas.put(2, y, named, Ink("text", mark="strong"))
    text = face.ability
    if spot.place == ROW:
        own = scene.held
        text = voice("tui-trade-slot", value=int(own)) if own else ""
    if text:
        x = canvas.put(x + 2, y, text, Ink("soft"), place.width - x - 4)


def known_beside(canvas: Canvas, scene: Scene) -> list[tuple[str, Ink]]:
    """What is certain, newest first, unless it stands in the column beside the table."""
    if canvas.width >= SIDE_FROM:
        return []
    facts = scene.known[: -1 if scene.plain.get("won") else None]  # the tricks won come last
    tricks = scene.known[len(facts) :]
    return [(line, Ink("soft")) for line in (*reversed(facts), *tricks)]


def across(canvas: Canvas, scene: Scene, seat: int, y: int) -> int:
    """The player across the table, with their cards where there is room; the row after."""
    place = measures(canvas)
    seat_line(canvas, scene, seat, y)
    if not place.backs:
        return y + 1
    count = scene.plain["counts"][seat]
    wide = 6 * count + 1
    for at in range(count):
        draw_back(CardBox(canvas, (place.width - wide) // 2 + 6 * at, y + 1, 5))
    return y + 6


def seat_line(canvas: Canvas, scene: Scene, seat: int, y: int) -> None:
    """A player across the table: name, level, cards."""
    plain, look = scene.plain, canvas.look
    acts = plain["to_act"] == seat
    x = canvas.put(2, y, look.sign("cursor") + " " if acts else "  ", Ink("ember", mark="strong"))
    x = canvas.put(x, y, scene.names[seat], Ink("text", mark="strong"), 30)
    level = scene.levels[seat]
    known, name = level_title(scene.voice, level), scene.names[seat].lower()
    if level and level.lower() not in name and known.lower() not in name:
        x = canvas.put(x + 1, y, f"({known})", Ink("soft"))
    count = plain["counts"][seat]
    backs = ("▐" if not look.ascii else "|") * count * (not measures(canvas).backs)
    x = canvas.put(x + 2, y, backs, Ink("soft"))
    canvas.put(x + 1, y, scene.voice("seat-cards-short", n=count), Ink("soft"))
