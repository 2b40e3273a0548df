"""What is drawn can be read: contrast, ASCII alone, signs beside colours."""

import string
from typing import Any

import pytest

import tanglewood as tw
from tanglewood import rulebook
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.session import show
from tanglewood.tui.action_words import labels_for
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.choosing import ANSWER, choosing
from tanglewood.tui.colours import DUSK, MIST, PALETTES, SIGNS, Look
from tanglewood.tui.faces import SPECIAL, face_of
from tanglewood.tui.helping import help_lines, rules_for
from tanglewood.tui.play import scene_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.scenes import draw
from tanglewood.words import ENGLISH, table_voice
from tanglewood.words.catalogue import entries
from tests.support import EVERY_MIX, walk

TEXT, SHAPE = 4.5, 3.0
DECOR = set("▄▀▐▌░ ")


def scenes(name: str, options: dict[str, Any], every: int = 5) -> list[Scene]:
    """Scenes of a random game, as the seat to act sees them, with assistance."""
    game = tw.load(name, **options)
    found = []
    names = ("Ann", "Heuristic 2", "Cleopatra the Wise", "Dan", "Eve")[: game.seats]
    for number, state in enumerate(walk(game.start(seed=5), 2)):
        if state.to_act < 0 or number % every:
            continue
        view = state.view(state.to_act)
        scene = scene_of(
            game, view, names, ("",) * game.seats, view.log[-8:], table_voice(game, names), []
        )
        picks = choosing(scene.plain)
        scene.spots, scene.cursor, scene.asked = picks.spots, number % len(picks.spots), True
        scene.prompt = show.prompt(view, table_voice(game, names))
        scene.labels = labels_for(scene)
        voice = table_voice(game, names)
        scene.news = [voice.say(game.message(event)) for event in view.log[-4:]]
        scene.footer = [("?", "help")]
        found.append(scene)
    return found


def drawn(scene: Scene, look: Look, width: int = 80, height: int = 24) -> Canvas:
    canvas = Canvas(width, height, look)
    draw(canvas, scene)
    return canvas


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [it / 12.92 if it <= 0.04045 else ((it + 0.055) / 1.055) ** 2.4 for it in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [DUSK, MIST])
@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_text_and_shapes_stand_out(name: str, options: dict[str, Any], theme: str) -> None:
    pairs: dict[tuple[str, str], str] = {}
    for scene in scenes(name, options, every=9):
        canvas = drawn(scene, Look(theme))
        for chars, inks in zip(canvas.chars, canvas.inks, strict=True):
            for char, ink in zip(chars, inks, strict=True):
                if char and char not in DECOR:
                    pairs.setdefault((ink.fg, ink.bg), char)
    palette = PALETTES[theme]
    letters = set(string.ascii_letters + string.digits)
    poor = {
        pair: f"{found:.2f} at {char!r}"
        for pair, char in pairs.items()
        if (found := contrast(palette[pair[0]], palette[pair[1]]))
        < (TEXT if char in letters else SHAPE)
    }
    assert not poor


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_ascii_is_enough(name: str, options: dict[str, Any]) -> None:
    for scene in scenes(name, options):
        assert drawn(scene, Look(ascii_only=True)).text().isascii()


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_nothing_that_matters_is_cut_off_at_80_columns(name: str, options: dict[str, Any]) -> None:
    for scene in scenes(name, options):
        canvas = drawn(scene, Look())
        text = canvas.text()
        answers = scene.of(ANSWER)
        placed = [place.what for place in canvas.places]
        assert all(spot in placed for spot in answers)
        for spot in answers:
            assert (scene.labels.get(spot.text) or spot.text) in text
        for spot in scene.spots:
            if spot.key and spot.legal:
                assert spot in placed, spot
                assert f"[{spot.key}]" in text or f"{spot.key})" in text


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_every_spot_has_a_rule_to_read(name: str, options: dict[str, Any]) -> None:
    for scene in scenes(name, options):
        rule = rulebook.find(rules_for(scene)[0])
        first = help_lines(scene)[0]
        assert first.text.startswith(rule.title)
        assert rule.id not in first.text, "the ids of rules are for programs"


def test_suits_differ_by_letter_and_sign_and_never_by_colour_alone() -> None:
    for game, suits in (("fox", "BKM"), ("duet", "DRS")):
        state = tw.load(game).start(seed=1)
        plain = state.view(state.to_act).plain()
        faces = [face_of(tw.load(game), plain, f"{suit}4") for suit in suits]
        assert len({face.corner for face in faces}) == 3
        for letters in (0, 1):
            assert len({SIGNS[face.sign][letters] for face in faces}) == 3


def test_an_ability_fits_one_line() -> None:
    told = {id.removeprefix("ability-"): id for id in entries("en") if id.startswith("ability-")}
    for character, ability in told.items():
        name = ENGLISH(f"card-{character}")
        title = name if character.startswith(SPECIAL) else f"11 of Moons, {name}"
        assert len(f"  {title}  {ENGLISH(ability)}") <= 78
    assert {f"{SPECIAL}{name.lower()}" for name in SPECIAL_NAMES} <= set(told)


def test_no_sign_is_an_emoji() -> None:
    for plain, ascii_sign in SIGNS.values():
        assert all(ord(char) < 0x1F000 for char in plain)
        assert ascii_sign.isascii()
