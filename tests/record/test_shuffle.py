"""The verifiable shuffle: worked out again by plain hashes, even, and told from any change."""

import copy
import json
import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from importlib import resources
from itertools import permutations
from math import factorial
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tanglewood.core.chance import Chance
from tanglewood.games.registry import GAMES, load
from tanglewood.record import BadRecord, Record
from tanglewood.record.proof import draws, prove
from tanglewood.record.shuffle import Share, Shuffle, commitment, dice, key, order, pledge
from tests.record.shuffled import SECRET, SHARES, finished, info_of, played
from tests.support import MIXES

SCHEMA = json.loads(resources.files("tanglewood.record").joinpath("schema.json").read_text("utf-8"))
ROOT = Path(__file__).resolve().parents[2]
CASES = [(name, mix) for name in GAMES for mix in range(len(MIXES[name]))]
KEYS = st.binary(min_size=16, max_size=16)


def hashed(text: str) -> str:
    """All that another program needs to know about hashes."""
    return sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(("name", "mix"), CASES)
def test_a_record_is_worked_out_again_by_plain_hashes(name: str, mix: int) -> None:
    """Without the code under test: only the record, the items and SHA-256."""
    record = finished(name, mix)
    shuffle = json.loads(record.line)["shuffle"]
    scheme, secret = shuffle["scheme"], shuffle["secret"]
    assert shuffle["commitment"] == hashed(f"{scheme} secret {secret}")
    words = []
    for each in shuffle["shares"]:
        if each["share"] is not None:
            assert each["pledge"] == hashed(f"{scheme} share {each['share']}")
        words.append(each["share"] or f"-{each['pledge'] or ''}")
    told = f"{scheme} key {shuffle['table']} {name} {secret} {' '.join(words)}"
    key = hashed(told)[:32]
    for number, draw in enumerate(draws(record)):
        copies: Counter[str] = Counter()
        numbered = []
        for text in draw.among:
            numbered.append((hashed(f"{scheme} item {key} {number} {copies[text]} {text}"), text))
            copies[text] += 1
        drawn = [text for _, text in sorted(numbered)][: len(draw.outcome)]
        if draw.ordered:
            assert drawn == draw.outcome
        else:
            assert sorted(drawn) == sorted(draw.outcome)


@pytest.mark.parametrize(("name", "mix"), CASES)
def test_a_shuffled_game_is_proved_and_fits_the_schema(name: str, mix: int) -> None:
    record = finished(name, mix)
    plain = json.loads(record.line)
    jsonschema.validate(plain, SCHEMA)
    assert Record.parse(plain) == record
    assert json.loads(record.text) == plain
    outcomes = sum("chance" in entry for entry in record.entries)
    assert prove(record) == outcomes


def test_the_games_together_draw_everything_that_is_drawn_by_chance() -> None:
    """So that no kind of draw is left out above: handfuls, reshuffles, equal items."""
    found = {draw.chance for name, mix in CASES for draw in draws(finished(name, mix))}
    assert found >= {"dealer", "deal", "special", "goals", "first", "reshuffle"}
    handfuls = {draw.chance for name, mix in CASES for draw in draws(finished(name, mix))
                if len(draw.outcome) < len(draw.among)}  # fmt: skip
    assert handfuls >= {"dealer", "special", "first"}
    for luck in range(40):
        chosen = {"special": ["Shovel", "Fairy", "Tree", "Axe", "Bow", "Mirror"], "target": 35}
        record = played(info_of("deluxe", chosen, SHARES[:2]), luck).record
        found |= {draw.chance for draw in draws(record)}
        assert prove(record) == len(draws(record))
        if found >= {"tree", "shovel", "fairy"}:
            return
    raise AssertionError(found)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to every single value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        if isinstance(part, dict | list):
            yield from leaves(part, (*path, name))
        else:
            yield (*path, name)


def other(value: object) -> Iterator[Any]:
    """Values that could stand in the place of this one."""
    if value is None:
        yield hashed("something")
        return
    assert isinstance(value, str)
    yield None
    yield ("1" if value[0] != "1" else "2") + value[1:]
    yield value[:-1] + ("1" if value[-1] != "1" else "2")


@pytest.mark.parametrize("name", GAMES)
def test_no_part_of_what_is_revealed_can_be_changed(name: str) -> None:
    right = json.loads(finished(name).line)
    paths = list(leaves(right["shuffle"]))
    assert len(paths) == 4 + 2 * len(right["seats"])
    for path in paths:
        *way, last = path
        holder = right["shuffle"]
        for part in way:
            holder = holder[part]
        for instead in other(holder[last]):
            changed = copy.deepcopy(right)
            found = changed["shuffle"]
            for part in way:
                found = found[part]
            found[last] = instead
            with pytest.raises(BadRecord):
                prove(Record.parse(changed))


@pytest.mark.parametrize("name", GAMES)
def test_no_part_of_what_is_revealed_can_be_left_out(name: str) -> None:
    right = json.loads(finished(name).line)
    for part in right["shuffle"]:
        changed = copy.deepcopy(right)
        del changed["shuffle"][part]
        with pytest.raises(BadRecord, match="shuffle"):
            Record.parse(changed)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(changed, SCHEMA)
    for shares in ([], right["shuffle"]["shares"][:-1], [*right["shuffle"]["shares"], {}], [1], 7):
        changed = right | {"shuffle": right["shuffle"] | {"shares": shares}}
        with pytest.raises(BadRecord, match="share"):
            Record.parse(changed)
    with pytest.raises(BadRecord, match="shuffle"):
        Record.parse(right | {"shuffle": None})
    with pytest.raises(BadRecord, match="no shuffle"):
        prove(Record.parse({key: part for key, part in right.items() if key != "shuffle"}))
    with pytest.raises(BadRecord, match="not over"):
        Record.parse(right | {"result": None})


