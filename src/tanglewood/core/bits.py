"""Sets of small ints as bit masks: bit i is set when i is in the set."""

from collections.abc import Iterable, Iterator


def mask_of(members: Iterable[int]) -> int:
    """The mask that holds these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def members(mask: int) -> Iterator[int]:
    """The members of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
