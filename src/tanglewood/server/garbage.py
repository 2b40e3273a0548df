"""Garbage collection that nobody at a table notices.

Games are long chains of small objects without cycles, which Python frees without its collector;
but a full collection walks over all of them, a third of a second with a few hundred tables. So
full collections do not come by themselves: what has lived for a while is set aside (frozen), and
all of it is looked at only while nobody is connected.
"""

import gc


def collect_by_hand() -> None:
    """From now on, full collections no longer start by themselves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000_000)


def collect(*, quiet: bool) -> None:
    """From time to time: set aside what is still used; with nobody there, look at everything."""
    if quiet:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(1)
    gc.freeze()
