"""Every game of the adapter by its name in OpenSpiel: what each family's module lists."""

from collections.abc import Mapping
from typing import Final

from tanglewood.adapters.openspiel.entry import SpielEntry, Value
from tanglewood.core.errors import BadOption
from tanglewood.games.registry import having, part

CATALOGUE: Final[Mapping[str, SpielEntry]] = {
    name: entry
    for game in having("openspiel")
    for name, entry in part(game, "openspiel").GAMES.items()
    if entry.game == game
}


def seat(given: Mapping[str, Value], name: str, seats: int) -> int:
    """The seat that deals or begins, checked."""
    found = given.get(name, -1)
    if not isinstance(found, int) or not -1 <= found < seats:
        raise BadOption(f"{name} cannot be {found!r}; it must be a seat, 0 to {seats - 1}, or -1.")
    return found
