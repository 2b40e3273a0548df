"""A table as texts on a shelf: one for the table with its seats, and one for every change."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from tanglewood.local.shelf import Shelf
from tanglewood.session.change import Change, Last, NewSeat, SeatInfo, TableInfo
from tanglewood.session.clock import Terms
from tanglewood.session.kept_start import kept_start, start_of

TABLES: Final = "table/"
CHANGES: Final = "change/"
_VERSION: Final = 1
_KNOWN_DEAL: Final = "deal_known"
"""What browsers keep `TableInfo.known_deal` under, as the protocol sends it."""


@dataclass(frozen=True, slots=True)
class Keys:
    """What opens a seat: hashes, never the secrets themselves."""

    token: str | None = None
    invite: str | None = None
    request: str | None = None
    """Of the request that took the seat: the same again gets the same token."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept."""

    info: TableInfo
    keys: tuple[Keys, ...]
    last: Last | None = None

    @classmethod
    def new(cls, info: TableInfo, seats: Iterable[NewSeat]) -> "StoredTable":
        """A table that was just made."""
        return cls(info, tuple(Keys(seat.token_hash, seat.invite_hash) for seat in seats))

    @classmethod
    def read(cls, text: str) -> "StoredTable":
        """A table from its text."""
        plain = json.loads(text)
        info, last = plain["info"], plain["last"]
        seed, secret, terms = info.pop("seed"), info.pop("secret"), info.pop("terms")
        known_deal, start = info.pop(_KNOWN_DEAL), start_of(info.pop("outcomes"))
        seats = tuple(SeatInfo(**seat) for seat in info.pop("seats"))
        return cls(
            TableInfo(
                **info,
                known_deal=known_deal,
                outcomes=start.outcomes,
                beginning=start.beginning,
                seed=bytes.fromhex(seed) if isinstance(seed, str) else seed,
                secret=None if secret is None else bytes.fromhex(secret),
                terms=None if terms is None else Terms(*terms),
                seats=seats,
            ),
            tuple(Keys(**keys) for keys in plain["keys"]),
            None if last is None else Last(*last),
        )

    @property
    def text(self) -> str:
        """The table as a text."""
        seed, secret = self.info.seed, self.info.secret
        info = asdict(self.info)
        del info["beginning"]
        info |= {
            _KNOWN_DEAL: info.pop("known_deal"),
            "seed": seed.hex() if isinstance(seed, bytes) else seed,
            "secret": None if secret is None else secret.hex(),
            "terms": self.info.terms,
            "outcomes": kept_start(self.info),
        }
        keys = [asdict(each) for each in self.keys]
        return json.dumps({"version": _VERSION, "info": info, "keys": keys, "last": self.last})

    def seat_of(self, token_hash: str) -> int | None:
        """The seat that a token opens."""
        return next((at for at, it in enumerate(self.keys) if it.token == token_hash), None)

    def with_seat(self, seat: int, keys: Keys | None = None, **news: Any) -> "StoredTable":
        """The same with something new at a seat."""
        seats = [*self.info.seats]
        seats[seat] = replace(seats[seat], **news)
        mine = [*self.keys]
        mine[seat] = keys or mine[seat]
        return replace(self, info=replace(self.info, seats=tuple(seats)), keys=tuple(mine))

    def with_info(self, **news: Any) -> "StoredTable":
        """The same with something new about the table."""
        return replace(self, info=replace(self.info, **news))


def find(shelf: Shelf, table: str) -> StoredTable | None:
    """A table by its id."""
    text = shelf.get(TABLES + table)
    return None if text is None else StoredTable.read(text)


def put(shelf: Shelf, table: StoredTable, change: Change | None = None) -> None:
    """Keep a table, with one more change."""
    shelf.put(TABLES + table.info.id, table.text)
    if change is not None:
        shelf.put(f"{changes_of(table.info.id)}{change.number:06}", json.dumps(asdict(change)))


def changes_of(table: str) -> str:
    """How the keys of a table's changes begin."""
    return f"{CHANGES}{table}/"


def changes(shelf: Shelf, table: str) -> list[Change]:
    """The changes of a table."""
    return [_change(json.loads(text)) for text in shelf.under(changes_of(table))]


def _change(plain: Mapping[str, Any]) -> Change:
    return Change(**{**plain, "entries": tuple(plain["entries"])})
