"""Actions as people at the screen say them: they see cards and answers, not a record's texts."""

from typing import Final

from tanglewood.tui.scene import Scene

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
