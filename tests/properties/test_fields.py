"""What views and events tell in random games: as their schema says, and nothing that is hidden."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tanglewood as tw
from tanglewood.core.event import Event
from tanglewood.core.field import EVERYBODY, fields_of
from tanglewood.core.state import State
from tanglewood.games.schema import events_of, schema, views
from tests.support import EVERY_MIX, rule, walk

SCHEMA = schema()
every_mix = pytest.mark.parametrize(("name", "options"), EVERY_MIX)


def seats_and_spectator(state: State[Any]) -> tuple[int, ...]:
    return (*range(state.game.seats), tw.SPECTATOR)


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def texts(plain: object) -> set[str]:
    """Every text that could name a card."""
    return set(re.findall(r"\b[A-Z][A-Za-z0-9]+\b", json.dumps(plain)))


def hidden(event: Event, viewer: int) -> Iterator[object]:
    """What the rules hide from a viewer, kind by kind: said once more, for the test's sake."""
    it: Any = event
    match event.kind:
        case "dealt":
            yield from (hand for seat, hand in enumerate(it.hands) if seat != viewer)
            yield it.rest if "rest" in it._fields else it.deck
        case "drew" | "put-under" | "sealed" if viewer != it.seat:
            yield it.card
        case "took" | "gave" if viewer < 0:
            yield it.card
        case "looked" if viewer < 0:
            yield it.cards
        case "swapped" if viewer < 0:
            yield from it.gave
        case "specials-in" if not it.public:
            yield it.cards
        case "reshuffled":
            yield it.deck


def test_the_schema_is_one_and_has_every_game() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    for view, game in views().items():
        assert view.__name__ in SCHEMA["$defs"]
        kinds = [kind.kind for kind in events_of(game)]
        assert len(kinds) == len(set(kinds)) > 6


@every_mix
def test_every_view_and_event_is_as_the_schema_says(name: str, options: dict[str, Any]) -> None:
    game = tw.load(name, **options)
    family = type(game.start(seed=0).view(0)).__name__.removesuffix("View")
    views, events = validator(f"{family}View"), validator(f"{family}Event")
    for state in islice(walk(game.start(seed=5), 5), 0, 120, 6):
        for viewer in seats_and_spectator(state):
            view = state.view(viewer)
            views.validate(view.plain())
            views.validate(view.unaided().plain())
            for event in state.events:
                events.validate(game.event_fields(event.seen_by(viewer)))


@every_mix
def test_what_lies_open_is_the_same_for_every_viewer(name: str, options: dict[str, Any]) -> None:
    for state in islice(walk(tw.load(name, **options).start(seed=8), 8), 150):
        views = [state.view(viewer) for viewer in seats_and_spectator(state)]
        fields = fields_of(type(views[0]))  # type: ignore[arg-type]  # a view is hashable
        for field in fields:
            if field.sight is EVERYBODY:
                values = [getattr(view, field.name) for view in views]
                assert all(value == values[0] for value in values), field.name


@rule("fox.hidden", "duet.hidden", "woods.hidden")
@every_mix
def test_a_hidden_card_is_in_nothing_that_others_are_told(
    name: str, options: dict[str, Any]
) -> None:
    game = tw.load(name, **options)
    for state in islice(walk(game.start(seed=3), 3), 150):
        for viewer in seats_and_spectator(state):
            view = state.view(viewer)
            for event in state.events:
                seen = event.seen_by(viewer)
                for secret in hidden(event, viewer):
                    if secret is not None:
                        told = [value for value in seen if type(value) is type(secret)]
                        assert secret not in told
                    if name != "woods" and secret:  # there a value names many cards
                        assert not texts(str(secret)) & texts(seen.plain())
            if name == "woods":
                assert all(seat == viewer or not hand for seat, hand in enumerate(_hands(view)))
            else:
                fields = view.plain()
                for all_cards in ("known", "paws"):  # what is ruled out, what is printed
                    fields.pop(all_cards, None)
                assert not texts(fields) & (_unseen(state, viewer) - texts(_round(view)))


def _hands(view: Any) -> Iterator[object]:
    """The hands as they were dealt, as far as the viewer was told."""
    for event in view.log:
        if event.kind == "dealt":
            yield from event.hands


def _round(view: Any) -> list[object]:
    """What the viewer was told since the deal, and of the special cards before it."""
    found: list[object] = []
    for event in view.log:
        if event.kind == "dealt":
            found = [it for it in found if it["event"] == "specials-in"]  # type: ignore[index]
        found.append(view.game.event_fields(event))
    return found


def _unseen(state: Any, viewer: int) -> set[str]:
    """The cards in other hands and in the deck."""
    cards = {str(card) for card in getattr(state, "deck", ())}
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            cards |= set(hand.texts)
    return cards
