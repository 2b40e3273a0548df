"""What a seat and a spectator know, and what nobody is shown."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.watching import noted
from tanglewood.games.duet.events import Dealt, Exchanged, Played, Sealed, Swapped, TrickWon
from tanglewood.games.duet.knowledge import Fact, Known, Watcher
from tanglewood.games.duet.state import DuetState
from tests.rules.duet.positions import DUET, at, custom
from tests.support import rule

EVERYBODY = (0, 1, tw.SPECTATOR)
NONE = DuetCards()


def dealt(first: str, second: str, decree: str) -> DuetState:
    """A game from a deal that begins with these cards in the two hands; the rest is filled up."""
    named = [DuetCard.read_all(first), DuetCard.read_all(second), DuetCard.read_all(decree)]
    spare = [card for card in DuetCard.all if all(card not in cards for cards in named)]
    hands: list[DuetCard] = []
    for cards in named[:2]:
        fill = 11 - len(cards)
        hands += [*cards, *spare[:fill]]
        del spare[:fill]
    return DUET.start(chance=[(1,), (*hands, *named[2], *spare)])


def knows(state: DuetState, viewer: int) -> Known:
    found = state.view(viewer).known
    assert found is not None
    return found


def run(state: DuetState, *actions: str) -> DuetState:
    for action in actions:
        state = state.apply(action)
    return state


@rule("duet.hidden")
def test_a_seat_sees_its_own_hand_and_what_lies_open() -> None:
    state = at("0:D2,R5 1:D4,R1 decree=S4 rest=S1,S2")
    view = state.view(0)
    assert view.hand == DuetCards("D2,R5")
    assert view.counts == (2, 2)
    assert (view.decree, view.forest) == (DuetCard("S4"), state.forest)
    assert view.legal == state.legal
    assert state.view(1).hand == DuetCards("D4,R1")
    assert state.view(1).legal == ()
    assert state.view(tw.SPECTATOR).hand == NONE


@rule("duet.hidden")
def test_the_deal_shows_nobody_the_other_hand_or_the_rest() -> None:
    state = DUET.start(seed=2)
    for viewer in EVERYBODY:
        deal = state.view(viewer).log[1]
        assert isinstance(deal, Dealt)
        assert deal.rest is None
        for seat in range(2):
            assert (deal.hands[seat] is not None) == (seat == viewer)


@rule("duet.hidden")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_positions_that_differ_only_in_what_is_hidden_look_alike(viewer: int) -> None:
    mine = {0: ("0:D2,R5", "1:"), 1: ("1:D4,R1", "0:")}.get(viewer)
    if mine is None:
        one = at("0:D2,R5 1:D4,R1 decree=S4 rest=S1,S2,S3")
        two = at("0:S1,S2 1:R5,R1 decree=S4 rest=D2,D4,S3")
    else:
        one = at(f"{mine[0]} {mine[1]}S1,S2 decree=S4 rest=D8,R8 leader={1 - viewer}")
        two = at(f"{mine[0]} {mine[1]}D8,S2 decree=S4 rest=S1,R8 leader={1 - viewer}")
    assert one != two
    assert one.view(viewer) == two.view(viewer)


@rule("duet.gift", "ruling.U2", "duet.hidden")
def test_a_sealed_card_is_hidden_from_the_teammate_until_both_are_sealed() -> None:
    state = dealt("D7,R2,R4", "D4,S4,S6", "D1").apply("D7")
    one, two = state.apply("gift=R2"), state.apply("gift=R4")
    for viewer in (1, tw.SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).sealed is None
        assert one.view(viewer).log[-1] == Sealed(0, None)
    assert one.view(0).sealed == DuetCard("R2")
    assert one.view(0).log[-1] == Sealed(0, DuetCard("R2"))
    assert one.view(0).plain()["sealed"] == "R2"
    assert one.view(1).plain()["sealed"] is None
    assert one.view(1).legal == two.view(1).legal != ()


@rule("duet.gift")
def test_after_a_gift_both_know_both_cards_and_a_spectator_neither() -> None:
    state = run(dealt("D7,R2,R4", "D4,S4,S6", "D1"), "D7", "gift=R2", "gift=S6")
    gave = (DuetCard("R2"), DuetCard("S6"))
    for viewer in (0, 1):
        assert state.view(viewer).log[-1] == Swapped(gave)
        assert knows(state, viewer).holds == (DuetCards("S6"), DuetCards("R2"))
        assert knows(state, viewer).facts == (
            Fact("gave", 0, 1, card=gave[0]),
            Fact("gave", 1, 1, card=gave[1]),
        )
    assert state.view(tw.SPECTATOR).log[-1] == Swapped((None, None))
    assert knows(state, tw.SPECTATOR).holds == (NONE, NONE)
    assert knows(state, tw.SPECTATOR).facts == (Fact("gave", 0, 1), Fact("gave", 1, 1))
    # A card that was given is known until it is played.
    played_on = run(state, "D4", "S6")
    assert knows(played_on, 0).holds == knows(played_on, 1).holds == (NONE, DuetCards("R2"))


@rule("duet.follow")
def test_another_suit_tells_a_void() -> None:
    state = run(dealt("D8,R2,R4", "S4,S6,S8,R1,R6,R8,R10,S1,S2,S10,R9", "S3"), "D8", "S4")
    for viewer in EVERYBODY:
        assert knows(state, viewer).facts == (Fact("void", 1, 1, suit=0),)
        lacks = knows(state, viewer).lacks
        assert lacks == (NONE, DuetCards.of_suit(0) - DuetCards("D8"))


@rule("duet.heir", "duet.follow")
def test_another_suit_under_an_heir_tells_nothing() -> None:
    state = run(dealt("D9,R2,R4", "S4,S6,D8", "S3"), "D9", "S4")
    for viewer in EVERYBODY:
        assert knows(state, viewer).facts == ()
        assert knows(state, viewer).lacks == (NONE, NONE)


@rule("duet.foxes")
def test_a_card_taken_with_foxes_is_known_to_all_until_it_goes() -> None:
    hands = "D3,D8,R2", "D4,S4,R7"
    state = run(dealt(*hands, "S3"), "D3", "foxes=mate", "decree=R7")
    for viewer in EVERYBODY:
        assert knows(state, viewer).holds == (NONE, DuetCards("S3"))
        assert knows(state, viewer).facts == (Fact("took", 1, 1, card=DuetCard("S3")),)
    assert state.view(0).decree == DuetCard("R7")


def test_a_void_and_a_gift_leave_only_the_given_card_possible() -> None:
    void = ("S4,S6,S8,R1,R6,R8,R10,S7,S2,S10,R9", "S3")
    state = run(dealt("D8,D6,R2,R4,S1", *void), "D8", "S7", "gift=S4", "gift=D6")
    lacks = knows(state, 0).lacks
    assert lacks[1] == DuetCards.of_suit(0) - DuetCards("D6,D8")
    assert knows(state, 0).holds == (DuetCards("S4"), DuetCards("D6"))
    # Who did not see the cards keeps only what neither of the two held.
    assert knows(state, tw.SPECTATOR).lacks == (NONE, NONE)


def known(events: list[object]) -> Known:
    return noted(Watcher(), events)[0]


def test_a_spectator_keeps_what_both_lacked() -> None:
    card = DuetCard
    told: list[object] = [
        Dealt(1, 0, (None, None), card("R6"), None),
        Played(1, card("R2")),
        Played(0, card("D3")),  # seat 0 holds no Roses, and takes one with Foxes
        Exchanged(0, card("D5"), card("R6")),
        TrickWon(1, 1, card("R2"), card("D3")),
        Played(1, card("D4")),
        Played(0, card("D8")),
        TrickWon(0, 1, card("D4"), card("D8")),
    ]
    roses = DuetCards.of_suit(1) - DuetCards("R2,R6")
    assert known(told).lacks == (roses, NONE)
    assert known(told).holds == (DuetCards("R6"), NONE)
    gift = Swapped((None, None))
    assert known([*told, gift]).lacks == (NONE, NONE)
    assert known([*told, gift]).holds == (NONE, NONE)
    void_too: list[object] = [Played(0, card("R6")), Played(1, card("S7"))]
    assert known([*told, *void_too, gift]).lacks == (roses, roses)


@rule("duet.memory")
def test_from_memory_no_played_trick_is_looked_at_again() -> None:
    state = run(dealt("D8,D6,R2", "D4,S4,S6", "S3"), "D8", "D4")
    full = state.view(1)
    assert full.won is not None
    assert [trick.lead for trick in full.won] == [DuetCard("D8")]
    assert full.last == full.won[-1]
    assert full.known is not None
    assert full.known.out == DuetCards("D4,D8")
    remembered = full.unaided()
    assert (remembered.last, remembered.won, remembered.known) == (None, None, None)
    assert remembered.hand == full.hand
    plain = remembered.plain()
    assert not {"last", "won", "known"} & plain.keys()
    assert {"last", "won", "known"} <= full.plain().keys()


@rule("duet.memory", "duet.rounds")
def test_with_a_new_deal_the_old_tricks_are_gathered_in() -> None:
    game = custom(paws={"ranks": [0] * 10}, board={"gems": [0, 0, 9], "start": 1, "tokens": 1})
    state = game.start(seed=6)
    while state.round == 1:
        state = state.apply(state.legal[0])
    view = state.view(0)
    assert (view.round, view.won, view.last) == (2, (), None)
    assert view.known == Known((), (NONE, NONE), (NONE, NONE), NONE)
    assert len(view.log) > 22  # the log itself forgets nothing


def test_a_view_is_plain_values() -> None:
    void = ("S4,S6,S8,R1,R6,R8,R10,S7,S2,S10,R9", "S3")
    state = run(dealt("D8,D6,R2,R4,S1", *void), "D8", "S7", "gift=S4", "gift=D6")
    plain: dict[str, Any] = state.view(0).plain()
    assert plain["game"] == "duet"
    assert plain["supply"] == 22 - sum(plain["gems"])
    assert plain["paws"]["S10"] == 3
    assert plain["known"]["facts"][0] == {"fact": "void", "seat": 1, "trick": 1, "suit": "Doves"}
    assert plain["known"]["facts"][1] == {"fact": "gave", "seat": 0, "trick": 1, "card": "D6"}
    assert plain["known"]["holds"] == [["S4"], ["D6"]]
    assert plain["won"] == [{"winner": 1, "leader": 0, "cards": ["D8", "S7"]}]
    assert plain["decree"] == "S3"
    assert at("phase=cover").view(0).plain()["decree"] is None
