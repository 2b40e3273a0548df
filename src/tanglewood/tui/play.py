"""A game at this screen: the table, who looks at it, what they have been told, where it is kept.

Nothing here draws. All that is shown comes from the views and events of the seat that looks.
"""

from pathlib import Path
from typing import Any

from tanglewood.core.event import Event, kind_of
from tanglewood.core.game import Game
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.record.form import Player
from tanglewood.session import show
from tanglewood.session.course import standing
from tanglewood.session.daily import SEAT, today
from tanglewood.session.diary import Diary
from tanglewood.session.sitting import HUMAN
from tanglewood.session.table import Table
from tanglewood.tui import kept
from tanglewood.tui.family import terminal
from tanglewood.tui.rounds import RoundEnd, ended
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice, table_voice


class Play:
    """One game being played here. `at` is the seat at the screen, SPECTATOR when nobody's is."""

    def __init__(self, table: Table, path: Path, *, memory: bool, lang: str = "en") -> None:
        self.table = table
        self.path = path
        self.memory = memory
        self.voice = table_voice(table.game, table.names, lang=lang)
        self.at = table.people[0] if len(table.people) == 1 else SPECTATOR
        self.trouble = ""
        """Why the game could not be kept, if it could not."""
        self.daily = kept.daily_of(path)
        """The deal of the day that is played, if it is one."""
        self._finished = False

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def levels(self) -> tuple[str, ...]:
        """The agents by seat; '' for a person."""
        return levels(self.table.players)

    def view(self) -> View:
        """What the seat at the screen may know, in the mode that was chosen."""
        view = self.table.view(self.at)
        return view.from_memory() if self.memory else view

    def act(self, text: str) -> None:
        """The seat at the screen acts; TanglewoodError says why not."""
        self.table.act(self.at, text)
        self.keep()

    def undo(self, seat: int, *, practice: bool = False) -> None:
        """Take the seat's last decision back; CannotUndo says why not."""
        self.table.undo(seat, practice=practice)
        self.keep()

    def sit(self, seat: int) -> None:
        """Another seat is at the screen, or with SPECTATOR nobody's."""
        self.at = seat

    def keep(self) -> None:
        """Write the game down; trouble is told, not raised: the game goes on."""
        try:
            if self.table.outcome is not None:
                self._finish()
            else:
                kept.keep(self.path, self.table.kept)
        except OSError as error:
            why = kept.refusal(error)
            self.trouble = self.voice("tui-not-kept", path=str(self.path), why=why)
        else:
            self.trouble = ""

    def _finish(self) -> None:
        """The game is over; the first of today's daily deal counts."""
        if self.daily is not None and not self._finished:
            counts = self.daily.date == today() and not self.table.practice
            result = self.table.record.result
            assert result is not None
            if counts:
                diary = Diary(self.path.parent)
                diary.keep(self.daily.date, self.daily.game, standing(result, SEAT))
        if not self._finished:
            self.path = kept.finish(self.path, self.table.kept)
        self._finished = True

    @property
    def rounds(self) -> int:
        """How many rounds are over."""
        return ended(self.table.events(SPECTATOR))

    def round_end(self) -> RoundEnd | None:
        """What the last round that is over brought."""
        return terminal(self.game).round_end(self.game, self.table.events(SPECTATOR))

    def log(self) -> list[str]:
        """What happened, in words: from memory only since the last decision."""
        events = self.table.events(self.at)
        return self._told(events[self._first(events) :] if self.memory else events)

    def _first(self, events: tuple[Event, ...]) -> int:
        """Where the news begin; a spectator hears the last few things."""
        if self.at < 0:
            return max(0, len(events) - 6)
        return self.table.seen_before(self.at)

    def _told(self, events: tuple[Event, ...]) -> list[str]:
        return [self.voice.say(self.game.message(event)) for event in events]

    def scene(self) -> Scene:
        """The table as it is to be drawn; picks and the question are added by the screen."""
        view = self.view()
        events = self.table.events(self.at)
        first = self._first(events)
        latest = events[first:]
        told = self._told(tuple(it for it in latest if kind_of(it) != "revealed"))
        scene = scene_of(self.game, view, self.table.names, self.levels, told, latest, self.voice)
        if not self.memory:
            scene.before = self._told(events[:first])
        return scene


def levels(players: tuple[Player, ...]) -> tuple[str, ...]:
    """The agents by seat; '' for a person."""
    return tuple("" if player.agent == HUMAN else player.agent for player in players)


def scene_of(
    game: Game[Any],
    view: View,
    names: tuple[str, ...],
    levels: tuple[str, ...],
    told: list[str],
    latest: tuple[Event, ...],
    voice: Voice | None = None,
) -> Scene:
    """A view as a scene: what is known in words, and the trick that was taken last."""
    plain, voice = view.plain(), voice or table_voice(game, names)
    scene = Scene(game, plain, names, levels, game.marks(view), news=told, voice=voice)
    if getattr(view, "known", None) is not None:  # nothing when playing from memory
        scene.known = show.remembered(view, voice)
    if not plain.get("trick"):
        scene.last = _last_trick(game, latest)
    scene.trades = {
        int(str(fields["seat"])): fields
        for event in latest
        if kind_of(event) == "traded" and (fields := game.event_fields(event))
    }
    return scene


def _last_trick(game: Game[Any], latest: tuple[Event, ...]) -> dict[str, Any] | None:
    """The trick that was taken among the latest events."""
    for event in reversed(latest):
        if kind_of(event) == "trick-won":
            fields = game.event_fields(event)
            cards = fields.get("cards") or [fields["lead"], fields["follow"]]
            return {"cards": cards, "leader": fields["leader"], "winner": fields["winner"]}
        if kind_of(event) == "dealt":
            return None
    return None
