"""The host: the tables of one browser, what is asked about them, and who looks at them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from tanglewood.core.errors import BadOption, TanglewoodError
from tanglewood.core.message import Message, message_plain
from tanglewood.core.plain import Plain
from tanglewood.core.printable import shortened
from tanglewood.local import stored_table
from tanglewood.local.days import LocalDays
from tanglewood.local.problem import NotReady, Problem
from tanglewood.local.puzzling import answer_to, next_for, one_puzzle
from tanglewood.local.reviewing import LocalReviews
from tanglewood.local.shelf import Shelf
from tanglewood.local.stored_table import Keys, StoredTable
from tanglewood.local.table import LocalTable, now
from tanglewood.local.viewer import Viewer
from tanglewood.protocol.daily import days_plain
from tanglewood.protocol.encoding import encoded
from tanglewood.protocol.listing import games_plain, table_plain, tallies
from tanglewood.protocol.making import new_table, tidy_name
from tanglewood.protocol.moments import MOST, moments_of
from tanglewood.protocol.practising import practice_table, record_until
from tanglewood.protocol.progress import games_to_count, known_games, played_game, progress_plain
from tanglewood.protocol.puzzles import games_plain as games_with_puzzles
from tanglewood.protocol.shuffling import revealed_plain, shuffle_plain
from tanglewood.record.form import Record
from tanglewood.session.change import OVER
from tanglewood.session.clock import Terms
from tanglewood.session.daily import today
from tanglewood.session.hosted import Hosted
from tanglewood.session.keys import hash_secret, seat_token

NO_TABLE: Final = 4404


class OutgoingMessage(NamedTuple):
    """Something for whoever looks through a link: a message, or at the end the code to close."""

    link: str
    text: str
    close: int = 0


@dataclass(frozen=True)
class _SeatRequest:
    player: str
    name: str | None = None
    agent: str | None = None
    pledge: str | None = None


@dataclass(frozen=True)
class _TableRequest:
    game: str
    seats: list[_SeatRequest]
    options: Mapping[str, Any]
    deal: str | None
    outcomes: list[Mapping[str, Any]] | None


class Host:
    """Tables, by plain calls. Nothing here waits: what is due is done by `work`."""

    def __init__(self, shelf: Shelf, *, answer_after: float = 0.4, share_within: float = 5.0):
        self.shelf = shelf
        self._answer_after = answer_after
        self._share_within = share_within
        self._tables: dict[str, LocalTable] = {}
        self._links: dict[str, tuple[LocalTable, Viewer]] = {}
        self._outgoing: list[OutgoingMessage] = []
        self._days = LocalDays(shelf)
        self._reviews = LocalReviews(shelf)

    def take_outgoing(self) -> list[OutgoingMessage]:
        """What is to be said since this was asked last. It holds once what is on the shelf is kept;
        if that fails it is not said at all."""
        found, self._outgoing = self._outgoing, []
        return found

    def roll_back(self, why: Message) -> None:
        """What is on trial could not be kept: all goes on from what was kept before."""
        self._outgoing.clear()
        tried = self.shelf.trial
        self.shelf.take_back()
        for each in tuple(self._tables.values()):
            if any(key.endswith(each.id) or f"/{each.id}/" in key for key in tried):
                each.reload(why)

    def forget(self) -> None:
        """A mistake of ours: nobody looks any more, and only what is kept counts."""
        self.shelf.take_back()
        self._tables.clear()
        self._links.clear()
        self._outgoing.clear()

    def open(self, link: str, table: str) -> None:
        """Somebody looks at a table, and speaks through this link."""
        found = self._table(table)
        if found is None:
            self._outgoing.append(OutgoingMessage(link, "", NO_TABLE))
            return
        viewer = Viewer(lambda text: self._outgoing.append(OutgoingMessage(link, text)))
        self._links[link] = found, viewer

    def receive(self, link: str, text: str) -> None:
        """Somebody says something through a link."""
        if link not in self._links:
            return
        table, viewer = self._links[link]
        code = table.receive(viewer, text)
        if code is not None:
            self.close(link)
            self._outgoing.append(OutgoingMessage(link, "", code))

    def close(self, link: str) -> None:
        """A link is gone; a table at which nobody looks is put away."""
        table, viewer = self._links.pop(link, (None, None))
        if table is None or viewer is None:
            return
        table.leave(viewer)
        if not any(it is table for it, _ in self._links.values()):
            del self._tables[table.id]

    def work(self) -> float | None:
        """Do what is due by itself; after how many seconds there is more to do, or None."""
        waits = [wait for each in tuple(self._tables.values()) if (wait := each.work()) is not None]
        return min(waits, default=None)

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """A request as the server has them; the status and the answer."""
        while (found := self.ask_for_a_while(method, path, body)) is None:
            pass
        return found

    def ask_for_a_while(self, method: str, path: str, body: str = "") -> tuple[int, str] | None:
        """The same; None if it takes longer: then a piece of it is done, and is to be asked
        again."""
        address = urlsplit(path)
        parts = address.path.strip("/").split("/")
        query = {name: values[-1] for name, values in parse_qs(address.query).items()}
        try:
            found = self._answer(method, parts[1:], query, json.loads(body or "null") or {})
        except NotReady:
            return None
        except TanglewoodError as error:
            status = error.status if isinstance(error, Problem) else 422
            found = {"status": status, "title": "", **message_plain(error.message, "detail")}
            return status, encoded(found).decode()
        return 200, found if isinstance(found, str) else encoded(found).decode()

    def _answer(
        self, method: str, parts: list[str], query: Mapping[str, str], body: Plain
    ) -> Plain | str:
        match method, parts:
            case "POST", ["tables"]:
                return self._make(body)
            case "POST", ["tables", table, "join"]:
                return self._join(table, body)
            case "POST", ["mine"]:
                return {
                    "games": games_plain(
                        (it.info, at, it.last) for it, at in self._held_seats(body)
                    )
                }
            case "POST", ["statistics"]:
                return {"games": tallies((it.info, at) for it, at in self._held_seats(body))}
            case "POST", ["progress"]:
                return self._progress(body)
            case "POST", ["replay"]:
                return self._moments(Record.parse(body.get("record")), body)
            case "POST", ["practice"]:
                return self._practice(body)
            case "POST", ["tables", table, "review"]:
                return self._reviews.of_table(table, self._finished_record(table))
            case "POST", ["review"]:
                return self._reviews.of_record(Record.parse(body.get("record")))
            case "GET", ["reviews", review]:
                return self._reviews.more(review)
            case "GET", ["puzzles"]:
                return games_with_puzzles()
            case "POST", ["puzzles", game, "next"]:
                return next_for(game, body)
            case "GET", ["puzzles", game, key]:
                return one_puzzle(game, key)
            case "POST", ["puzzles", game, key, "answer"]:
                return answer_to(game, key, body)
            case "GET", ["daily"]:
                return days_plain(today())
            case "POST", ["daily", game]:
                return self._days.play(game, body, now())
            case "GET", ["daily", game]:
                return self._days.table(game, query.get("date", ""))
            case "GET", ["tables", table, "daily"]:
                self._finished_record(table)
                return self._days.result(self._known_table(table))
            case "GET", ["tables", table]:
                found = self._known_table(table)
                return table_plain(found.info, found.last)
            case "GET", ["tables", table, "record"]:
                return self._finished_record(table).text
            case "GET", ["tables", table, "moments"]:
                return self._moments(self._finished_record(table), query)
            case "GET", ["tables", table, "shuffle"]:
                return revealed_plain(self._finished_record(table))
            case _:
                path = shortened("/".join(parts), 80)
                raise Problem(404, Message("server-nothing-at", path=path))

    def _make(self, body: Plain) -> Plain:
        clock = body.get("clock")
        terms = clock and Terms(clock["seconds"] * 1000, clock.get("increment", 0) * 1000)
        spec = _TableRequest(
            body["game"],
            [_SeatRequest(**seat) for seat in body["seats"]],
            body.get("options") or {},
            body.get("deal"),
            body.get("outcomes"),
        )
        info, seats, made = new_table(spec, terms, now())
        stored_table.put(self.shelf, StoredTable.new(info, seats))
        return {"table": info.id, "seats": made, "shuffle": shuffle_plain(info)}

    def _practice(self, body: Plain) -> Plain:
        """Play on from a moment of a game that is over."""
        table, record = body.get("table"), body.get("record")
        if (table is None) == (record is None):
            raise BadOption(Message("practice-from"))
        game = Record.parse(record) if table is None else self._finished_record(table)
        beginning = record_until(game, body["turn"], body["seat"], tidy_name(body["name"]))
        info, seats, made = practice_table(beginning, body["seat"], now())
        stored_table.put(self.shelf, StoredTable.new(info, seats))
        return {"table": info.id, "seats": made, "shuffle": None}

    def _join(self, table: str, body: Plain) -> Plain:
        """Take a free seat, with an invitation."""
        found, invite, request = (
            self._known_table(table),
            hash_secret(body["invite"]),
            hash_secret(body["request"]),
        )
        token = seat_token(body["invite"], body["request"])
        seat = next((at for at, it in enumerate(found.keys) if it.invite == invite), None)
        if seat is None:
            raise Problem(401, Message("server-no-invitation"))
        if found.info.seats[seat].joined:
            if found.keys[seat].request != request:
                raise Problem(409, Message("server-seat-taken"))
            return {"table": table, "seat": seat, "token": token}
        pledge = body.get("pledge") if found.info.is_shuffled else None
        news: Plain = {"joined": True, "pledge": pledge}
        if body.get("name") is not None:
            news["name"] = tidy_name(body["name"])
        joined = found.with_seat(seat, Keys(hash_secret(token), invite, request), **news)
        stored_table.put(self.shelf, joined)
        if table in self._tables:
            self._tables[table].on_seat_taken(joined)
        return {"table": table, "seat": seat, "token": token}

    def _moments(self, record: Record, query: Mapping[str, Any]) -> Plain:
        viewer, first = str(query.get("viewer", "all")), int(query.get("from", 0))
        return moments_of(record, viewer, first, int(query.get("to", MOST)))

    def _held_seats(self, body: Plain) -> list[tuple[StoredTable, int]]:
        """The tables whose tokens are right, with the seats that these open."""
        found = []
        for each in body["seats"]:
            table = stored_table.find(self.shelf, each["table"])
            if table is None:
                continue
            seat = table.seat_of(hash_secret(each["token"]))
            if seat is not None:
                found.append((table, seat))
        return found

    def _progress(self, body: Plain) -> Plain:
        """What the games of these seats come to, with those that the browser kept."""
        known = known_games(body.get("games", ()))
        held = ((it.info, at) for it, at in self._held_seats(body))
        some, more = games_to_count(held, (it.id for it in known))
        new = [
            played_game(it, at, stored_table.changes(self.shelf, it.id), None) for it, at in some
        ]
        days, puzzles = body.get("days", ()), body.get("puzzles", {})
        return progress_plain(known, new, days, puzzles, more=more)

    def _known_table(self, table: str) -> StoredTable:
        found = stored_table.find(self.shelf, table)
        if found is None:
            raise Problem(404, Message("server-no-table", table=shortened(table)))
        return found

    def _finished_record(self, table: str) -> Record:
        found = self._known_table(table).info
        if found.status != OVER:
            raise Problem(403, Message("server-not-over"))
        return Hosted.load(found, stored_table.changes(self.shelf, table)).record

    def _table(self, table: str) -> LocalTable | None:
        if table not in self._tables:
            found = stored_table.find(self.shelf, table)
            if found is None:
                return None
            opened = LocalTable(self.shelf, found, self._answer_after, self._share_within)
            self._tables[table] = opened
        return self._tables[table]
