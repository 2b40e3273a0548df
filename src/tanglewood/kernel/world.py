"""Worlds from the compiled kernel: states that fit all that one seat has seen, exactly uniform.

What a world is and why all of them are equally likely: `docs/worlds.md`. The same without a kernel:
`tanglewood.analysis.worlds`.
"""

from math import factorial
from typing import Any, Protocol, cast

from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.kernel.seen.registry import seen_numbers
from tanglewood.kernel.twin import Native, Twin, rules_of, twin

Count = tuple[str, int]


class _Sampler(Protocol):
    """What a compiled twin offers beyond `Native`."""

    def world_count(self, seat: int) -> Count: ...
    def worlds(self, seat: int, count: int, seed: int) -> list[Native]: ...
    def world_hits(self, seat: int, count: int, seed: int) -> int: ...
    def seen_count(self, seat: int, *seen: Any) -> Count: ...
    def seen_worlds(self, seat: int, *seen: Any) -> list[Native]: ...


def world_count(of: Twin | State[Any], seat: int) -> int:
    """How many hidden histories fit what the seat has seen, by a twin's notes or a state's view."""
    if isinstance(of, Twin):
        return _number(_sampler(of).world_count(seat))
    return view_world_count(of, of.view(seat))


def worlds(of: Twin | State[Any], seat: int, count: int, seed: int) -> list[Twin]:
    """So many worlds of a seat, each hidden history equally likely, as twins.

    The same seed gives the same worlds. `world.state()` is the law's state of one.
    """
    if isinstance(of, Twin):
        return _twins(of, _sampler(of).worlds(seat, count, seed))
    return view_worlds(of, of.view(seat), count, seed)


def view_world_count(standing: State[Any], view: View) -> int:
    """The worlds of a view. Of the state only what the viewer sees is used, so the hidden cards
    of `standing` may be any."""
    seen = seen_numbers(view)
    return _number(_sampler(twin(standing)).seen_count(view.viewer, *seen))


def view_worlds(standing: State[Any], view: View, count: int, seed: int) -> list[Twin]:
    """So many worlds of a view, as twins that have seen nothing before."""
    seen = seen_numbers(view)
    base = twin(standing)
    return _twins(base, _sampler(base).seen_worlds(view.viewer, *seen, count, seed))


def world_hits(of: Twin, seat: int, count: int, seed: int) -> int:
    """How many of so many worlds are this very state; draws and forgets them, to measure speed."""
    return _sampler(of).world_hits(seat, count, seed)


def _sampler(of: Twin) -> _Sampler:
    return cast(_Sampler, of.native)


def _twins(of: Twin, natives: list[Native]) -> list[Twin]:
    rules = rules_of(of.game)
    return [Twin(of.game, rules, native) for native in natives]


def _number(count: Count) -> int:
    digits, shuffled = count
    return int(digits) * factorial(shuffled)
