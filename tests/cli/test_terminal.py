"""At a terminal: colours, the hand-over screen, and games that are left."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="pseudo terminals are a thing of Unix")


# The terminal becomes the program's own, so that Ctrl-C reaches it; what a shell does for a program
# in the foreground is done here too: jobs in the background ignore Ctrl-C, and hand that on. No
# process that may have threads is forked from here.
START = """
import fcntl, os, signal, sys, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "tanglewood", *sys.argv[1:]])
"""


class Terminal:
    """A program in a pseudo terminal, driven by what it has written so far."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.text = ""
        self._fd, inner = pty.openpty()
        known = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        known |= {"TERM": "xterm-256color", "COLUMNS": "100"} | environment
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, *args], stdin=inner, stdout=inner, stderr=inner, env=known
        )
        os.close(inner)

    def until(self, wanted: str) -> str:
        """Read until this text has come; what came since the last time."""
        start = len(self.text)
        while wanted not in self.text[start:]:
            ready, _, _ = select.select([self._fd], [], [], 60)
            assert ready, f"{wanted!r} does not come after {self.text[start:]!r}"
            self.text += os.read(self._fd, 65536).decode("utf-8", "replace")
        return self.text[start:]

    def type(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def end(self, again: str = "") -> int:
        """Read to the end; the exit code. Keys to type again are typed while nothing happens:
        a Ctrl-C just before the program listens is lost."""
        silent = 0
        while silent < 60:
            if not select.select([self._fd], [], [], 1)[0]:
                silent += 1
                self.type(again)
                continue
            try:
                more = os.read(self._fd, 65536)
            except OSError:  # the other side is closed
                more = b""
            if not more:
                os.close(self._fd)
                return self._process.wait()
            self.text += more.decode("utf-8", "replace")
        self._process.kill()
        raise AssertionError(f"the program does not end after {self.text!r}")


def test_people_hand_over_the_screen_and_may_take_back_before() -> None:
    terminal = Terminal("play", "fox", "--seats", "Ann=human,Ben=human", "--seed", "2")
    terminal.until("Hand over the screen, then press Enter:")
    terminal.type("\n")
    seen = terminal.until("You lead:")
    assert "Ben holds" in seen
    assert "\x1b[33mB4" in seen, "Bells are yellow"
    terminal.type("1\n")
    between = terminal.until("(Ben may still type undo):")
    assert "holds" not in between
    terminal.type("undo\n")
    assert "Taken back." in terminal.until("You lead:")
    terminal.type("2\n")
    terminal.until("(Ben may still type undo):")
    terminal.type("\n")
    seen = terminal.until("You follow:")
    assert "Ann holds" in seen
    assert "Ben holds" not in seen.rpartition("\x1b[2J")[2]
    terminal.type("\x04")
    assert terminal.end() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n"])
def test_a_game_that_is_left_is_kept(tmp_path: Path, key: str) -> None:
    for number in (1, 2):
        terminal = Terminal("play", "fox", "--seed", "3", NO_COLOR="1")
        assert "\x1b[33m" not in terminal.until("You lead:")
        terminal.type(key)
        assert terminal.end(again=key) == 0
        assert f"fox-{number}.json" in terminal.text
        assert (tmp_path / "home" / f"fox-{number}.json").exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    terminal = Terminal("play", "fox", "--seed", "3")
    terminal.until("You lead:")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "could not be kept" in terminal.text


def test_leaving_at_the_hand_over_is_polite() -> None:
    terminal = Terminal("play", "fox", "--seats", "human,human", "--seed", "2")
    terminal.until("then press Enter:")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_a_rule_is_set_like_a_page() -> None:
    terminal = Terminal("rules", "fox", "fox.monarch")
    assert terminal.end() == 0
    assert "Monarch" in terminal.text
    assert "###" not in terminal.text


def test_a_page_goes_through_the_pager() -> None:
    terminal = Terminal("rules", "fox", PAGER="cat")
    assert terminal.end() == 0
    assert "Monarch" in terminal.text
