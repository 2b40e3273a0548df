"""What a run is made with: chosen once, written into its manifest."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Settings:
    """Sizes, and how learning changes from a run's beginning to its end."""

    games: int = 32768
    """Games side by side."""
    steps: int = 32
    """Decisions of each game between two updates."""
    slices: int = 16
    """Parts that the decisions of an update are learned in: each some steps of all games."""
    epochs: int = 1
    width: int = 512
    depth: int = 3
    """Hidden layers of the policy and of the critic, and units in each."""
    clip: float = 0.2
    trace: float = 0.95
    """How far results are trusted over the critic (lambda)."""
    rates: tuple[float, float] = (5e-4, 2e-5)
    """The learning rate, first and last."""
    entropy: tuple[float, float] = (0.05, 0.003)
    """What variety is worth, first and last."""
    expecting: float = 0.5
    """How much the policy also learns to foresee results."""
    company: float = 1.0
    """In which share of the games a fixed policy has the other seats, where there is one."""
    slips: tuple[float, float] = (0.0, 0.0)
    """In which share of the games the other seats slip, and how often: then they take any action.
    Who has learned beside such a partner is good company for people."""
    average: float = 0.01
    """How quickly the weights that are kept follow those that learn."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def with_(self, **changes: Any) -> "Settings":
        return replace(self, **changes)


SMALL: Final = Settings(
    games=512, steps=16, slices=4, epochs=2, width=64, depth=2, average=0.05,
    rates=(1e-2, 5e-4), entropy=(0.05, 0.01),
)  # fmt: skip
"""For a processor: small games learn in seconds."""
