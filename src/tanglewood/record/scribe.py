"""The scribe writes a game down while it is played, entry by entry."""

from collections.abc import Sequence
from typing import Any

from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.game import Game
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.record.entries import Entries
from tanglewood.record.form import Entry, Player, Record


class Scribe:
    """Keeps the entries of one game. Each method writes what has just happened."""

    __slots__ = ("_game", "entries", "players")

    def __init__(
        self, game: Game[Any], players: Sequence[Player], entries: Sequence[Entry] = ()
    ) -> None:
        self._game = game
        self.players = tuple(players)
        self.entries = Entries(entries)

    def write_chance(self, chance: Chance, items: Sequence[int], after: State[Any]) -> None:
        """A chance outcome led to this state."""
        outcome = [self._game.item_text(chance.name, item) for item in items]
        self.entries.append({"chance": chance.name, "outcome": outcome})
        self.entries.extend(self._game.checks(after))

    def write_action(self, seat: int, action: Action, after: State[Any]) -> None:
        """An action led to this state."""
        self.entries.append({"seat": seat, "action": action.text})
        self.entries.extend(self._game.checks(after))

    def write_resignation(self, seat: int | None) -> None:
        """A seat, or with None a team, gave up."""
        self.entries.append({"resign": "all" if seat is None else seat})

    def record(self, outcome: Outcome | None) -> Record:
        """All that is written so far, with its result once there is one."""
        result = None if outcome is None else result_of(outcome)
        return Record(self._game, self.players, tuple(self.entries), result)


def result_of(outcome: Outcome) -> dict[str, object]:
    """How a game ended, as a record says it."""
    return {
        "ending": outcome.ending.value,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "rule": outcome.rule,
    }
