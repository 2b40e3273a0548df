"""Every game passes OpenSpiel's own checks."""

import pickle
from collections import defaultdict
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.rl_environment import Environment  # noqa: E402

from tanglewood import kernel  # noqa: E402
from tanglewood.adapters.openspiel import CATALOGUE  # noqa: E402
from tanglewood.adapters.openspiel.course import CardCourse, Setting  # noqa: E402
from tanglewood.adapters.openspiel.draw import begun  # noqa: E402
from tanglewood.adapters.openspiel.game import setting_of  # noqa: E402
from tanglewood.adapters.openspiel.recall import recalled, rows_of  # noqa: E402
from tanglewood.core.errors import TanglewoodError  # noqa: E402
from tanglewood.observing import observed  # noqa: E402

SHORT = [
    "tanglewood_fox(target=0)",
    "tanglewood_fox_manual(target=0,returns=points)",
    "tanglewood_fox_mini",
    "tanglewood_deluxe(target=0,special=9)",
    "tanglewood_duet(level=3)",
    "tanglewood_woods",
    "tanglewood_woods_solo(gentle=true)",
]
"""Every name once, with parameters that keep games short."""

LONG = [
    *CATALOGUE,
    *(f"tanglewood_woods(players={players},returns=points)" for players in (3, 4, 5)),
    "tanglewood_deluxe(named=Potion Tree Crown,goals=false,poison=false,rounds=2)",
    "tanglewood_duet(returns=points,dealer=0)",
]


def stepped(state: Any, random: Random) -> None:
    """One random step."""
    if state.is_chance_node():
        items, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(items, shares)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def test_every_name_is_registered() -> None:
    assert set(CATALOGUE) <= set(pyspiel.registered_names())
    assert {short.partition("(")[0] for short in SHORT} == set(CATALOGUE)


