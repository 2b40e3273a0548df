"""What a seat knows, and what it does not."""

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.seat import SPECTATOR
from tanglewood.games.fox.events import Dealt, Drew, PutUnder
from tanglewood.games.fox.knowledge import Fact, Known
from tanglewood.games.fox.state import FoxState
from tests.rules.fox.positions import FOX, at, played
from tests.support import rule


def known(state: FoxState, viewer: int) -> Known:
    knowledge = state.view(viewer).known
    assert knowledge is not None
    return knowledge


@rule("fox.hidden")
def test_a_seat_sees_its_own_hand_and_counts_of_the_rest() -> None:
    state = FOX.start(seed=4)
    for seat in (0, 1):
        view = state.view(seat)
        assert view.hand == state.hands[seat]
        assert view.counts == (13, 13)
        assert view.deck == 6
        dealt = next(event for event in view.log if isinstance(event, Dealt))
        assert dealt.hands[1 - seat] is None
        assert dealt.deck is None


@rule("fox.hidden")
def test_a_spectator_sees_no_hand() -> None:
    view = FOX.start(seed=4).view(SPECTATOR)
    assert (view.hand, view.legal) == (FoxCards(), ())
    dealt = next(event for event in view.log if isinstance(event, Dealt))
    assert dealt.hands == (None, None)


@rule("fox.tricks.public")
def test_won_tricks_are_counted_for_all_but_shown_only_by_the_assist_view() -> None:
    state = played("0:B4,K1 1:B6,K3 decree=M2", "B4", "B6")
    view = state.view(0)
    assert view.tricks == (0, 1)
    assert view.won is not None
    assert [(str(t.lead), str(t.follow)) for t in view.won] == [("B4", "B6")]
    memory = view.unaided()
    assert (memory.won, memory.known, memory.tricks) == (None, None, (0, 1))
    assert memory.last == view.last, "the last trick still lies open"
    assert "won" not in memory.plain()
    assert "known" not in memory.plain()
    assert "won" in view.plain()


@rule("fox.follow")
def test_a_follow_in_another_suit_shows_a_void() -> None:
    state = played("0:B4,K1 1:M6,K3 decree=M2", "B4", "M6")
    knowledge = known(state, 0)
    assert knowledge.facts == (Fact("void", 1, 1, suit=0),)
    assert str(knowledge.lacks[1]) == "B1,B2,B3,B5,B6,B7,B8,B9,B10,B11"
    assert known(state, SPECTATOR) == knowledge


@rule("fox.monarch")
def test_a_follow_under_a_monarch_shows_its_limit_unless_it_is_the_one() -> None:
    state = played("0:B11,K1 1:B6,K3 decree=M2", "B11", "B6")
    assert known(state, 0).facts == (Fact("limit", 1, 1, suit=0, rank=6),)
    assert str(known(state, 0).lacks[1]) == "B7,B8,B9,B10"
    state = played("0:B11,K1 1:B1,K3 decree=M2", "B11", "B1")
    assert known(state, 0).facts == ()


@rule("fox.woodcutter")
def test_a_hidden_draw_ends_what_was_certain() -> None:
    state = played("0:B4,K1,K2 1:M5,K3,K4 decree=M2 deck=B6,B7", "B4", "M5", "under=B6")
    mine, theirs = known(state, 1), known(state, 0)
    assert mine.under == (FoxCard("B6"),)
    assert theirs.under == (None,)
    assert not theirs.lacks[1], "the drawn card may have been a Bell"
    assert [fact.kind for fact in theirs.facts] == ["void", "drew", "under"]
    log = state.view(0).log
    assert Drew(1, None) in log
    assert PutUnder(1, None) in log
    assert Drew(1, FoxCard("B6")) in state.view(1).log


@rule("fox.fox", "fox.woodcutter")
def test_a_taken_decree_is_certain_until_a_hidden_card_leaves_the_hand() -> None:
    state = played("0:B3,K4,M5,K6 1:B6,K2,K7 decree=M2 deck=B7,B8", "B3", "decree=K4")
    assert str(known(state, 1).holds[0]) == "M2"
    state = state.apply("B6").apply("K7").apply("K6").apply("K2").apply("M5")
    assert str(known(state, 1).holds[0]) == "M2"
    state = state.apply("under=B7")
    assert not known(state, 1).holds[0]


def test_a_view_as_plain_values_has_cards_as_texts() -> None:
    plain = played("0:B11,K1 1:B6,K3 decree=M2 deck=K9", "B11", "B6").view(1).plain()
    assert plain["hand"] == ["K3"]
    assert plain["decree"] == "M2"
    assert plain["known"] == {
        "facts": [{"fact": "limit", "seat": 1, "trick": 1, "suit": "Bells", "rank": 6}],
        "holds": [[], []],
        "lacks": [[], ["B7", "B8", "B9", "B10"]],
        "under": [],
    }
    assert at("phase=deal").view(0).plain()["decree"] is None
