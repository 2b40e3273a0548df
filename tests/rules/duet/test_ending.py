"""The three endings, giving up, and the score."""

import pytest

import tanglewood as tw
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.games.duet.events import GameEnded
from tanglewood.games.duet.game import duet
from tests.rules.duet.positions import DUET, SIDE_B, at, custom, played
from tests.support import rule, walk

ONE_GEM = "gems=0-0-0-0-0-1-0-0-0-0-0"


def outcome(text: str, *actions: str) -> Outcome:
    found = played(text, *actions).outcome
    assert found is not None
    return found


@rule("duet.end.victory", "duet.gem")
def test_the_last_gem_wins_at_once_for_both() -> None:
    state = played(f"0:D9,R1 1:D8,R2 decree=S4 tracker=7 {ONE_GEM}", "D9", "D8")
    assert state.to_act == tw.NOBODY
    assert state.legal == ()
    assert state.outcome is not None
    assert state.outcome.ending is Ending.VICTORY
    assert state.outcome.winners == (0, 1)
    assert state.outcome.rule == "duet.end.victory"
    assert state.events[-1] == GameEnded("victory", state.scores[0])
    with pytest.raises(tw.GameOver):
        state.apply("R1")


@rule("duet.end.lost", "ruling.U10")
def test_lost_in_the_forest_is_a_defeat_with_score_0() -> None:
    found = outcome("0:D4,R1 1:D2,R2 decree=S4 tracker=2 path=2-8", "D4", "D2")
    assert (found.ending, found.winners, found.scores) == (Ending.DEFEAT, (), (0,))
    assert found.rule == "duet.end.lost"


@rule("duet.end.time", "ruling.U10")
def test_gems_left_after_round_3_are_a_defeat_with_score_0() -> None:
    found = outcome("0:D9 1:D7 decree=S4 round=3", "D9", "D7")
    assert (found.ending, found.winners, found.scores) == (Ending.DEFEAT, (), (0,))
    assert found.rule == "duet.end.time"


@rule("duet.end.victory", "duet.end.time")
def test_the_last_gem_in_the_very_last_trick_still_wins() -> None:
    found = outcome(f"0:D9 1:D7 decree=S4 round=3 {ONE_GEM}", "D9", "D7")
    assert found.ending is Ending.VICTORY


@rule("duet.end.lost")
def test_lost_comes_before_time_in_the_very_last_trick() -> None:
    found = outcome("0:D4 1:D2 decree=S4 round=3 tracker=2 path=2-8", "D4", "D2")
    assert found.rule == "duet.end.lost"


@rule("duet.score", "ruling.U9")
@pytest.mark.parametrize(
    ("level", "number", "cards", "path", "score"),
    [
        (1, 3, 0, "0-10", 10 + 12),
        (1, 2, 3, "1-9", 10 + 6 + 10 + 6),  # the example of the rules page
        (1, 1, 1, "2-8", 10 + 2 + 10),  # round 1 counts as round 2
        (2, 3, 2, "0-8", 20 + 4 + 9),
        (3, 2, 2, "0-6", 30 + 4 + 10 + 3),
        (3, 3, 0, "2-7", 30),
    ],
)
def test_a_victory_counts_level_cards_round_and_tokens(
    level: int, number: int, cards: int, path: str, score: int
) -> None:
    game = duet({"level": level})
    start = game.board.start
    gems = "-".join(str(int(space == start)) for space in range(game.board.last + 1))
    first, second = (
        ",".join((card, *rest[:cards]))
        for card, rest in (("D9", ("R1", "R2", "R3")), ("D7", ("R4", "R5", "R6")))
    )
    text = f"0:{first} 1:{second} decree=S4 round={number} path={path} gems={gems}"
    state = game.position(text).apply("D9")
    state = state.apply("D7")
    while state.outcome is None:  # the Gift is exchanged first
        state = state.apply(state.legal[0])
    assert state.outcome.scores == state.scores == (score,)


@rule("duet.score")
def test_nothing_is_scored_before_the_end() -> None:
    for state in walk(DUET.start(seed=3), 3):
        if state.outcome is None:
            assert state.scores == (0,)


@rule("duet.resign", "ruling.U11", "ruling.U10")
@pytest.mark.parametrize(
    "text",
    [
        "phase=dealer dealer=0",
        "phase=deal round=2",
        "0:D2,R1 1:D4,R2 decree=S4",
        "0:R1 1:D4,R2 decree=S4 trick=D2",
        "0:D2,R5 1:D4,R1,R2 decree=S4 trick=D7 phase=gift sealed=R5",
        "0:D2 1:D4 decree=S4 trick=D5,D6 phase=move",
        "phase=cover",
    ],
)
def test_the_team_may_give_up_at_any_time_by_a_call_of_its_own(text: str) -> None:
    state = at(text)
    assert not any("resign" in action.text for action in DUET.actions)
    found = state.resignation()
    gave_up = tw.Message("outcome-team-gave-up")
    assert found == Outcome(Ending.DEFEAT, (), (0,), "duet.resign", gave_up)
    assert str(found.reason) == "The team gave up."
    assert found == state.resignation(0) == state.resignation(1)


@rule("duet.resign", "ruling.U11")
def test_nobody_gives_up_after_the_end() -> None:
    state = at("0:D2,R1 1:D4,R2 decree=S4 phase=over ending=resign", SIDE_B)
    assert (state.to_act, state.legal) == (tw.NOBODY, ())
    assert state.outcome is not None
    assert state.outcome.rule == "duet.resign"
    assert at(state.text, SIDE_B) == state
    with pytest.raises(tw.GameOver):
        state.resignation()


@rule("ruling.U9")
def test_a_small_board_can_be_won_in_round_1() -> None:
    game = custom(board={"gems": [3], "start": 0, "tokens": 0}, paws={"ranks": [0] * 10})
    state = game.start(seed=8)
    while state.outcome is None:
        state = state.apply(state.legal[0])
    assert state.round == 1
    cards = sum(map(len, state.hands))
    assert cards == 16
    assert state.scores == (10 + 16 + 10,)
