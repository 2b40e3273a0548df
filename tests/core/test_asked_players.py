"""What the package's players are asked with, and what they say to what cannot be asked."""

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.uniform import Uniform

EVERY = pytest.mark.parametrize("name", list(tw.GAMES))


@EVERY
def test_a_hint_is_asked_with_a_state_or_with_the_view_of_the_seat_to_act(name: str) -> None:
    state = tw.load(name).start(seed=5)
    found = tw.hint(state, iterations=20)
    assert found == tw.hint(state.view(state.to_act), iterations=20)
    assert found.action in state.legal


@EVERY
def test_a_hint_for_anybody_else_says_whose_turn_it_is(name: str) -> None:
    game = tw.load(name)
    state = game.start(seed=5)
    other = (state.to_act + 1) % game.seats
    for viewer in (other, tw.SPECTATOR):
        with pytest.raises(
            tw.NotYourTurn,
            match=rf"^This is not the view of the seat to act, seat {state.to_act}\.$",
        ):
            tw.hint(state.view(viewer))
    with pytest.raises(tw.NotYourTurn, match=r"^It is nobody's turn"):
        tw.hint(game.start())
    wrong: Any = state.text
    with pytest.raises(tw.WrongType, match=r"^A hint is for a view or a state, not '.*'\.$"):
        tw.hint(wrong)


@EVERY
@pytest.mark.parametrize("who", tw.AGENTS)
def test_an_agent_asked_for_anybody_else_says_whose_turn_it_is(who: str, name: str) -> None:
    game = tw.load(name)
    state = game.start(seed=5)
    other = (state.to_act + 1) % game.seats
    for viewer in (other, tw.SPECTATOR):
        with pytest.raises(tw.NotYourTurn, match=r"^This is not the view of the seat to act, seat"):
            tw.agent(who).choose(state.view(viewer), tw.Stream(1))


@EVERY
def test_from_an_unaided_view_nothing_is_worked_out(name: str) -> None:
    state = tw.load(name).start(seed=5)
    view = state.view(state.to_act).unaided()
    unaided = r"^This is an unaided view, without what its seat knows: "
    for who in tw.AGENTS:
        if not isinstance(agent := tw.agent(who), Uniform):
            with pytest.raises(tw.BadOption, match=unaided):
                agent.choose(view, tw.Stream(1))
    with pytest.raises(tw.BadOption, match=unaided):
        tw.hint(view)
    with pytest.raises(tw.BadOption, match=unaided):
        tw.world_count(view)


def test_there_are_no_hints_after_the_end() -> None:
    over = tw.playout(tw.load("fox", target=0), ["uniform", "uniform"]).state
    with pytest.raises(tw.GameOver, match=r"^The game is over\.$"):
        tw.hint(over)
    with pytest.raises(tw.GameOver, match=r"^The game is over\.$"):
        tw.hint(over.view(0))


def test_a_hint_gives_another_reason_than_those_to_avoid() -> None:
    state = tw.load("fox").start(seed=1)
    first = tw.hint(state, iterations=200)
    again = tw.hint(state, iterations=200, avoid_reasons=[first.kind])
    assert again.action is first.action


@EVERY
def test_agents_play_by_their_names_and_leave_the_last_state(name: str) -> None:
    game = tw.load(name)
    played = tw.playout(game, ["uniform"] * game.seats)
    again = tw.playout(game, [tw.agent("uniform")] * game.seats, seed=0)
    assert played.record == again.record
    assert played.state.outcome == played.outcome == tw.check(played.record).outcome


def test_a_playout_asks_for_one_agent_for_every_seat() -> None:
    fox = tw.load("fox")
    with pytest.raises(tw.BadOption, match=r"^This game has 2 seats, not 1\.$"):
        tw.playout(fox, ["uniform"])
    with pytest.raises(tw.BadOption, match=r"'hazle'.*'hazel'"):
        tw.playout(fox, ["hazle", "uniform"])
    wrong: Any = 3
    with pytest.raises(tw.WrongType, match=r"^An agent is a name, or .*, not 3\.$"):
        tw.playout(fox, ["uniform", wrong])
    with pytest.raises(
        tw.WrongType, match=r"^An agent is a name, or .*, not the class .* itself\.$"
    ):
        tw.playout(fox, ["uniform", type(tw.agent("uniform"))])  # type: ignore[list-item]
    with pytest.raises(tw.WrongType, match=r"^Agents come in a list, .* 'uniform'\.$"):
        tw.playout(fox, "uniform")


