"""A game laid out for people to look at: in lines, as a picture, with what is asked and what a
choice is called.

A family brings a module that lays out its own (its part `layout`); where a game has none,
`plain_layout` lists every field.
"""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tanglewood.core import plain_layout
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message, Who
from tanglewood.core.seat import NOBODY, SPECTATOR
from tanglewood.core.sheet import Line, rendered
from tanglewood.drawings.picture import BACK, CardRow, svg

if TYPE_CHECKING:
    from tanglewood.core.game import Game
    from tanglewood.core.state import State
    from tanglewood.core.view import View

Hands = Mapping[int, Sequence[str]]
Layouts = Callable[[str], ModuleType | None]


def _no_layout(name: str) -> None:
    return None


_found: Layouts = _no_layout


def layouts_from(layouts: Layouts) -> None:
    """Let this find the module that lays out a game by its name. The list of the families is above
    this room, which cannot ask it by name; it says so once, when it is imported."""
    global _found  # noqa: PLW0603  # the one place where layouts come from
    _found = layouts


def layout_of(name: str) -> ModuleType:
    """The module that lays out the game of this name."""
    return _found(name) or plain_layout


def sheet(game: "Game[Any]", plain: dict[str, Any]) -> list[Line]:
    """The table as lines of text, from the plain values of a view."""
    found: list[Line] = layout_of(game.name).sheet(game, plain)
    return found


def prompt(view: "View") -> Message:
    """What a viewer is asked, or whose turn it is."""
    if view.to_act == NOBODY:
        return Message("ask-over")
    if view.to_act == view.viewer:
        found: Message = layout_of(view.name).prompt(view)
        return found
    return Message("ask-other", who=Who(view.to_act)) if view.to_act >= 0 else Message("ask-chance")


def label(game: "Game[Any]", plain: dict[str, Any], text: str) -> Message | None:
    """A choice in words; None where its text says all."""
    found: Message | None = layout_of(game.name).label(game, plain, text)
    return found


def called(game: "Game[Any]", plain: dict[str, Any], action: Action) -> Argument:
    """What a choice is called inside a sentence: its card, or what it is called as a choice, unless
    the game knows better."""
    own: Callable[..., Argument] | None = getattr(layout_of(game.name), "called", None)
    if own is not None:
        return own(game, plain, action)
    card: Argument = action.card
    return card if card is not None else label(game, plain, action.text)


def done(game: "Game[Any]", plain: dict[str, Any], action: Action) -> Argument:
    """What a choice is called where it is told that somebody made it: as inside any sentence,
    unless the game knows better."""
    own: Callable[..., Argument] | None = getattr(layout_of(game.name), "done", None)
    return called(game, plain, action) if own is None else own(game, plain, action)


def rows(
    game: "Game[Any]", plain: dict[str, Any], names: Sequence[str], hands: Hands
) -> list[CardRow]:
    """The table as rows of cards, for a picture: the others, what lies between, the viewer. `hands`
    are those that lie open, by seat; of the others only the backs are seen."""
    viewer = plain["viewer"]
    if viewer >= 0:
        hands = {**hands, viewer: [str(card) for card in plain["hand"]]}
    counts = plain.get("counts", ())
    held = [
        CardRow(names[seat], hands.get(seat, BACK * count)) for seat, count in enumerate(counts)
    ]
    own = [held.pop(viewer)] if 0 <= viewer < len(held) else []
    middle: list[CardRow] = getattr(layout_of(game.name), "middle", plain_layout.middle)(plain)
    return [*held, *middle, *own]


def picture(game: "Game[Any]", plain: dict[str, Any], hands: Hands | None = None) -> str:
    """The table as an SVG picture, from the plain values of a view and the open hands."""
    names = [f"Seat {seat}" for seat in range(game.seats)]
    return svg(rows(game, plain, names, hands or {}), game.name)


def open_table(state: "State[Any]") -> str:
    """The table with all cards open, and who is to act."""
    view = state.view(SPECTATOR).unaided()
    held = [f"Seat {seat}: {cards}" for seat, cards in enumerate(state.hands)]
    hidden = [f"{name}: {cards}" for name, cards in state.hidden()]
    lines = rendered(sheet(state.game, view.plain() | state.revealed()))
    asked = Message("sheet-to-act", who=Who(state.to_act), phase=state.phase.name)
    last = asked if state.to_act >= 0 else prompt(view)
    return "\n".join([*lines, *held, *hidden, *rendered([last])])


def open_picture(state: "State[Any]") -> str:
    """The same as an SVG picture."""
    held = {seat: list(map(str, hand)) for seat, hand in enumerate(state.hands)}
    return picture(state.game, state.view(SPECTATOR).unaided().plain(), held)
