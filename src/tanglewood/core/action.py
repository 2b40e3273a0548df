"""Actions: typed inside, ints at the edges.

Every game lists all of its possible actions once, in a fixed order. An action's place in that list
is its published index; a state's legal actions are a bit mask over these indices and are always
given in ascending order.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from tanglewood.core.bits import members
from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted

_CHUNK: Final = 11  # One suit of the fox deck; any size is right, this one makes plays quick.


class Action:
    """Something a player may choose. Actions of one game are unique objects: compare with `is`.

    `card` is the card it speaks of, None if none.
    """

    __slots__ = ("bit", "card", "index", "text")

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.card: Any = None
        self.index = -1
        self.bit = 0

    def __eq__(self, other: object) -> bool:
        # Said out loud so that a type checker does not frown at a text in the legal actions.
        return self is other

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __str__(self) -> str:
        return self.text


class _Chunk(dict[int, tuple[Action, ...]]):
    """The actions of one run of indices, by the bits that are set; filled when first asked for."""

    def __init__(self, actions: Sequence[Action]) -> None:
        super().__init__()
        self._actions = actions

    def __missing__(self, bits: int) -> tuple[Action, ...]:
        found = self[bits] = tuple(self._actions[i] for i in members(bits))
        return found


class ActionTable:
    """All actions of a game in their published order."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.all: Final = tuple(actions)
        for index, action in enumerate(self.all):
            action.index = index
            action.bit = 1 << index
        self._first: dict[type[Action], int] = {}
        for action in self.all:
            self._first.setdefault(type(action), action.index)
        self._by_text = {action.text: action for action in self.all}
        if len(self._by_text) != len(self.all):
            raise ValueError("two actions of one game have the same text")
        self.chunks: Final = tuple(
            _Chunk(self.all[start : start + _CHUNK]) for start in range(0, len(self.all), _CHUNK)
        )

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def __contains__(self, action: object) -> bool:
        """Whether this very action is in the table."""
        return (
            isinstance(action, Action)
            and 0 <= action.index < len(self)
            and self.all[action.index] is action
        )

    def __getitem__(self, index: int) -> Action:
        return self.all[index]

    def of(self, choices: int) -> tuple[Action, ...]:
        """The actions of a mask, in ascending order."""
        found: tuple[Action, ...] = ()
        for chunk in self.chunks:
            found += chunk[choices & 2047]
            choices >>= _CHUNK
            if not choices:
                break
        return found

    def bits(self, kind: type[Action], members: int) -> int:
        """The mask of some actions of one kind, whose indices follow each other; bit 0 of `members`
        is the first of them."""
        return members << self._first[kind]

    def parse(self, text: str) -> Action:
        """The action that this text names; spaces around it and upper or lower case don't count."""
        wanted = text.strip()
        found = self._by_text.get(wanted) or self._folded().get(wanted.casefold())
        if found is None:
            raise BadText(Message("text-no-action", text=quoted(wanted)))
        return found

    def _folded(self) -> dict[str, Action]:
        return {text.casefold(): action for text, action in self._by_text.items()}
