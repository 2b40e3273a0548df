"""Game records: one JSON object that holds all that another program needs to replay a game.

>>> from tanglewood import record
>>> for number, game in record.read_records("games.jsonl"):  # doctest: +SKIP
...     record.check(game)
"""

from tanglewood.record.componentsfile import read_components
from tanglewood.record.deal import Luck, read_deal
from tanglewood.record.errors import BadRecord
from tanglewood.record.files import read_record, read_records, write_record, write_records
from tanglewood.record.form import Player, Record
from tanglewood.record.made import record_of
from tanglewood.record.moment import Moment, check, replay
from tanglewood.record.scribe import Scribe, result_of

__all__ = [
    "Record",
    "Player",
    "Scribe",
    "record_of",
    "result_of",
    "Moment",
    "replay",
    "check",
    "read_record",
    "read_records",
    "write_record",
    "write_records",
    "Luck",
    "read_deal",
    "read_components",
    "BadRecord",
]
