"""The table in memory: it checks, applies, keeps the record and tells each seat what it may know.

`session/undo.py` says what may be taken back.

Practice. A person who plays with agents alone may take back every decision (`practice=True`). If
that gave something away, the game is practice from then on: it counts for nothing, and says so.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tanglewood.agents.agent import Agent
from tanglewood.core.action import Action
from tanglewood.core.chance import Fate, Stream
from tanglewood.core.errors import GameOver, NotYourTurn
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.seat import CHANCE, NOBODY, SPECTATOR
from tanglewood.core.state import State
from tanglewood.core.view import View, seen_events
from tanglewood.record.deal import Luck
from tanglewood.record.entries import Entries
from tanglewood.record.form import Player, Record
from tanglewood.record.moment import replay
from tanglewood.record.scribe import Scribe
from tanglewood.session.agent_for import AgentFor, timed_agent_for
from tanglewood.session.hint_history import HintHistory
from tanglewood.session.past import share_events
from tanglewood.session.question import Question
from tanglewood.session.steps import Steps, TableStep
from tanglewood.session.undo import CannotUndo, Undo

_RECENT: Final = 6
"""How many steps are kept with their states."""


class Table:
    """One game being played. Seats are people or agents; agents are asked with views only."""

    def __init__(
        self,
        game: Game[Any],
        players: Sequence[Player],
        luck: Luck,
        agent_for: AgentFor = timed_agent_for,
        *,
        deal: bool = True,
        dice: int | None = None,
    ) -> None:
        if len(players) != game.seats:
            raise ValueError(f"{game.name} has {game.seats} seats, not {len(players)}")
        self.game = game
        self.luck = luck
        """What decides chance; for the program that keeps the table, never for a seat."""
        self.dice: Final = (luck.seed or 0) if dice is None else dice
        """What the random numbers of the agents come from; never for a seat."""
        self._agent_for = agent_for
        self._agents = [*map(agent_for, players)]
        self._people = _people(self._agents)
        self._scribe = Scribe(game, players)
        self.hint_history = HintHistory()
        self._drawn: Counter[str] = Counter()
        """How many outcomes there were of each kind of chance."""
        self._choices: dict[int, State[Any]] = {}
        """By seat, the last state in which it could choose, the newest last."""
        self.steps: Final = Steps()
        """What happened, for the program that keeps the table."""
        self._undo = Undo(self.steps, game)
        self.giving_up: set[int] = set()
        """Those of a team who have said since the last action that they give up."""
        self._resigned: Outcome | None = None
        self.practice = False
        """Whether a decision was taken back that had shown something new."""
        self.known_deal = False
        """Whether somebody chose the deal, so that the game counts for no rating."""
        self._first: State[Any] = game.first(Fate())
        self._set_state(self._first)
        if deal:
            self.run_chance()

    @staticmethod
    def resume(
        record: Record,
        luck: Luck,
        agent_for: AgentFor = timed_agent_for,
        *,
        dice: int | None = None,
    ) -> "Table":
        """Go on with a recorded game; the others count as having seen all of it."""
        table = Table(record.game, record.players, luck, agent_for, deal=False, dice=dice)
        table.load(record)
        return table

    def load(self, record: Record) -> None:
        """Play what is recorded at this table, which has not been dealt; all have seen it."""
        self._scribe.entries.extend(record.entries)
        self.practice = self.practice or record.practice
        self.known_deal = self.known_deal or record.known_deal
        self._count()
        self._follow(record)
        self._undo.mark_all_seen()
        self.run_chance()

    def _follow(self, record: Record) -> None:
        """Make the steps of a record."""
        for moment in replay(record):
            if moment.entry is None:
                self._first = moment.state
                self._set_state(self._first)
            elif "resign" in moment.entry:
                self._resigned = moment.outcome
                self._set_state(self._state)
            elif "check" not in moment.entry:
                seat = moment.entry.get("seat", CHANCE)
                assert isinstance(seat, int)
                self._step(seat, moment.state, moment.number - 1)

    @property
    def state(self) -> State[Any]:
        """The whole truth; for the program that keeps the table, never for a seat."""
        return self._state

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return self._scribe.players

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def to_act(self) -> int:
        """The seat to act, or NOBODY before the deal and after the end."""
        return self._to_act

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or by resignation."""
        return self._outcome

    @property
    def record(self) -> Record:
        """The game so far."""
        found = self._scribe.record(self.outcome)
        return replace(found, practice=self.practice, known_deal=self.known_deal)

    @property
    def seed(self) -> int | None:
        """The seed of all chance, where there is one; never for a seat."""
        return self.luck.seed

    @property
    def saved_record(self) -> Record:
        """The game so far for the file of the one who plays here; until it is over it has its seed,
        so that what goes on later goes on by the same chance."""
        return replace(self.record, seed=self.seed if self.outcome is None else None)

    @property
    def entries(self) -> Entries:
        """What is written down so far; it grows as the game goes on."""
        return self._scribe.entries

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return self._people

    def view(self, viewer: int) -> View:
        """What a seat, or a spectator, may know."""
        self.mark_seen(viewer)
        return self.state.view(viewer)

    def events(self, viewer: int, since: int = 0) -> tuple[Event, ...]:
        """What a seat saw happen, without the first `since` events it saw."""
        self.mark_seen(viewer)
        return seen_events((event for step in self.steps for event in step.events), viewer)[since:]

    def seen_before(self, seat: int) -> int:
        """How many events the seat had seen when it decided last; 0 before its first decision."""
        at = max((number for number, it in enumerate(self.steps) if it.seat == seat), default=0)
        events = (event for step in self.steps[:at] for event in step.events)
        return len(seen_events(events, seat))

    def act(self, seat: int, action: Action | str) -> None:
        """Apply an action, or the text of one, of a seat; chance goes on by itself after it."""
        if self._resigned is not None:
            raise GameOver(Message("session-over"))
        state = self.state
        if isinstance(action, str):
            action = self.game.actions.parse(action)
        after = state.apply(action, seat)
        self._step(seat, after, len(self._scribe.entries))
        self._scribe.write_action(seat, action, after)
        self.giving_up.clear()
        self.run_chance()

    def let_agent_act(self) -> bool:
        """Let the agent whose turn it is make one decision; False when a person is to act or the
        game is over."""
        action = self.choose()
        if action is None:
            return False
        self.act(self.to_act, action)
        return True

    def choose(self) -> Action | None:
        """What the agent whose turn it is would do; None when a person is to act or the game is
        over. Nothing changes, so this may run in another thread."""
        question = self.question
        return None if question is None else question.answer()

    @property
    def question(self) -> Question | None:
        """What the agent whose turn it is has to decide; None when a person is to act or the game
        is over."""
        seat = self.to_act
        player = self._agents[seat] if seat >= 0 else None
        if player is None:
            return None
        return Question(player, self.state, self._source(seat), tuple(self._choices.values()))

    def resign(self, seat: int) -> bool:
        """Give up. A team gives up once every person in it has said so since the last action.

        True when this ended the game.
        """
        if self.outcome is not None:
            raise GameOver(Message("session-over"))
        if not 0 <= seat < self.game.seats:
            raise NotYourTurn(Message("session-no-seat", seat=seat))
        self.giving_up.add(seat)
        team = self.game.cooperative
        if team and not self.giving_up.issuperset(self.people):
            return False
        self.giving_up.clear()
        who = None if team else seat
        self._scribe.write_resignation(who)
        self._resigned = self.state.resignation(who)
        self._set_state(self._state)
        return True

    def reseat(self, seat: int, agent: str) -> None:
        """Somebody else plays on: an agent, or a person (`HUMAN`). The record names who sits there
        now, and everybody counts as having seen all there is."""
        if self.outcome is not None:
            raise GameOver(Message("session-over"))
        players = [*self.players]
        players[seat] = Player(players[seat].name, agent)
        self._agents[seat] = self._agent_for(players[seat])
        self._people = _people(self._agents)
        self._scribe.players = tuple(players)
        self.giving_up.clear()
        self._undo.mark_all_seen()

    def undo(self, seat: int, *, practice: bool = False) -> None:
        """Take back the last decision of the seat and what followed, if that gives nothing away;
        for practice whatever it gives away."""
        if self.outcome is not None:
            raise CannotUndo(Message("session-over"))
        at, why = self._undo.find(seat, self.people, self.names)
        if why is not None:
            if not (self.people == (seat,) and (practice or self.practice)):
                raise CannotUndo(why)
            self.practice = True
        self._scribe.entries.cut(self.steps[at].first_entry)
        self.steps.cut(at)
        self._count()
        self._step_back()
        self._undo.cut()
        self.giving_up.clear()

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would be allowed now."""
        if self.outcome is not None:
            return False
        if self.practice:
            return self.may_practise(seat)
        return self._undo.allowed(seat, self._people)

    def may_practise(self, seat: int) -> bool:
        """Whether there is a decision that could be taken back for practice."""
        alone = self.outcome is None and self.people == (seat,)
        return alone and any(step.seat == seat for step in self.steps)

    def _step(self, seat: int, after: State[Any], first_entry: int) -> None:
        """The game went one step further. Of states that are long past only what happened is kept:
        a table that is played for hours holds little more than its record."""
        share_events(after)
        self._note_choice(self._state)
        self._set_state(after)
        self.steps.append(TableStep(seat, after.events, first_entry, after), _RECENT)

    def _set_state(self, state: State[Any]) -> None:
        """The game stands here: who is to act, and how it ended, is asked many times."""
        self._state = state
        self._outcome = self._resigned or state.outcome
        over = state.to_act == CHANCE or self._outcome is not None
        self._to_act = NOBODY if over else state.to_act

    def _count(self) -> None:
        """Count the outcomes of chance in the record again."""
        entries = self._scribe.entries
        self._drawn = Counter(str(entry["chance"]) for entry in entries if "chance" in entry)

    def _step_back(self) -> None:
        """Steps were taken back: the state is the one before them."""
        state = self.steps[-1].after if self.steps else self._first
        self._choices.clear()
        if state is None:
            self.steps.clear()
            self._follow(self._scribe.record(None))
        else:
            self._set_state(state)
            for step in self.steps[-_RECENT:-1]:
                if step.after is not None:
                    self._note_choice(step.after)

    def _note_choice(self, state: State[Any]) -> None:
        """The game goes on from a state; if there was a choice in it, it is the seat's last."""
        if state.legal_mask.bit_count() > 1:
            self._choices.pop(state.to_act, None)
            self._choices[state.to_act] = state

    def mark_seen(self, viewer: int) -> None:
        """The viewer has seen all that happened, and cannot forget it."""
        if viewer != SPECTATOR:
            self._undo.mark_seen(viewer)

    def run_chance(self) -> None:
        """Chance acts, by the luck of the table, until somebody else has to."""
        for chance, drawn, after in self.state.settle_steps(self.luck.counting(self._drawn)):
            self._step(CHANCE, after, len(self._scribe.entries))
            self._scribe.write_chance(chance, drawn.items, after)

    def _source(self, seat: int) -> Stream:
        """The random numbers of an agent: the same for the same decision of the same game."""
        return Stream.of_dice(self.dice, seat + 1, len(self.steps))


def _people(agents: Sequence[Agent | None]) -> tuple[int, ...]:
    """The seats for which no agent plays."""
    return tuple(seat for seat, agent in enumerate(agents) if agent is None)
