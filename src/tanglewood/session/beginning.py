"""Playing on from a moment of a finished game: what was played until then is the beginning of a
game of practice, in which one seat is a person's and agents have the others."""

from dataclasses import replace

from tanglewood.agents.registry import STRONGEST, known
from tanglewood.cast import names_of
from tanglewood.core.errors import BadOption
from tanglewood.core.message import Message
from tanglewood.record.form import HUMAN, Player, Record
from tanglewood.record.moment import check


def beginning(record: Record, turn: int) -> Record:
    """The game until this many actions were made, with what chance did after them; raises
    `BadOption` where nobody was to act then."""
    actions, end = 0, len(record.entries)
    for at, entry in enumerate(record.entries):
        if "chance" in entry or "check" in entry:
            continue
        if actions == turn:
            end = at
            break
        actions += 1
    if end == len(record.entries) or actions < turn:
        raise BadOption(Message("practice-over"))
    cut = Record(record.game, record.players, record.entries[:end], None)
    check(cut)
    return cut


def practice_record(record: Record, turn: int, seat: int, name: str) -> Record:
    """The beginning with a person of this name at the seat and agents at all others: those that
    played, and in the place of people the strongest."""
    cut = beginning(record, turn)
    agents, own_names = [], []
    for at, player in enumerate(record.players):
        plays = player.agent != HUMAN and known(player.agent)
        agents.append(HUMAN if at == seat else player.agent if plays else STRONGEST)
        own_names.append(name if at == seat else player.name if plays else None)
    names = names_of(agents, " ".join(record.names), own_names)
    players = [Player(who or agent, agent) for who, agent in zip(names, agents, strict=True)]
    return replace(cut, players=tuple(players))
