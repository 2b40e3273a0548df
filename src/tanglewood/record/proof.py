"""Whether the cards of a finished game were shuffled as its record reveals."""

from typing import NamedTuple

from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.form import Record
from tanglewood.record.moment import replay
from tanglewood.record.shuffle import commitment, order, pledge


class Draw(NamedTuple):
    """A chance outcome of a record: the number of its entry, what was drawn and among which."""

    entry: int
    chance: str
    ordered: bool
    outcome: list[str]
    among: list[str]


def draws(record: Record) -> list[Draw]:
    """The chance outcomes of a record, in order; every entry is checked by the rules."""
    found, chance = [], None
    for number, entry, state, _ in replay(record):
        if chance is not None and entry is not None and "chance" in entry:
            outcome = entry["outcome"]
            assert isinstance(outcome, list)
            among = [record.game.item_text(chance.name, item) for item in chance.items]
            found.append(Draw(number, chance.name, chance.ordered, outcome, among))
        chance = state.chance
    return found


def prove(record: Record) -> int:
    """How many chance outcomes there are, all of which are right; raises BadRecord at the first
    thing that is not, a broken rule included."""
    found, reveal = draws(record), record.shuffle
    if reveal is None:
        raise BadRecord(Message("record-shuffle-none"))
    if commitment(reveal.secret) != reveal.commitment:
        raise BadRecord(Message("record-commitment-broken"))
    for seat, (pledged, given) in enumerate(reveal.shares):
        if given is not None and pledge(given) != pledged:
            raise BadRecord(Message("record-pledge-broken", name=record.names[seat]))
    key = reveal.key(record.game.name)
    for number, draw in enumerate(found):
        places = order(key, number, draw.among)[: len(draw.outcome)]
        right, drawn = [draw.among[place] for place in places], draw.outcome
        if right != drawn if draw.ordered else sorted(right) != sorted(drawn):
            wrong = Message("record-not-shuffled", chance=draw.chance)
            raise BadRecord(wrong, draw.entry)
    return len(found)
