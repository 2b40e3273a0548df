"""Fields say who may see them, or their class is refused."""

import copy
import gc
import pickle
from typing import Annotated, NamedTuple

import pytest

from tanglewood.core.event import Event
from tanglewood.core.field import (
    As,
    BothOfPlayers,
    EachOwn,
    Hidden,
    IfAny,
    IfPublic,
    Inside,
    OfPlayers,
    OfSeat,
    Open,
    Own,
)
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import View
from tanglewood.games.fox.events import Drew, Played
from tanglewood.games.fox.view import FoxView

VIEWERS = (0, 1, SPECTATOR)


class Whispered(Event):
    """An event with a field of every sort."""

    seat: Open[int]
    public: Open[bool]
    mine: OfSeat[str]
    ours: OfPlayers[str]
    both: BothOfPlayers[str]
    hands: EachOwn[str]
    named: IfPublic[str]
    deck: Hidden[str]


SAID = Whispered(1, False, "m", "o", ("b", "c"), ("x", "y"), "n", "d")


@pytest.mark.parametrize("base", [Event, View, FoxView])
def test_a_field_that_does_not_say_who_may_see_it_is_refused(base: type) -> None:
    fields = {"seat": Open[int], "card": str}
    with pytest.raises(TypeError, match=r"Careless\.card does not say who may see it\."):
        type("Careless", (base,), {"__annotations__": fields, "__module__": __name__})


def test_garbage_may_be_collected_while_an_event_is_made() -> None:
    before = gc.get_threshold()
    gc.set_threshold(1)
    try:
        for _ in range(20):

            class Rustled(Event):
                seat: Open[int]
                card: OfSeat[str]

            assert Rustled(1, "B7").seen_by(0).card is None
    finally:
        gc.set_threshold(*before)


def test_a_record_inside_must_say_it_too() -> None:
    class Inner(NamedTuple):
        card: str

    with pytest.raises(TypeError, match=r"Inner\.card does not say who may see it\."):

        class Outer(Event):
            inner: Open[Inner]


def test_a_view_has_no_field_that_is_hidden_from_its_viewer() -> None:
    fields = {"deck": Hidden[str]}  # type: ignore[misc]  # an annotation, used as a value
    with pytest.raises(
        TypeError, match=r"Careless\.deck would be shown to more than its viewers\."
    ):
        type("Careless", (FoxView,), {"__annotations__": fields, "__module__": __name__})


def test_what_is_meant_for_a_view_is_hidden_in_an_event() -> None:
    class Mixed(Event):
        hand: Own[str | None]
        note: Inside[str | None]

    assert Mixed("h", "n").seen_by(0) == Mixed(None, None)
    assert Mixed("h", "n").plain() == {"event": "mixed", "hand": "h"}


def test_what_each_viewer_sees_of_an_event() -> None:
    own, other, spectator = (SAID.seen_by(viewer) for viewer in (1, 0, SPECTATOR))
    assert own == Whispered(1, False, "m", "o", ("b", "c"), (None, "y"), None, None)
    assert other == Whispered(1, False, None, "o", ("b", "c"), ("x", None), None, None)
    assert spectator == Whispered(1, False, None, None, (None, None), (None, None), None, None)
    public = Whispered(1, True, "m", "o", ("b", "c"), ("x", "y"), "n", "d")
    assert [public.seen_by(viewer).named for viewer in VIEWERS] == ["n", "n", "n"]
    assert type(other) is Whispered


def test_an_open_event_is_the_same_for_everybody() -> None:
    played = Drew(0, None)
    assert played.seen_by(0) is played


def test_an_event_is_a_named_tuple() -> None:
    assert SAID._fields[:2] == ("seat", "public")
    assert repr(Drew(0, None)) == "Drew(seat=0, card=None)"
    assert pickle.loads(pickle.dumps(SAID)) == SAID == copy.deepcopy(SAID)
    match SAID:
        case Whispered(seat, public):
            assert (seat, public) == (1, False)
    with pytest.raises(TypeError):
        Played(0)  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        SAID.seat = 0  # type: ignore[misc]


def test_plain_values_are_made_as_declared() -> None:
    class Counted(Event):
        suit: Open[Annotated[int, As("abc".__getitem__, str)]]
        pair: Open[tuple[int, int]]
        note: IfAny[str] = None

    assert Counted(1, (2, 3)).plain() == {"event": "counted", "suit": "b", "pair": [2, 3]}
    assert Counted(0, (2, 3), "so").plain()["note"] == "so"
