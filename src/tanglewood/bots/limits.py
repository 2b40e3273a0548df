"""What a program may take: time to start, time to answer, and how much it may say."""

from typing import Final, NamedTuple

PROTOCOL: Final = 1
"""The version of the protocol, raised when a message changes its meaning."""


class Limits(NamedTuple):
    """Seconds to answer a turn and to say hello; bytes of one answer, and of what a program may
    write to stderr between two answers."""

    seconds: float = 10.0
    hello: float = 10.0
    answer: int = 65_536
    errors: int = 1_048_576
