"""What the package offers to whoever imports it."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, assert_type

import pytest

import tanglewood as tw
from tanglewood.cards.duet import DuetCards
from tanglewood.core.game import Game
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView
from tanglewood.games.fox import events as fox_events
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.games.woods.game import WoodsGame
from tanglewood.kernel import Batch


def test_a_type_checker_knows_the_game_that_is_loaded_and_all_below_it() -> None:
    fox, duet = tw.load("fox"), tw.load("duet")
    assert_type(fox, FoxGame)
    assert_type(tw.load("fox-mini"), FoxGame)
    assert_type(tw.load("fox-manual", target=5), FoxGame)
    assert_type(tw.load("deluxe"), DeluxeGame)
    assert_type(tw.load("woods", players=3), WoodsGame)
    assert_type(duet, DuetGame)
    state = fox.start(seed=1)
    assert_type(state, FoxState)
    assert_type(state.apply(state.legal[0]), FoxState)
    assert_type(state.apply("B1") if "B1" in state.legal else state, FoxState)
    assert_type(state.view(0), FoxView)
    assert_type(duet.start(seed=1), DuetState)
    assert_type(duet.start(seed=1).view(0), DuetView)
    assert_type(duet.start(seed=1).view(0).hand, DuetCards)
    name: str = "fox"
    assert isinstance(tw.load(name), Game)


@pytest.mark.parametrize("name", tw.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(tw, name) is not None
    assert name in dir(tw)


def test_what_is_handed_out_is_public() -> None:
    state = tw.load("fox").position("0:M1 1:B2,K6 decree=K2 trick=B7")
    assert isinstance(state.trick[0], tw.Laid)
    entry = tw.GAMES["fox"]
    assert isinstance(entry, tw.GameEntry)
    assert all(isinstance(option, tw.Option) for option in entry.options)
    prospects = tw.hint(state, iterations=20).prospects
    assert all(isinstance(one, tw.Prospect) for one in prospects)
    assert tw.Forfeit._fields == ("seat", "reason", "sentence")


def test_another_name_gets_a_sentence() -> None:
    with pytest.raises(AttributeError, match="There is no 'lode' in tanglewood"):
        _ = tw.lode


@pytest.mark.parametrize(("former", "now"), [("follow", "replay"), ("verify", "check")])
def test_a_former_name_says_where_it_went(former: str, now: str) -> None:
    with pytest.raises(AttributeError, match=rf"^tanglewood\.{former} is tanglewood\.{now} now\.$"):
        getattr(tw, former)


def test_a_listing_of_the_package_has_the_public_names_only() -> None:
    assert dir(tw) == sorted(tw.__all__)


def test_what_takes_long_to_import_is_left_until_it_is_asked_for() -> None:
    heavy = ("tanglewood.agents", "tanglewood.kernel", "tanglewood.record", "tanglewood.analysis")
    code = f"import sys, tanglewood; print([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


EVERY = pytest.mark.parametrize("name", list(tw.GAMES))


@EVERY
def test_legal_says_which_whether_and_how_many(name: str) -> None:
    legal = tw.load(name).start(seed=5).legal
    first = legal[0]
    assert first in legal
    assert first.text in legal
    assert f" {first.text.lower()} " in legal
    assert "nonsense" not in legal
    assert None not in legal
    assert len(legal) == len(legal.texts)
    assert str(legal) == ", ".join(legal.texts)
    assert repr(legal) == f"<legal: {legal}>"
    assert str(tw.load(name).start().legal) == "nothing"


@EVERY
def test_an_action_is_applied_by_its_text(name: str) -> None:
    state = tw.load(name).start(seed=5)
    assert state.apply(state.legal[-1].text) == state.apply(state.legal[-1])


@EVERY
def test_a_wrong_type_or_text_gets_one_sentence(name: str) -> None:
    state = tw.load(name).start(seed=5)
    with pytest.raises(
        tw.BadText, match=r"^'nonsense' is not an action of this game\. Leg"
    ) as error:
        state.apply("nonsense")
    for action in state.legal[:3]:
        assert action.text in str(error.value)
    with pytest.raises(tw.BadText, match=r"^'nonsense' is not an action of this game\.$"):
        tw.load(name).start().apply("nonsense")
    wrong: Any = 3
    with pytest.raises(tw.WrongType, match=r"^An action is a text, .*, not 3\.$"):
        state.apply(wrong)
    other = tw.load("woods" if name != "woods" else "duet").start(seed=1).legal[0]
    with pytest.raises(tw.WrongType, match="is an action of a game other"):
        state.apply(other)


def test_a_card_does_where_one_legal_action_speaks_of_it() -> None:
    fox = tw.load("fox").position("0:M1,B3 1:B2,K6 decree=K2 trick=-")
    fox_card = tw.FoxCard("B3")
    assert fox.apply(fox_card) == fox.apply("B3")
    exchange = fox.apply(fox_card)
    assert exchange.apply(tw.FoxCard("M1")) == exchange.apply("decree=M1")
    assert fox_card in fox.legal
    assert fox.legal.index(fox_card) == fox.legal.index("b3") == fox.legal.index(fox.legal[0])
    assert fox.legal.count(fox_card) == 1
    assert tw.FoxCard("K6") not in fox.legal
    assert tw.DuetCard("D1") not in fox.legal
    assert tw.load("duet").start(seed=1).view(0).hand.lowest not in fox.legal


def test_a_card_that_may_not_be_played_says_why() -> None:
    state = tw.load("fox").position("0:M1 1:B2,K6 decree=K2 trick=B7")
    with pytest.raises(tw.IllegalAction, match="You hold Bells, so Bells must follow"):
        state.apply(tw.FoxCard("K6"))
    with pytest.raises(tw.WrongType, match=r"^An action is .*, not something of type DuetCard\.$"):
        state.apply(tw.DuetCard("D1"))
    with pytest.raises(tw.NotYourTurn, match="It is nobody's turn"):
        tw.load("fox").start().apply(tw.FoxCard("K6"))


def test_a_card_of_several_actions_names_them() -> None:
    state = tw.load("woods").position("0:3,5 1:2,8 row=2,3,4,4,8 deck=5,6,7,7,7")
    five = tw.WoodsCard(5)
    several = r"^5 alone does not say which action: 5>4, 5>01, 5>02, .*5>23\.$"
    with pytest.raises(tw.BadText, match=several):
        state.apply(five)
    with pytest.raises(tw.BadText, match=several):
        state.legal.index(five)
    assert five not in state.legal
    with pytest.raises(tw.IllegalAction, match="You do not hold a 7"):
        state.apply(tw.WoodsCard(7))


@EVERY
def test_the_place_of_what_is_not_legal_is_refused_in_one_sentence(name: str) -> None:
    legal = tw.load(name).start(seed=5).legal
    assert legal.index(legal[-1], 1) == legal.index(legal[-1].text) == len(legal) - 1
    wrong: Any = None
    for absent in ("nonsense", wrong):
        with pytest.raises(tw.BadText, match=f"^'{absent}' is not among the legal actions: "):
            legal.index(absent)
    with pytest.raises(ValueError, match="is not among the legal actions"):
        legal.index(legal[0], 1)


@EVERY
def test_the_table_of_actions_is_asked_by_index_or_text_and_says_what_it_is(name: str) -> None:
    actions = tw.load(name).actions
    last = actions[len(actions) - 1]
    assert actions[last.text] is last is actions[f" {last.text.upper()} "]
    assert last.text in actions
    assert "nonsense" not in actions
    assert repr(actions).startswith(f"<{len(actions)} actions: {actions[0]}, ")
    assert repr(actions).endswith(f"{last}>")
    with pytest.raises(tw.BadText, match="'nonsense' is not an action"):
        _ = actions["nonsense"]


@EVERY
def test_a_game_is_started_and_set_up_from_nothing_of_another_kind(name: str) -> None:
    game = tw.load(name)
    wrong: Any = "abc"
    wrong_items: Any = [[]]
    with pytest.raises(tw.WrongType, match=r"^A seed is a whole number, not 'abc'\.$"):
        game.start(wrong)
    with pytest.raises(tw.WrongType, match=r"^Chance outcomes come in a list, .* not as 'abc'\.$"):
        game.start(chance=wrong)
    with pytest.raises(tw.BadChance, match=r"^'abc' is not an outcome of '.*'\.$"):
        game.start(chance=[wrong])
    with pytest.raises(tw.WrongType, match=r"^A chance outcome is .*, not something of type list"):
        game.start(seed=1, chance=[wrong_items] * 9)
    wrong = 5
    with pytest.raises(tw.WrongType, match=r"^A chance outcome is .*, not 5\.$"):
        game.start(chance=wrong)
    with pytest.raises(tw.WrongType, match=r"^A position is a text, not 5\.$"):
        game.position(wrong)
    with pytest.raises(tw.WrongType, match=r"^A chance outcome is .*, not 5\.$"):
        game.start().apply_chance(wrong)


def test_chance_is_told_what_it_drew_by_cards_numbers_and_texts() -> None:
    deal = tw.load("duet").start().apply_chance(["1"])
    assert deal == tw.load("duet").start().apply_chance([1])
    texts = [card.text for card in tw.DuetCard.all]
    assert (
        deal.apply_chance(texts)
        == deal.apply_chance(tw.DuetCard.all)
        == deal.apply_chance(",".join(texts))
    )
    with pytest.raises(tw.BadChance, match=r"^'B1' is not an outcome of 'deal'\.$"):
        deal.apply_chance(["B1", *texts[1:]])


def test_a_seat_is_any_whole_number_but_no_truth() -> None:
    np = pytest.importorskip("numpy")
    state = tw.load("fox").start(seed=1)
    assert [*tw.worlds(state, seat=np.int64(state.to_act))]
    with pytest.raises(tw.BadOption, match="There is no seat"):
        [*tw.worlds(state, seat=True)]


def test_a_seat_that_does_not_exist_neither_acts_nor_gives_up() -> None:
    fox = tw.load("fox")
    state = fox.start(seed=1)
    wrong: Any = "x"
    for seat in (2, -1, wrong, True, False):
        with pytest.raises(tw.BadOption, match=f"^There is no seat {seat!r}; the seats are 0 to 1"):
            state.apply(state.legal[0], seat=seat)
        with pytest.raises(tw.BadOption, match=f"^There is no seat {seat!r}; the seats are 0 to 1"):
            state.resignation(seat)


@EVERY
def test_a_state_can_be_copied(name: str) -> None:
    state = tw.load(name).start(seed=5)
    assert copy.copy(state) == state == copy.deepcopy(state)


def test_the_list_of_games_shows_no_functions() -> None:
    assert "<function" not in repr(tw.GAMES)


def test_an_action_does_not_change() -> None:
    fox = tw.load("fox")
    with pytest.raises(AttributeError, match="An action does not change, so text stays"):
        fox.actions["B7"].text = "B8"  # type: ignore[misc]


def test_a_table_says_who_is_to_act_and_what_for() -> None:
    state = tw.load("fox").start(seed=3)
    assert str(state).endswith(f"Seat {state.to_act} to act: lead")
    assert str(state.view(state.to_act)).endswith("Your lead: play any card.")
    assert str(tw.load("fox").start()).endswith("The cards are being dealt.")


@pytest.mark.parametrize("name", tw.GAMES)
def test_what_is_no_event_of_a_game_has_no_message(name: str) -> None:
    with pytest.raises(tw.WrongType, match=r"^An event of this game is needed here, not 3\.$"):
        tw.load(name).message(3)  # type: ignore[arg-type]


def test_events_of_different_kinds_are_different() -> None:
    dealer, kept = fox_events.DealerChosen(1), fox_events.Kept(1)
    other: Any = kept
    assert (dealer == other, dealer != other) == (False, True)
    again = fox_events.DealerChosen(1)
    assert (dealer == again, dealer != again) == (True, False)
    assert dealer != fox_events.DealerChosen(0)
    assert len({dealer, other, fox_events.DealerChosen(1)}) == 2
    assert dealer != tuple(dealer)
    assert pickle.loads(pickle.dumps(dealer)) == dealer


def test_a_stream_chooses_one_of_several() -> None:
    stream = tw.Stream(5)
    assert {stream.choice("abc") for _ in range(50)} == {*"abc"}


def test_a_stream_chooses_one_of_the_cards_of_a_hand() -> None:
    hand, handful = tw.FoxCards("B7,K2"), tw.Handful("3,5,5")
    stream = tw.Stream(5)
    assert {stream.choice(hand) for _ in range(50)} == {*hand}
    assert {stream.choice(handful) for _ in range(50)} == {*handful}
    assert tw.Stream(6).choice(hand) == tw.Stream(6).choice(tuple(hand))


@pytest.mark.parametrize("limit", [0, -1])
def test_below_nothing_there_is_no_number(limit: int) -> None:
    with pytest.raises(tw.BadOption, match=rf"^There is nothing to choose .* below {limit}\.$"):
        tw.Stream(5).below(limit)
    with pytest.raises(tw.BadOption, match=r"^There is nothing to choose from"):
        tw.Stream(5).choice(())


def test_who_gives_up_has_to_be_said() -> None:
    fox = tw.load("fox")
    with pytest.raises(tw.BadOption, match=r"^Say which seat gives up, from 0 to 1\.$"):
        fox.start(seed=1).resignation()


def test_a_game_answers_for_no_state_of_another_one() -> None:
    fox: Any = tw.load("fox")
    with pytest.raises(AttributeError, match=r"^'FoxGame' object has no attribute 'nonsense'$"):
        _ = fox.nonsense
    assert not {"marks", "marks_of", "resigned"} & {*dir(fox)}


def test_a_table_says_who_dealt_only_when_somebody_did() -> None:
    fox = tw.load("fox")
    assert "nobody has dealt yet" in str(fox.start())
    assert "Seat 1 dealt" in str(fox.start(chance=[[1]]))


@pytest.mark.parametrize("seed", [-1, 2**63, 1 << 20_000], ids=("below", "above", "far above"))
def test_a_seed_out_of_range_is_refused_in_the_same_sentence_everywhere(seed: int) -> None:
    fox = tw.load("fox-mini")
    state = fox.start(seed=2**63 - 1)
    asked: list[Callable[[], object]] = [
        lambda: fox.start(seed=seed),
        lambda: tw.Stream(seed),
        lambda: tw.playout(fox, ["uniform", "uniform"], seed=seed),
        lambda: tw.hint(state, seed=seed),
        lambda: tw.worlds(state, seed=seed),
        lambda: Batch(fox, 1, seed),
    ]
    right = r"^A seed is a whole number from 0 to 9223372036854775807, not .+\.$"
    for ask in asked:
        with pytest.raises(tw.BadOption, match=right):
            ask()


def test_a_game_in_capitals_is_nearly_right() -> None:
    with pytest.raises(tw.BadOption, match="Did you mean 'fox'"):
        tw.load("FOX")


def test_chance_draws_what_a_text_lists() -> None:
    duet = tw.load("duet")
    cards = tw.DuetCard.all
    drawn = duet.start().apply_chance("1").apply_chance(" ".join(map(str, cards)))
    assert (
        drawn
        == duet.start(chance=[(1,), cards])
        == duet.start(chance=["1", " ".join(map(str, cards))])
        == duet.start(chance=(it for it in (["1"], map(str, cards))))
        == duet.start().apply_chance([1]).apply_chance(cards)
    )
    with pytest.raises(tw.BadChance, match=r"^'D1' is not an outcome of 'dealer'\.$"):
        duet.start().apply_chance("D1")
    with pytest.raises(tw.BadChance, match="Nothing is drawn or shuffled now"):
        drawn.apply_chance("1")


def test_the_list_of_agents_says_what_each_is() -> None:
    for name, entry in tw.AGENTS.items():
        assert entry.name == name == entry.make().name
        assert repr(entry) == f"AgentEntry(name={name!r}, about={entry.about!r})"
        assert entry.about
