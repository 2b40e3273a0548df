"""Refusals: why a wish was not granted, for a program (`reason`) and for people (`sentence`)."""

from tanglewood.core.errors import GameOver, IllegalAction, NotYourTurn, TanglewoodError
from tanglewood.session.hosted import CannotDo
from tanglewood.session.table import CannotUndo


class Refused(Exception):
    """A wish that is refused: it is certain that nothing has changed."""

    def __init__(self, reason: str, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.reason, self.sentence, self.rule = reason, sentence, rule


_REASONS: dict[type[TanglewoodError], str] = {
    IllegalAction: "illegal",
    NotYourTurn: "turn",
    GameOver: "over",
    CannotUndo: "undo",
    CannotDo: "waiting",
}


def refused(error: TanglewoodError) -> Refused:
    """What the rules or the table say, as a refusal."""
    reason = next((why for kind, why in _REASONS.items() if isinstance(error, kind)), "malformed")
    rule = error.rule if isinstance(error, IllegalAction) else None
    return Refused(reason, str(error), rule)
