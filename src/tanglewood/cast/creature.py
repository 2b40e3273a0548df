"""A creature, and the company of those who play for an agent."""

from collections.abc import Mapping
from importlib.resources import files
from json import loads
from typing import Any, Final, NamedTuple


class Creature(NamedTuple):
    """Somebody who sits at a table for an agent."""

    name: str
    kind: str
    temper: str


def _read() -> dict[str, Any]:
    kept = files("tanglewood.cast").joinpath("creatures.json")
    found: dict[str, Any] = loads(kept.read_text(encoding="utf-8"))
    return found


_KEPT: Final = _read()

COMPANIES: Final[Mapping[str, tuple[Creature, ...]]] = {
    agent: tuple(Creature(**one) for one in found) for agent, found in _KEPT["companies"].items()
}
"""By agent, those who play for it and for nobody else."""

AGENTS: Final[Mapping[str, str]] = {agent: agent for agent in COMPANIES} | _KEPT["alike"]
"""By agent, whose company plays for it."""

CREATURES: Final = tuple(one for found in COMPANIES.values() for one in found)


def company(agent: str) -> tuple[Creature, ...]:
    """Those who play for an agent; nobody where it is a person or a program. What stands after a
    colon, as in `ismcts:3000`, makes no difference."""
    return COMPANIES.get(AGENTS.get(agent.partition(":")[0], ""), ())


def creature(agent: str, name: str) -> Creature | None:
    """Who plays for an agent under this name; None where somebody gave it another."""
    return next((one for one in company(agent) if one.name == name), None)