def test_seeds_and_numbers_are_whole() -> None:
    fox, wrong = tw.load("fox"), "x"
    asked: list[Callable[[Any], object]] = [
        lambda seed: tw.playout(fox, ["uniform"] * 2, seed=seed),
        lambda seed: tw.hint(fox.start(seed=1), seed=seed),
        lambda seed: tw.worlds(fox.start(seed=1), 1, seed=seed),
        tw.Stream,
    ]
    for ask in asked:
        with pytest.raises(tw.WrongType, match=r"^A seed is a whole number, not 'x'\.$"):
            ask(wrong)
    counted: list[Callable[[Any], object]] = [
        lambda number: tw.hint(fox.start(seed=1), iterations=number),
        lambda number: tw.worlds(fox.start(seed=1), number),
    ]
    for ask in counted:
        with pytest.raises(tw.WrongType, match=r"^A whole number is needed here, not 'x'"):
            ask(wrong)
        with pytest.raises(tw.BadOption, match=r"^A whole number from . up is needed here, not -3"):
            ask(-3)


@pytest.mark.parametrize("name", ["birch", "uniform", "heuristic", "ismcts", "strongest"])
def test_an_agent_is_asked_with_a_view(name: str) -> None:
    state: Any = tw.load("fox").start(seed=1)
    with pytest.raises(tw.WrongType, match=r"^A view is needed here, state\.view\(seat\), not "):
        tw.agent(name).choose(state, tw.Stream(1))


def test_what_speaks_and_what_serves_is_what_it_should_be() -> None:
    wrong: Any = 3
    with pytest.raises(tw.WrongType, match=r"^A game is needed here, .* not 'fox'\.$"):
        tw.table_voice("fox", ())  # type: ignore[arg-type]
    with pytest.raises(tw.WrongType, match=r"^A message or a text is said, not 3\.$"):
        tw.table_voice(tw.load("fox")).say(wrong)
    with pytest.raises(tw.WrongType, match=r"^An agent is a name, or .* not 3\.$"):
        tw.serve(wrong)


def test_what_draws_is_a_stream_and_what_it_is_made_of_are_numbers() -> None:
    wrong: Any = "x"
    with pytest.raises(tw.WrongType, match=r"^A Stream is needed here, not 'x'\.$"):
        tw.load("fox").start().draw(wrong)
    with pytest.raises(tw.WrongType, match=r"^A seed is a whole number, not 'x'\.$"):
        tw.Stream(1, wrong)
    with pytest.raises(tw.WrongType, match=r"^A whole number is needed here, not 'x'\.$"):
        tw.Stream(1).below(wrong)


def test_a_name_is_no_game_and_a_number_no_agent() -> None:
    wrong: Any = "fox"
    with pytest.raises(tw.WrongType, match=r"^A game is needed here, .* not 'fox'\.$"):
        tw.playout(wrong, ["uniform"] * 2)
    wrong = 5
    with pytest.raises(tw.WrongType, match=r"^An agent is a name, .* not 5\.$"):
        tw.agent(wrong)


def test_agents_hints_records_and_reviews_print_briefly() -> None:
    assert repr(tw.agent("hazel")) == "agent('hazel')"
    found = tw.hint(tw.load("fox").start(seed=1), iterations=50)
    assert str(found) == f"{found.action}: {found.sentence}"
    record = tw.playout(tw.load("fox", target=0), ["uniform"] * 2).record
    shown = f"<record of load('fox', target=0): uniform 1, uniform 2; {len(record.entries)} entries"
    assert repr(record).startswith(shown)
    assert repr(tw.review(record)).startswith("<review of fox for seat 0: accuracy ")


def test_a_program_may_serve_on_stdin_and_stdout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO('{"type": "hello"}\n'))
    tw.serve(Texts())
    assert '"texts"' in capsys.readouterr().out


class Texts:
    name = "texts"

    def choose(self, view: Any, source: tw.Stream) -> Any:
        return view.legal[0].text


