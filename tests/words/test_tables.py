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
            voice = table_voice(game, NAMES, viewer, languages()[number % len(languages())])
            for seen in (view, view.from_memory()):
                assert all(show.position(seen, voice))
            if view.legal:
                assert show.prompt(view, voice)
                assert show.choices(view, voice)
                assert show.remembered(view, voice) is not None


def test_what_is_known_names_a_special_card_and_leaves_a_player_of_that_name() -> None:
    fact = {"seat": 0, "trick": 3, "fact": "took", "card": "Axe"}
    voice = table_voice(tw.load("deluxe"), ("Axe", "Birk"), 1, "de")
    assert voice.say(fact_said(fact)) == "Axe nahm im Stich 3 Axt."
