"""What a record reveals of its shuffle once the game is over; `proof` says whether it is right."""

import re
from dataclasses import dataclass
from typing import Final

from tanglewood.core.message import Message
from tanglewood.record.errors import BadRecord
from tanglewood.record.shuffle import SCHEME, Share, key

_KEYS: Final = ("scheme", "table", "commitment", "secret", "shares")
_SHARE_KEYS: Final = ("pledge", "share")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_TABLE: Final = re.compile(r"[0-9a-z]{1,40}")


@dataclass(frozen=True, slots=True)
class Reveal:
    """All that decided the chance of a game; shares are by seat."""

    table: str
    commitment: str
    secret: bytes
    shares: tuple[Share, ...]

    def key(self, game: str) -> bytes:
        """What every chance outcome of the game follows from."""
        return key(self.secret, self.table, game, self.shares)

    def plain(self) -> dict[str, object]:
        """The revelation as plain JSON values."""
        shares = [
            {"pledge": each.pledge, "share": None if each.share is None else each.share.hex()}
            for each in self.shares
        ]
        return {
            "scheme": SCHEME,
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "shares": shares,
        }

    @classmethod
    def parse(cls, value: object, seats: int) -> "Reveal":
        """The revelation that plain JSON values describe; whether it is right, `prove` says."""
        if not isinstance(value, dict) or value.keys() != set(_KEYS):
            raise BadRecord(Message("record-shuffle", keys=", ".join(_KEYS)))
        if value["scheme"] != SCHEME:
            raise BadRecord(Message("record-shuffle-scheme", scheme=SCHEME))
        table, shares = value["table"], value["shares"]
        if not isinstance(table, str) or not _TABLE.fullmatch(table):
            raise BadRecord(Message("record-shuffle-table"))
        if not isinstance(shares, list) or len(shares) != seats:
            raise BadRecord(Message("record-shuffle-shares", n=seats))
        found = []
        for each in shares:
            if not isinstance(each, dict) or each.keys() != set(_SHARE_KEYS):
                raise BadRecord(Message("record-shuffle-share"))
            given = None if each["share"] is None else bytes.fromhex(_hash(each["share"], "share"))
            pledged = None if each["pledge"] is None else _hash(each["pledge"], "pledge")
            found.append(Share(pledged, given))
        secret = bytes.fromhex(_hash(value["secret"], "secret"))
        return cls(table, _hash(value["commitment"], "commitment"), secret, tuple(found))


def _hash(value: object, key: str) -> str:
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise BadRecord(Message("record-shuffle-hash", key=key))
    return value
