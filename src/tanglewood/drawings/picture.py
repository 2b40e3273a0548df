"""A table as an SVG picture: rows of cards with their names, drawn with the motifs of the page."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from types import MappingProxyType
from typing import Any, Final, NamedTuple

BACK: Final = "?"
"""The text of a card that lies face down."""
SPACE: Final = "#"
"""Begins the text of a space on a path: `#2` has two gems, `#0^` the tracker, `#x` is covered."""

WIDTH: Final = 54
HEIGHT: Final = 76
_GAP: Final = 6
_NAMES: Final = 92
_FONT: Final = "font-family='Georgia, serif'"


class CardRow(NamedTuple):
    """A name, and the cards beside it as texts; BACK for those that lie face down, and SPACE for
    the spaces of a path."""

    name: str
    cards: Sequence[str]


def svg(rows: Sequence[CardRow], game: str) -> str:
    """The rows as one picture."""
    most = max((len(row.cards) for row in rows), default=0)
    width = _NAMES + max(most, 4) * (WIDTH + _GAP) + _GAP
    height = len(rows) * (HEIGHT + 2 * _GAP) + _GAP
    size = f"width='{width}' height='{height}'"
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} viewBox='0 0 {width} {height}'>",
        f"<rect {size} rx='8' fill='#dfe8e1'/>",
    ]
    for at, row in enumerate(rows):
        y = _GAP + at * (HEIGHT + 2 * _GAP)
        middle = y + HEIGHT // 2 + 5
        place = f"x='{_GAP}' y='{middle}' font-size='14'"
        parts.append(f"<text {place} {_FONT}>{escape(row.name)}</text>")
        parts += [
            card(text, game, _NAMES + place * (WIDTH + _GAP), y)
            for place, text in enumerate(row.cards)
        ]
    return "".join([*parts, "</svg>"])


def card(text: str, game: str, x: int, y: int) -> str:
    """One card, named for whoever hears the picture instead of seeing it."""
    frame = f"<rect width='{WIDTH}' height='{HEIGHT}' rx='5' fill='%s' stroke='#8d7a55'/>"
    if text.startswith(SPACE):
        return f"<g transform='translate({x} {y})'>{_space(text)}</g>"
    if text == BACK:
        inner = frame % colours()["back-sky"] + _motif(
            "back", "bells", x=3, y=3, width=48, height=70, others=_backs(game)
        )
        return f"<g transform='translate({x} {y})'><title>face down</title>{inner}</g>"
    corner, motif, suit, family = _face(text, game)
    ink = colours()[f"{family}-deep"]
    inner = frame % colours()["parchment"]
    big = f"font-size='17' font-weight='700' fill='{ink}'"
    inner += f"<text x='5' y='19' {big} {_FONT}>{corner}</text>"
    inner += _motif(suit, family, x=5, y=23, width=11, height=11) if suit else ""
    inner += _motif(motif, family, x=14, y=30, width=36, height=36)
    return f"<g transform='translate({x} {y})'><title>{escape(text)}</title>{inner}</g>"


def _space(text: str) -> str:
    """A space of the path, with its gems, the tracker or the token that covers it."""
    covered, gems = text == f"{SPACE}x", text.strip(f"{SPACE}^")
    ground = "#768a82" if covered else "#d3c49b"
    drawn = f"<rect y='14' width='{WIDTH}' height='48' rx='8' fill='{ground}' stroke='#85754a'/>"
    if covered:
        return drawn + _motif("token", "bells", x=11, y=22, width=32, height=32)
    if gems != "0":
        drawn += _motif("ruby", "roses", x=4, y=26, width=24, height=24)
        drawn += f"<text x='30' y='44' font-size='15' {_FONT}>{gems}</text>"
    return drawn + (
        _motif("fox", "stars", x=15, y=0, width=24, height=24) if text.endswith("^") else ""
    )


def _face(text: str, game: str) -> tuple[str, str, str, str]:
    """What stands in the corner, the drawing, the sign of the suit and the family of colours."""
    known = faces()
    if text in known["special"]:
        motif, corner, _ = known["special"][text]
        return corner, motif, "", "special"
    if text.isdecimal():
        return text, known["treasures"][text], "", f"w{text}"
    sign, family = known["suits"][text[0]]
    named = known["duet" if game == "duet" else "fox"].get(text[1:])
    return text[1:], named[1] if named else sign, sign, family


def _backs(game: str) -> dict[str, str]:
    """The forest on the backs of a game, where that has colours of its own."""
    known = colours()
    own = {part: known.get(f"{game}-{part}") for part in ("sky", "mid", "fir")}
    return {f"back-{part}": colour for part, colour in own.items() if colour is not None}


def _motif(
    name: str, family: str, x: int, y: int, width: int, height: int,
    others: Mapping[str, str] = MappingProxyType({}),
) -> str:  # fmt: skip
    """A drawing in its place, with the colours of a family of cards, and others by name."""
    box, inner = _drawing(name)
    mine = colours() | {part: colours()[f"{family}-{part}"] for part in ("deep", "main", "tint")}
    mine |= others
    inner = re.sub(r"var\(--([\w-]+)\)", lambda found: mine.get(found[1], "#2f261a"), inner)
    inner = inner.replace("currentColor", mine["deep"])
    return (
        f"<svg x='{x}' y='{y}' width='{width}' height='{height}' viewBox='{box}' "
        f"preserveAspectRatio='xMidYMid slice'>{inner}</svg>"
    )


@cache
def _drawing(name: str) -> tuple[str, str]:
    source = _source(f"{name}.svg")
    head, _, inner = source.partition(">")
    box = re.search(r'viewBox="([^"]+)"', head)
    assert box is not None
    return box[1], inner.rpartition("</svg>")[0].strip()


@cache
def colours() -> dict[str, str]:
    """The colours of the cards by name."""
    return dict(re.findall(r"--([\w-]+):\s*(#\w{6});", _source("colours.css")))


@cache
def faces() -> dict[str, Any]:
    """Which drawing belongs to which card."""
    import json  # only whoever draws waits for it

    found: dict[str, Any] = json.loads(_source("faces.json"))
    return found


def _source(name: str) -> str:
    from importlib.resources import files  # the same

    return (files(__package__) / name).read_text(encoding="utf-8")
