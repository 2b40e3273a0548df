"""A game at this screen: the table, who looks at it, what they have been told, where it is kept.

Nothing here draws. All that is shown comes from the views and events of the seat that looks.
"""

from pathlib import Path
from typing import Any, Final

from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.record.form import HUMAN, Player
from tanglewood.session import show
from tanglewood.session.daily import SEAT, today
from tanglewood.session.diary import Diary
from tanglewood.session.finished import standing
from tanglewood.session.table import Table
from tanglewood.tui import saved_games
from tanglewood.tui.family import terminal
from tanglewood.tui.rounds import RoundEnd, last_trick, plain_events, rounds_over
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice, table_voice

NEWS: Final = 4
"""This many events are told where a table begins in the middle of a game."""


class Play:
    """One game being played here. `at` is the seat at the screen, SPECTATOR when nobody's is."""

    def __init__(self, table: Table, path: Path, *, memory: bool, lang: str = "en") -> None:
        self.table = table
        self.path = path
        self.memory = memory
        self.at = table.people[0] if len(table.people) == 1 else SPECTATOR
        # Whoever is alone at the screen is spoken to; several are called by their names.
        self.voice = table_voice(table.game, table.names, self.at, lang)
        self.trouble = ""
        """Why the game could not be kept, if it could not."""
        self.daily = saved_games.daily_of(path)
        """The deal of the day that is played, if it is one."""
        self._finished = False

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    def view(self) -> View:
        """What the seat at the screen may know, in the mode that was chosen."""
        view = self.table.view(self.at)
        return view.unaided() if self.memory else view

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
                saved_games.keep(self.path, self.table.saved_record)
        except OSError as error:
            why = saved_games.refusal(error)
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
            self.path = saved_games.finish(self.path, self.table.saved_record)
        self._finished = True

    @property
    def rounds(self) -> int:
        """How many rounds are over."""
        return rounds_over(self.table.events(SPECTATOR))

    def round_end(self) -> RoundEnd | None:
        """What the last round that is over brought."""
        return terminal(self.game).round_end(self.game, self.table.events(SPECTATOR))

    def log(self) -> list[str]:
        """What happened, in words: from memory only since the last decision."""
        events = self.table.events(self.at)
        shown = events[self._first(events) :] if self.memory else events
        # who deals is told with the cards
        return self._sentences(tuple(it for it in shown if it.kind != "dealer-chosen"))

    def _first(self, events: tuple[Event, ...]) -> int:
        """Where the news begin; a spectator hears the last few things."""
        if self.at < 0:
            return max(0, len(events) - 6)
        return self.table.seen_before(self.at)

    def _sentences(self, events: tuple[Event, ...]) -> list[str]:
        return [self.voice.say(self.game.message(event)) for event in events]

    def scene(self) -> Scene:
        """The table as it is to be drawn; picks and the question are added by the screen."""
        view = self.view()
        events = self.table.events(self.at)
        first = self._first(events)
        latest = events[first:]
        news = self._sentences(tuple(it for it in latest if it.kind != "revealed"))
        who = levels(self.table.players)
        scene = scene_of(
            self.game, view, self.table.names, levels=who, latest=latest, voice=self.voice,
            news=news,
        )  # fmt: skip
        if not self.memory:
            scene.before = self._sentences(events[:first])
        return scene


def levels(players: tuple[Player, ...]) -> tuple[str, ...]:
    """The agents by seat; '' for a person."""
    return tuple("" if player.agent == HUMAN else player.agent for player in players)


def scene_of(
    game: Game[Any],
    view: View,
    names: tuple[str, ...],
    levels: tuple[str, ...],
    latest: tuple[Event, ...],
    voice: Voice,
    news: list[str] | None = None,
) -> Scene:
    """A view as a scene: what is known in words, and the trick that was taken last; the latest
    events are told, unless something else is."""
    plain = view.plain()
    sentences = [voice.say(game.message(event)) for event in latest] if news is None else news
    scene = Scene(game, plain, names, levels, view.marks(), news=sentences, voice=voice)
    if getattr(view, "known", None) is not None:  # nothing when playing from memory
        scene.known = show.memory_lines(view, voice)
    happened = plain_events(game, latest)
    if not plain.get("trick"):
        scene.last = last_trick(happened)
    scene.trades = {fields["seat"]: fields for kind, fields in happened if kind == "traded"}
    return scene
