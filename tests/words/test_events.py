"""What happened is said in every language, to everybody, and nothing that is hidden is said."""

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import tanglewood as tw
from tanglewood import games
from tanglewood.core.event import Event
from tanglewood.core.view import seen_events
from tanglewood.games.deluxe.goals import GoalsRenewed
from tanglewood.words import languages, table_voice
from tests.support import EVERY_MIX, walk

NAMES = ("Hazel", "Birk", "Cleo", "Dan", "Eve")
SEEDS = range(4)
CARD = re.compile(r"\b[BKMDRS](?:1[01]|[1-9])\b")


def happened(game: tw.Game[Any], viewer: int) -> Iterator[Event]:
    """What a viewer saw in a few games, and in one that begins with a position."""
    begun = game.position(game.start(seed=0).text)
    yield from seen_events(begun.events, viewer)
    for seed in SEEDS:
        for state in walk(game.start(seed=seed), seed):
            yield from seen_events(state.events, viewer)


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_every_event_is_said_to_everybody(name: str, options: dict[str, Any]) -> None:
    """An argument that a message lacks would be an error; a card that the event does not show to
    this viewer is not said."""
    game = tw.load(name, **options)
    for viewer in (*range(game.seats), tw.SPECTATOR):
        voices = [table_voice(game, NAMES[: game.seats], viewer, lang) for lang in languages()]
        for event in happened(game, viewer):
            shown = str(game.event_fields(event))
            message = game.message(event)
            for voice in voices:
                said = voice.say(message)
                assert said.endswith((".", "!"))
                assert "None" not in said
                assert all(card in shown for card in CARD.findall(said)), said


def test_every_kind_of_event_is_among_them() -> None:
    known = {
        kind
        for module in walk_packages(games.__path__, f"{games.__name__}.")
        for kind in vars(import_module(module.name)).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    told = {
        type(event)
        for mix in EVERY_MIX
        for event in happened(tw.load(str(mix.values[0]), **_options(mix.values[1])), 0)
    }
    # Goals are renewed in long games only; the words of that have a test of their own.
    assert known - told <= {GoalsRenewed}


def _options(found: object) -> dict[str, Any]:
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("lang", "viewer", "said"),
    [
        ("en", 1, "Hazel plays B3 (Fox)."),
        ("en", 0, "You play B3 (Fox)."),
        ("de", 1, "Hazel spielt B3 (Fuchs)."),
        ("fr", 0, "Tu joues B3 (Renard)."),
    ],
)
def test_a_card_is_said_with_its_character_and_the_reader_is_you(
    lang: str, viewer: int, said: str
) -> None:
    game = tw.load("fox")
    event = game.position("0:B3,K2 1:B4,K4 decree=M2").apply("B3").events[0]
    assert table_voice(game, NAMES[: game.seats], viewer, lang).say(game.message(event)) == said


@pytest.mark.parametrize(
    ("game", "card", "character"),
    [
        ("fox", "B3", "fox"),
        ("fox", "B4", ""),
        ("fox-manual", "M11", "queen"),
        ("fox-manual", "M7", "treasure-late"),
        ("deluxe", "K8", "poison"),
        ("deluxe", "Axe", "special-axe"),
        ("duet", "D5", "gazelle"),
        ("woods", "5", "cone"),
    ],
)
def test_characters_have_the_same_names_for_every_face(
    game: str, card: str, character: str
) -> None:
    assert tw.load(game).character(card) == character
    assert not character or table_voice(tw.load(game)).knows(f"card-{character}")


def test_special_cards_go_by_their_names() -> None:
    game = tw.load("deluxe")
    said = [table_voice(game, lang=lang).card("Axe") for lang in ("en", "de", "fr")]
    assert said == ["the Axe", "Axt", "la carte Hache"]
