"""Values on their way to the kernel beside a browser's Python, and the classes made of what it
tells. The kernel itself answers in `tests/wasm`."""

from struct import pack
from typing import Any

import pytest

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.local.wire import OwnedObject, Reader, write


def _there_and_back(value: Any) -> Any:
    written = bytearray()
    write(value, written)
    return Reader(bytes(written), lambda kind, place: (kind, place)).value()


@pytest.mark.parametrize(
    "value",
    [
        None, True, False, 0, -1, (1 << 63) - 1, -(1 << 63), (1 << 64) - 1, 0.1, -0.0, "", "Füchse",
        b"", b"\x00\xff", (), [], (1, [2.5, "x"], (None,)), [(1, -2), (3, 4)],
        [1, True], [1, 2.0], (0.5, -0.0), (1, (1 << 64) - 1), [5],
    ],
)  # fmt: skip
def test_a_value_comes_back_as_it_was(value: Any) -> None:
    back = _there_and_back(value)
    assert back == value
    assert type(back) is type(value)


def test_a_set_of_cards_travels_as_its_mask_and_a_card_by_its_number() -> None:
    assert _there_and_back(FoxCards("B7 K3").mask) == FoxCards("B7 K3").mask
    assert _there_and_back(FoxCard("B7").number) == 6
    with pytest.raises(TypeError, match="FoxCard does not travel"):
        _there_and_back(FoxCard("B7"))
    with pytest.raises(TypeError, match="FoxCards does not travel"):
        _there_and_back((FoxCards("B7"), FoxCards()))


def test_many_numbers_travel_as_one_row() -> None:
    written = bytearray()
    write([1, 2, 3], written)
    assert bytes(written) == b"r[i" + pack("<Iqqq", 3, 1, 2, 3)


def test_what_the_kernel_owns_travels_by_its_place() -> None:
    owned = OwnedObject()
    owned._kind, owned._place = 3, 70_000
    assert _there_and_back([owned]) == [(3, 70_000)]


@pytest.mark.parametrize("value", [1 << 64, -(1 << 63) - 1, object(), {1, 2}])
def test_what_does_not_travel_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="kernel"):
        write(value, bytearray())


def test_a_dictionary_comes_as_names_and_values() -> None:
    data = b"{" + pack("<I", 2) + b"s" + pack("<I", 1) + b"a" + b"i" + pack("<q", 7)
    assert Reader(data, lambda *_: None).value() == {"a": 7}
    with pytest.raises(ValueError, match="of no kind"):
        Reader(b"?", lambda *_: None).value()
