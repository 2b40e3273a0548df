"""Deck, deal, dealer and first lead."""

import pytest

from tanglewood.cards.card import text_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Drawn
from tanglewood.core.errors import BadChance
from tanglewood.core.seat import CHANCE
from tanglewood.games.fox.game import fox
from tanglewood.games.fox.state import FoxState
from tests.rules.fox.positions import FOX, played
from tests.support import rule

ORDER = tuple(range(33))


def dealt(dealer: int = 0) -> FoxState:
    return FOX.start(chance=[(dealer,), ORDER])


@rule("fox.deck")
def test_the_deck_has_three_suits_of_eleven_ranks() -> None:
    assert len(FOX.rules.deck) == len(set(FOX.rules.deck)) == 33
    assert {(c.suit, c.rank) for c in FOX.rules.deck} == {
        (suit, rank) for suit in range(3) for rank in range(1, 12)
    }
    assert FoxCard.suits == ("Bells", "Keys", "Moons")


@rule("fox.deal", "ruling.G2")
def test_thirteen_cards_each_then_the_decree_then_six_to_draw_from() -> None:
    state = dealt()
    assert str(state.hands[0]) == text_of(FoxCard.all[:13])
    assert str(state.hands[1]) == text_of(FoxCard.all[13:26])
    assert state.decree is FoxCard.all[26]
    assert state.deck == FoxCard.all[27:33]
    assert FoxCard.suits[state.decree.suit] == "Moons"


@rule("ruling.G2")
def test_the_blocks_of_a_deck_order_do_not_depend_on_the_dealer() -> None:
    assert dealt(0).hands == dealt(1).hands


@rule("fox.dealer")
def test_chance_picks_the_first_dealer_and_then_the_deal_alternates() -> None:
    start = FOX.start()
    assert start.to_act == CHANCE
    assert start.chance is not None
    assert (start.chance.name, start.chance.items) == ("dealer", (0, 1))
    for first in (0, 1):
        state = start.apply(Drawn((first,))).apply(Drawn(ORDER))
        dealers = [state.dealer]
        for _ in range(2):
            while state.to_act != CHANCE:
                state = state.apply(state.legal[0])
            state = state.apply(Drawn(ORDER))
            dealers.append(state.dealer)
        assert dealers == [first, 1 - first, first]


@rule("fox.dealer")
def test_the_deal_alternates_whoever_won_the_round() -> None:
    for winner_leads in ("B8 B2", "B2 B8"):
        lead, follow = winner_leads.split()
        state = played(f"0:{lead} 1:{follow} decree=K2 dealer=1 tricks=6-6", lead, follow)
        assert state.dealer == 0


@rule("fox.first-lead")
def test_the_non_dealer_leads_the_first_trick() -> None:
    assert [dealt(dealer).to_act for dealer in (0, 1)] == [1, 0]


@rule("fox.lead")
def test_the_leader_may_play_any_card() -> None:
    state = dealt(dealer=1)
    assert [action.card for action in state.legal] == list(FoxCard.all[:13])


@rule("fox.round.length")
def test_a_round_has_thirteen_tricks() -> None:
    state = fox({"target": 0}).start(seed=5)
    while state.outcome is None:
        state = state.apply(state.legal[0])
    assert sum(state.tricks) == 13
    assert state.hands == (FoxCards(), FoxCards())


@pytest.mark.parametrize("drawn", [(), (2,), (0, 1)], ids=["nothing", "no seat", "two seats"])
def test_an_impossible_dealer_is_refused(drawn: tuple[int, ...]) -> None:
    with pytest.raises(BadChance):
        FOX.start().apply(Drawn(drawn))


def test_a_deal_with_a_card_twice_is_refused() -> None:
    with pytest.raises(BadChance, match="each at most once"):
        FOX.start(chance=[(0,), (0, *ORDER[:-1])])
