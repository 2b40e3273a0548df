"""Actions as people at the screen say them: they see cards and answers, not a record's texts."""

from typing import Final

from tanglewood.core.english import counted
from tanglewood.session import show
from tanglewood.tui.choosing import ANSWER
from tanglewood.tui.scene import Scene
from tanglewood.words import table_voice

_OF_CARDS: Final = {
    "decree": "{} as the decree",
    "under": "{} under the deck",
    "gift": "{}", "give": "{}", "take": "{}", "potion": "{}",
}  # fmt: skip


def spoken(scene: Scene, text: str) -> str:
    """A legal action in words that the table shows; a card is its own name."""
    if text in scene.labels:
        return scene.labels[text]
    held, trade, slots = text.partition(">")
    if trade:
        taken = "+".join(str(scene.plain["row"][int(slot)]) for slot in slots)
        token = " and a token" if "0" in slots and scene.plain["left"] else ""
        return f"{held} for {taken}{token}"
    kind, equals, card = text.partition("=")
    if equals:
        return _OF_CARDS.get(kind, text).format(card)
    return text.replace("+Crown", " with the Crown")


def labels_for(scene: Scene) -> dict[str, str]:
    """The answers in words: what line mode says, and what needs the players' names."""
    found: dict[str, str] = {}
    viewer, voice = scene.viewer, table_voice(scene.game, scene.names)
    for spot in scene.of(ANSWER):
        found[spot.text] = show.label(scene.game, scene.plain, spot.text, voice)
        kind, _, value = spot.text.partition("=")
        if kind == "move":
            steps = int(value)
            seat = int(steps > 0)
            whom = "you" if seat == viewer else scene.names[seat]
            found[spot.text] = f"{counted(abs(steps), 'step')} to {whom}" if steps else "stay"
        elif kind == "cover":
            seat = int(value == "high")
            found[spot.text] = "your end" if seat == viewer else f"{scene.names[seat]}'s end"
        elif spot.text.endswith("+Crown"):
            found[spot.text] = f"{spot.text.partition('+')[0]} with the Crown"
        elif spot.text == "pass":
            found[spot.text] = "pass"
        elif not kind or "=" not in spot.text:
            found[spot.text] = found[spot.text] or f"{spot.text} alone"
    return found
