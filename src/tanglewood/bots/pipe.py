"""A program at the other end of a pipe, which may crash, hang or flood: nothing here waits longer
or keeps more than its limits say, and the end of a pipe is the end of the whole process group.

Threads read and write, since a program that neither reads nor answers must not stop us, and waiting
for a pipe with a time limit works in no other way on every system.
"""

import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import IO, Final

from tanglewood.agents.agent import Misbehaved
from tanglewood.bots.limits import Limits
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

_ENDED: Final = "ended"
_FLOOD: Final = "flood"
_WAITING: Final = 4
"""Answers that may lie unread; one is asked for at a time, so more is a flood."""
_PARTING: Final = 1.0
"""Seconds that a program has to end after its stdin was closed."""

Answers = SimpleQueue[bytes | str]


class Pipe:
    """A running program, a line out and a line in."""

    def __init__(self, words: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                bufsize=0, start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise Misbehaved("start", Message("misbehaved-start", why=str(error))) from None
        # Also when the interpreter ends, in a worker of a pool as well: no program outlives us.
        self._end = Finalize(self, _kill, (self._process,), exitpriority=10)
        self._answers: Answers = SimpleQueue()
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors = _Errors(limits.errors)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        _start(_write, process.stdin, self._outbox)
        _start(_read, process.stdout, self._answers, limits.answer)
        self._draining = _start(_drain, process.stderr, self._answers, self._errors)

    def tell(self, line: bytes) -> None:
        """Write a line, without waiting until it is read."""
        self._outbox.put(line)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line and wait for the line that answers it."""
        try:
            early = self._answers.get_nowait()
        except Empty:
            pass
        else:
            if isinstance(early, bytes):
                raise Misbehaved("garbled", Message("misbehaved-unasked"))
            raise self._fault(early)
        self._errors.since = 0
        self.tell(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise Misbehaved("time", Message("misbehaved-time", seconds=seconds)) from None
        if isinstance(answer, bytes):
            return answer
        raise self._fault(answer)

    def _fault(self, sign: str) -> Misbehaved:
        if sign == _FLOOD:
            return Misbehaved("flood", Message("misbehaved-flood"))
        if not _ends(self._process):
            return Misbehaved("crash", Message("misbehaved-closed"))
        self._end()
        self._draining.join(_PARTING)  # its last words may still be on their way
        last = self._errors.last_line()
        code = str(self._process.returncode)
        if last:
            return Misbehaved("crash", Message("misbehaved-crash-words", code=code, last=last))
        return Misbehaved("crash", Message("misbehaved-crash", code=code))

    def kill(self) -> None:
        """End the program and all that it started."""
        self._outbox.put(None)
        self._end()

    def close(self) -> None:
        """Close its stdin, and end it if it does not end by itself."""
        self._outbox.put(None)
        _ends(self._process)
        self._end()


class _Errors:
    """The end of what a program wrote to stderr, and how much since the last answer."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.since = 0
        self.end = b""

    def last_line(self) -> str:
        lines = self.end.decode("utf-8", "replace").split("\n")
        kept = [line.strip() for line in lines if line.strip()]
        return printable(kept[-1][:200]) if kept else ""


def _start(work: Callable[..., None], *given: object) -> Thread:
    thread = Thread(target=work, args=given, daemon=True)
    thread.start()
    return thread


def _write(pipe: IO[bytes], outbox: SimpleQueue[bytes | None]) -> None:
    """Write what is in the box; whoever does not read any more notices nothing."""
    with pipe:
        while (line := outbox.get()) is not None:
            try:
                while line:
                    line = line[os.write(pipe.fileno(), line) :]
            except OSError:
                return


def _read(pipe: IO[bytes], answers: Answers, limit: int) -> None:
    """Hand on line after line; after a flood nothing more is read, so that the program blocks."""
    rest = b""
    with pipe:
        while part := _some(pipe):
            *lines, rest = (rest + part).split(b"\n")
            for line in lines[: _WAITING + 1]:
                answers.put(_FLOOD if len(line) > limit else line)
            if len(rest) > limit or answers.qsize() > _WAITING:
                answers.put(_FLOOD)
                return
        answers.put(_ENDED)


def _drain(pipe: IO[bytes], answers: Answers, errors: _Errors) -> None:
    with pipe:
        while part := _some(pipe):
            errors.end = (errors.end + part)[-2000:]
            errors.since += len(part)
            if errors.since > errors.limit:
                answers.put(_FLOOD)
                return


def _some(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), 65_536)
    except OSError:
        return b""


def _ends(process: "subprocess.Popen[bytes]") -> bool:
    """Whether the program ends by itself now. It is not waited for where that can be helped, so
    that its number stays its own until its group has been ended too."""
    until = monotonic() + _PARTING
    if process.returncode is not None:
        return True
    if not hasattr(os, "waitid"):
        try:
            process.wait(timeout=_PARTING)
        except subprocess.TimeoutExpired:
            return False
        return True
    while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        if monotonic() > until:
            return False
        sleep(0.01)
    return True


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """The whole group, whether its leader still lives or not; then forget the program."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):
        pass
    process.wait()
