"""How a game ended, as every client says it."""

from tanglewood.core.outcome import Outcome
from tanglewood.words import Voice


def ending(outcome: Outcome, voice: Voice) -> str:
    """Who won, by how much, and what decided."""
    return voice.say(outcome.summary)
