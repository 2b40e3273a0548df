"""Into the Woods: law to kernel and back."""

from typing import Any, Final

from tanglewood.core.chance import Fate
from tanglewood.games.woods.actions import ACTIONS
from tanglewood.games.woods.cards import cards_of
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.knowledge import Fact, Known
from tanglewood.games.woods.phase import NAMES
from tanglewood.games.woods.state import Table, WoodsState
from tanglewood.games.woods.view import WoodsView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

FEATURES = _kernel.WoodsBatch.features

_KNOWN: Final = (*Known._fields[:-1], "deck_cards")
"""What is known, by the kernel's names: `deck` alone is its size."""


def config(game: WoodsGame) -> _kernel.WoodsConfig:
    """Players and deck as the kernel reads them."""
    rules = game.rules
    return _kernel.WoodsConfig(
        counts=list(rules.deck.counts),
        players=rules.players,
        tokens=rules.tokens,
        reshuffles=rules.reshuffles,
        gentle=rules.gentle,
    )


def native(game: WoodsGame, position: tuple[Any, ...] | None) -> _kernel.WoodsTwin:
    """The compiled twin."""
    return _kernel.WoodsTwin(config(game), position)


def batch(game: WoodsGame, games: int, seed: int, threads: int) -> _kernel.WoodsBatch:
    """Many games side by side."""
    return _kernel.WoodsBatch(config(game), games, seed, threads)


def known(game: WoodsGame, view: WoodsView) -> _kernel.WoodsKnown:
    """A view of the law inside the kernel."""
    return _kernel.WoodsKnown(config(game), view)


def state(game: WoodsGame, position: tuple[Any, ...], choices: int) -> WoodsState:
    """The law's state of a position."""
    table, hands, pockets, tokens, turn, passes, to_act, phase = position
    return WoodsState(
        game, Fate(), Table(*table), hands, pockets, tokens, turn, passes, to_act, phase, choices,
        (), None,
    )  # fmt: skip


def plain(game: WoodsGame, fields: Fields) -> dict[str, object]:
    """The kernel's numbers as the law's `view.plain()` writes them."""
    deck = fields["deck_cards"]
    return {
        "game": game.name,
        "viewer": fields["viewer"],
        "to_act": fields["to_act"],
        "phase": NAMES[fields["phase"]],
        "legal": [ACTIONS[index].text for index in fields["legal"]],
        "scores": list(fields["scores"]),
        "players": fields["players"],
        "turn": fields["turn"],
        "hand": list(cards_of(fields["hand"])),
        "counts": list(fields["counts"]),
        "row": list(fields["row"]),
        "deck": fields["deck"],
        "discards": list(cards_of(fields["discards"])),
        "reshuffles": fields["reshuffles"],
        "pockets": _lists(fields["pockets"]),
        "tokens": list(fields["tokens"]),
        "left": fields["left"],
        "passes": fields["passes"],
        "known": {
            "facts": [Fact(*fact).plain() for fact in fields["facts"]],
            "holds": _lists(fields["holds"]),
            "unknown": list(fields["unknown"]),
            "most": _lists(fields["most"]),
            "deck": None if deck is None else list(cards_of(deck)),
        },
    }


def seen(game: WoodsGame, fields: Fields) -> Fields:
    """The kernel's numbers as the law's view has them, field by field."""
    return {
        "game": game.name,
        "ruleset": game,
        "viewer": fields["viewer"],
        "to_act": fields["to_act"],
        "phase": NAMES[fields["phase"]],
        "legal": tuple([ACTIONS[index] for index in fields["legal"]]),
        "scores": fields["scores"],
        "players": fields["players"],
        "turn": fields["turn"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "row": fields["row"],
        "deck": fields["deck"],
        "discards": fields["discards"],
        "reshuffles": fields["reshuffles"],
        "pockets": fields["pockets"],
        "tokens": fields["tokens"],
        "left": fields["left"],
        "passes": fields["passes"],
        "known": tuple([fields[name] for name in _KNOWN]),
    }


def _lists(handfuls: tuple[int, ...]) -> list[list[int]]:
    return [list(cards_of(handful)) for handful in handfuls]
