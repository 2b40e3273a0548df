"""The deal of the day: for everybody the same cards, the same opponent and the same luck of it.

A line of plain text decides all of it (`tanglewood-daily-1 deal 2026-11-16 fox`), so it needs no
server: whoever knows the date has the deal. Games that are played to a target are one round long.
Par is what the strongest level makes of the deal in the player's seat; agents think this many
iterations and not so long, so that the same plays give the same game on every machine.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tanglewood.agents.registry import STRONGEST
from tanglewood.cast import names_of
from tanglewood.core.errors import BadOption
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.games.registry import entry
from tanglewood.record.deal import Luck
from tanglewood.record.form import HUMAN, Player, Record
from tanglewood.record.shuffle import KEY_BYTES, Shuffle, dice
from tanglewood.session.agent_for import untimed_agent_for
from tanglewood.session.table import Table

SCHEME: Final = "tanglewood-daily-1"
FIRST: Final = date(2026, 11, 1)
"""The first day that has a deal."""
OPPONENT: Final = "birch"
SEAT: Final = 0
ONE_ROUND: Final = {"target": 0}


class Daily(NamedTuple):
    """The deal of a day for a game."""

    date: date
    game: str

    @property
    def text(self) -> str:
        """The day and the game, as they are written."""
        return f"{self.date.isoformat()} {self.game}"

    @property
    def options(self) -> Mapping[str, int]:
        """What differs from the game as it is set up otherwise."""
        known = {option.name for option in entry(self.game).options}
        return ONE_ROUND if ONE_ROUND.keys() <= known else {}

    @property
    def key(self) -> bytes:
        """What decides the cards; its deal code deals them too."""
        return self._hash("deal")[:KEY_BYTES]

    @property
    def secret(self) -> bytes:
        """What the dice of the agents come from."""
        return self._hash("agents")

    def load(self) -> Game[Any]:
        """The game as it is played that day."""
        return entry(self.game).make(dict(self.options))

    def players(self, name: str, who: str = HUMAN) -> list[Player]:
        """Who sits at the table: somebody with this name, and the opponents."""
        many = self.load().seats
        agents = [who if seat == SEAT else OPPONENT for seat in range(many)]
        names = names_of(
            agents, self.text, [name if seat == SEAT else None for seat in range(many)]
        )
        return [Player(name or agent, agent) for name, agent in zip(names, agents, strict=True)]

    def table(self, name: str, who: str = HUMAN) -> Table:
        """A table with the deal, at which somebody plays."""
        game = self.load()
        table = Table(
            game, self.players(name, who), self._luck(game), untimed_agent_for, dice=self._dice
        )
        table.known_deal = True
        return table

    def resume(self, record: Record) -> Table:
        """Go on with a game of this deal that was left; the luck is the same as if it had not
        been."""
        return Table.resume(record, self._luck(record.game), untimed_agent_for, dice=self._dice)

    def _luck(self, game: Game[Any]) -> Luck:
        return Luck(shuffle=Shuffle(self.key, game))

    @property
    def _dice(self) -> int:
        return dice(self.secret)

    def par(self) -> Record:
        """The game of the strongest level with this deal; it takes some seconds."""
        table = self.par_table()
        while table.let_agent_act():
            pass
        return table.record

    def par_table(self) -> Table:
        """Where that game is played, before its first decision."""
        return self.table(STRONGEST, STRONGEST)

    def _hash(self, what: str) -> bytes:
        words = (SCHEME, what, self.date.isoformat(), self.game)
        return sha256(" ".join(words).encode()).digest()


def today() -> date:
    """The day that it is now, the same everywhere."""
    return datetime.now(UTC).date()


def day_of(text: str, now: date) -> date:
    """A day that has a deal already, as `2026-11-16`."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise BadOption(Message("daily-no-date", text=shortened(text))) from None
    if not FIRST <= found <= now:
        first, last = FIRST.isoformat(), now.isoformat()
        raise BadOption(Message("daily-other-date", first=first, last=last))
    return found
