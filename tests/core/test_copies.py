"""What a game is made of can be sent to another process and copied, and is the same there."""

import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.core.chance import Drawn
from tanglewood.core.state import State
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player
from tanglewood.session.table import Table
from tests.support import EVERY_MIX, walk

Copy = Callable[[Any], Any]


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


pytestmark = pytest.mark.parametrize("copied", [pickled, deepcopy, copy])


def moments(name: str, options: dict[str, Any]) -> Iterator[State[Any]]:
    """The game before its deal, and some moments of it."""
    game = tw.load(name, **options)
    yield game.start()
    for number, state in enumerate(walk(game.start(seed=5), 5)):
        if number % 30 == 0 or state.outcome is not None:
            yield state


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_state_is_the_same_and_goes_on_the_same(
    name: str, options: dict[str, Any], copied: Copy
) -> None:
    for state in moments(name, options):
        again = copied(state)
        assert again == state
        assert hash(again) == hash(state)
        assert (again.text, again.phase, again.chances) == (state.text, state.phase, state.chances)
        assert again.phase is state.phase
        assert again.story == state.story
        assert (again.legal, again.outcome, again.fate) == (state.legal, state.outcome, state.fate)
        for action in state.legal[:3]:
            assert again.apply(action) == state.apply(action)


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_view_is_the_same(name: str, options: dict[str, Any], copied: Copy) -> None:
    for state in moments(name, options):
        for viewer in (*range(state.game.seats), tw.SPECTATOR):
            view = state.view(viewer)
            again = copied(view)
            assert again == view
            assert again.plain() == view.plain()
            assert again.unaided() == view.unaided()
            assert again.game == view.game


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_actions_phases_events_cards_and_chance_are_the_same(
    name: str, options: dict[str, Any], copied: Copy
) -> None:
    game = tw.load(name, **options)
    assert copied(game) == game
    for action in game.actions:
        assert copied(action) is action
        assert copied(action.card) is action.card
    for state in moments(name, options):
        assert copied(state.legal) == state.legal
        assert copied(state.phase) is state.phase
        assert copied(state.hands) == state.hands
        assert copied(state.outcome) == state.outcome
        assert copied(state.chance) == state.chance
        for event in state.events:
            again = copied(event)
            assert (again, type(again)) == (event, type(event))
            assert again.seen_by(0) == event.seen_by(0)
            assert game.message(again) == game.message(event)
    assert copied(Drawn((1, 2))) == Drawn((1, 2)) != Drawn((2, 1))


@pytest.mark.parametrize("name", tw.GAMES)
def test_another_process_reads_it(name: str, copied: Copy) -> None:
    """Nothing needs to be imported before."""
    state = copied(tw.load(name).start(seed=2))
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).text)"
    command = [sys.executable, "-c", program]
    read = subprocess.run(command, input=pickle.dumps(state), capture_output=True, check=True)
    assert read.stdout.decode().strip() == state.text


def test_what_a_table_has_let_go_of_is_no_hindrance(copied: Copy) -> None:
    """A table keeps the events of states that are long past, not the states."""
    table = Table(tw.load("fox"), [Player("Ann"), Player("Ben")], Luck(1))
    while len(table.state.story) < 60:
        table.act(table.to_act, table.state.legal[0].text)
    state = table.state
    again = copied(state)
    assert (again, again.story, again.view(0)) == (state, state.story, state.view(0))
