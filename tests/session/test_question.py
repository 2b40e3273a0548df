"""What an agent is asked, and that a forced answer takes the work of a real choice."""

from typing import Any

import pytest

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import GAMES, load
from tanglewood.record.deal import Luck
from tanglewood.record.form import HUMAN, Player
from tanglewood.session.question import Question
from tanglewood.session.table import Table


class Listening(Heuristic):
    """Plays by rules of thumb, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[View] = []

    def choose(self, view: View, source: Stream) -> Action:
        self.shown.append(view)
        return super().choose(view, source)


def _tables(name: str, seed: int, agent: Any) -> Table:
    game = load(name)
    players = [Player(f"Seat {seat}", "heuristic") for seat in range(game.seats)]
    return Table(game, players, Luck(seed), lambda _: agent)


@pytest.mark.parametrize("name", GAMES)
def test_a_forced_answer_is_thought_about_like_a_free_one(name: str) -> None:
    forced = 0
    for seed in range(20):
        agent = Listening()
        table = _tables(name, seed, agent)
        while (question := table.question) is not None and forced < 40:
            agent.shown.clear()
            action = question.answer_evenly()
            assert action == question.answer() == table.choose()
            *musing, own, _, _ = agent.shown
            assert own.viewer == table.to_act
            assert own.legal == tuple(table.state.legal)
            if question.forced and question.last_choice() is not None:
                forced += 1
                (choice,) = musing
                assert len(choice.legal) > 1
                before = [state for state in question.before if state.to_act == table.to_act]
                could = any(len(state.legal) > 1 for state in before)
                assert (choice.viewer == table.to_act) == could
            else:
                assert not musing
            table.act(table.to_act, action)
    assert forced


def test_only_a_game_without_any_choice_so_far_has_nothing_to_think_about() -> None:
    table = _tables("fox-mini", 3, Heuristic())
    question = table.question
    assert question is not None
    assert question.last_choice() is None
    alone = Question(question.agent, question.state, question.source, ())
    assert alone.answer_evenly() == question.answer()


def test_a_question_stays_what_it_was_while_the_table_goes_on() -> None:
    table = _tables("fox", 5, Heuristic())
    question = table.question
    assert question is not None
    wanted = question.answer()
    table.act(table.to_act, wanted)
    table.act(table.to_act, table.state.legal[0])
    assert Question(*question).answer() == wanted
    assert question.state is not table.state


def test_a_person_is_asked_nothing() -> None:
    game = load("fox")
    players = [Player(f"Seat {seat}", HUMAN) for seat in range(game.seats)]
    assert Table(game, players, Luck(1)).question is None
