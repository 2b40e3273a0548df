"""Actions without a card as they are called inside a sentence."""

from typing import Final

CALLED: Final = {
    "decree=keep": "review-did-keep",
    "move=0": "review-did-stay",
    "foxes=self": "review-did-foxes-self",
    "foxes=mate": "review-did-foxes-mate",
    "foxes=nobody": "review-did-foxes-nobody",
}
