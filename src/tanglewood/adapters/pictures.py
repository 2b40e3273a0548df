"""How the environments show a game: as text, as an array of pixels, or in a window.

The text is the table as the seat to act sees it; pictures are the same text, cell by cell, with the
colours of the cards. They need the library pygame.
"""

import re
from typing import Any, Final

from tanglewood.core.errors import BadOption
from tanglewood.core.libraries import needs
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.session.show import colours, position
from tanglewood.words import table_voice

MODES: Final = ("human", "ansi", "rgb_array")

Ink = tuple[int, int, int]

COLUMNS, ROWS, SIZE = 96, 24, 16
"""A picture's cells, and the height of its letters in pixels."""
_PAPER: Final = (24, 28, 26)
_INK: Final = (226, 226, 214)
_COLOURS: Final = {
    "yellow": (229, 192, 92),
    "cyan": (104, 198, 205),
    "magenta": (207, 140, 209),
    "green": (137, 195, 117),
    "red": (224, 118, 110),
    "blue": (120, 160, 230),
    "dim": (130, 134, 128),
    "bold": (255, 255, 255),
}


def mode_of(given: str | None) -> str | None:
    """The way to show a game, if there is one of this name."""
    if given is not None and given not in MODES:
        raise BadOption(f"render_mode cannot be {given[:40]!r}; it is one of {', '.join(MODES)}.")
    return given


def text_of(state: State[Any]) -> str:
    """The table in words: of the seat to act, or of a spectator when the game is over."""
    game = state.game
    viewer = state.to_act if state.to_act >= 0 else SPECTATOR
    names = tuple(f"player_{seat}" for seat in range(game.seats))
    lines = [game.title, *position(state.view(viewer), table_voice(game, names))]
    if state.outcome is not None:
        lines.append(str(state.outcome.reason))
    return "\n".join(lines)


class Painter:
    """Draws states; a window opens with the first call of `show`."""

    def __init__(self) -> None:
        self._pygame: Any = needs("pygame", "research")
        self._pygame.font.init()
        name = self._pygame.font.match_font("dejavusansmono,liberationmono,couriernew,monospace")
        self._font = self._pygame.font.Font(name, SIZE)
        self._cell = self._font.size("M")[0], self._font.get_linesize()
        self._letters: dict[tuple[str, Ink], Any] = {}
        self._window: Any = None

    def pixels(self, state: State[Any]) -> Any:
        """The picture, (height, width, 3) bytes."""
        surface = self._painted(state)
        return self._pygame.surfarray.array3d(surface).transpose(1, 0, 2).copy()

    def show(self, state: State[Any]) -> None:
        """The picture in a window, or the text where no window can be opened."""
        pygame = self._pygame
        surface = self._painted(state)
        try:
            if self._window is None:
                pygame.display.init()
                self._window = pygame.display.set_mode(surface.get_size())
                pygame.display.set_caption(state.game.title)
        except pygame.error:
            print(text_of(state), end="\n\n")
            return
        pygame.event.pump()
        self._window.blit(surface, (0, 0))
        pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._pygame.display.quit()
            self._window = None

    def _painted(self, state: State[Any]) -> Any:
        wide, high = self._cell
        surface = self._pygame.Surface((COLUMNS * wide, ROWS * high))
        surface.fill(_PAPER)
        for row, line in enumerate(text_of(state).split("\n")[:ROWS]):
            for column, (letter, ink) in enumerate(_inked(line, state.game.name)[:COLUMNS]):
                if letter != " ":
                    surface.blit(self._letter(letter, ink), (column * wide, row * high))
        return surface

    def _letter(self, letter: str, ink: Ink) -> Any:
        if (letter, ink) not in self._letters:
            self._letters[letter, ink] = self._font.render(letter, True, ink)
        return self._letters[letter, ink]


class Screen:
    """Shows states by render mode; only pictures need the library."""

    def __init__(self) -> None:
        self._painter: Painter | None = None

    def render(self, state: State[Any], mode: str | None) -> Any:
        """A text, an array of pixels, or nothing once the window shows the table."""
        if mode is None:
            raise BadOption("Choose how to show the game: render_mode='ansi'.")
        if mode == "ansi":
            return text_of(state)
        self._painter = self._painter or Painter()
        return self._painter.pixels(state) if mode == "rgb_array" else self._painter.show(state)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._painter is not None:
            self._painter.close()


def _inked(line: str, game: str) -> list[tuple[str, Ink]]:
    """Every letter of a line with its colour."""
    inks = [_INK] * len(line)
    for pattern, colour in colours(game):
        for found in re.finditer(pattern, line):
            inks[found.start() : found.end()] = [_COLOURS.get(colour, _INK)] * len(found[0])
    return list(zip(line, inks, strict=True))
