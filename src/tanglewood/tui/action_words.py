"""Actions as people at the screen say them: they see cards and answers, not a record's texts."""

from tanglewood.session import show
from tanglewood.tui.choosing import ANSWER
from tanglewood.tui.faces import card_words
from tanglewood.tui.family import terminal
from tanglewood.tui.scene import Scene


def action_words(scene: Scene, text: str) -> str:
    """A legal action in words that the table shows; a card is its own name."""
    if found := scene.labels.get(text) or terminal(scene.game).words(scene, text):
        return found
    card = text.rpartition("=")[2]
    return card_words(scene.game, scene.voice, card) if card[:1].isupper() else card


def labels_for(scene: Scene) -> dict[str, str]:
    """The answers in words: those of the game, else what line mode says. A card among them is one
    that can be played in another way, too."""
    voice, own = scene.voice, terminal(scene.game)
    return {
        spot.text: own.words(scene, spot.text)
        or show.label(scene.game, scene.plain, spot.text, voice)
        or ("" if "=" in spot.text else voice("tui-do-alone", card=spot.text))
        for spot in scene.of(ANSWER)
    }
