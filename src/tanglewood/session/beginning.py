"""Playing on from a moment of a finished game: what was played until then is the beginning of a
game of practice, in which one seat is a person's and agents have the others."""

from dataclasses import replace

from tanglewood.agents.registry import STRONGEST, known
from tanglewood.cast import names_of
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.record.form import Player, Record
from tanglewood.record.replay import verify
from tanglewood.session.sitting import HUMAN


def beginning(record: Record, turn: int) -> Record:
    """The game until so many actions were made, with what chance did after them; raises `BadOption`
    where nobody was to act then."""
    made, end = 0, len(record.entries)
    for at, entry in enumerate(record.entries):
        if "chance" in entry or "check" in entry:
            continue
        if made == turn:
            end = at
            break
        made += 1
    if end == len(record.entries) or made < turn:
        raise BadOption(Message("practice-over"))
    cut = Record(record.game, record.players, record.entries[:end], None)
    verify(cut)
    return cut


def practised(record: Record, turn: int, seat: int, name: str) -> Record:
    """The beginning with a person of this name at the seat and agents at all others: those that
    played, and in the place of people the strongest."""
    cut = beginning(record, turn)
    agents, given = [], []
    for at, player in enumerate(record.players):
        plays = player.agent != HUMAN and known(player.agent)
        agents.append(HUMAN if at == seat else player.agent if plays else STRONGEST)
        given.append(name if at == seat else player.name if plays else None)
    names = names_of(agents, " ".join(record.names), given)
    players = [Player(who or agent, agent) for who, agent in zip(names, agents, strict=True)]
    return replace(cut, players=tuple(players))
