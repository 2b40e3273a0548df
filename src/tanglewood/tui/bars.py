"""The bars of every screen: the title above, the keys below."""

from typing import Final

from rich.cells import cell_len

from tanglewood.tui.box import Box
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import DUSK, Ink, Look
from tanglewood.words import Voice

_SIGNS: Final = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
_KEYS_WITH_WORDS: Final = {"escape", "enter", "home", "end"}

LEAST: Final = (80, 24)
"""The smallest window that a table fits in."""


def too_small(canvas: Canvas, voice: Voice) -> bool:
    """Whether the window is too small; then it says so, and what else there is."""
    if canvas.width >= LEAST[0] and canvas.height >= LEAST[1]:
        return False
    y = canvas.height // 2 - 2
    words = voice("tui-small", columns=LEAST[0], lines=LEAST[1])
    canvas.centre(0, y, canvas.width, words, Ink("ember", mark="strong"))
    words = voice("tui-small-now", columns=canvas.width, lines=canvas.height)
    canvas.centre(0, y + 1, canvas.width, words, Ink("soft"))
    canvas.centre(0, y + 3, canvas.width, voice("tui-small-else"), Ink("soft"))
    return True


def title(canvas: Canvas, text: str, about: str) -> None:
    """The bar on top."""
    canvas.fill(0, 0, canvas.width, 1, Ink("text", "bar"))
    end = canvas.put(1, 0, text, Ink("text", "bar", "strong"))
    room = canvas.width - end - 3
    if cell_len(about) <= room:
        canvas.right(canvas.width - 1, 0, about, Ink("soft", "bar"))
    else:
        canvas.put(end + 2, 0, about, Ink("soft", "bar"), room)


def footer(canvas: Canvas, commands: list[tuple[str, str]], voice: Voice) -> None:
    """The keys that do something now."""
    y = canvas.height - 1
    canvas.fill(0, y, canvas.width, 1, Ink("soft", "bar"))
    named = [(key, key_name(key, voice), what) for key, what in commands]
    wide = sum(cell_len(name) + cell_len(what) + 3 for _, name, what in named)
    gap, x = 2 if wide <= canvas.width else 1, 1
    for key, name, what in named:
        begin = x
        x = canvas.put(x, y, name, Ink("ember", "bar", "strong"))
        x = canvas.put(x + 1, y, what, Ink("soft", "bar"))
        canvas.place(begin, y, x - begin, 1, key)
        x += gap


def row(box: Box, what: object, *, under: bool) -> Ink:
    """A row of a list, filled where the cursor stands; the ink of its words."""
    ink = Ink("on-ember", "ember", "pick") if under else Ink("text")
    if under:
        box.fill(ink)
    box.place(what)
    return ink


def key_name(key: str, voice: Voice) -> str:
    """What stands on a key."""
    return voice(f"tui-key-{key}") if key in _KEYS_WITH_WORDS else _SIGNS.get(key, key)


def other_colours(look: Look, voice: Voice) -> list[tuple[str, str]]:
    """The key for the other colours, where there are any."""
    return [] if look.plain else [("t", voice("tui-light" if look.theme == DUSK else "tui-dark"))]


def game_title(voice: Voice, name: str) -> str:
    """What a game is called; one that is not in the list of games by its name."""
    return voice(f"game-{name}-title") if voice.knows(f"game-{name}-title") else name


def level_title(voice: Voice, agent: str) -> str:
    """What a level is called; an agent that is no level goes by its name."""
    return voice(f"level-{agent}") if voice.knows(f"level-{agent}") else agent
