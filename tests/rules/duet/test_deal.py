"""The deck, the deal, the dealer and the seats' ends."""

import pytest

import tanglewood as tw
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.chance import Drawn
from tanglewood.games.duet.events import DealerChosen, Dealt
from tests.rules.duet.positions import DUET, played
from tests.support import rule

ORDER = DuetCard.all[::-1]


@rule("duet.deck")
def test_the_deck_has_three_suits_of_ten_ranks() -> None:
    assert DuetCard.suits == ("Doves", "Roses", "Stars")
    assert len(DuetCard.all) == 30
    assert str(DuetCard.all[0]) == "D1"
    assert str(DuetCard.all[29]) == "S10"
    chance = DUET.start(chance=[(0,)]).chance
    assert chance is not None
    assert sorted(chance.items) == list(range(30))


@rule("duet.deal", "ruling.G2")
@pytest.mark.parametrize("dealer", [0, 1])
def test_a_deck_order_fills_the_hands_then_the_decree_and_leaves_seven(dealer: int) -> None:
    state = DUET.start(chance=[(dealer,), ORDER])
    assert state.hands[0] == DuetCards(ORDER[:11])
    assert state.hands[1] == DuetCards(ORDER[11:22])
    assert state.decree == ORDER[22]
    assert state.rest == DuetCards(ORDER[23:])


@rule("duet.deal")
def test_nobody_ever_draws_from_the_rest() -> None:
    state = DUET.start(seed=5)
    rest = state.rest
    while state.outcome is None and state.round == 1:
        assert state.rest == rest
        state = state.apply(state.legal[-1])


@rule("duet.dealer")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_first_dealer_is_chance_and_the_other_player_leads(dealer: int) -> None:
    state = DUET.start()
    assert state.chance is not None
    assert (state.chance.name, state.chance.items) == ("dealer", (0, 1))
    state = state.apply(Drawn((dealer,)))
    assert state.events == (DealerChosen(dealer),)
    state = state.apply(Drawn(ORDER))
    assert isinstance(state.events[0], Dealt)
    assert state.to_act == state.leader == 1 - dealer


@rule("duet.dealer", "duet.rounds")
def test_the_deal_passes_on_and_the_tracker_waits() -> None:
    state = played("0:D6 1:D9 decree=S1 tracker=4 dealer=1 round=1", "D6", "D9", "cover=high")
    assert state.to_act == tw.CHANCE
    assert (state.round, state.dealer, state.forest.tracker) == (2, 0, 6)
    state = state.apply(Drawn(ORDER))
    assert (state.to_act, state.forest.tracker) == (1, 6)


@rule("duet.ends", "ruling.U1")
def test_seat_0_is_at_the_low_end_and_seat_1_at_the_high_end() -> None:
    towards_0 = played("0:D6,R1 1:D4,R2 decree=S1", "D6", "D4")
    assert towards_0.forest.tracker == 5 - 3
    towards_1 = played("0:D4,R1 1:D6,R2 decree=S1", "D4", "D6")
    assert towards_1.forest.tracker == 5 + 3
