"""A program in a pseudo terminal, as a person has it before them."""

import os
import re
import select
import subprocess
import sys

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

    def until(self, wanted: str | re.Pattern[str]) -> str:
        """Read until this text, or one like it, has come; what came since the last time."""
        start = len(self.text)
        like = re.compile(re.escape(wanted)) if isinstance(wanted, str) else wanted
        while not like.search(self.text, start):
            ready, _, _ = select.select([self._fd], [], [], 60)
            assert ready, f"{wanted!r} does not come after {self.text[start:]!r}"
            self.text += os.read(self._fd, 65536).decode("utf-8", "replace")
        return self.text[start:]

    def type(self, keys: str) -> None:
        os.write(self._fd, keys.encode())

    def end(self, again: str = "") -> int:
        """Read to the end; the exit code. Keys to type again are typed while nothing happens for
        long: a Ctrl-C just before the program listens is lost, and a second one while it closes
        would end it at once."""
        silent = 0
        while silent < 60:
            if not select.select([self._fd], [], [], 1)[0]:
                silent += 1
                if silent % 10 == 0:
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
