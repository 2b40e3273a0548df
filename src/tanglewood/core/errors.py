"""What can go wrong when somebody speaks to a game: each error is one clear sentence."""


class TanglewoodError(Exception):
    """Every error that the caller caused and can put right; its text is one sentence."""


class BadText(TanglewoodError, ValueError):
    """A text that should be an action, a card, a position or an option is none."""


class WrongType(TanglewoodError, TypeError):
    """Something of another kind than what can be used here."""


class BadOption(TanglewoodError, ValueError):
    """An option of a game that does not exist or cannot have that value."""


class BadComponents(TanglewoodError, ValueError):
    """Components (a board, paws, goals, a deck) that cannot be played with."""


class BadChance(TanglewoodError, ValueError):
    """A chance outcome that cannot have been drawn here."""


class IllegalAction(TanglewoodError, ValueError):
    """An action that the rules do not allow now; the sentence cites the rule id."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule


class NotYourTurn(TanglewoodError):
    """Somebody else is to act."""


class GameOver(TanglewoodError):
    """The game has ended; there is nothing left to do."""
