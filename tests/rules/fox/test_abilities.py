"""Swan, Fox, Woodcutter and Treasure; Witch and Monarch stand with the tricks."""

from tanglewood.cards.card import text_of
from tanglewood.cards.fox import FoxCard
from tanglewood.games.fox.events import Drew, PutUnder
from tanglewood.games.fox.state import decree_of
from tests.rules.fox.positions import at, played, texts
from tests.support import rule


@rule("fox.swan")
def test_a_lost_swan_leads_the_next_trick() -> None:
    state = played("0:B1,K1 1:B6,K3 decree=M2", "B1", "B6")
    assert (state.tricks, state.to_act) == ((0, 1), 0)


@rule("fox.swan")
def test_a_lost_swan_of_the_follower_leads_the_next_trick() -> None:
    state = played("0:B6,K2 1:B1,K3 decree=M2", "B6", "B1")
    assert (state.tricks, state.to_act) == ((1, 0), 1)


@rule("fox.swan")
def test_a_swan_that_wins_does_nothing_special() -> None:
    state = played("0:B1,K1 1:M6,K3 decree=K2", "B1", "M6")
    assert (state.tricks, state.to_act) == ((1, 0), 0)


@rule("fox.swan")
def test_with_two_swans_the_loser_leads() -> None:
    state = played("0:B1,K4 1:M1,K3 decree=K2", "B1", "M1")
    assert (state.tricks, state.to_act) == ((1, 0), 1)
    state = played("0:B1,M4 1:K1,M3 decree=K2", "B1", "K1")
    assert (state.tricks, state.to_act) == ((0, 1), 0)


@rule("fox.fox")
def test_the_fox_may_exchange_the_decree_with_a_card_of_the_hand() -> None:
    state = played("0:B3,K4,M5 1:B6,K3 decree=M2 deck=M8", "B3")
    assert (state.to_act, texts(state)) == (0, "decree=K4 decree=M5 decree=keep")
    state = state.apply("decree=K4")
    assert str(state.decree) == "K4"
    assert FoxCard.suits[decree_of(state).suit] == "Keys"
    assert str(state.hands[0]) == "M2,M5"
    assert state.to_act == 1


@rule("fox.fox")
def test_the_fox_may_leave_the_decree() -> None:
    state = played("0:B3,K4 1:B6,K3 decree=M2", "B3", "decree=keep")
    assert str(state.decree) == "M2"
    assert str(state.hands[0]) == "K4"


@rule("fox.fox")
def test_the_fox_as_follower_can_turn_the_winner() -> None:
    position = "0:B10,M1 1:B3,B4 decree=M2"
    assert played(position, "B10", "B3", "decree=keep").tricks == (1, 0)
    position = "0:M10,M1 1:B3,B4 decree=K2"
    assert played(position, "M10", "B3", "decree=keep").tricks == (1, 0)
    assert played(position, "M10", "B3", "decree=B4").tricks == (0, 1)


@rule("fox.fox", "ruling.F6")
def test_a_fox_as_the_last_card_offers_nothing() -> None:
    state = played("0:B3 1:B6 decree=M2 tricks=6-6", "B3")
    assert (state.to_act, texts(state)) == (1, "B6")
    state = played("0:B6 1:B3 decree=M2 tricks=6-6", "B6", "B3")
    assert state.tricks == (0, 0), "the round is over, nothing was asked"


@rule("fox.fox")
def test_the_card_taken_by_a_fox_is_known_to_both() -> None:
    state = played("0:B3,K4,M5 1:B6,K3 decree=M2 deck=M8", "B3", "decree=K4")
    known = state.view(1).known
    assert known is not None
    assert str(known.holds[0]) == "M2"


@rule("fox.woodcutter")
def test_the_woodcutter_draws_then_puts_any_card_under_the_deck() -> None:
    state = played("0:B5,K4 1:B6,K3 decree=M2 deck=M7,M8", "B5")
    assert (state.to_act, texts(state)) == (0, "under=K4 under=M7")
    state = state.apply("under=K4")
    assert text_of(state.deck) == "M8,K4"
    assert str(state.hands[0]) == "M7"


@rule("fox.woodcutter")
def test_the_woodcutter_may_return_the_drawn_card() -> None:
    state = played("0:B5,K4 1:B6,K3 decree=M2 deck=M7,M8", "B5", "under=M7")
    assert text_of(state.deck) == "M8,M7"
    assert str(state.hands[0]) == "K4"


@rule("fox.woodcutter", "ruling.F6", "ruling.G1")
def test_the_woodcutter_as_last_card_returns_what_it_draws_without_asking() -> None:
    state = played("0:B5 1:B6 decree=M2 deck=M7,M8 tricks=6-6", "B5")
    assert (state.to_act, texts(state)) == (1, "B6")
    assert text_of(state.deck) == "M8,M7"
    seven = FoxCard("M7")
    assert state.events[1:] == (Drew(0, seven), PutUnder(0, seven))


@rule("fox.woodcutter", "fox.trick.order")
def test_a_led_woodcutter_is_resolved_before_the_follow() -> None:
    state = played("0:B5,K4 1:B6,K3 decree=M2 deck=M7", "B5")
    assert state.to_act == 0
    assert state.apply("under=M7").to_act == 1


@rule("ruling.G1")
def test_playing_the_only_card_is_still_asked() -> None:
    assert texts(at("0:B6 1:B7 decree=M2")) == "B6"


@rule("fox.treasure")
def test_the_winner_scores_a_point_for_each_seven_at_once() -> None:
    none = played("0:B6,K1 1:B8,K3 decree=M2", "B6", "B8")
    one = played("0:B7,K1 1:B8,K3 decree=M2", "B7", "B8")
    own = played("0:B7,K1 1:B6,K3 decree=M2", "B7", "B6")
    two = played("0:B7,K1 1:M7,K3 decree=M2", "B7", "M7")
    assert [s.scores for s in (none, one, own, two)] == [(0, 0), (0, 1), (1, 0), (0, 2)]
