"""Options: what each can be is data, and callable."""

import pytest

from tanglewood.core.errors import WrongValue
from tanglewood.core.option import Components, Flag, Numbers, OneOf, Option, Readable, Whole
from tanglewood.games.registry import GAMES

OFFERED = [option for entry in GAMES.values() for option in entry.options]


@pytest.mark.parametrize(
    ("read", "kind", "low", "high", "choices", "form"),
    [
        (Whole(1, 3), "number", 1, 3, None, "N"),
        (Whole(0), "number", 0, None, None, "N"),
        (Flag(), "flag", None, None, None, ""),
        (OneOf(("near", "far")), "text", None, None, ("near", "far"), "near|far"),
        (Numbers(Whole(0, 9)), "numbers", None, None, None, "N,…"),
        (Components(("deck",)), "object", None, None, None, "FILE"),
    ],
)
def test_what_an_option_can_be_is_data(
    read: Readable, kind: str, low: object, high: object, choices: object, form: str
) -> None:
    assert (read.kind, read.low, read.high) == (kind, low, high)
    assert (read.choices, read.form) == (choices, form)


@pytest.mark.parametrize("option", OFFERED, ids=lambda it: it.name)
def test_every_option_refuses_with_what_it_says_is_wanted(option: Option) -> None:
    with pytest.raises(WrongValue) as refused:
        option.read(object())
    assert refused.value.message == option.read.wanted
