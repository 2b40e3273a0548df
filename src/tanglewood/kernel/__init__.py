"""The kernel: a compiled twin of the rules for searches, playouts and batches.

    >>> from tanglewood import kernel, load
    >>> twin = kernel.twin(load("fox").start(seed=1))
    >>> twin.playouts(1000, seed=7).games
    1000

This room is the only importer of the compiled extension. Where it was not built, `available()` is
False, `why_missing()` says why in one sentence, and whatever needs it raises `KernelMissing` with
that sentence.
"""

from tanglewood.kernel.batch import Arrays, Batch
from tanglewood.kernel.presence import KernelMissing, available, why_missing
from tanglewood.kernel.twin import TWINS, Playouts, Twin, has_twin, playouts, twin
from tanglewood.kernel.world import view_world_count, view_worlds, world_count, worlds

__all__ = [
    "TWINS",
    "Arrays",
    "Batch",
    "KernelMissing",
    "Playouts",
    "Twin",
    "available",
    "has_twin",
    "playouts",
    "twin",
    "view_world_count",
    "view_worlds",
    "why_missing",
    "world_count",
    "worlds",
]
