"""What line-mode play writes and reads: a terminal, or plain text when it is piped."""

import contextlib
import re
import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tanglewood.cli.speech import speaker
from tanglewood.core.printable import printable
from tanglewood.session.show import colours
from tanglewood.words import Voice

T = TypeVar("T")


def wrap_line(line: str, width: int | None) -> list[str]:
    """The line in parts of at most `width` cells, broken between words: a card is one word. What
    goes on stands further in than where it began."""
    if width is None or cell_len(line) <= width:
        return [line]
    words = re.findall(" *[^ ]+", line)  # French has spaces that no line may end at
    indent = " " * min(len(line) - len(line.lstrip()) + 2, width // 2)
    parts = [words[0]]
    for word in words[1:]:
        if cell_len(parts[-1] + word) <= width:
            parts[-1] += word
        else:
            parts.append(indent + word.lstrip())
    return parts


def numbered_choice(answer: str, choices: Sequence[T]) -> T | None:
    """The choice that an answer names by its number, counted from 1."""
    if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
        return choices[int(answer[:9]) - 1]
    return None


def leaves(answer: str | None, voice: Voice) -> bool:
    """Whether an answer says that somebody wants to go; no answer at all says so too."""
    leaving = {"q", "quit", "exit", voice("line-word-quit")}
    return answer is None or answer.strip().lower() in leaving


class Screen:
    """Lines out, lines in. Cards are coloured at a terminal unless NO_COLOR is set."""

    def __init__(self, game: str = "") -> None:
        self.console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
        self._stdin = getattr(sys.stdin, "buffer", None)  # None when standard input is closed
        at_terminal = self._stdin is not None and self._stdin.isatty()
        self.interactive = at_terminal and self.console.is_terminal
        self._colours = colours(game, speaker())
        self.width = self.console.width if self.console.is_terminal else None
        """Cells in a line; None for a file or a pipe, whose lines stay whole."""
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # line editing and history at the prompt

    def say(self, line: str = "", style: str = "") -> None:
        """One line."""
        for part in wrap_line(printable(line), self.width):
            text = Text(part, style=style)
            for pattern, colour in self._colours:
                text.highlight_regex(pattern, colour)
            self.console.print(text)

    def rule(self) -> None:
        """A line across, between what happened and the table."""
        self.say("─" * min(60, self.width or 60), "dim")

    def show(self, lines: Iterable[str]) -> None:
        """Many lines."""
        for line in lines:
            self.say(line)

    def ask(self, prompt: str) -> str | None:
        """The next line of input; None when there is none any more."""
        prompt = printable(prompt)
        if self.interactive:
            try:
                return input(f"{prompt} ")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
        line = self._stdin.readline() if self._stdin is not None else b""
        answer = line.decode("utf-8", "replace").strip() if line else None
        text = "" if answer is None else printable(answer[:80])
        self.console.print(Text(f"{prompt} {text}".rstrip()))
        return answer

    def clear(self) -> None:
        """An empty screen, where there is one, with nothing left to scroll back to."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")
