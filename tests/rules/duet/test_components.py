"""Boards, levels and paws: the printed facts, and those of one's own."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.components.boards import LEVELS, SIDE_A, SIDE_B, board_from
from tanglewood.components.paws import PAWS, paws_from
from tanglewood.games.duet.game import duet
from tests.rules.duet.positions import custom
from tests.support import rule, walk

SEVEN: dict[str, Any] = {"gems": [2, 1, 1, 0, 1, 1, 2], "start": 3, "plus": [1, 5], "tokens": 3}


@rule("duet.paws")
def test_the_rank_alone_tells_the_paws() -> None:
    assert PAWS.source == "secondary"
    assert PAWS.by_card == (0, 3, 2, 1, 1, 2, 0, 2, 0, 3) * 3


@rule("duet.board.a")
def test_side_a_has_eleven_spaces_twelve_gems_and_five_plus_icons() -> None:
    assert SIDE_A.source == "secondary"
    assert SIDE_A.gems == (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1)
    assert sum(SIDE_A.gems) == 12
    assert (SIDE_A.start, SIDE_A.last, SIDE_A.plus) == (5, 10, (1, 3, 4, 6, 8))
    assert not any(SIDE_A.diamonds)


@rule("duet.board.b")
def test_side_b_is_smaller_with_thirteen_squares_and_three_diamonds() -> None:
    assert SIDE_B.source == "house"
    assert SIDE_B.gems == (2, 2, 1, 2, 0, 1, 2, 2, 1)
    assert [space for space, count in enumerate(SIDE_B.diamonds) if count] == [3, 5, 7]
    assert (sum(SIDE_B.gems), sum(SIDE_B.diamonds)) == (13, 3)
    assert (SIDE_B.start, SIDE_B.last, SIDE_B.plus) == (4, 8, (1, 5, 7))
    assert sum(SIDE_B.filled(diamonds=True)) + 2 * len(SIDE_B.plus) == 22


@rule("duet.level")
@pytest.mark.parametrize(
    ("level", "side", "gems", "tokens"),
    [(1, "Side A", 12, 4), (2, "Side B", 13, 3), (3, "Side B", 16, 3)],
)
def test_the_level_says_board_gems_and_tokens(
    level: int, side: str, gems: int, tokens: int
) -> None:
    game = duet({"level": level})
    assert game.board.name == side
    forest = game.start(seed=1).forest
    assert (sum(forest.gems), forest.tokens, forest.supply) == (gems, tokens, 22 - gems)
    assert forest.tracker == game.board.start


@rule("duet.level")
@pytest.mark.parametrize("level", [0, 4, "x", None, 1.5])
def test_there_are_three_levels(level: object) -> None:
    with pytest.raises(tw.BadOption, match="level"):
        tw.load("duet", level=level)


@rule("ruling.U8")
def test_a_board_of_seven_spaces_with_three_tokens_works() -> None:
    game = custom(board=SEVEN)
    for seed in range(20):
        *_, last = walk(game.start(seed=seed), seed)
        assert last.outcome is not None


@rule("ruling.U8")
@pytest.mark.parametrize(
    ("changes", "room"),
    [
        ({"tokens": 4}, 3),
        ({"start": 1, "tokens": 2}, 1),
        ({"start": 6, "tokens": 1}, 0),
        ({"start": 0, "tokens": 1}, 0),
    ],
)
def test_a_board_whose_tokens_could_cover_the_start_is_refused(
    changes: dict[str, Any], room: int
) -> None:
    with pytest.raises(tw.BadComponents, match="could cover the start") as refusal:
        custom(board=SEVEN | changes)
    assert f"tokens = {room} or fewer" in str(refusal.value)
    custom(board=SEVEN | changes | {"tokens": room})


@rule("ruling.U8", "ruling.U15")
def test_tokens_of_the_level_are_refused_like_those_of_the_board() -> None:
    silent = {key: value for key, value in SEVEN.items() if key != "tokens"}
    assert board_from(silent).tokens is None
    with pytest.raises(tw.BadComponents, match="4 forest tokens could cover the start"):
        custom(board=silent)
    assert custom(level=2, board=silent).forest.tokens == 3


@rule("ruling.U15")
def test_a_board_of_ones_own_takes_the_place_of_the_levels_board() -> None:
    board = SEVEN | {"diamonds": [0, 0, 0, 2, 0, 0, 0]}
    for level, gems in ((1, 8), (2, 8), (3, 10)):
        game = custom(level=level, board=board)
        assert (sum(game.forest.gems), game.forest.tokens) == (gems, 3)
    text = "0:D9,R1 1:D8,R2 decree=S4 tracker=5 gems=0-0-0-1-0-0-0 round=3"
    state = custom(level=3, board=board).position(text).apply("D9").apply("D8")
    assert state.scores == (30 + 2 + 9,)


@rule("ruling.U5")
def test_a_path_of_one_space_has_no_room_for_a_token() -> None:
    with pytest.raises(tw.BadComponents, match="could cover the start"):
        custom(board={"gems": [2], "start": 0, "tokens": 1})
    game = custom(board={"gems": [2], "start": 0, "tokens": 0, "plus": [0]})
    state = game.position("0:D9,R1 1:D7,R2 decree=S4").apply("D9").apply("D7")
    assert state.forest.gems == (1,)
    between = game.position("0:D9 1:D7 decree=S4").apply("D9").apply("D7")
    assert between.to_act == tw.CHANCE  # both ends are under the tracker: nothing is covered
    assert between.forest.gems == (2,)


@rule("ruling.U7")
def test_paths_may_have_any_length_and_any_start() -> None:
    for length in (1, 2, 5, 12, 64):
        for start in {0, length // 2, length - 1}:
            board = {"gems": [0] * (length - 1) + [1], "start": start, "tokens": 0}
            game = custom(board=board)
            assert (game.forest.tracker, game.forest.high) == (start, length - 1)
            *_, last = walk(game.start(seed=length), start)
            assert last.outcome is not None


@rule("ruling.U14")
@pytest.mark.parametrize(
    ("board", "said"),
    [
        ({"gems": [0, 0, 0], "start": 1}, "board.gems must have at least one gem"),
        ({"gems": [0, 0, 0], "diamonds": [1, 1, 1], "start": 1}, "at least one gem"),
        ({"gems": [12, 0, 11], "start": 1}, "23 gems in all, but there are only 22"),
        ({"gems": [10, 0, 10], "diamonds": [1, 1, 1], "start": 1}, "only 22 gem tokens"),
    ],
)
def test_a_board_without_gems_or_with_too_many_is_refused(board: Any, said: str) -> None:
    with pytest.raises(tw.BadComponents, match=said):
        board_from(board)


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ([1, 2], "board must be a table"),
        ("x", "board must be a table"),
        ({}, r"board\.gems must be a list"),
        ({"gems": [1, 1]}, r"board\.start must be a whole number from 0 to 1; it is empty"),
        ({"gems": [1, "x"], "start": 0}, r"board\.gems\[1\] must be a whole number"),
        ({"gems": [1, -1], "start": 0}, r"board\.gems\[1\]"),
        ({"gems": [1, True], "start": 0}, r"board\.gems\[1\]"),
        ({"gems": [1, 1 << 99999], "start": 0}, r"board\.gems\[1\].*a number of that size"),
        ({"gems": [], "start": 0}, "board.gems lists 0 spaces"),
        ({"gems": [0] * 65, "start": 0}, "board.gems lists 65 spaces"),
        ({"gems": [1, 1], "start": 2}, r"board\.start"),
        ({"gems": [1, 1], "start": 0, "diamonds": [1]}, r"board\.diamonds lists 1 space,"),
        ({"gems": [1, 1], "start": 0, "diamonds": 3}, r"board\.diamonds must be a list"),
        ({"gems": [1, 1], "start": 0, "plus": [2]}, r"board\.plus\[0\]"),
        ({"gems": [1, 1], "start": 0, "plus": [1, 1]}, r"board\.plus names a space twice"),
        ({"gems": [1, 1], "start": 0, "tokens": "two"}, r"board\.tokens"),
        ({"gems": [1, 1], "start": 0, "name": ""}, r"board\.name"),
        ({"gems": [1, 1], "start": 0, "name": 4}, r"board\.name"),
        ({"gems": [1, 1], "start": 0, "source": "a friend"}, r"board\.source must be one of"),
        ({"gems": [1, 1], "start": 0, "colour": "red"}, r"board\.colour is not known"),
    ],
)
def test_a_bad_board_is_refused_with_its_key(board: object, said: str) -> None:
    with pytest.raises(tw.BadComponents, match=said):
        board_from(board)


@pytest.mark.parametrize(
    ("paws", "said"),
    [
        (3, "paws must be a table"),
        ({}, r"paws\.doves is missing"),
        ({"doves": [1] * 10, "stars": [1] * 10}, r"paws\.roses is missing"),
        ({"ranks": [1] * 9}, r"paws\.ranks lists 9 numbers"),
        ({"ranks": [1] * 9 + [10]}, r"paws\.ranks\[9\] must be a whole number from 0 to 9"),
        ({"ranks": "1234567890"}, r"paws\.ranks must be a list"),
        ({"ranks": [1] * 10, "stars": [1]}, r"paws\.stars lists 1 number;"),
        ({"ranks": [1], "doves": [1] * 10, "roses": [1] * 10, "stars": [1] * 10}, "paws.ranks"),
        ({"ranks": [1] * 10, "source": "x"}, r"paws\.source"),
        ({"ranks": [1] * 10, "bells": [1] * 10}, r"paws\.bells is not known"),
    ],
)
def test_bad_paws_are_refused_with_their_key(paws: object, said: str) -> None:
    with pytest.raises(tw.BadComponents, match=said):
        paws_from(paws)


def test_paws_may_differ_by_suit() -> None:
    paws = paws_from({"ranks": [1] * 10, "stars": list(range(10))})
    assert paws.by_card == (1,) * 20 + tuple(range(10))
    assert paws_from(paws.plain()) == paws
    full = paws_from({"doves": [0] * 10, "roses": [0] * 10, "stars": [0] * 10})
    assert full.plain() == {"source": "house", "ranks": [0] * 10}


def test_two_cards_of_nine_paws_move_as_far_as_the_actions_reach() -> None:
    far = custom(paws={"ranks": [9] * 10}, board={"gems": [1] * 22, "start": 0, "tokens": 0})
    state = far.position("0:D1,R2 1:D5,R4 decree=S4").apply("D1").apply("D5")
    moves = [action.text for action in state.legal]
    assert moves == ["move=-18", "move=-9", "move=+9", "move=+18"]
    assert state.apply("move=+18").forest.tracker == 18


def test_boards_and_paws_read_back() -> None:
    for level in LEVELS.values():
        assert board_from(level.board.plain()) == level.board
    assert paws_from(PAWS.plain()) == PAWS
    named = board_from(SEVEN | {"name": "A narrow wood", "source": "secondary"})
    assert board_from(named.plain()) == named


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_components_of_a_game_load_the_same_game(level: int) -> None:
    game = tw.load("duet", level=level)
    assert game.options == {"level": level, "components": None}
    again = tw.load("duet", level=level, components=game.components)
    assert again == game
    assert again.options == game.options


def test_components_of_ones_own_stand_in_the_options_and_load_again() -> None:
    game = custom(level=2, board=SEVEN, paws={"ranks": [1] * 10})
    assert tw.load("duet", level=2, components=game.components) == game
    assert tw.load("duet", **game.options) == game
    only_paws = custom(paws={"ranks": [1] * 10})
    assert only_paws.options["components"] == {"paws": {"source": "house", "ranks": [1] * 10}}
    silent = {key: value for key, value in SEVEN.items() if key != "tokens"}
    assert custom(level=2, board=silent) == custom(level=2, board=SEVEN)


@pytest.mark.parametrize("components", [{"goals": []}, {"board": SEVEN, 3: 4}])
def test_a_component_that_the_duet_does_not_have_is_refused(components: object) -> None:
    with pytest.raises(tw.BadComponents, match="its components are board and paws"):
        tw.load("duet", components=components)


@pytest.mark.parametrize("components", ["forest.toml", 7, [1]])
def test_components_must_be_a_table(components: object) -> None:
    with pytest.raises(tw.BadOption, match="components"):
        tw.load("duet", components=components)
