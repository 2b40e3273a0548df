"""A table with its numbered changes: what a server hosts and a store keeps.

`make` applies a change to the table and returns it, to be stored before anybody hears of
it; `load` reads a table back from its changes. Nothing here waits, stores or looks at the time.
"""

import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.seat import NOBODY
from tanglewood.core.view import seen_events
from tanglewood.games.registry import load as load_game
from tanglewood.record.deal import FORMAT, NO_DEAL, VERSION, Luck, deal_of
from tanglewood.record.form import HUMAN, Entry, Player, Record
from tanglewood.record.reveal import Reveal
from tanglewood.record.shuffle import NOTHING, Share, Shuffle, commitment, dice, key
from tanglewood.session import change as kinds
from tanglewood.session.agent_for import timed_agent_for, untimed_agent_for
from tanglewood.session.change import Change, TableInfo
from tanglewood.session.clock import Clock
from tanglewood.session.dealcode import Source
from tanglewood.session.steps import TableStep
from tanglewood.session.table import Table

_TAKES_BACK: Final = frozenset({kinds.UNDO, kinds.PRACTICE})
"""Changes that take something back."""


class CannotDo(TanglewoodError):
    """Something that is not possible at this table now."""


def luck_of(
    game: Game[Any], source: Source | None, outcomes: Sequence[Mapping[str, Any]] | None
) -> Luck:
    """The luck of a table: the outcomes that were asked for, then what decides the rest."""
    plain = {"format": FORMAT, "version": VERSION, "game": game.name}
    deal = NO_DEAL if outcomes is None else deal_of(plain | {"outcomes": list(outcomes)}, game)
    if isinstance(source, bytes):
        return Luck(None, deal, Shuffle(source, game))
    return Luck(source, deal)


@lru_cache(maxsize=100)
def _game(name: str, options: str) -> Game[Any]:
    """A game with its options; tables that play the same share it."""
    return load_game(name, **json.loads(options))


