"""Making a table: from what somebody asks for to what is kept of it and what they are told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tanglewood.agents.registry import agent as agent_of
from tanglewood.cast import names_of
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.plain import Plain
from tanglewood.core.printable import shortened
from tanglewood.games.registry import load
from tanglewood.record.form import Player
from tanglewood.session.change import WAITING, NewSeat, SeatInfo, TableInfo
from tanglewood.session.clock import Terms
from tanglewood.session.dealcode import Source, source_of
from tanglewood.session.hosted import luck_of
from tanglewood.session.keys import hash_secret, new_key, new_secret, new_table_id, new_table_secret
from tanglewood.session.table import Table


class SeatSpec(Protocol):
    """Who is to sit at a seat: me, a friend or an ai."""

    @property
    def player(self) -> str: ...
    @property
    def name(self) -> str | None: ...
    @property
    def agent(self) -> str | None: ...
    @property
    def pledge(self) -> str | None: ...


class TableSpec(Protocol):
    """The table that is to be made."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> Sequence[SeatSpec]: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def deal(self) -> str | None: ...
    @property
    def outcomes(self) -> Sequence[Mapping[str, Any]] | None: ...


class NewTable(NamedTuple):
    """A new table, its seats as they are kept, and by seat what its maker is told of it: the place,
    and the token or the invitation."""

    info: TableInfo
    seats: list[NewSeat]
    made: list[Plain]


def new_table(spec: TableSpec, terms: Terms | None, now: int) -> NewTable:
    """The table that somebody wants; raises `BadOption` where that cannot be."""
    game = load(spec.game, **spec.options)
    if len(spec.seats) != game.seats:
        raise BadOption(
            Message("server-seats", game=game.name, n=game.seats, found=len(spec.seats))
        )
    known = spec.deal is not None or spec.outcomes is not None
    table = new_table_id()
    both = new_seats(spec.seats, table, shuffled=not known)
    seats = [seat for seat, _ in both]
    info = TableInfo(
        id=table, game=game.name, options=dict(spec.options),
        seed=_source(spec), known_deal=known, outcomes=spec.outcomes,
        deal_by=next((at for at, it in enumerate(spec.seats) if known and it.player == "me"), None),
        secret=new_table_secret(), terms=terms,
        created=now, updated=now, status=WAITING, result=None, rematch_of=None, rematch=None,
        seats=tuple(seat.info for seat in seats),
    )  # fmt: skip
    _check_outcomes(game, info)
    return NewTable(info, seats, [made for _, made in both])


def rematch_of(info: TableInfo, now: int) -> TableInfo:
    """The table of a rematch, at which nobody sits yet: seats rotated by one. Each person is
    invited by the token of the old seat."""
    many, seats = len(info.seats), []
    for place in range(many):
        old = info.seats[(place - 1) % many]
        person = old.human
        seats.append(SeatInfo(place, person, old.name, None if person else old.agent, not person))
    return TableInfo(
        id=new_table_id(), game=info.game, options=info.options, seed=None, known_deal=False,
        outcomes=None, secret=new_table_secret(),
        terms=info.terms, created=now, updated=now, status=WAITING, result=None,
        rematch_of=info.id, rematch=None, seats=tuple(seats),
    )  # fmt: skip


def tidy_name(name: str) -> str:
    """A name as it is kept; raises `BadOption` where it is none."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise BadOption(Message("server-name"))
    return name


def _source(spec: TableSpec) -> Source | None:
    """What decides the chance of a new table: of a fresh deal nobody knows it yet."""
    if spec.deal is not None:
        return source_of(spec.deal)
    return None if spec.outcomes is None else new_key()


def new_seats(
    specs: Sequence[SeatSpec], table: str, *, shuffled: bool
) -> list[tuple[NewSeat, Plain]]:
    """The seats of a new table, as they are kept and as its maker is told of them. For an AI that
    is given no name a creature comes: which one, follows from the text `table`."""
    own_names = [None if spec.name is None else tidy_name(spec.name) for spec in specs]
    names = names_of([spec.agent or "" for spec in specs], table, own_names)
    return [
        _new_seat(place, spec, name if spec.player == "ai" else own, shuffled=shuffled)
        for place, (spec, name, own) in enumerate(zip(specs, names, own_names, strict=True))
    ]


def _new_seat(
    place: int, spec: SeatSpec, name: str | None, *, shuffled: bool
) -> tuple[NewSeat, Plain]:
    if spec.pledge is not None and spec.player != "me":
        raise BadOption(Message("server-pledge-of-me"))
    if spec.player == "ai":
        found = agent_of(spec.agent or "")
        seat = SeatInfo(place, False, name or found.name, found.name, True)
        return NewSeat(seat), {"seat": place}
    if spec.agent is not None:
        raise BadOption(Message("server-agent-of-ai"))
    secret = new_secret()
    if spec.player == "me":
        if name is None:
            raise BadOption(Message("server-name-of-me"))
        seat = SeatInfo(
            seat=place, human=True, name=name, agent=None, joined=True,
            pledge=spec.pledge if shuffled else None,
        )  # fmt: skip
        return NewSeat(seat, token_hash=hash_secret(secret)), {"seat": place, "token": secret}
    seat = SeatInfo(place, True, name, None, False)
    return NewSeat(seat, invite_hash=hash_secret(secret)), {"seat": place, "invite": secret}


def _check_outcomes(game: Game[Any], info: TableInfo) -> None:
    """Outcomes may be asked for as far as the start needs them; they must be possible."""
    if info.outcomes is None:
        return
    players = [Player(f"Seat {seat}") for seat in range(game.seats)]
    table = Table(game, players, luck_of(game, info.seed, info.outcomes))
    used = Counter(str(entry.get("chance")) for entry in table.record.entries)
    requested = Counter(str(entry.get("chance")) for entry in info.outcomes)
    if requested - used:
        name = next(iter(requested - used))
        raise BadOption(Message("server-outcomes", game=game.name, chance=shortened(name)))
