"""Line-mode play: news, the table, numbered choices, an answer; until the game is over."""

from pathlib import Path

from tanglewood.agents.agent import Misbehaved
from tanglewood.cli.line.commands import COMMANDS
from tanglewood.cli.line.saving import Saved, keep
from tanglewood.cli.line.screen import Screen
from tanglewood.core.action import Action
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.session import show
from tanglewood.session.show.ending import ending
from tanglewood.session.table import CannotUndo, Table
from tanglewood.words import table_voice


class LineGame:
    """One game at one screen. All it knows of the game comes from the table's views and events."""

    def __init__(self, table: Table, *, memory: bool, save: Path | None) -> None:
        self.table = table
        self.screen = Screen(table.game.name)
        self.voice = table_voice(table.game, table.names)
        self.memory = memory
        self.save = save
        """The file that the game was begun or resumed with: it is kept there whatever happens."""
        self.saved: Saved | None = None
        """What `save` has written last: a moment, which stays as it is."""
        self.left = False
        self._told = [0] * table.game.seats
        self._news: tuple[Event, ...] = ()
        self._at: int | None = None

    def play(self) -> None:
        """Play until the game is over or the input ends."""
        say = self.screen.say
        say(f"{self.table.game.title}", "bold")
        say(f"Seed {self.table.seed} · seats: {', '.join(self.table.names)} · '?' for help")
        while self.table.outcome is None and not self.left:
            if not self.table.people:
                self._watch()
            elif not self._asked():
                self._turn(self.table.to_act)
        if self.table.outcome is not None:
            self._end()
        keep(self)

    def _asked(self) -> bool:
        """Let an agent decide; a program that misbehaves gives up by that, as in the arena."""
        try:
            return self.table.ask()
        except Misbehaved as error:
            seat = self.table.to_act
            self.screen.say(f"{self.table.names[seat]} has misbehaved: {error.sentence}.")
            for giving_up in self.table.people if self.table.game.cooperative else ():
                self.table.resign(giving_up)  # a team stands or falls together
            if self.table.outcome is None:
                self.table.resign(seat)
            return True

    def _watch(self) -> None:
        """Only agents play: tell what a spectator sees."""
        told = 0
        while True:
            news = self.table.events(SPECTATOR, told)
            self._tell(news)
            told += len(news)
            if not self._asked():
                return

    def _turn(self, seat: int) -> None:
        """A person decides something."""
        if not self._hand_over(seat):
            return
        view = self._look(seat)
        while not self.left and self.table.to_act == seat and self.table.outcome is None:
            answer = self.screen.ask(show.prompt(view, self.voice))
            if answer is None:
                self.left = True
            elif self._answered(seat, view, answer.strip()):
                return

    def _look(self, seat: int) -> View:
        """Tell the news and show the table and the choices."""
        news = self.table.events(seat, self._told[seat])
        self._told[seat] += len(news)
        self._news = news or self._news
        self.screen.say()
        self._tell(news)
        view = self.view(seat)
        self.show(view)
        return view

    def view(self, seat: int) -> View:
        """The seat's view in the mode that was chosen."""
        view = self.table.view(seat)
        return view.from_memory() if self.memory else view

    def show(self, view: View) -> None:
        """The table and the choices."""
        self.screen.rule()
        self.screen.show(show.position(view, self.voice))
        self.screen.show(show.choices(view, self.voice, self.screen.width or 96))

    def _answered(self, seat: int, view: View, answer: str) -> bool:
        """Act on an answer; True when the turn has to be looked at anew."""
        word, _, rest = answer.partition(" ")
        if not answer:
            return False
        if (known := COMMANDS.get(word.lower())) is not None:
            return known(self, seat, rest.strip())
        try:
            self.table.act(seat, self._action(view, answer))
        except TanglewoodError as error:
            self.screen.say(f"{error}{'' if '(' in str(error) else ' Type ? for help.'}")
            return False
        return True

    def _action(self, view: View, answer: str) -> Action | str:
        """A choice by its number, or the text of an action."""
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:9]) <= len(view.legal):
            return view.legal[int(answer[:9]) - 1]
        return answer

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision, if the table allows it."""
        try:
            self.table.undo(seat)
        except CannotUndo as error:
            self.screen.say(f"This cannot be taken back: {error}")
            return False
        self.screen.say("Taken back.")
        self._told[seat] = len(self.table.events(seat))
        return True

    def _hand_over(self, seat: int) -> bool:
        """Let the next person come to the screen; False when the one before took back."""
        before, self._at = self._at, seat
        if len(self.table.people) < 2 or before == seat:
            return True
        name = self.table.names[seat]
        if not self.screen.interactive:
            self.screen.say(f"──── {name} ────")
            return True
        self.screen.clear()
        self.screen.say(f"It is {name}'s turn.", "bold")
        undo = "" if before is None else f" ({self.table.names[before]} may still type undo)"
        answer = self.screen.ask(f"Hand over the screen, then press Enter{undo}:")
        if answer is None:
            self.left = True
            return False
        if answer.strip().lower() == "undo" and before is not None and self.undo(before):
            self._at = before
            return False
        self.screen.clear()
        return True

    def log(self, seat: int) -> None:
        """Tell again what happened: from memory only the last news, else everything."""
        self._tell(self._news if self.memory else self.table.events(seat))

    def _tell(self, news: tuple[Event, ...]) -> None:
        for event in news:
            self.screen.say(self.voice.say(self.table.game.message(event)))

    def _end(self) -> None:
        """What is left to tell, and the result."""
        people = self.table.people
        viewer = people[0] if len(people) == 1 else SPECTATOR
        if people:
            told = self._told[viewer] if viewer >= 0 else min(self._told)
            self.screen.say()
            self._tell(self.table.events(viewer, told))
        outcome = self.table.outcome
        assert outcome is not None
        self.screen.rule()
        self.screen.say(ending(outcome, self.table.names), "bold")
