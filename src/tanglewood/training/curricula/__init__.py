"""What is learned: the rulesets that a network of a family plays, and how it sees them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.games.registry import GAMES, part
from tanglewood.training.settings import Settings

if TYPE_CHECKING:  # JAX is asked for when something is trained
    from tanglewood.training.aims import Aim


class Curriculum(Protocol):
    """What a family's module offers."""

    KIND: str
    """The kernel's name of the game."""

    def rulesets(self, game: str) -> list[Game[Any]]:
        """The games that a run for this ruleset plays."""

    def settings(self, game: str) -> Settings:
        """What a run on a GPU is made with; the network's file stays below 2 MB."""

    def aim(self, rulesets: Sequence[Any]) -> "Aim":
        """What these games are played for."""

    def learned(self, rulesets: Sequence[Any]) -> Mapping[str, object]:
        """How far a network knows rulesets that are not exactly these, beside the options that they
        share: what its input asks (`tanglewood.analysis.networks.inputs`)."""

    def caps(self, rulesets: Sequence[Any]) -> tuple[int, ...]:
        """Up to what each byte of an observation counts in these games; 0 for what never
        changes."""


def curriculum_of(game: str) -> Curriculum:
    """The curriculum of a game; one that cannot be learned is refused."""
    found: Curriculum | None = part(game, "curriculum")
    if found is None:
        raise BadOption(f"{game!r} cannot be trained; {', '.join(learnable())} can.")
    return found


def learnable() -> tuple[str, ...]:
    """The games that have a curriculum."""
    return tuple(game for game in GAMES if part(game, "curriculum") is not None)
