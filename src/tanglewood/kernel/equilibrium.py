"""Small fox rounds unfolded inside the compiled kernel, for `tanglewood.analysis.equilibrium`."""

from typing import Any, Protocol, cast

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.kernel.presence import need
from tanglewood.kernel.twin import twin


class NativeEquilibrium(Protocol):
    """A round with every deal and line of play."""

    @property
    def iterations(self) -> int: ...
    @property
    def numbers(self) -> int: ...
    @property
    def situations(self) -> int: ...
    def run(self, iterations: int) -> None: ...
    def average(self) -> list[float]: ...
    def exploited(self, policy: list[float] | None) -> tuple[float, float, float]: ...
    def situation(
        self, number: int
    ) -> tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]: ...


def unfolded(game: Game[Any]) -> NativeEquilibrium:
    """The round of a fox game; one that is too large is refused."""
    native: Any = twin(game).native
    try:
        found = need().FoxEquilibrium(native.config)
    except ValueError as error:
        raise BadOption(str(error)) from None
    return cast(NativeEquilibrium, found)
