"""A view as JSON and back, whole: for a program that imports this package and wants the view that
an agent here would see, event for event.

Lists are tuples, `{"": "fox.events:Played", "of": […]}` is an event or another tuple with names,
`{"": "FoxCard", "of": ["B7"]}` a card, and sets of cards are written likewise.
The log is sent piece by piece: each turn brings what is new. The ruleset is not sent; whoever reads
has made it from the options.
"""

from dataclasses import fields
from importlib import import_module
from typing import Any, Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.legal import Legal
from tanglewood.core.view import View

_GAMES: Final = "tanglewood.games."
_CARDS: Final = {
    kind.__name__: kind for kind in (FoxCard, FoxCards, DuetCard, DuetCards, WoodsCard, Handful)
}
_APART: Final = frozenset({"game", "legal", "log"})


def written(view: View, since: int) -> dict[str, object]:
    """The view as JSON values, with the log from its `since`th event on."""
    names = [field.name for field in fields(view) if field.name not in _APART]
    return {
        "view": _name(type(view)),
        "fields": {name: _plain(getattr(view, name)) for name in names},
        "legal": [action.index for action in view.legal],
        "log": [_plain(event) for event in view.log[since:]],
    }


def read(value: dict[str, Any], game: Game[Any], log: tuple[Event, ...]) -> View:
    """The view that was written, where `log` is what earlier turns brought."""
    kind: type[View] = _class(value["view"])
    assert issubclass(kind, View)
    return kind(
        game=game,
        legal=Legal(game.actions[index] for index in value["legal"]),
        log=log + tuple(_value(event) for event in value["log"]),
        **{name: _value(inner) for name, inner in value["fields"].items()},
    )


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        inner = [_plain(each) for each in value]
        return inner if type(value) is tuple else {"": _name(type(value)), "of": inner}
    if type(value).__name__ in _CARDS:
        return {"": type(value).__name__, "of": [str(value)]}
    if isinstance(value, Action):
        raise TypeError("actions are only in 'legal'")
    return value


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_value, value))
    if isinstance(value, dict):
        return _class(value[""])(*map(_value, value["of"]))
    return value


def _name(kind: type) -> str:
    assert kind.__module__.startswith(_GAMES), kind
    return f"{kind.__module__.removeprefix(_GAMES)}:{kind.__name__}"


def _class(name: str) -> Any:
    if name in _CARDS:
        return _CARDS[name]
    module, _, kind = name.partition(":")
    found = getattr(import_module(_GAMES + module), kind)
    assert isinstance(found, type)
    return found
