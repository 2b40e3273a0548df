"""The creatures: enough for every level, each a different one, and the same at the same table."""

from dataclasses import replace
from datetime import date
from importlib.resources import files
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from tanglewood.agents.levels import NAMES, TASTES
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import AGENTS, STRONGEST
from tanglewood.agents.uniform import Uniform
from tanglewood.cast import COMPANIES, CREATURES, company, creature, names_of, seated
from tanglewood.games.registry import load
from tanglewood.protocol.making import new_seats
from tanglewood.record.form import Player
from tanglewood.session.beginning import practice_record
from tanglewood.session.daily import OPPONENT, Daily
from tanglewood.words import Voice, languages


def test_every_level_has_four_creatures_and_every_personality_two() -> None:
    assert all(len(company(level)) >= 4 for level in NAMES)
    assert all(len(company(taste)) >= 2 for taste in TASTES)  # they play the games of two
    assert all(company(agent) for agent in (*AGENTS, "ismcts:300", "blind:20"))
    assert not company("human")
    assert not company("cmd:./bot")


def test_no_two_creatures_share_a_name_a_kind_or_the_name_of_a_level() -> None:
    names = [one.name for one in CREATURES]
    assert len(set(names)) == len(names)
    assert len({one.kind for one in CREATURES}) == len(CREATURES)
    taken = {Voice(lang)(f"level-{level}") for lang in languages() for level in COMPANIES}
    assert not taken & set(names)


@pytest.mark.parametrize("kind", [one.kind for one in CREATURES])
def test_a_kind_has_a_portrait_that_needs_nothing_from_elsewhere(kind: str) -> None:
    text = files("tanglewood.cast").joinpath("portraits", f"{kind}.svg").read_text("utf-8")
    drawn = ElementTree.fromstring(text)
    assert drawn.get("viewBox") == "0 0 64 64"
    assert "href" not in text
    assert "<style" not in text
    assert len(text) < 4000


def test_who_comes_follows_from_the_table() -> None:
    agents = ["human", "hazel", "hazel", "birch", "hazel"]
    first = seated(agents, "a table")
    assert first == seated(agents, "a table")
    assert first[0] is None
    assert len({one.name for one in first if one is not None}) == 4
    assert [one in company("hazel") for one in first] == [False, True, True, False, True]
    assert len({tuple(seated(["hazel"], f"table {n}")) for n in range(40)}) == 4


def test_a_large_table_of_one_level_invites_friends_of_others() -> None:
    found = [one for one in seated(["old-oak"] * 6, "a table") if one is not None]
    assert len({one.name for one in found}) == 6
    assert set(company("old-oak")) < set(found)


def test_nobody_bears_the_name_of_a_person_there() -> None:
    [who] = seated(["hazel"], "a table")
    assert who is not None
    names = names_of(["human", "hazel", "beech"], "a table", [who.name.upper(), None, "Bob"])
    assert names[0] == who.name.upper()
    assert names[1] in {one.name for one in company("hazel")} - {who.name}
    assert names[2] == "Bob"


def test_a_creature_is_found_by_its_agent_and_name() -> None:
    assert creature("seedling", "Pip") == company("seedling")[0]
    assert creature("hazel", "Pip") is None
    assert creature("human", "Pip") is None


class Wish(NamedTuple):
    """A seat that is asked for."""

    player: str
    name: str | None = None
    agent: str | None = None
    pledge: str | None = None


def test_a_new_table_keeps_the_names_of_its_creatures() -> None:
    wishes = [Wish("me", "Ada"), Wish("ai", agent="hazel"), Wish("ai", "Bob", "hazel")]
    wishes += [Wish("ai", agent="strongest"), Wish("friend")]
    seats = [seat.info for seat, _ in new_seats(wishes, "a table", shuffled=True)]
    assert seats == [seat.info for seat, _ in new_seats(wishes, "a table", shuffled=True)]
    assert creature("hazel", seats[1].name or "") is not None
    assert creature("old-oak", seats[3].name or "") is not None
    assert [seats[at].name for at in (0, 2, 4)] == ["Ada", "Bob", None]


def test_the_daily_deal_brings_everybody_the_same_rival() -> None:
    deal = Daily(date(2026, 11, 16), "fox")
    [_, rival] = deal.players("Ada")
    assert rival == deal.players("Ben")[1]
    assert creature(OPPONENT, rival.name) is not None


def test_who_plays_on_for_a_person_in_practice_is_a_creature() -> None:
    record = playout(load("fox-mini"), [Uniform()] * 2, 1).record
    people = replace(record, players=(Player("Ada"), Player("Ben")))
    ada, rival = practice_record(people, 0, 0, "Ada").players
    assert ada == Player("Ada")
    assert creature(STRONGEST, rival.name) is not None
