"""Whoever gives a public function what it cannot use is told so at once, in one sentence."""

from collections.abc import Callable
from contextlib import suppress
from inspect import isfunction
from io import StringIO
from pathlib import Path
from typing import Any, Final

import pytest

import tanglewood as tw

FOX: Final = tw.load("fox", target=0)
STATE: Final = FOX.start(seed=1)
VIEW: Final = STATE.view(STATE.to_act)
RECORD: Final = tw.record_of(STATE)
ENDING: Final = FOX.position("0:B8,K1 1:B2,M9 decree=K2 tricks=6-5 before=10-12")
VOICE: Final = tw.table_voice(FOX)
HAND: Final = tw.FoxCards("B7,K2")
STREAM: Final = tw.Stream(1)

Call = Callable[[Any], object]


def no_function(given: Any) -> Any:
    """What was given, unless it could be called."""
    return () if callable(given) else given


FUNCTIONS: Final[dict[str, Call]] = {
    "load": tw.load,
    "load a target": lambda it: tw.load("fox", target=it),
    "load players": lambda it: tw.load("woods", players=it),
    "load components": lambda it: tw.load("duet", components=it),
    "table_voice": tw.table_voice,
    "table_voice names": lambda it: tw.table_voice(FOX, it),
    "table_voice each name": lambda it: tw.table_voice(FOX, [it, it]),
    "table_voice viewer": lambda it: tw.table_voice(FOX, viewer=it),
    "table_voice language": lambda it: tw.table_voice(FOX, lang=it),
    "agent": tw.agent,
    "playout": lambda it: tw.playout(it, ["uniform"] * 2),
    "playout agents": lambda it: tw.playout(FOX, it),
    "playout each agent": lambda it: tw.playout(FOX, [it, it]),
    "playout seed": lambda it: tw.playout(FOX, ["uniform"] * 2, it),
    "serve": tw.serve,
    "serve heard": lambda it: tw.serve("uniform", it, StringIO()),
    "serve said": lambda it: tw.serve("uniform", StringIO(), it),
    "hint": tw.hint,
    "hint iterations": lambda it: tw.hint(ENDING, iterations=it),
    "hint seed": lambda it: tw.hint(ENDING, iterations=9, seed=it),
    "hint milliseconds": lambda it: tw.hint(ENDING, iterations=9, milliseconds=it),
    "hint reasons": lambda it: tw.hint(ENDING, iterations=9, avoid_reasons=it),
    "hint each reason": lambda it: tw.hint(ENDING, iterations=9, avoid_reasons=[it]),
    "review": tw.review,
    "review seat": lambda it: tw.review(RECORD, it),
    "review seed": lambda it: tw.review(RECORD, seed=it),
    "review progress": lambda it: tw.review(RECORD, on_progress=no_function(it)),
    "expectation": tw.expectation,
    "expectation of a network": lambda it: tw.expectation(VIEW, it),
    "look_ahead": tw.look_ahead,
    "look_ahead worlds": lambda it: tw.look_ahead(VIEW, it),
    "look_ahead seed": lambda it: tw.look_ahead(VIEW, seed=it),
    "worlds": tw.worlds,
    "worlds count": lambda it: tw.worlds(ENDING, it),
    "worlds seat": lambda it: tw.worlds(ENDING, seat=it),
    "worlds seed": lambda it: tw.worlds(ENDING, seed=it),
    "world_count": tw.world_count,
    "world_count seat": lambda it: tw.world_count(ENDING, seat=it),
    "read_components": tw.read_components,
    "read_record": tw.read_record,
    "read_records": tw.read_records,
    "write_record path": lambda it: tw.write_record(it, RECORD),
    "write_record": lambda it: tw.write_record("record.json", it),
    "write_records path": lambda it: tw.write_records(it, [RECORD]),
    "write_records": lambda it: tw.write_records("records.jsonl", it),
    "write_records each": lambda it: tw.write_records("records.jsonl", [it]),
    "record_of": tw.record_of,
    "record_of names": lambda it: tw.record_of(STATE, it),
    "record_of each name": lambda it: tw.record_of(STATE, [it, it]),
    "replay": tw.replay,
    "check": tw.check,
}
"""By the name of the function, and what is given that is wrong."""

