"""Large letters, two dots of them to a cell, for the one word that a scene is about."""

from typing import Final

from tanglewood.tui.canvas import Canvas, plain_letters
from tanglewood.tui.colours import Ink

HEIGHT: Final = 3
"""How many rows a large letter has."""

_ROWS: Final = {
    "A": ".#. #.# ### #.# #.#", "B": "##. #.# ##. #.# ##.", "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.", "E": "### #.. ##. #.. ###", "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##", "H": "#.# #.# ### #.# #.#", "I": "### .#. .#. .#. ###",
    "J": "..# ..# ..# #.# .#.", "K": "#.# #.# ##. #.# #.#", "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#", "N": "#..# ##.# #.## #..# #..#",
    "O": ".#. #.# #.# #.# .#.", "P": "##. #.# ##. #.. #..", "Q": ".#. #.# #.# ##. .##",
    "R": "##. #.# ##. #.# #.#", "S": ".## #.. .#. ..# ##.", "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###", "V": "#.# #.# #.# .#. .#.", "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#", "Y": "#.# #.# .#. .#. .#.", "Z": "### ..# .#. #.. ###",
    " ": ".. .. .. .. ..",
}  # fmt: skip
_HALVES: Final = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}


def large(canvas: Canvas, y: int, word: str, ink: Ink) -> None:
    """The word in the middle of the window, as large as fits; else with spaced letters."""
    word = plain_letters(word).upper()
    shapes = [_ROWS[letter].split() for letter in word if letter in _ROWS]
    lines = [".".join(shape[row] for shape in shapes) for row in range(5)]
    dots = len(lines[0])
    lines.append("." * dots)
    many = min(2, (canvas.width - 2) // dots)
    if canvas.look.ascii or not many:
        spaced = " ".join(word)
        text = spaced if len(spaced) < canvas.width else word
        canvas.centre(0, y + 1, canvas.width, text, ink)
        return
    x = (canvas.width - many * dots) // 2
    for row in range(HEIGHT):
        pairs = zip(lines[2 * row], lines[2 * row + 1], strict=True)
        for at, char in enumerate("".join(many * _HALVES[one + two] for one, two in pairs)):
            if char != " ":
                canvas.put(x + at, y + row, char, ink)
