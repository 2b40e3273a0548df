"""The sounds of the table: asked for once, made by the page, and neither silence nor noise."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.conftest import Visit, deal
from tests.web.player import Player

STUDIO = """window.clock = 0;
window.made = [];
window.AudioContext = class {
    constructor() {
        const audio = new OfflineAudioContext(1, 22050 * 40, 22050);
        Object.defineProperty(audio, 'currentTime', { get: () => window.clock });
        Object.defineProperty(audio, 'state', { get: () => 'running' });
        audio.resume = async () => undefined;
        window.made.push(audio);
        return audio;
    }
};"""
"""Renders what the page plays to samples; the test says when it is."""

RENDER = """async seconds => {
    const samples = (await window.made[0].startRendering()).getChannelData(0);
    const found = [];
    for (let at = 0; at < 40; at += seconds) {
        const part = samples.subarray(at * 22050, (at + seconds) * 22050);
        const last = part.subarray(part.length - 2205);
        const peak = (some) => some.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        found.push({ finite: part.every(Number.isFinite), peak: peak(part), end: peak(last) });
    }
    return found;
}"""

EACH = 2


def studio(page: Page) -> None:
    """Load the page once more, with a studio in the place of loudspeakers."""
    page.add_init_script(STUDIO)
    page.reload()


def test_every_sound_is_heard_and_none_is_too_loud(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/settings")
    studio(page)
    page.get_by_label("Sounds", exact=True).check()
    page.get_by_label("Volume").fill("100")
    page.get_by_text("What the sounds mean").click()
    buttons = page.locator("details button").all()
    assert len(buttons) == 12
    for n, button in enumerate(buttons, 1):
        page.evaluate("now => { window.clock = now; }", n * EACH)
        button.click()
    parts: list[dict[str, Any]] = page.evaluate(RENDER, EACH)
    assert all(part["finite"] and part["peak"] < 0.95 for part in parts)
    heard, rest = parts[1 : len(buttons) + 1], parts[len(buttons) + 1 :]
    for button, part in zip(buttons, heard, strict=True):
        assert part["peak"] > 0.02, button.inner_text()
        assert part["end"] < 0.001, button.inner_text()  # short
    assert all(part["peak"] < 0.001 for part in rest)
    assert any(abs(a["peak"] - b["peak"]) > 0.001 for a, b in pairwise(heard))


def test_a_table_asks_once_is_silent_until_yes_and_then_sounds(
    server: Running, visit: Visit
) -> None:
    page = visit(f"{server.url}/new/fox-mini", sound="ask")
    studio(page)
    deal(page)
    player = Player(page)
    player.wait()
    player.act()
    player.wait()
    assert page.evaluate("window.made.length") == 0
    page.evaluate("() => { window.clock = 4; }")
    page.get_by_role("group", name="Play with sound?").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("group", name="Play with sound?")).to_have_count(0)
    page.evaluate("() => { window.clock = 8; }")
    player.play_to_the_end()
    page.wait_for_selector(".end")
    parts: list[dict[str, Any]] = page.evaluate(RENDER, 4)
    assert [part["peak"] > 0.005 for part in parts[:3]] == [False, True, True]
    page.goto(f"{server.url}/new/fox-mini")
    deal(page)
    player.wait()
    expect(page.get_by_role("group", name="Play with sound?")).to_have_count(0)


def test_a_question_without_an_answer_goes_away_for_good(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox", sound="ask", level="seedling")
    deal(page)
    player = Player(page)
    question = page.get_by_role("group", name="Play with sound?")
    player.wait()
    expect(question).to_have_count(1)
    for _ in range(8):
        player.act()
        player.wait()
    expect(question).to_have_count(0)
    page.goto(f"{server.url}/new/fox-mini")
    deal(page)
    player.wait()
    expect(question).to_have_count(0)
    assert '"off"' in page.evaluate("localStorage['tanglewood.settings']")


def test_who_wants_less_motion_is_not_asked(server: Running, visit: Visit) -> None:
    page = visit(f"{server.url}/new/fox-mini", sound="ask")
    page.emulate_media(reduced_motion="reduce")
    studio(page)
    deal(page)
    Player(page).wait()
    expect(page.get_by_role("group", name="Play with sound?")).to_have_count(0)
    assert page.evaluate("window.made.length") == 0