METHODS: Final[dict[str, Call]] = {
    "start": FOX.start,
    "start chance": lambda it: FOX.start(chance=it),
    "start each chance": lambda it: FOX.start(chance=[it]),
    "position": FOX.position,
    "message": FOX.message,
    "event_fields": FOX.event_fields,
    "an action by index or text": lambda it: FOX.actions[it],
    "the action of a text": FOX.actions.parse,
    "apply": STATE.apply,
    "apply seat": lambda it: STATE.apply(STATE.legal[0], it),
    "apply_chance": FOX.start().apply_chance,
    "apply_chance each": lambda it: FOX.start().apply_chance([it]),
    "draw": FOX.start().draw,
    "resignation": STATE.resignation,
    "resignation of a team": tw.load("duet").start(seed=1).resignation,
    "view": STATE.view,
    "the place among the legal actions": STATE.legal.index,
    "an event as seen by": STATE.events[0].seen_by,
    "say": VOICE.say,
    "the name at a seat": VOICE.name,
    "Voice language": tw.Voice,
    "Voice names": lambda it: tw.Voice(names=it),
    "Voice viewer": lambda it: tw.Voice(viewer=it),
    "choose view": lambda it: tw.agent("birch").choose(it, STREAM),
    "choose source": lambda it: tw.agent("birch").choose(VIEW, it),
    "choose source at random": lambda it: tw.agent("uniform").choose(VIEW, it),
    "Stream": tw.Stream,
    "Stream path": lambda it: tw.Stream(1, it),
    "below": STREAM.below,
    "choice": STREAM.choice,
    "Player": tw.Player,
    "Player agent": lambda it: tw.Player("Ann", it),
    "Record of plain values": tw.Record.parse,
    "Player of plain values": tw.Player.parse,
    "Card": tw.Card,
    "Cards": tw.Cards,
    "any cards of a text": tw.Card.read_all,
    "FoxCard": tw.FoxCard,
    "FoxCards": tw.FoxCards,
    "each of FoxCards": lambda it: tw.FoxCards([it]),
    "the card of a suit": lambda it: tw.FoxCard.of(it, 3),
    "the card of a rank": lambda it: tw.FoxCard.of(0, it),
    "the suit of a text": tw.FoxCard.parse_suit,
    "cards of a text": tw.FoxCard.read_all,
    "cards of a mask": tw.FoxCards.from_mask,
    "cards of a suit": tw.FoxCards.of_suit,
    "cards and others": lambda it: HAND | it,
    "union": HAND.union,
    "isdisjoint": HAND.isdisjoint,
    "issubset": HAND.issubset,
    "DuetCard": tw.DuetCard,
    "DuetCards": tw.DuetCards,
    "WoodsCard": tw.WoodsCard,
    "values of a text": tw.WoodsCard.read_all,
    "Handful": tw.Handful,
    "each of a Handful": lambda it: tw.Handful([it]),
    "a handful of a number": tw.Handful.from_packed,
    "a handful of counts": tw.Handful.from_counts,
    "a handful of each count": lambda it: tw.Handful.from_counts([it]),
    "how many of a card": tw.Handful("3,5").count,
    "a handful and more": lambda it: tw.Handful("3,5") + it,
    "a handful many times": lambda it: tw.Handful("3,5") * it,
}
"""The same of methods and classes, by what they do."""

WRONG: Final[tuple[Any, ...]] = (
    None, -3, 99, 2.5, float("nan"), float("inf"), True, 10**5000, 2**64, "", "no such", "\0", b"x",
    [1], [None], {}, {"a": 1}, int, object(), STATE, VIEW, RECORD, FOX, HAND,
    tw.WoodsCard(5), tw.DuetCard("D1"),
)  # fmt: skip
"""What is wrong nearly everywhere. Where one of these can be used, it is."""


def told(call: Call, given: object) -> str | None:
    """What somebody is told who asks like this; None where the answer can be used."""
    try:
        call(given)
    except tw.TanglewoodError as error:
        return str(error)
    except OSError:  # a file that is not there says so itself
        return None
    return None


EVERY: Final = FUNCTIONS | METHODS


@pytest.mark.parametrize("name", EVERY)
def test_what_cannot_be_used_is_refused_in_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for given in WRONG:
        sentence = told(EVERY[name], given)
        if sentence is not None:
            assert sentence.endswith((".", "?", ")")), sentence
            assert sentence.isprintable()
            assert len(sentence) < 700
    assert told(EVERY[name], object()) is not None


