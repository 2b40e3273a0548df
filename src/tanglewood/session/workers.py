"""Work for all cores: the same function for many tasks, with the answers in order. It stops at once
when nobody wants them any more."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from time import monotonic
from typing import Any, Final, TypeVar

A = TypeVar("A")
T = TypeVar("T")

_PATIENCE: Final = 10.0
"""Seconds after which a worker that does not end is killed."""


def answers(work: Callable[[T], A], tasks: Sequence[T], jobs: int) -> Iterator[A]:
    """`work` done for every task, by this many processes."""
    # A fresh interpreter a worker: forking a process that has threads can lock up.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_listen) as pool:
        before = set(active_children())
        with _deaf_to_ctrl_c():
            found = pool.map(partial(_do, work), tasks)
        try:
            yield from found
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            _end([process for process in active_children() if process not in before])
            raise


class _Worker:
    """A worker's own memory. Told to end, it gives up the task it has and every later one, and then
    ends by itself: what belongs to an end is run, so that no program of a bot stays behind."""

    working = False
    ending = False

    def listen(self) -> None:
        signal.signal(signal.SIGTERM, self._told_to_end)

    def _told_to_end(self, *_: object) -> None:
        self.ending = True
        if self.working:
            self.working = False
            sys.exit(143)

    def do(self, work: Callable[[T], A], task: T) -> A:
        if self.ending:
            sys.exit(143)
        self.working = True
        try:
            return work(task)
        finally:
            self.working = False


_WORKER: Final = _Worker()


def _listen() -> None:
    _WORKER.listen()


def _do(work: Callable[[T], A], task: T) -> A:
    return _WORKER.do(work, task)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started here never hear of Ctrl-C, which a terminal sends to all: to end
    them is our task. Only the main thread can say so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(processes: Sequence[Any]) -> None:
    """Tell these to end, and wait for it."""
    for process in processes:
        process.terminate()
    until = monotonic() + _PATIENCE
    for process in processes:
        process.join(max(0.0, until - monotonic()))
        process.kill()
