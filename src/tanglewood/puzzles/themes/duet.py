"""What puzzles of the Duet are about."""

from typing import Final

from tanglewood.core.message import Message
from tanglewood.games.duet.state import DuetState
from tanglewood.puzzles.themes import Solution

LATE: Final = 4
THEMES: Final = ("gem", "path", "steps", "gift", "foxes", "cover", "lead", "ending")
KINDS: Final = {
    "picks_up": "gem",
    "heaped": "gem",
    "edge_gem": "gem",
    "ends_on_gem": "gem",
    "sure_gem": "gem",
    "finds_gem": "gem",
    "turn_finds": "gem",
    "named_finds": "gem",
    "gift_found": "gem",
    "heap": "gem",
    "edge": "gem",
    "next_gem": "gem",
    "nearer": "gem",
    "stays_on": "path",
    "turn_stays": "path",
    "keeps_room": "path",
    "stays_inside": "path",
    "near_end": "path",
    "goes_back": "path",
    "leaves": "path",
    "beyond": "path",
    "at_end": "path",
    "free_way": "steps",
    "stands_at": "steps",
    "comes_close": "steps",
    "around": "steps",
    "in_reach": "steps",
    "far": "steps",
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