class Hosted:
    """A table whose every change has a number, with the clock and what is agreed after the game.
    The table waits, undealt, until the first change; whoever only asks asks the table itself."""

    def __init__(self, info: TableInfo) -> None:
        game = _game(info.game, json.dumps(info.options, sort_keys=True))
        players = [
            Player(seat.name or f"Seat {seat.seat + 1}", HUMAN if seat.human else seat.agent or "")
            for seat in info.seats
        ]
        agent_for = timed_agent_for if info.occasion is None else untimed_agent_for
        luck = luck_of(game, info.seed, info.outcomes)
        rolled = None if info.secret is None else dice(info.secret)
        self.table: Final = Table(game, players, luck, agent_for, deal=False, dice=rolled)
        self.info = info
        self.shares: tuple[Share, ...] = ()
        """What the seats put into the shuffle, once it is done."""
        self.clock = Clock(info.terms, game.seats) if info.terms is not None else None
        self.number = 0
        self.reset_at = 0
        """The number of the last change that took something back."""
        self.last: Change | None = None
        self.cause = "rules"
        self.rematch: set[int] = set()
        self._numbers = array("L")
        """By entry of the record, the number of the change that added it."""

    @classmethod
    def load(cls, info: TableInfo, changes: Iterable[Change]) -> "Hosted":
        """The table as its changes left it."""
        self = cls(info)
        entries: list[Entry] = []
        giving_up: set[int] = set()
        to_act = NOBODY
        for change in changes:
            entries += change.entries
            if change.kind == kinds.START:
                self._shuffle(change.text)
            elif change.kind in _TAKES_BACK:
                del entries[int(change.text) :]
                self.table.practice |= change.kind == kinds.PRACTICE
            elif change.kind in {kinds.TAKEOVER, kinds.RETURN}:
                self._apply(change.kind, change.seat, change.text)
            if change.kind == kinds.RESIGN and not change.entries:
                giving_up.add(change.seat)
            else:
                giving_up.clear()
            self._note(change, to_act, len(entries))
            to_act = change.to_act
        if self.started:
            self.table.load(self._recorded(entries, info.result))
            self.table.giving_up |= giving_up
        return self

    @property
    def started(self) -> bool:
        """Whether everybody sits and the cards are dealt."""
        return self.number > 0

    @property
    def record(self) -> Record:
        """The game so far, marked if somebody chose its deal. Once it is over, and not before, it
        reveals how its cards were shuffled."""
        found, info = self.table.record, self.info
        reveal = None
        if self.table.outcome is not None and info.is_shuffled and info.secret is not None:
            reveal = Reveal(info.id, commitment(info.secret), info.secret, self.shares)
        return replace(found, known_deal=info.known_deal, shuffle=reveal)

    @property
    def source(self) -> Source | None:
        """What decides chance, once the cards are dealt; never for a seat before the end."""
        luck = self.table.luck
        return luck.seed if luck.shuffle is None else luck.shuffle.key

    def news(self, viewer: int, since: int) -> list[tuple[int, Event]]:
        """What the viewer saw happen after the change with number `since`, oldest first."""
        self.table.mark_seen(viewer)
        found: list[tuple[int, Event]] = []
        for step in reversed(self.table.steps):
            number = self._numbers[step.first_entry]
            if number <= since:
                break
            found += [(number, event) for event in reversed(seen_events(step.events, viewer))]
        return found[::-1]

    def last_decision(self, viewer: int) -> int:
        """The number of the change in which the viewer decided last, or of the newest one for a
        spectator; 0 where there is none."""
        step: TableStep
        for step in reversed(self.table.steps):
            if viewer < 0 or step.seat == viewer:
                return self._numbers[step.first_entry]
        return 0

    def make(self, kind: str, seat: int, text: str = "", *, at: int, spent: int = 0) -> Change:
        """Apply a change; on an error nothing has changed."""
        table = self.table
        before, entries = table.to_act, len(table.entries)
        if not self.started and kind != kinds.START:
            raise CannotDo(Message("session-not-begun"))
        text = self._apply(kind, seat, text)
        added, number = table.entries.after(entries), self.number + 1
        change = Change(
            number=number, kind=kind, seat=seat, text=text, entries=added, at=at, spent=spent,
            to_act=table.to_act,
        )  # fmt: skip
        self._note(change, before, len(table.entries))
        return change

    def follow(self, change: Change) -> bool:
        """Apply a change that was made elsewhere; False if it does not come out the same, so
        that the table must be loaded again."""
        if change.number != self.number + 1:
            return False
        if change.kind in {kinds.TAKEOVER, kinds.RETURN, *_TAKES_BACK}:
            return False
        mine = self.make(change.kind, change.seat, change.text, at=change.at, spent=change.spent)
        return mine == change

    def _apply(self, kind: str, seat: int, text: str) -> str:
        """Do what a change says; the text as it is kept."""
        table = self.table
        match kind:
            case kinds.START:
                self._shuffle(text)
                if self.info.beginning is not None:
                    table.load(self._recorded(self.info.beginning, None))
                else:
                    table.run_chance()
            case kinds.ACT:
                action = table.game.actions.parse(text)
                text = action.text
                table.act(seat, action)
            case kinds.UNDO | kinds.PRACTICE:
                table.undo(seat, practice=kind == kinds.PRACTICE)
                text = str(len(table.entries))
            case kinds.RESIGN:
                table.resign(seat)
            case kinds.CLAIM | kinds.TIME:
                if table.game.cooperative and table.outcome is None:
                    table.giving_up.update(table.people)
                table.resign(seat)
            case kinds.TAKEOVER:
                table.reseat(seat, text)
            case kinds.RETURN:
                table.reseat(seat, HUMAN)
            case kinds.REMATCH:
                if table.outcome is None:
                    raise CannotDo(Message("session-rematch-early"))
            case _:
                raise ValueError(f"no change of the kind {kind!r}")
        return text

    def _recorded(self, entries: Iterable[Entry], result: Entry | None) -> Record:
        """These entries as the record of this table."""
        return Record(self.table.game, self.table.players, tuple(entries), result)

    def _shuffle(self, shares: str) -> None:
        """Shuffle with these shares, a word by seat."""
        info = self.info
        if info.is_shuffled and info.secret is not None:
            words = shares.split() or [NOTHING] * self.table.game.seats
            self.shares = tuple(map(Share.read, words))
            source = key(info.secret, info.id, self.table.game.name, self.shares)
            self.table.luck = luck_of(self.table.game, source, info.outcomes)

    def _note(self, change: Change, seat: int, entries: int) -> None:
        """What a change means for what the game's record does not hold: `seat` was to act before
        it, and the record has this many `entries` after it."""
        self.number, self.last = change.number, change
        more = entries - len(self._numbers)
        if more >= 0:
            self._numbers.extend([change.number] * more)
        else:
            del self._numbers[entries:]
        if change.kind != kinds.ACT:
            if change.kind in _TAKES_BACK:
                self.reset_at = change.number
            elif change.kind == kinds.REMATCH:
                self.rematch.add(change.seat)
            if any("resign" in entry for entry in change.entries):
                self.cause = change.kind
        if self.clock is not None and seat >= 0:
            self.clock.spend(seat, change.spent)
            if change.kind == kinds.ACT:
                self.clock.add_increment(seat)
