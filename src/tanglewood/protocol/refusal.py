"""Refusals: why something was not done, for a program (`reason`) and for people (`message`)."""

from tanglewood.core.errors import GameOver, IllegalAction, NotYourTurn, TanglewoodError
from tanglewood.core.message import Message
from tanglewood.session.hosted import CannotDo
from tanglewood.session.undo import CannotUndo


class Refused(Exception):
    """Something that is refused: it is certain that nothing has changed."""

    def __init__(self, reason: str, message: Message | str, rule: str | None = None) -> None:
        super().__init__(message)
        self.reason, self.message, self.rule = reason, message, rule


_REASONS: dict[type[TanglewoodError], str] = {
    IllegalAction: "illegal",
    NotYourTurn: "turn",
    GameOver: "over",
    CannotUndo: "undo",
    CannotDo: "waiting",
}


def refusal_of(error: TanglewoodError) -> Refused:
    """What the rules or the table say, as a refusal."""
    reason = next((why for kind, why in _REASONS.items() if isinstance(error, kind)), "malformed")
    rule = error.rule if isinstance(error, IllegalAction) else None
    return Refused(reason, error.message, rule)
