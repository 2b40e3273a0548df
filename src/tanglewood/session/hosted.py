"""A table with its numbered changes: what a server hosts and a store keeps.

`make` applies a change to the table in memory and returns it, to be stored before anybody hears of
it; `load` reads a table back from its changes. Nothing here waits, stores or looks at the time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tanglewood.core.errors import GameOver, TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import NOBODY
from tanglewood.core.state import State
from tanglewood.core.view import View, seen_events
from tanglewood.games.registry import load as load_game
from tanglewood.record.deal import FORMAT, VERSION, Luck, deal_of
from tanglewood.record.form import Entry, Player, Record
from tanglewood.session import change as kinds
from tanglewood.session.change import Change, TableInfo
from tanglewood.session.clock import Clock
from tanglewood.session.table import HUMAN, Table


class CannotDo(TanglewoodError):
    """Something that is not possible at this table now."""


def luck_of(game: Game[Any], seed: int, outcomes: Sequence[Mapping[str, Any]] | None) -> Luck:
    """The luck of a table: the outcomes that were asked for, then the seed."""
    if outcomes is None:
        return Luck(seed)
    plain = {"format": FORMAT, "version": VERSION, "game": game.name, "outcomes": list(outcomes)}
    return Luck(seed, deal_of(plain, game))


class Hosted:
    """One table: the game, who plays, the number of its last change, its clock."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        self.game: Game[Any] = load_game(info.game, **info.options)
        self.luck = luck_of(self.game, info.seed, info.outcomes)
        self.players = [
            Player(seat.name or f"Seat {seat.seat + 1}", HUMAN if seat.human else seat.agent or "")
            for seat in info.seats
        ]
        self.clock = Clock(info.terms, self.game.seats) if info.terms is not None else None
        self.number = 0
        self.reset_at = 0
        """The number of the last change that took something back."""
        self.last: Change | None = None
        self.cause = "rules"
        self.rematch: set[int] = set()
        self.giving_up: set[int] = set()
        self.people = self._people()
        """The seats at which people sit now."""
        self.to_act = NOBODY
        """The seat to act, or NOBODY."""
        self.outcome: Outcome | None = None
        """How the game ended, if it has."""
        self._table: Table | None = None
        self._told: list[tuple[int, State[Any]]] = []

    @classmethod
    def load(cls, info: TableInfo, changes: Iterable[Change]) -> "Hosted":
        """The table as its changes left it."""
        self = cls(info)
        entries: list[Entry] = []
        numbers: list[int] = []
        to_act = NOBODY
        for change in changes:
            entries += change.entries
            numbers += [change.number] * len(change.entries)
            if change.kind == kinds.UNDO:
                del entries[int(change.text) :], numbers[int(change.text) :]
                self.reset_at = change.number
            self._spend(to_act, change)
            self._note(change)
            to_act = change.to_act
        if self.number:
            result = info.result
            record = Record(self.game, tuple(self.players), tuple(entries), result)
            self._table = Table.resume(record, self.luck)
            for seat in self.giving_up:
                self._table.resign(seat)
            self._look()
            steps = [
                number
                for number, entry in zip(numbers, entries, strict=True)
                if "check" not in entry and "resign" not in entry
            ]
            self._told = list(zip(steps, self._states(), strict=True))
        return self

    @property
    def table(self) -> Table:
        """The table itself, once everybody sits."""
        if self._table is None:
            raise CannotDo(Message("session-not-begun"))
        return self._table

    @property
    def started(self) -> bool:
        """Whether everybody sits and the cards are dealt."""
        return self._table is not None

    def _people(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.players) if who.agent == HUMAN)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(player.name for player in self.players)

    def view(self, viewer: int) -> View:
        """What a seat or a spectator may know; whoever looks counts as having seen it."""
        return self.table.view(viewer)

    def events(self, viewer: int, since: int) -> Iterator[tuple[int, Event]]:
        """What the viewer saw happen after the change with number `since`, oldest first."""
        first = len(self._told)
        while first and self._told[first - 1][0] > since:
            first -= 1
        for number, state in self._told[first:]:
            for event in seen_events(state.events, viewer):
                yield number, event

    def decided(self, viewer: int) -> int:
        """The number of the change in which the viewer decided last, or of the newest one for a
        spectator; 0 where there is none."""
        number: int
        for number, state in reversed(self._told):
            if viewer < 0 or (state.previous is not None and state.previous.to_act == viewer):
                return number
        return 0

    def may_undo(self, seat: int) -> bool:
        """Whether the seat could take back its last decision."""
        if self._table is None:
            return False
        last = self.last
        others = last is not None and last.kind == kinds.ACT and last.seat != seat
        if others and self._told and seen_events(self._told[-1][1].events, seat):
            return False  # the common case, without a search
        return self._table.may_undo(seat)

    def make(self, kind: str, seat: int, text: str = "", *, at: int, spent: int = 0) -> Change:
        """Apply a change; on an error nothing has changed."""
        before, entries = self.to_act, len(self._entries())
        if kind == kinds.START:
            self._table = Table(self.game, self.players, self.luck)
        else:
            text = self._apply(kind, seat, text)
        added = tuple(self._entries()[entries:]) if kind != kinds.UNDO else ()
        self._look()
        number = self.number + 1
        change = Change(number, kind, seat, text, added, at, spent, self.to_act)
        self._spend(before, change)
        self._note(change)
        self._tell(kind)
        return change

    def follow(self, change: Change) -> bool:
        """Apply a change that was made elsewhere; False if it does not come out the same, so
        that the table must be loaded anew."""
        if change.number != self.number + 1:
            return False
        if change.kind in {kinds.TAKEOVER, kinds.BACK, kinds.UNDO}:
            return False
        mine = self.make(change.kind, change.seat, change.text, at=change.at, spent=change.spent)
        return mine == change

    def _apply(self, kind: str, seat: int, text: str) -> str:
        """Do what a change says; the text as it is kept."""
        table = self.table
        match kind:
            case kinds.ACT:
                text = self.game.actions.parse(text).text
                table.act(seat, text)
            case kinds.UNDO:
                table.undo(seat)
                text = str(len(table.entries))
                self.reset_at = self.number + 1
            case kinds.RESIGN:
                table.resign(seat)
            case kinds.CLAIM | kinds.TIME:
                for other in self.people if self.game.cooperative else (seat,):
                    table.resign(other)
            case kinds.TAKEOVER:
                self._reseat(seat, Player(self.players[seat].name, text))
            case kinds.BACK:
                self._reseat(seat, Player(self.players[seat].name, HUMAN))
            case kinds.REMATCH:
                if self.outcome is None:
                    raise CannotDo(Message("session-rematch-early"))
            case _:
                raise ValueError(f"no change of the kind {kind!r}")
        return text

    def _reseat(self, seat: int, player: Player) -> None:
        """Somebody else plays on; the record names who sits there now."""
        if self.outcome is not None:
            raise GameOver(Message("session-over"))
        players = [*self.players]
        players[seat] = player
        record = self.table.record
        record = Record(self.game, tuple(players), record.entries, record.result)
        self._table = Table.resume(record, self.luck)
        self.players = players
        self.people = self._people()
        numbers = [number for number, _ in self._told]
        self._told = list(zip(numbers, self._states(), strict=True))

    def _note(self, change: Change) -> None:
        """What a change means for what the game's record does not hold."""
        self.number, self.last = change.number, change
        if any("resign" in entry for entry in change.entries):
            self.cause = change.kind
        if change.kind == kinds.TAKEOVER:
            self.players[change.seat] = Player(self.players[change.seat].name, change.text)
        elif change.kind == kinds.BACK:
            self.players[change.seat] = Player(self.players[change.seat].name, HUMAN)
        if change.kind in {kinds.TAKEOVER, kinds.BACK}:
            self.people = self._people()
        if change.kind == kinds.REMATCH:
            self.rematch.add(change.seat)
        elif change.kind == kinds.RESIGN and not change.entries:
            self.giving_up.add(change.seat)
        else:
            self.giving_up.clear()

    def _look(self) -> None:
        """See where the game stands; asked once per change, since everybody wants to know."""
        self.outcome = self.table.outcome
        self.to_act = NOBODY if self.outcome is not None else self.table.state.to_act

    def _spend(self, seat: int, change: Change) -> None:
        if self.clock is not None and seat >= 0:
            self.clock.spend(seat, change.spent)
            if change.kind == kinds.ACT:
                self.clock.acted(seat)

    def _tell(self, kind: str) -> None:
        """Keep which states the last change led to."""
        if kind == kinds.UNDO:
            state = self.table.state
            while self._told and self._told[-1][1] is not state:
                self._told.pop()
            return
        known = self._told[-1][1] if self._told else None
        new: list[tuple[int, State[Any]]] = []
        at: State[Any] | None = self.table.state
        while at is not None and at is not known and at.previous is not None:
            new.append((self.number, at))
            at = at.previous
        self._told += reversed(new)

    def _states(self) -> list[State[Any]]:
        """Every state after the first, oldest first."""
        states: list[State[Any]] = []
        at: State[Any] | None = self.table.state
        while at is not None and at.previous is not None:
            states.append(at)
            at = at.previous
        return states[::-1]

    def _entries(self) -> Sequence[Entry]:
        return self._table.entries if self._table is not None else ()
