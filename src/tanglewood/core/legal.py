"""The legal actions of a moment: which they are, whether one is among them, how many there are."""

from sys import maxsize
from typing import SupportsIndex

from tanglewood.core.action import Action, speaks_of
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened


class Legal(tuple[Action, ...]):
    """The legal actions in their published order. It is asked as `apply` is, with an action, with
    its text or with a card that just one of them speaks of: `"B7" in state.legal`. It prints as
    the texts."""

    __slots__ = ()

    def matching(self, wanted: object) -> tuple[Action, ...]:
        """Those that are meant: an action itself, the one of a text, all that speak of a card."""
        if isinstance(wanted, str):
            text = wanted.strip().casefold()
            return tuple(one for one in self if one.text.casefold() == text)
        if isinstance(wanted, Action):
            return (wanted,) if super().__contains__(wanted) else ()
        return tuple(one for one in self if speaks_of(one, wanted))

    def __contains__(self, action: object) -> bool:
        """Whether `apply` would take this: where two actions speak of a card it names neither."""
        if isinstance(action, Action):
            return super().__contains__(action)
        return len(self.matching(action)) == 1

    def index(
        self, action: object, start: SupportsIndex = 0, stop: SupportsIndex = maxsize, /
    ) -> int:
        """The place of an action among the legal ones."""
        found = self.matching(action)
        if len(found) > 1:
            raise several(action, found)
        if found and found[0] in self[start:stop]:
            return super().index(found[0])
        raise BadText(Message("text-not-legal", text=shortened(action), legal=shortened(self, 400)))

    def count(self, action: object, /) -> int:
        """How many legal actions are meant by this."""
        return len(self.matching(action))

    @property
    def texts(self) -> list[str]:
        """The actions as texts, in order."""
        return [action.text for action in self]

    def plain(self) -> list[str]:
        """The actions as JSON has them."""
        return self.texts

    def __str__(self) -> str:
        return ", ".join(self.texts) or "nothing"

    def __repr__(self) -> str:
        return f"<legal: {self}>"


def several(card: object, actions: tuple[Action, ...]) -> BadText:
    """What is said of a card that several legal actions speak of."""
    several = shortened(Legal(actions), 400)
    return BadText(Message("text-several-actions", card=shortened(card), actions=several))