def test_every_public_function_is_asked_wrongly() -> None:
    functions = {name for name in tw.__all__ if isfunction(getattr(tw, name))}
    without_arguments = {"languages"}
    assert functions - without_arguments == {name.partition(" ")[0] for name in FUNCTIONS}
    for of, kept in ((STATE, {"why_not"}), (FOX, set())):
        offered = {name for name in dir(of) if callable(getattr(of, name))}
        assert offered - kept <= {name.partition(" ")[0] for name in METHODS}


@pytest.mark.parametrize("given", WRONG, ids=lambda it: type(it).__name__)
def test_why_not_gives_the_refusal_of_whatever_is_no_action(given: Any) -> None:
    refused = STATE.why_not(given)
    assert isinstance(refused, tw.TanglewoodError)
    assert str(refused) == told(STATE.apply, given)


def test_a_record_or_a_file_is_refused_before_the_first_of_what_it_holds(tmp_path: Path) -> None:
    wrong: Any = 3
    with pytest.raises(tw.WrongType, match=r"^A record is needed here, not 3\.$"):
        tw.replay(wrong)
    with pytest.raises(tw.WrongType, match=r"^A file is named by a text or a Path, not by 3\.$"):
        tw.read_records(wrong)
    with pytest.raises(FileNotFoundError):
        tw.read_records(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([1, 2], r"^A name is a text, not 1\.$"),
        ("AB", r"^Names come in a list, one for every seat, not as 'AB'\.$"),
        (3, r"^Names come in a list, one for every seat, not as 3\.$"),
        (["Ann"], r"^This game has 2 seats, not 1\.$"),
        (["Ann", ""], r"^'' cannot be a name, which has 1 to 80 printable characters\.$"),
        (["Ann", "x" * 81], r"^'x{40}' cannot be a name, .*\.$"),
        (["Ann", "\n"], r"cannot be a name"),
    ],
)
def test_names_of_players_are_as_a_record_can_have_them(names: Any, said: str) -> None:
    with pytest.raises(tw.TanglewoodError, match=said):
        tw.record_of(STATE, names)
    with pytest.raises(tw.TanglewoodError, match=said):
        tw.table_voice(FOX, names)


def test_an_agent_has_a_name_that_a_record_can_have() -> None:
    class Nameless:
        name = ""

        def choose(self, view: Any, source: tw.Stream) -> Any:
            return view.legal[0]

    agent: Any = Nameless()
    agent.name = "x" * 80
    with pytest.raises(tw.BadText, match="cannot be a name"):
        tw.playout(FOX, [agent, "uniform"])
    agent.name = None
    with pytest.raises(tw.WrongType, match=r"^An agent is a name, or it has a name "):
        tw.playout(FOX, [agent, "uniform"])


def test_a_seed_says_the_same_each_time_and_nothing_beside_its_range_is_one() -> None:
    for seed in (0, 7, 2**63 - 1):
        assert FOX.start(seed) == FOX.start(seed)
        first, again = (tw.playout(FOX, ["uniform"] * 2, seed) for _ in range(2))
        assert first.record == again.record
    wrong: Any
    for wrong in (1.0, True, "1", int):
        with pytest.raises(tw.WrongType, match=r"^A seed is a whole number, not "):
            FOX.start(wrong)
    for seed in (-3, 2**63, 10**5000):
        for asked in (FOX.start, tw.Stream, lambda it: tw.hint(ENDING, iterations=9, seed=it)):
            with pytest.raises(tw.BadOption):
                asked(seed)


def test_nobody_asks_for_more_than_can_be_waited_for() -> None:
    most = r"^A whole number up to 10000000 is needed here, not 18446744073709551616\.$"
    with pytest.raises(tw.BadOption, match=most):
        tw.hint(ENDING, iterations=2**64)
    with pytest.raises(tw.BadOption, match=most):
        tw.worlds(ENDING, 2**64)


def test_one_reason_alone_is_no_list_of_reasons() -> None:
    with pytest.raises(tw.WrongType, match=r"^Reasons come in a list of their names, not as 'win'"):
        tw.hint(ENDING, iterations=9, avoid_reasons="win")


def test_a_refused_stream_stays_as_it_was() -> None:
    stream, same = tw.Stream(5), tw.Stream(5)
    wrong: Any
    for wrong in (0, -1, "x", None):
        with suppress(tw.TanglewoodError):
            stream.below(wrong)
    assert stream.below(1000) == same.below(1000)
