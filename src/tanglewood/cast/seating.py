"""Who comes to a table: no creature sits at two of its seats, and none bears a person's name."""

from collections.abc import Sequence
from hashlib import sha256

from tanglewood.cast.creature import CREATURES, Creature, company


def seated(
    agents: Sequence[str], table: str, taken: Sequence[str | None] = ()
) -> list[Creature | None]:
    """By seat the creature that plays for its agent, None where no creature does. It follows from
    the text `table` alone, so everybody who knows the table meets the same ones; `taken` are names
    that others there have already."""
    used = {name.casefold() for name in taken if name}
    found: list[Creature | None] = []
    for agent in agents:
        own = company(agent)
        who = next((one for one in _turned(own, table) if one.name.casefold() not in used), None)
        if own and who is None:  # a table of one level, larger than its company: friends help out
            friends = _turned(CREATURES, table)
            who = next((one for one in friends if one.name.casefold() not in used), None)
        if who is not None:
            used.add(who.name.casefold())
        found.append(who)
    return found


def names_of(agents: Sequence[str], table: str, given: Sequence[str | None]) -> list[str | None]:
    """By seat the name that was given, or else that of the creature there, if one sits there."""
    wanted = [agent if name is None else "" for agent, name in zip(agents, given, strict=True)]
    company = seated(wanted, table, given)
    return [
        who.name if name is None and who is not None else name
        for name, who in zip(given, company, strict=True)
    ]


def _turned(some: tuple[Creature, ...], table: str) -> tuple[Creature, ...]:
    """The same ones, beginning with another at every table."""
    if not some:
        return ()
    first = int.from_bytes(sha256(f"{table} {some[0].name}".encode()).digest()[:4]) % len(some)
    return some[first:] + some[:first]
