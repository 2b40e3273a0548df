"""Deal codes: what is read out, written down and typed again names the same deal."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tanglewood.core.errors import BadText
from tanglewood.session.dealcode import deal_code, source_of

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SEEDS = st.integers(0, 2**64 - 1)
KEYS = st.binary(min_size=16, max_size=16)


@given(st.one_of(SEEDS, KEYS))
def test_a_code_names_its_seed_or_its_key(source: int | bytes) -> None:
    code = deal_code(source)
    assert source_of(code) == source
    assert source_of(f" {code.lower().replace('-', '')} ") == source
    assert source_of(code.replace("0", "o").replace("1", "l")) == source


def test_the_codes_that_people_have_written_down_stay_what_they_are() -> None:
    assert deal_code(0) == "0000-0000-0000-00"
    assert deal_code(2**64 - 1) == "FZZZ-ZZZZ-ZZZZ-ZF"
    assert deal_code(123456789012345) == "0003-G923-0VQV-SB"
    assert deal_code(bytes(16)) == "0000-0000-0000-0000-0000-0000-0000"
    assert deal_code(bytes(range(16))) == "0004-1061-050R-3GG2-8A1C-60T3-GF5E"


@given(SEEDS, st.integers(0, 12), st.integers(1, 31))
def test_one_wrong_sign_is_noticed(seed: int, place: int, by: int) -> None:
    code = list(deal_code(seed).replace("-", ""))
    code[place] = SIGNS[(SIGNS.index(code[place]) + by) % 32]
    try:
        found = source_of("".join(code))
    except BadText:
        return
    assert isinstance(found, int)
    assert found % 31 == seed % 31  # a slip by 31 looks the same; nothing else does
    assert by == 31 or (SIGNS.index(code[place]) - by) < 0


@given(KEYS, st.integers(0, 27), st.integers(1, 31))
def test_one_wrong_sign_of_a_long_code_is_always_noticed(key: bytes, place: int, by: int) -> None:
    code = list(deal_code(key).replace("-", ""))
    code[place] = SIGNS[(SIGNS.index(code[place]) + by) % 32]
    with pytest.raises(BadText, match="mistake"):
        source_of("".join(code))


@given(KEYS)
def test_two_signs_of_a_long_code_that_changed_places_are_always_noticed(key: bytes) -> None:
    code = deal_code(key).replace("-", "")
    for one, other in combinations(range(26), 2):
        if code[one] != code[other]:
            wrong = list(code)
            wrong[one], wrong[other] = wrong[other], wrong[one]
            with pytest.raises(BadText, match="mistake"):
                source_of("".join(wrong))


@pytest.mark.parametrize(
    "text",
    ["", "77", "U" * 14, "ZZZZ-ZZZZ-ZZZZ-ZZ", "0000-0000-0000-78", "€" * 14, "Z" * 28, "0" * 27],
)
def test_what_is_no_code_gets_one_sentence(text: str) -> None:
    with pytest.raises(BadText, match="deal code"):
        source_of(text)
