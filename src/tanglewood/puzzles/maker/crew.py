"""Many processes that work through a list, with a bar."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")
R = TypeVar("R")
AHEAD: Final = 4
"""Tasks that wait for each process."""


def run_tasks(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, enough: Callable[[], bool]
) -> Iterator[R]:
    """What comes of the tasks, as it comes, until it is enough; what is under way then is lost."""
    left = iter(tasks)
    # Forked processes would have the threads of a bar, and of nothing else.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        pending: set[Future[R]] = {pool.submit(work, it) for it in islice(left, AHEAD * jobs)}
        while pending and not enough():
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
            pending |= {pool.submit(work, it) for it in islice(left, len(done))}
        pool.shutdown(cancel_futures=True)


def bar() -> Progress:
    """A bar on the error stream; nothing where that is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
