"""Every table, question and choice is said in every language, to everybody."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.games.lines import fact_said
from tanglewood.session import show
from tanglewood.words import languages, table_voice
from tests.support import EVERY_MIX, walk

NAMES = ("Hazel", "Birk", "Cleo", "Dan", "Eve")


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_table_can_be_said_at_every_step(name: str, options: dict[str, Any]) -> None:
    """An argument that a message lacks would be an error."""
    game = tw.load(name, **options)
    for number, state in enumerate(walk(game.start(seed=5), 5)):
        for viewer in (*range(game.seats), tw.SPECTATOR):
            view = state.view(viewer)
            lang = languages()[number % len(languages())]
            voice = table_voice(game, NAMES[: game.seats], viewer, lang)
            for seen in (view, view.unaided()):
                assert all(show.position(seen, voice))
            if view.legal:
                assert show.prompt(view, voice)
                assert show.choices(view, voice)
                assert show.memory_lines(view, voice) is not None


def test_what_is_known_names_a_special_card_and_leaves_a_player_of_that_name() -> None:
    fact = {"seat": 0, "trick": 3, "fact": "took", "card": "Axe"}
    voice = table_voice(tw.load("deluxe"), ("Axe", "Birk"), 1, "de")
    assert voice.say(fact_said(fact)) == "Axe nahm im Stich 3 Axt."


def test_of_a_hand_that_nobody_saw_only_its_number_is_said() -> None:
    woods = tw.load("woods", players=2)
    shown = str(woods.start(seed=5).view(0))
    assert "Seat 1 holds 2 cards that nobody has seen." in shown
    assert "none and" not in shown
    one = woods.position("0:3,5 1:2 row=2,3,4,4,8 deck=7").view(0)
    for lang, said in {
        "de": "Birk hält 1 Karte, die niemand gesehen hat.",
        "en": "Birk holds 1 card that nobody has seen.",
        "fr": "Birk a en main 1 carte que personne n’a vue.",
    }.items():
        lines = show.position(one, table_voice(woods, NAMES[: woods.seats], 0, lang))
        assert any(line.endswith(said) for line in lines)


def test_of_an_empty_hand_it_is_said_that_it_holds_no_card() -> None:
    gone = tw.load("woods", players=2).position("0:3,5 1:- row=2,3,4,4,8 deck=7").view(0)
    assert "Known: Seat 1 holds no card." in str(gone)


_ENDED = {
    "de": ("Siegreich", "Besiegt", "jetzt endete"),
    "en": ("Victorious", "Defeated", "ended now"),
    "fr": ("Victorieux", "Vaincu", "finissait maintenant"),
}


@pytest.mark.parametrize(("name", "bands"), [("fox", 2), ("deluxe", 2), ("fox-mini", 0)])
def test_after_the_end_no_points_are_to_come(name: str, bands: int) -> None:
    """The scores have them already: a band is told alone, and nothing where there is none."""
    *_, over = walk(tw.load(name).start(seed=5), 5)
    assert over.outcome is not None
    shown = str(over)
    assert "ended now" not in shown
    assert len([line for line in shown.splitlines() if line.endswith(("ious", "ated"))]) == bands


@pytest.mark.parametrize("lang", _ENDED)
def test_after_the_end_a_band_is_told_alone(lang: str) -> None:
    game = tw.load("fox")
    over = game.position("decree=K3 tricks=9-4 before=15-4 phase=over")
    first, second, would = _ENDED[lang]
    shown = show.position(over.view(0), table_voice(game, NAMES[: game.seats], lang=lang))
    assert [line.split()[-1] for line in shown[2:4]] == [first, second]
    assert not any(would in line for line in shown)


def test_with_all_cards_open_the_special_cards_are_named_and_no_view_names_them() -> None:
    game = tw.load("deluxe")
    state = game.start(seed=1)
    assert f"Special cards in this game: {' '.join(state.special.cards.texts)}\n" in str(state)
    for viewer in (0, 1, tw.SPECTATOR):
        assert "Special cards in this game: 2 unknown" in str(state.view(viewer))
    assert "Special cards in this game: 2 unknown" in str(game.start())
