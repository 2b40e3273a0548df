"""Two browsers by link; a cut connection; a server that is killed and started again."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.cable import cable
from tests.server.running import Process, Running, running, sqlite_url
from tests.web.conftest import Visit, deal
from tests.web.player import Player
from tests.web.wire import Ear


def invited(page: Page, game: str, url: str) -> str:
    """Set a table for a friend; the invitation as the friend's browser has to open it."""
    page.goto(f"{url}/new/{game}")
    page.get_by_label("Together with" if game == "duet" else "Against").select_option("friend")
    deal(page)
    link = page.get_by_label("Invitation link").input_value()
    assert "#join=" in link
    return link.partition("/t/")[2]


SHEET = "navigator.share = async (data) => { window.handed = data; };"
"""A device's sheet for sharing, which a browser without a screen has not."""


def test_an_invitation_goes_by_the_sheet_of_the_device(server: Running, visit: Visit) -> None:
    page = visit(server.url, width=390, height=844, touch=True)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.add_init_script(SHEET)
    link = invited(page, "fox", server.url)
    page.get_by_role("button", name="Share").tap()
    assert page.evaluate("() => window.handed.url").endswith(link)


def seat(page: Page) -> Player:
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    return Player(page, random.Random(8))


def play_on(players: tuple[Player, Player], most: int) -> bool:
    """Both play on, whoever is to act; whether the game is over."""
    for _ in range(most):
        for player in players:
            player.page.wait_for_selector(".board")
        if all(player.over for player in players):
            return True
        acting = next((player for player in players if player.to_act), None)
        if acting:
            acting.act()
        else:
            players[0].page.wait_for_timeout(30)
    return False


def acknowledged(*ears: Ear) -> list[str]:
    """The actions that were acknowledged to any of the browsers, in the order of their numbers."""
    numbered = [entry for ear in ears for entry in ear.acknowledged.items()]
    assert len({number for number, _ in numbered}) == len(numbered)
    return [action for _, action in sorted(numbered)]


def actions_of(url: str, table: str) -> list[str]:
    """The actions that the server has stored, in their order."""
    found: list[str] = []
    count, start = 1, 0
    while start < count:
        query = f"viewer=-3&from={start}&to={start + 100}"
        answer = httpx.get(f"{url}/api/tables/{table}/moments?{query}", timeout=30).json()
        count = answer["count"]
        actions = [moment["action"] for moment in answer["moments"]]
        found += [action["text"] for action in actions if action]
        start += 100
    return found


@pytest.mark.parametrize("game", ["fox-mini", "duet"])
def test_two_browsers_play_by_link_with_the_connection_cut_in_mid_trick(
    game: str, server: Running, visit: Visit
) -> None:
    port = int(server.url.rpartition(":")[2])
    with cable(port) as ada, cable(port) as ben:
        first = visit(f"{ada.url}/")
        ears = Ear(first), Ear()
        link = invited(first, game, ada.url)
        second = visit(f"{ben.url}/t/{link}", name="Ben")
        ears[1].listen_to(second)
        players = Player(first, random.Random(7)), seat(second)
        for player in players:
            player.page.wait_for_selector(".board")

        # Whoever follows to the first trick loses the line.
        mid_trick = first.locator(".trick .card")
        while not (mid_trick.count() == 1 and any(player.to_act for player in players)):
            assert not play_on(players, 1)
        cut = 0 if players[0].to_act else 1
        wire, page, other = (ada, ben)[cut], players[cut].page, players[1 - cut].page
        before = ears[cut].connections
        wire.cut()
        expect(page.locator(".lost")).to_be_visible()
        # What is tapped while the line is down is sent when it is up again.
        tapped = players[cut].number
        players[cut].luck.choice(players[cut].offers()).click()
        expect(other.get_by_text("away").first).to_be_visible()
        wire.mend()
        page.wait_for_function(
            "before => Number(document.querySelector('.table').dataset.number) > before",
            arg=tapped,
        )
        expect(page.locator(".lost")).to_have_count(0)
        assert ears[cut].connections > before

        assert play_on(players, 3000)
        for player in players:
            expect(player.page.locator(".end h2")).to_be_visible()
        table = first.url.rpartition("/")[2]
        assert acknowledged(*ears) == actions_of(server.url, table)


