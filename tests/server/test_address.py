"""Callers are counted by what one household is given."""

import pytest

from tanglewood.server.address import ELSEWHERE, Trust, caller_of, household, plain_address


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        (" 192.0.2.7", "192.0.2.7"),
        ("", ELSEWHERE),
        ("unknown", ELSEWHERE),
        ("1" * 5000, ELSEWHERE),
        ("192.0.2.7, 192.0.2.8", ELSEWHERE),
    ],
)
def test_a_household_is_one_caller(address: str, counted: str) -> None:
    assert household(address) == counted


def test_who_calls_is_in_the_scope() -> None:
    assert caller_of({"client": ("2001:db8::5", 4711)}) == "2001:db8::/64"
    assert caller_of({"client": None}) == caller_of({}) == ELSEWHERE


def test_an_address_of_the_old_kind_is_shown_as_such() -> None:
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert plain_address("2001:db8::5") == "2001:db8::5"
    assert plain_address("nothing") == "nothing"


def test_only_named_proxies_are_believed() -> None:
    trust = Trust("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    for address in ("127.0.0.1", "::ffff:127.0.0.1", "10.9.8.7", "2001:db8:5::1"):
        assert address in trust
    for address in ("127.0.0.2", "11.0.0.1", "2001:db9::", "", "localhost"):
        assert address not in trust
        assert address not in Trust()
        assert address in Trust("*")