@pytest.mark.parametrize("game", LONG)
def test_random_games_pass_openspiels_check(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", SHORT)
def test_a_playthrough_can_be_written(game: str) -> None:
    text = generate_playthrough.playthrough(game, None, seed=1)
    assert text.count("IsTerminal() = True") == 1


@pytest.mark.parametrize("name", [*CATALOGUE, "tanglewood_woods(players=5)"])
def test_returns_are_what_the_law_says(name: str) -> None:
    game, random = pyspiel.load_game(name), Random(name)
    state = game.new_initial_state()
    while not state.is_terminal():
        assert not any(state.rewards())
        stepped(state, random)
    outcome, returns = state.law().outcome, state.returns()
    assert state.rewards() == returns
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    if game.num_players() == 1:
        assert returns == [float(outcome.scores[0])]
    elif name == "tanglewood_fox_mini":
        assert returns[0] == outcome.scores[0] - outcome.scores[1] == -returns[1]
    elif outcome.winners:
        for seat, value in enumerate(returns):
            assert (value > 0) == (seat in outcome.winners)


@pytest.mark.parametrize("name", CATALOGUE)
def test_games_and_states_are_pickled_at_any_moment(name: str) -> None:
    game, random = pyspiel.load_game(name), Random(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    state = game.new_initial_state()
    for at in range(90):
        if state.is_terminal():
            break
        if at % 7 == 0:
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.legal_actions() == state.legal_actions()
        stepped(state, random)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_face_is_the_same_without_a_kernel(name: str) -> None:
    if not kernel.available():
        pytest.skip("there is no kernel to compare with")
    given = {key: it.default for key, it in CATALOGUE[name].parameters.items()}
    with_kernel = setting_of(name, tuple(sorted(given.items())))
    without = Setting(with_kernel.game, with_kernel.ruleset, -1, 0, kernel=False)
    one, two, random = with_kernel.opening(), without.opening(), Random(name)
    while one.player >= -1:
        assert one.player == two.player
        if one.draw is not None:
            assert two.draw is not None
            assert one.draw.outcomes() == two.draw.outcomes()
            item = random.choice(one.draw.outcomes())[0]
            one.apply(item)
            two.apply(item)
            continue
        assert one.legal() == two.legal()
        action = random.choice(one.legal())
        one.apply(action)
        two.apply(action)
        assert one.scores() == two.scores()
    for seat in range(with_kernel.game.seats):
        assert recalled(one, seat) == recalled(two, seat)
    assert one.end() == two.end()


def test_a_hand_is_dealt_by_its_true_chances() -> None:
    """Two hands of two out of five cards: every deal is as likely as every other."""
    deals: dict[tuple[int, ...], float] = defaultdict(float)

    def walk(draw: Any, share: float) -> None:
        if not draw.left:
            deals[draw.drawn] += share
            return
        for item, chance in draw.outcomes():
            walk(draw.after(item), share * chance)

    walk(begun("deal", (2, 2), (4, 7, 9, 11, 30)), 1.0)
    assert len(deals) == 10 * 3
    assert all(abs(share - 1 / 30) < 1e-12 for share in deals.values())


def test_alike_cards_are_drawn_by_their_number() -> None:
    draw = begun("reshuffle", (), (2, 2, 2, 5))
    assert draw.outcomes() == [(2, 0.75), (5, 0.25)]
    assert draw.after(5).drawn == (5, 2, 2, 2)


def test_no_game_has_more_rows_than_its_tensor() -> None:
    random = Random(8)
    for name in ("tanglewood_deluxe(special=9,rounds=1)", "tanglewood_woods(players=5)"):
        game = pyspiel.load_game(name)
        for _ in range(25):
            course: CardCourse = game.opening.copy()
            while course.player >= -1:
                if course.draw is not None:
                    course.apply(random.choice(course.draw.outcomes())[0])
                else:
                    course.apply(random.choice(course.legal()))
            rows = sum(1 for _ in rows_of(course, 0))
            assert rows < 0.9 * game.setting.limits.rows
            assert course.named.count("") < 0.9 * game.setting.limits.decisions


def test_the_tensor_and_the_text_of_an_information_state_tell_the_same_apart() -> None:
    """Over the whole tree of a small game."""
    game = pyspiel.load_game("tanglewood_fox_mini(ranks=1 5 9,hand=2,scores=2 0 3,dealer=1)")
    texts: dict[tuple[int, str], bytes] = {}

    def walk(state: Any) -> None:
        if state.is_terminal():
            return
        if (seat := state.current_player()) >= 0:
            observer.set_from(state, seat)
            tensor = observer.tensor.tobytes()
            assert texts.setdefault((seat, state.information_state_string()), tensor) == tensor
        for action in state.legal_actions():
            walk(state.child(action))

    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    walk(game.new_initial_state())
    assert len(texts) > 1000
    assert len(set(texts.values())) == len(texts)


def test_an_environment_of_openspiel_plays() -> None:
    environment = Environment(pyspiel.load_game("tanglewood_fox(target=0)"), seed=3)
    step = environment.reset()
    while not step.last():
        step = environment.step([step.observations["legal_actions"][step.current_player()][0]])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize("name", ["tanglewood_fox_mini", "tanglewood_woods(players=3)"])
def test_an_observation_is_the_current_view_of_any_player(name: str) -> None:
    game, random = pyspiel.load_game(name), Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        for player in range(game.num_players()):
            seen = observed(state.law().view(player))
            assert state.observation_tensor(player) == [float(number) for number in seen]
        stepped(state, random)


def test_rounds_that_run_out_end_the_game_as_it_stands() -> None:
    game, random = pyspiel.load_game("tanglewood_fox(target=99,rounds=1)"), Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        stepped(state, random)
    scores = state.law().scores
    assert state.law().outcome is None
    expected = (scores[0] > scores[1]) - (scores[0] < scores[1])
    assert state.returns() == [float(expected), float(-expected)]


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("tanglewood_fox(returns=fame)", "^returns cannot be 'fame'; it must be"),
        ("tanglewood_fox(dealer=2)", "must be"),
        ("tanglewood_woods(deck=none)", "must be"),
        ("tanglewood_woods(players=1)", "must be 2 to 5"),
    ],
)
def test_a_bad_parameter_is_refused_with_a_sentence(game: str, sentence: str) -> None:
    with pytest.raises(TanglewoodError, match=sentence):
        pyspiel.load_game(game)