def test_a_server_killed_in_mid_game_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    server = Process(sqlite_url(tmp_path))
    try:
        first = visit(f"{server.url}/")
        ears = Ear(first), Ear()
        link = invited(first, "fox-mini", server.url)
        second = visit(f"{server.url}/t/{link}", name="Ben")
        ears[1].listen_to(second)
        players = Player(first, random.Random(3)), seat(second)
        for player in players:
            player.page.wait_for_selector(".board")
        play_on(players, 2)
        for _ in range(2):
            while not any(player.to_act for player in players):
                first.wait_for_timeout(30)
            acting = next(player for player in players if player.to_act)
            before = acting.number
            acting.luck.choice(acting.offers()).click()
            server.kill()
            server.start()
            for player in players:
                expect(player.page.locator(".lost")).to_have_count(0)
            # The tap was acknowledged before the kill, or is sent again after it.
            acting.page.wait_for_function(
                "before => Number(document.querySelector('.table').dataset.number) > before",
                arg=before,
            )
        assert play_on(players, 2000)
        table = first.url.rpartition("/")[2]
        assert acknowledged(*ears) == actions_of(server.url, table)
    finally:
        server.kill()


def test_the_tables_can_be_played_again_and_chatted_at(server: Running, visit: Visit) -> None:
    first = visit(f"{server.url}/")
    link = invited(first, "fox-mini", server.url)
    second = visit(f"{server.url}/t/{link}", name="Ben")
    players = Player(first, random.Random(2)), seat(second)
    second.wait_for_selector(".board")
    second.get_by_label("Say something kind").fill("Good luck!")
    second.get_by_role("button", name="Send").click()
    expect(first.locator(".chat")).to_contain_text("Good luck!")
    assert play_on(players, 2000)
    old = first.url
    first.get_by_role("button", name="Play again").click()
    expect(second.get_by_text("Ada would like to play again.")).to_be_visible()
    second.get_by_role("button", name="Play again").click()
    for page in (first, second):
        page.wait_for_function("old => location.href !== old", arg=old)
        page.wait_for_selector(".board")
    assert first.url == second.url
    first.go_back()  # the game before can still be looked at
    expect(first.locator(".end")).to_be_visible()
    first.get_by_role("button", name="To the next game").click()
    expect(first.locator(".hand .slot").first).to_be_visible()


def test_a_phone_counts_what_was_said_until_somebody_looks(server: Running, visit: Visit) -> None:
    first = visit(f"{server.url}/")
    link = invited(first, "fox-mini", server.url)
    phone = visit(f"{server.url}/t/{link}", name="Ben", width=360, height=720)
    seat(phone)
    phone.wait_for_selector(".board")
    first.get_by_label("Say something kind").fill("Good luck!")
    first.get_by_role("button", name="Send").click()
    phone.get_by_role("button", name="Log and chat, 1 new message").click()
    expect(phone.locator(".chat").get_by_text("Ada Good luck!")).to_be_in_viewport()
    phone.get_by_role("button", name="Back to the table").click()
    expect(phone.get_by_role("button", name="Log and chat", exact=True)).to_be_visible()


def test_an_invitation_works_once(server: Running, visit: Visit) -> None:
    first = visit(f"{server.url}/")
    link = invited(first, "fox-mini", server.url)
    second = visit(f"{server.url}/t/{link}")
    seat(second)
    second.wait_for_selector(".board")
    third = visit(f"{server.url}/t/{link}")
    third.get_by_role("button", name="Sit down").click()
    expect(third.get_by_text("This seat is taken: the invitation was used.")).to_be_visible()
    third.get_by_role("button", name="Only watch").click()
    expect(third.get_by_text("You are watching.")).to_be_visible()
    expect(third.locator(".hand")).to_have_count(0)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    """A server at which nobody has to wait long for somebody who left."""
    with running(sqlite_url(tmp_path), takeover_after=0.5, claim_after=0.5) as server:
        yield server


@pytest.mark.parametrize("choice", ["Let an AI play on", "Claim the win"])
def test_whoever_is_left_alone_can_go_on(choice: str, impatient: Running, visit: Visit) -> None:
    first = visit(f"{impatient.url}/")
    link = invited(first, "fox-mini", impatient.url)
    second = visit(f"{impatient.url}/t/{link}", name="Ben")
    seat(second)
    second.wait_for_selector(".board")
    first.wait_for_selector(".board")
    second.close()
    expect(first.get_by_text("Ben has left the table.")).to_be_visible()
    first.get_by_role("button", name=choice).click()
    if choice == "Claim the win":
        expect(first.locator(".end h2")).to_have_text("You win!")
    else:
        assert Player(first, random.Random(5)).play_to_the_end() >= 0


def test_a_clock_runs_where_one_was_set(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox")
    page.get_by_label("Clock").select_option("5")
    deal(page)
    Player(page).wait()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))