@pytest.mark.parametrize("name", GAMES)
def test_a_chance_outcome_of_another_shuffle_is_named(name: str) -> None:
    """The cards of another key, played by the rules to the end: only the shuffle tells."""
    ours = finished(name)
    seats = len(ours.players)
    theirs = played(info_of(name, MIXES[name][0], SHARES[1 : seats + 1], id="other")).record
    mixed = json.loads(theirs.line) | {"shuffle": json.loads(ours.line)["shuffle"]}
    with pytest.raises(BadRecord, match=r"Entry \d+: this outcome of .* does not follow") as found:
        prove(Record.parse(mixed))
    assert found.value.entry is not None
    assert "chance" in theirs.entries[found.value.entry - 1]


@pytest.mark.parametrize(("edit", "sentence"), [
    ({"known_deal": False}, "known_deal"),
    ({"known_deal": 1}, "known_deal"),
])  # fmt: skip
def test_a_known_deal_is_marked_in_one_way(edit: dict[str, Any], sentence: str) -> None:
    right = json.loads(finished("fox").line)
    del right["shuffle"]
    assert Record.parse(right | {"known_deal": True}).known_deal
    jsonschema.validate(right | {"known_deal": True}, SCHEMA)
    with pytest.raises(BadRecord, match=sentence):
        Record.parse(right | edit)


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_a_draw_is_the_number_of_chance_entries_before_it(name: str) -> None:
    hosted = played(info_of(name, MIXES[name][0], SHARES[: load(name, **MIXES[name][0]).seats]))
    assert hosted.table.state.chances == sum("chance" in entry for entry in hosted.table.entries)


@given(KEYS, st.integers(0, 200), st.lists(st.sampled_from("abcdefgh"), max_size=30))
def test_an_order_is_one_of_all_items_whatever_their_order_before(
    key: bytes, number: int, texts: list[str]
) -> None:
    places = order(key, number, texts)
    assert sorted(places) == list(range(len(texts)))
    ordered = [texts[place] for place in places]
    again = sorted(texts)
    assert [again[place] for place in order(key, number, again)] == ordered


@given(KEYS, KEYS, st.integers(0, 50))
def test_another_key_or_number_gives_another_order(one: bytes, other: bytes, number: int) -> None:
    """Of 33 cards: that two orders are the same by chance is as likely as nothing."""
    cards = [str(card) for card in range(33)]
    assert order(one, number, cards) != order(one, number + 1, cards)
    assert (order(one, number, cards) == order(other, number, cards)) == (one == other)


def test_every_order_is_equally_likely() -> None:
    """4 items, 24,000 keys: chi-squared over 24 orders; and each of 10 items at each place."""
    found = Counter(tuple(order(_key(n), 0, "abcd")) for n in range(24_000))
    assert set(found) == set(permutations(range(4)))
    expected = 24_000 / factorial(4)
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi < 59.0  # 23 degrees of freedom: beyond this once in 20,000 times
    texts = [str(n) for n in range(10)]
    places = Counter(
        (place, item) for n in range(6_000) for place, item in enumerate(order(_key(n), 7, texts))
    )
    chi = sum((places[place, item] - 600) ** 2 / 600 for place in range(10) for item in range(10))
    assert chi < 142.0  # 81 degrees of freedom


def test_every_handful_of_equal_items_is_as_likely_as_it_should_be() -> None:
    """2 of a, a, b: a pair of a's in one case of three, in whatever order they lie."""
    chance = Chance("tree", (1, 1, 2), 2, ordered=False)
    game = load("woods")
    drawn = Counter(Shuffle(_key(n), game).draw(0, chance).items for n in range(9_000))
    assert set(drawn) == {(1, 1), (1, 2)}
    assert abs(drawn[1, 1] - 3_000) < 230  # five standard deviations


def _key(number: int) -> bytes:
    return number.to_bytes(16, "big")


def test_what_decides_the_agents_tells_nothing_of_the_cards() -> None:
    """Different words are hashed for each, and the key has shares in it besides."""
    ours = {dice(SECRET).to_bytes(8, "big").hex(), commitment(SECRET),
            key(SECRET, "t", "fox", [Share(), Share()]).hex(), pledge(SECRET)}  # fmt: skip
    assert len(ours) == 4
    assert not any(one in other for one in ours for other in ours - {one})
    assert SECRET.hex() not in ours


def test_the_page_about_it_has_the_right_example() -> None:
    """Every line of the example in the documentation: a text, and its hash."""
    page = (ROOT / "docs" / "shuffle.md").read_text("utf-8")
    block = re.search(r"```text\n(secret .*?)```", page, re.DOTALL)
    assert block is not None
    found = dict(line.split(maxsplit=1) for line in block[1].splitlines() if line.strip())
    secret, shares = bytes.fromhex(found["secret"]), [Share.read(found["share"]), Share()]
    assert found["commitment"] == commitment(secret)
    assert found["pledge"] == shares[0].pledge
    ours = key(secret, found["table"], "fox-mini", shares)
    assert found["key"] == ours.hex()
    game = load("fox-mini")
    dealer = Chance("dealer", (0, 1), 1, ordered=False)
    assert found["dealer"] == str(Shuffle(ours, game).draw(0, dealer).items[0])
    cards = found["cards"].split()
    assert found["deal"].split() == [cards[place] for place in order(ours, 1, cards)]
    assert found["B1"] == hashed(f"tanglewood-shuffle-1 item {ours.hex()} 1 0 B1")
