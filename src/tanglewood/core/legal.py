"""The legal actions of a moment: which they are, whether one is among them, how many there are."""

from tanglewood.core.action import Action


class Legal(tuple[Action, ...]):
    """The legal actions in their published order. It is asked with actions or with their texts,
    `"B7" in state.legal`, and prints as these texts."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            wanted = action.strip().casefold()
            return any(one.text.casefold() == wanted for one in self)
        return super().__contains__(action)

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
