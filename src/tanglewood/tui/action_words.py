"""Actions as people at the screen say them: they see cards and answers, not a record's texts."""

from typing import Final

from tanglewood.session import show
from tanglewood.tui.choosing import ANSWER
from tanglewood.tui.faces import card_words
from tanglewood.tui.scene import Scene

_OF_CARDS: Final = {"decree": "tui-do-decree", "under": "tui-do-under"}


def action_words(scene: Scene, text: str) -> str:
    """A legal action in words that the table shows; a card is its own name."""
    if text in scene.labels:
        return scene.labels[text]
    voice = scene.voice
    held, trade, slots = text.partition(">")
    if trade:
        taken = "+".join(str(scene.plain["row"][int(slot)]) for slot in slots)
        token = "0" in slots and scene.plain["left"]
        return voice("tui-do-trade-token" if token else "tui-do-trade", card=held, cards=taken)
    kind, equals, card = text.rpartition("=")
    bare, crown, _ = card.partition("+Crown")
    named = card_words(scene.game, voice, bare) if bare[:1].isupper() else bare
    if equals and kind in _OF_CARDS:
        return voice(_OF_CARDS[kind], card=named)
    return voice("tui-do-crown", card=named) if crown else named


def labels_for(scene: Scene) -> dict[str, str]:
    """The answers in words: what line mode says, and what needs the players' names."""
    found: dict[str, str] = {}
    voice = scene.voice
    for spot in scene.of(ANSWER):
        kind, _, value = spot.text.partition("=")
        found[spot.text] = show.label(scene.game, scene.plain, spot.text, voice)
        if kind == "move":
            steps = int(value)
            seat = int(steps > 0)
            you = "yes" if seat == scene.viewer else "no"
            text = voice("tui-do-move", n=abs(steps), name=scene.names[seat], you=you)
            found[spot.text] = text if steps else voice("tui-do-stay")
        elif kind == "cover":
            seat = int(value == "high")
            you = "yes" if seat == scene.viewer else "no"
            found[spot.text] = voice("tui-do-cover", name=scene.names[seat], you=you)
        elif spot.text.endswith("+Crown"):
            card = spot.text.partition("+")[0]
            found[spot.text] = voice("tui-do-crown", card=card)
        elif spot.text == "pass":
            found[spot.text] = voice("do-pass")
        elif not kind or "=" not in spot.text:
            found[spot.text] = found[spot.text] or voice("tui-do-alone", card=spot.text)
    return found
