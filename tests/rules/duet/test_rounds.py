"""Between the rounds: plus icons, the token, talking."""

import pytest

import tanglewood as tw
from tanglewood.games.duet.events import Covered, RoundEnded
from tanglewood.games.duet.game import duet
from tests.rules.duet.positions import DUET, SIDE_B, at, custom, kinds, played, texts
from tests.support import rule

LAST = "0:D9 1:D7 decree=S4"
"""The last trick of a round; nobody moves, and seat 0 wins."""


@rule("duet.rounds")
def test_a_round_has_eleven_tricks_and_a_game_three_rounds() -> None:
    still = custom(paws={"ranks": [0] * 10}, board={"gems": [0, 0, 9], "start": 1, "tokens": 1})
    state = still.start(seed=4)
    tricks, rounds = 0, []
    while state.outcome is None:
        state = state.apply(state.legal[0])
        for event in state.events:
            tricks += type(event).__name__ == "TrickWon"
            if isinstance(event, RoundEnded):
                rounds.append((event.round, tricks))
    assert rounds == [(1, 11), (2, 22), (3, 33)]
    assert state.outcome.rule == "duet.end.time"


@rule("duet.round-end")
@pytest.mark.parametrize("number", [1, 2])
def test_each_plus_location_gets_a_gem(number: int) -> None:
    state = played(f"{LAST} round={number}", "D9", "D7")
    assert state.forest.gems == (1, 2, 2, 2, 2, 0, 2, 1, 3, 1, 1)
    assert RoundEnded(number, (1, 3, 4, 6, 8)) in state.events


@rule("duet.round-end", "duet.end.time")
def test_after_the_third_round_nothing_is_added() -> None:
    state = played(f"{LAST} round=3", "D9", "D7")
    assert sum(state.forest.gems) == 12
    assert state.phase == "over"


@rule("duet.round-end")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_next_dealer_enters_the_choice_of_an_end(dealer: int) -> None:
    state = played(f"{LAST} leader=0 dealer={dealer}", "D9", "D7")
    assert (state.phase, state.to_act) == ("cover", 1 - dealer)
    assert texts(state) == "cover=low cover=high"
    low = state.apply("cover=low")
    assert (low.forest.low, low.forest.high, low.forest.tokens) == (1, 10, 3)
    assert low.forest.gems[:2] == (0, 3)
    high = state.apply("cover=high")
    assert high.events == (Covered(10, 9, 1, 3),)
    assert (high.forest.low, high.forest.high) == (0, 9)
    assert high.to_act == tw.CHANCE


@rule("duet.round-end", "ruling.U5", "ruling.G1")
@pytest.mark.parametrize(
    ("tracker", "path", "after"),
    [(0, "0-10", (0, 9)), (10, "0-10", (1, 10)), (2, "2-10", (2, 9)), (8, "0-8", (1, 8))],
)
def test_a_tracker_at_an_end_sends_the_token_to_the_other_end_without_asking(
    tracker: int, path: str, after: tuple[int, int]
) -> None:
    state = played(f"{LAST} tracker={tracker} path={path}", "D9", "D7")
    assert state.phase == "deal"
    assert (state.forest.low, state.forest.high) == after
    assert state.forest.tracker == tracker


@rule("duet.round-end")
def test_without_a_token_nothing_is_covered() -> None:
    state = played(f"{LAST} path=2-8", "D9", "D7")
    assert state.phase == "deal"
    assert "Covered" not in kinds(state.events)
    assert (state.forest.low, state.forest.high) == (2, 8)


@rule("ruling.U13", "duet.cover")
def test_a_plus_icon_on_a_covered_location_gives_its_gem_to_the_nearest_uncovered_one() -> None:
    state = played(f"{LAST} path=2-10 gems=0-0-0-0-0-0-0-0-0-0-5", "D9", "D7")
    assert RoundEnded(1, (2, 3, 4, 6, 8)) in state.events
    assert state.forest.gems == (0, 0, 1, 1, 1, 0, 1, 0, 1, 0, 5)
    after = state.apply("cover=low")  # the token comes afterwards, and the gem slides on
    assert after.forest.gems == (0, 0, 0, 2, 1, 0, 1, 0, 1, 0, 5)
    both = played(f"{LAST} path=1-7 gems=0-0-0-0-0-0-0-3-0-0-0 round=2", "D9", "D7")
    assert RoundEnded(2, (1, 3, 4, 6, 7)) in both.events


@rule("ruling.U7")
def test_the_supply_never_runs_out_on_the_boards_given() -> None:
    for level in (1, 2, 3):
        game = duet({"level": level})
        most = sum(game.forest.gems) + 2 * len(game.board.plus)
        assert most <= 22


@rule("ruling.U7")
@pytest.mark.parametrize(
    ("gems", "added"),
    [
        ("22-0-0-0-0-0-0", ()),
        ("20-0-0-0-0-0-0", (0, 2)),
        ("19-0-0-0-0-0-0", (0, 2, 4)),
        ("5-0-0-0-0-0-0", (0, 2, 4, 6)),
    ],
)
def test_a_short_supply_is_given_out_from_the_lowest_space_up(
    gems: str, added: tuple[int, ...]
) -> None:
    board = {"gems": [1] * 7, "start": 3, "plus": [6, 4, 0, 2], "tokens": 0}
    state = played(f"{LAST} gems={gems}", "D9", "D7", game=custom(board=board))
    assert RoundEnded(1, added) in state.events
    assert state.forest.supply == 22 - sum(state.forest.gems) >= 0


@rule("duet.talk")
def test_the_team_talks_before_the_first_deal_and_between_rounds_only() -> None:
    before = DUET.start()
    assert before.talk
    assert DUET.start(chance=[(0,)]).talk
    dealt = DUET.start(seed=1)
    assert not dealt.talk
    assert not dealt.view(0).talk
    for text in (
        "0:D2 1:D4,R1 decree=S4 trick=D3 phase=foxes",
        "0:D2,R5 1:D4,R1,R2 decree=S4 trick=D7 phase=gift",
        "0:D2 1:D4 decree=S4 trick=D5,D6 phase=move",
    ):
        assert not at(text).talk
    between = played(LAST, "D9", "D7")
    assert between.talk
    assert between.view(tw.SPECTATOR).talk
    assert between.apply("cover=low").talk
    assert at("phase=cover", SIDE_B).talk
