"""What puzzles of the Duet are about."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.duet.state import DuetState
from tanglewood.puzzles.themes import Solution

LATE: Final = 4
THEMES: Final = ("gem", "path", "steps", "gift", "foxes", "cover", "lead", "ending")
KINDS: Final = {
    "picks_up": "gem",
    "leads_to_gem": "gem",
    "ends_on_gem": "gem",
    "finds_gem": "gem",
    "gift_found": "gem",
    "edge": "gem",
    "closer": "gem",
    "nearer": "gem",
    "off_the_path": "path",
    "stays_on": "path",
    "room": "path",
    "beyond": "path",
    "free_way": "steps",
    "short_step": "steps",
    "long_step": "steps",
    "my_way": "steps",
    "their_way": "steps",
    "gazelle": "steps",
}
PHASES: Final = {
    "move": "steps",
    "gift": "gift",
    "foxes": "foxes",
    "exchange": "foxes",
    "cover": "cover",
    "lead": "lead",
}


def themes(one: Solution) -> set[str]:
    """By the reason, by what is asked, and by the moment."""
    found = {KINDS.get(one.kind, ""), PHASES.get(one.view.phase, "")} - {""}
    return found | ({"ending"} if len(one.view.hand) <= LATE else set())


def came(state: DuetState, seat: int) -> Message:
    """The gems that were left; none is a victory."""
    return Message("puzzle-came-gems", n=sum(state.forest.gems))
