"""Actions: typed inside, ints at the edges.

Every game lists all of its possible actions once, in a fixed order. An action's place in that list
is its published index; a state's legal actions are a bit mask over these indices and are always
given in ascending order.
"""

from collections.abc import Iterable, Iterator, Sequence
from operator import getitem
from typing import Any, ClassVar, Final, Protocol

from tanglewood.core.bits import members
from tanglewood.core.errors import BadText, wrong_kind
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

_CHUNK: Final = 11  # One suit of the fox deck; any size is right, this one makes plays quick.
_CHUNK_MASK: Final = (1 << _CHUNK) - 1
_SHOWN: Final = 3  # How many actions a table names of itself, beside the last.


class HasText(Protocol):
    """A card as far as this room knows cards: what actions speak of, with a text of its own."""

    @property
    def text(self) -> str: ...


class Action:
    """Something a player may choose. Actions of one game are unique objects: compare with `is`; a
    copy, or one from another process, is the same object.

    `card` is the card it speaks of, None if none.
    """

    __slots__ = ("_table", "bit", "card", "index", "text")

    _table: "ActionTable"

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.card: Any = None
        self.index = -1
        self.bit = 0

    def __setattr__(self, name: str, value: object) -> None:
        """An action of a table never changes."""
        if hasattr(self, "_table"):
            raise AttributeError(f"An action does not change, so {name} stays.")
        super().__setattr__(name, value)

    def __eq__(self, other: object) -> bool:
        # Said out loud so that a type checker does not frown at a text in the legal actions.
        return self is other

    __hash__ = object.__hash__

    def __reduce__(self) -> tuple[Any, ...]:
        return getitem, (self._table, self.index)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __str__(self) -> str:
        return self.text


class OnCard(Action):
    """An action that speaks of one card: each kind has the form of its texts."""

    __slots__ = ()
    _form: ClassVar[str] = "{}"

    def __init__(self, card: HasText) -> None:
        super().__init__(self._form.format(card.text))
        self.card = card


def speaks_of(action: Action, card: object) -> bool:
    """Whether the action speaks of this very card; a number is no card, whatever it equals."""
    return type(action.card) is type(card) and action.card is not None and action.card == card


class _Chunk(dict[int, tuple[Action, ...]]):
    """The actions of one run of indices, by the bits that are set; filled when first asked for."""

    def __init__(self, actions: Sequence[Action]) -> None:
        super().__init__()
        self._actions = actions

    def __missing__(self, bits: int) -> tuple[Action, ...]:
        found = self[bits] = tuple(self._actions[i] for i in members(bits))
        return found


class ActionTable:
    """All actions of a game in their published order. The table is called ACTIONS in the module
    that is its home."""

    def __init__(self, actions: Iterable[Action], home: str) -> None:
        self.__module__ = home
        self.all: Final = tuple(actions)
        for index, action in enumerate(self.all):
            action.index = index
            action.bit = 1 << index
            action._table = self  # from here on it does not change
        self._first: dict[type[Action], int] = {}
        for action in self.all:
            self._first.setdefault(type(action), action.index)
        self._by_text = {action.text: action for action in self.all}
        self._folded = {action.text.casefold(): action for action in self.all}
        if len(self._folded) != len(self.all):
            raise ValueError("two actions of one game have the same text")
        self.chunks: Final = tuple(
            _Chunk(self.all[start : start + _CHUNK]) for start in range(0, len(self.all), _CHUNK)
        )

    def __reduce__(self) -> str:
        return "ACTIONS"

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)

    def __repr__(self) -> str:
        some = ", ".join(action.text for action in self.all[:_SHOWN])
        more = f", … {self.all[-1]}" if len(self) > _SHOWN else ""
        return f"<{len(self)} actions: {some}{more}>"

    def __contains__(self, action: object) -> bool:
        """Whether this very action is in the table, or one with this text."""
        if isinstance(action, str):
            return action.strip().casefold() in self._folded
        return (
            isinstance(action, Action)
            and 0 <= action.index < len(self)
            and self.all[action.index] is action
        )

    def __getitem__(self, wanted: int | str) -> Action:
        """The action with this index, or with this text."""
        if isinstance(wanted, str):
            return self.parse(wanted)
        try:
            return self.all[wanted]
        except TypeError:
            raise wrong_kind("type-no-action", wanted) from None
        except IndexError:
            last = len(self) - 1
            none = Message("text-no-action-index", index=shortened(wanted), last=last)
            raise BadText(none) from None

    def of(self, mask: int) -> tuple[Action, ...]:
        """The actions of a mask, in ascending order."""
        found: tuple[Action, ...] = ()
        for chunk in self.chunks:
            found += chunk[mask & _CHUNK_MASK]
            mask >>= _CHUNK
            if not mask:
                break
        return found

    def bits(self, kind: type[Action], members: int) -> int:
        """The mask of some actions of one kind, whose indices follow each other; bit 0 of `members`
        is the first of them."""
        return members << self._first[kind]

    def parse(self, text: str) -> Action:
        """The action that this text names; spaces around it and upper or lower case don't count."""
        if not isinstance(text, str):
            raise wrong_kind("type-no-action", text)
        wanted = text.strip()
        found = self._by_text.get(wanted) or self._folded.get(wanted.casefold())
        if found is None:
            raise BadText(Message("text-no-action", text=shortened(wanted)))
        return found

    def speaking_of(self, card: object) -> tuple[Action, ...]:
        """The actions that speak of this card, in their order."""
        return tuple(action for action in self.all if speaks_of(action, card))
