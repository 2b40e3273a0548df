"""A result to share: a few lines with symbols, which give no card away."""

from collections.abc import Sequence

from tanglewood.core.message import Message
from tanglewood.session.finished import Standing
from tanglewood.words import Voice


def score_words(found: Standing) -> Message:
    """A result in a few words."""
    if found.other is None:
        return Message("share-score-alone", n=found.own)
    return Message("share-score", own=found.own, other=found.other)


def share_lines(
    head: Sequence[str], found: Standing, par: Standing, marks: Sequence[str], voice: Voice
) -> list[str]:
    """The lines: what was played, what it brought beside par, and trick by trick."""
    text = voice("share-par", score=score_words(found), par=score_words(par))
    return [" · ".join(("Tanglewood", *head)), text, *marks]
