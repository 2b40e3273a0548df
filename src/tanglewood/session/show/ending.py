"""How a game ended, as every face says it."""

from tanglewood.core.message import Message, Who
from tanglewood.core.outcome import Outcome
from tanglewood.words import Voice


def ending(outcome: Outcome, voice: Voice) -> str:
    """Who won, by how much, and what decided."""
    last, *before = reversed(_winners_first(outcome) or [0])
    scores: Message | int = last
    for score in before:
        scores = Message("over-scores", score=score, rest=scores)
    winners = tuple(map(Who, outcome.winners))
    told = voice(f"over-{outcome.ending.value}", winners=winners, scores=scores)
    return f"{told} {voice.say(outcome.message)}"


def _winners_first(outcome: Outcome) -> list[int]:
    """The scores as people say them: whoever won 15-4 has the 15."""
    scores = outcome.scores
    won = [scores[seat] for seat in outcome.winners if seat < len(scores)]
    others = [score for seat, score in enumerate(scores) if seat not in outcome.winners]
    return won + sorted(others, reverse=True)