def test_an_agent_may_answer_with_a_text() -> None:
    game = tw.load("fox", target=0)
    played = tw.playout(game, [Texts(), Texts()])
    assert tw.check(played.record).outcome == played.outcome


@pytest.mark.parametrize("seat", [2, -1, "0", 0.0, True])
def test_a_seat_that_a_game_has_not_is_refused(seat: Any) -> None:
    fox = tw.load("fox", target=0)
    played = tw.playout(fox, ["uniform", "uniform"])
    none = rf"^There is no seat {seat!r}; the seats are 0 to 1\.$"
    with pytest.raises(tw.BadOption, match=none):
        tw.review(played.record, seat=seat)
    with pytest.raises(tw.BadOption, match=none):
        tw.worlds(fox.start(seed=1), 1, seat=seat)
    with pytest.raises(tw.BadOption, match=none):
        tw.world_count(fox.start(seed=1), seat=seat)


def test_worlds_of_a_state_are_those_of_the_seat_to_act() -> None:
    fox = tw.load("fox")
    with pytest.raises(tw.NotYourTurn):
        tw.world_count(fox.start())
    with pytest.raises(tw.BadOption, match=r"^A whole number from 1 up is needed here, not 0\.$"):
        tw.worlds(fox.start(seed=1), 0)


def test_only_a_record_is_reviewed_and_only_a_table_has_worlds() -> None:
    wrong: Any = "x"
    with pytest.raises(tw.WrongType, match=r"^A record is needed here, not 'x'\.$"):
        tw.review(wrong)
    with pytest.raises(tw.WrongType, match=r"^A view or a state is needed here, not 'x'\.$"):
        tw.world_count(wrong)


@pytest.mark.parametrize("name", tw.GAMES)
def test_a_view_has_the_worlds_of_its_seat(name: str) -> None:
    state = tw.load(name).start(seed=3)
    seat = state.to_act
    view = state.view(seat)
    assert tw.world_count(view) == tw.world_count(view, seat=seat) == tw.world_count(state)
    from_state = tw.worlds(state, 3, seat=seat, seed=5)
    assert [it.hands for it in tw.worlds(view, 3, seed=5)] == [it.hands for it in from_state]
    assert len(tw.worlds(view)) == 1
    if state.game.seats > 1:
        with pytest.raises(tw.BadOption, match=rf"^This is the view of seat {seat}, not of seat "):
            tw.world_count(view, seat=1 - seat)
    with pytest.raises(tw.BadOption, match=r"^Worlds are those of a seat, not of a spectator\.$"):
        tw.world_count(state.view(tw.SPECTATOR))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("", "''"),
        (" \x1b", r"' \x1b'"),
        ("x" * 100, f"'{'x' * 37}…'"),
        (None, "None"),
        (2.5, "2.5"),
        (True, "True"),
        (10**5000, "something of type int"),
        ([1, 2], "something of type list"),
        (tw.load("fox").start(seed=1), "something of type FoxState"),
        (tw.playout(tw.load("fox", target=0), ["uniform"] * 2), "something of type Playout"),
    ],
    ids=lambda it: type(it).__name__,
)
def test_what_is_no_record_is_named_as_a_program_writes_it_or_by_its_type(
    wrong: Any, said: str
) -> None:
    with pytest.raises(tw.WrongType) as caught:
        tw.review(wrong)
    assert str(caught.value) == f"A record is needed here, not {said}."


def test_worlds_are_the_same_without_a_seed() -> None:
    state = tw.load("fox").start(seed=1)
    assert tw.worlds(state, 2) == tw.worlds(state, 2, seed=0)


def test_a_voice_speaks_a_language_that_there_is_and_knows_everybody() -> None:
    fox = tw.load("fox")
    with pytest.raises(tw.BadOption, match=r"^The language 'xx' is not available\. Choose from"):
        tw.table_voice(fox, lang="xx")
    with pytest.raises(tw.BadOption, match=r"^This game has 2 seats, not 1\.$"):
        tw.table_voice(fox, ("Ann",))
    with pytest.raises(tw.BadOption, match=r"^This game has 2 seats, not 3\.$"):
        tw.table_voice(fox, ("Ann", "Ben", "Cleo"))
