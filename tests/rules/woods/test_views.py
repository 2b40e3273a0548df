"""What each seat may know, case by case."""

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Drawn
from tanglewood.core.seat import SPECTATOR
from tanglewood.games.woods.knowledge import Fact
from tanglewood.games.woods.view import WoodsView
from tests.rules.woods.positions import GAMES, GENTLE, at, played
from tests.support import rule


@rule("woods.hidden")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    state = played("0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7 tokens=1-0 pockets=7/-", "5>4")
    own, other, watcher = (state.view(viewer) for viewer in (0, 1, SPECTATOR))
    assert tuple(own.hand) == (3, 8)
    assert tuple(other.hand) == (2, 8)
    assert watcher.hand == Handful()
    assert watcher.legal == ()
    assert other.legal == state.legal
    for view in (own, other, watcher):
        assert view.row == (2, 3, 4, 4, 5)
        assert view.deck == 4
        assert view.discards == state.discards
        assert view.pockets == state.pockets
        assert view.tokens == (1, 0)
        assert view.left == 15
        assert view.counts == (2, 2)
        assert view.scores == (8, 0)


def view_of(text: str, *actions: str, viewer: int = 1) -> WoodsView:
    return played(text, *actions).view(viewer)


OPEN = "0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7"


@rule("woods.hidden")
def test_a_card_taken_openly_is_known_to_be_held() -> None:
    known = view_of(OPEN, "5>4").known
    assert known is not None
    assert tuple(known.holds[0]) == (8,)
    assert known.unknown == (1, 0)
    assert known.facts == (
        Fact("least", 0, 1, WoodsCard(5), 1),
        Fact("took", 0, 1, WoodsCard(8), 1),
        Fact("most", 0, 1, WoodsCard(8), 1),
    )


@rule("woods.hidden")
def test_a_card_that_was_discarded_is_held_no_more() -> None:
    known = view_of(OPEN, "5>4", "2>1", "8>01").known
    assert known is not None
    assert 8 not in tuple(known.holds[0])
    assert known.unknown[0] == 1


@rule("woods.hidden")
def test_a_pass_tells_that_every_card_is_higher() -> None:
    known = view_of("0:5,6 1:2,8 row=4", "pass").known
    assert known is not None
    assert min(tuple(known.most[0])) == 5
    assert Fact("most", 0, 1, WoodsCard(4), 0) in known.facts


@rule("woods.hidden")
def test_a_set_tells_of_the_pair_that_was_held() -> None:
    known = view_of("0:3,3,5,8 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7", "8>01").known
    assert known is not None
    assert Fact("least", 0, 1, WoodsCard(3), 2) in known.facts
    assert tuple(known.holds[0]) == (2,)
    assert known.unknown[0] == 1


@rule("woods.hidden", "woods.deck.two")
def test_when_the_deck_is_used_up_the_other_hand_is_known() -> None:
    known = at("0:5,6 1:2,8 row=4,5").view(1).known
    assert known is not None
    assert tuple(known.holds[0]) == (5, 6)
    assert known.deck == Handful()


@rule("woods.deck.more")
def test_the_cards_of_a_renewed_deck_are_known_but_not_their_order() -> None:
    text = "0:8,8 1:2,4 2:5,5 row=2,4,6,7,8 deck=5 reshuffles=1"
    state = GAMES[3].position(text).apply("8>12")
    chance = state.chance
    assert chance is not None
    first, *rest = chance.items
    one, two = state.apply(Drawn((first, *rest))), state.apply(Drawn((first, *rest[::-1])))
    assert one != two
    for viewer in (0, 1, 2, SPECTATOR):
        assert one.view(viewer) == two.view(viewer)
        known = one.view(viewer).known
        assert known is not None
        assert known.deck == Handful(chance.items[1:])


def test_a_view_from_memory_lists_no_conclusions() -> None:
    view = GAMES[3].start(seed=1).view(0)
    assert view.unaided().known is None
    assert "known" not in view.unaided().plain()
    assert "known" in view.plain()


def test_before_the_deal_nothing_is_known_but_the_deck() -> None:
    known = GAMES[2].start().view(0).known
    assert known is not None
    assert known.holds == (Handful(), Handful())
    assert known.deck == GAMES[2].rules.cards


@rule("woods.solo.setup")
def test_a_solo_player_knows_what_is_in_the_deck() -> None:
    state = GAMES[1].start(seed=3)
    for _ in range(12):
        if state.outcome is None:
            state = state.apply(state.legal[-1])
        known = state.view(0).known
        assert known is not None
        assert known.deck == Handful(state.deck)
        assert known.holds == state.hands


@rule("ruling.W8")
def test_a_swept_row_is_seen() -> None:
    state = GENTLE.position("0:5,6 row=3,7 deck=5,3,7,2,4,6").apply("5>1")
    known = state.view(0).known
    assert known is not None
    assert tuple(known.holds[0]) == (6, 7)
    assert known.deck == Handful(state.deck)


def test_facts_as_plain_values() -> None:
    plain = view_of(OPEN, "5>4").plain()["known"]
    assert isinstance(plain, dict)
    assert plain["facts"][0] == {"fact": "least", "seat": 0, "turn": 1, "value": 5, "number": 1}
    assert plain["holds"] == [[8], [2, 8]]
    assert plain["deck"] is None
