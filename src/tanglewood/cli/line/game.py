"""Line-mode play: news, the table, numbered choices, an answer; until the game is over."""

from pathlib import Path

from tanglewood.agents.agent import Misbehaved
from tanglewood.cli.line.commands import COMMANDS, command
from tanglewood.cli.line.saving import SavedMoment, keep
from tanglewood.cli.line.screen import Screen, numbered_choice
from tanglewood.cli.options import title
from tanglewood.cli.speech import at_table
from tanglewood.core.action import Action
from tanglewood.core.errors import IllegalAction, TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.message import Message
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.session import show
from tanglewood.session.table import Table
from tanglewood.session.undo import CannotUndo


class LineGame:
    """One game at one screen. All it knows of the game comes from the table's views and events."""

    def __init__(
        self, table: Table, *, memory: bool, save: Path | None, opening: Message | None = None
    ) -> None:
        self.table = table
        self._opening = opening or Message(
            "line-start", seed=str(table.seed), names=", ".join(table.names)
        )
        self.screen = Screen(table.game.name)
        self.voice = at_table(table.game, table.names)
        self.memory = memory
        self.save = save
        """The file that the game was begun or resumed with: it is kept there whatever happens."""
        self.saved: SavedMoment | None = None
        """What `save` has written last: a moment, which stays as it is."""
        self.has_left = False
        self._told_events = [0] * table.game.seats
        self._news: tuple[Event, ...] = ()
        self._at: int | None = None

    def play(self) -> None:
        """Play until the game is over or the input ends."""
        self.screen.say(title(self.table.game.name), "bold")
        self.tell(self._opening)
        while self.table.outcome is None and not self.has_left:
            if not self.table.people:
                self._watch()
            elif not self._let_agent_act():
                self._turn(self.table.to_act)
        if self.table.outcome is not None:
            self._end()
        keep(self)

    def _let_agent_act(self) -> bool:
        """Let an agent decide; a program that misbehaves gives up by that, as in the arena."""
        try:
            return self.table.let_agent_act()
        except Misbehaved as error:
            seat = self.table.to_act
            self.tell(
                Message(
                    "line-misbehaved",
                    name=self.table.names[seat],
                    why=self.voice.say(error.message).rstrip("."),
                )
            )
            for giving_up in self.table.people if self.table.game.cooperative else ():
                self.table.resign(giving_up)  # a team stands or falls together
            if self.table.outcome is None:
                self.table.resign(seat)
            return True

    def _watch(self) -> None:
        """Only agents play: tell what a spectator sees."""
        shown_events = 0
        while True:
            news = self.table.events(SPECTATOR, shown_events)
            self._tell(news)
            shown_events += len(news)
            if not self._let_agent_act():
                return

    def _turn(self, seat: int) -> None:
        """A person decides something."""
        if not self._hand_over(seat):
            return
        view = self._look(seat)
        while not self.has_left and self.table.to_act == seat and self.table.outcome is None:
            answer = self.screen.ask(show.prompt(view, self.voice))
            if answer is None:
                self.has_left = True
            elif self._act_on_answer(seat, view, answer.strip()):
                return

    def _look(self, seat: int) -> View:
        """Tell the news and show the table and the choices."""
        news = self.table.events(seat, self._told_events[seat])
        self._told_events[seat] += len(news)
        self._news = news or self._news
        self.screen.say()
        self._tell(news)
        view = self.view(seat)
        self.show(view)
        return view

    def view(self, seat: int) -> View:
        """The seat's view in the mode that was chosen."""
        view = self.table.view(seat)
        return view.unaided() if self.memory else view

    def show(self, view: View) -> None:
        """The table and the choices."""
        self.screen.rule()
        self.screen.show(show.position(view, self.voice))
        self.screen.show(show.choices(view, self.voice, self.screen.width or 96))

    def _act_on_answer(self, seat: int, view: View, answer: str) -> bool:
        """Act on an answer; True when the turn has to be looked at again."""
        word, _, rest = answer.partition(" ")
        if not answer:
            return False
        if (known := command(self.voice, word)) is not None:
            return known(self, seat, rest.strip()) or False
        try:
            self.table.act(seat, self._action(view, answer))
        except TanglewoodError as error:
            why = self.voice.say(error.message)
            illegal = isinstance(error, IllegalAction)
            self.screen.say(why if illegal else self.voice("line-refused", why=why))
            return False
        return True

    def _action(self, view: View, answer: str) -> Action | str:
        """A choice by its number or as it is listed, or the text of an action; a card alone will do
        where nothing else can be meant."""
        if (chosen := numbered_choice(answer, view.legal)) is not None:
            return chosen
        matching = [it for it in view.legal if answer.lower() in self._names(view, it)]
        return matching[0] if len(matching) == 1 else answer

    def _names(self, view: View, action: Action) -> tuple[str, str]:
        """What an action is about, and how it is listed."""
        label = show.label(view.game, view.plain(), action.text, self.voice)
        listed = show.choice(action.text, label, self.voice)
        return action.text.rpartition("=")[2].lower(), listed.partition("  ")[0].lower()

    def undo(self, seat: int, *, practice: bool = False) -> bool:
        """Take back the seat's last decision, if the table allows it; what would make the game
        practice is told first."""
        before = self.table.practice
        try:
            self.table.undo(seat, practice=practice)
        except CannotUndo as error:
            possible = self.table.may_practise(seat)
            message = "line-undo-practice" if possible else "line-no-undo"
            self.tell(Message(message, why=error.message))
            return False
        self.tell(Message("line-undone" if before == self.table.practice else "line-practice"))
        self._told_events[seat] = len(self.table.events(seat))
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
        self.screen.say(self.voice("line-turn", name=name), "bold")
        first = self.voice("line-hand-over")
        again = "" if before is None else self.table.names[before]
        answer = self.screen.ask(self.voice("line-hand-over-undo", name=again) if again else first)
        if answer is None:
            self.has_left = True
            return False
        wished = command(self.voice, answer.strip())
        if wished is COMMANDS["undo"] and before is not None and self.undo(before):
            self._at = before
            return False
        self.screen.clear()
        return True

    def log(self, seat: int) -> None:
        """Tell again what happened: from memory only the last news, else everything."""
        self._tell(self._news if self.memory else self.table.events(seat))

    def tell(self, message: Message) -> None:
        """Say one line to whoever sits at the screen."""
        self.screen.say(self.voice.say(message))

    def _tell(self, news: tuple[Event, ...]) -> None:
        for event in news:
            self.screen.say(self.voice.say(self.table.game.message(event)))

    def _end(self) -> None:
        """What is left to tell, and the result."""
        people = self.table.people
        viewer = people[0] if len(people) == 1 else SPECTATOR
        if people:
            first = self._told_events[viewer] if viewer >= 0 else min(self._told_events)
            self.screen.say()
            self._tell(self.table.events(viewer, first))
        outcome = self.table.outcome
        assert outcome is not None
        self.screen.rule()
        self.screen.say(self.voice.say(outcome.summary), "bold")
        if self.table.practice:
            self.tell(Message("practice-ended"))
