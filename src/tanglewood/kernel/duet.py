"""The Duet: law to kernel and back."""

from typing import Any

from tanglewood.core.bits import members
from tanglewood.core.chance import Fate
from tanglewood.games.duet.actions import ACTIONS
from tanglewood.games.duet.cards import DECK
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.knowledge import Fact, Known
from tanglewood.games.duet.phase import COVER, NAMES
from tanglewood.games.duet.state import DuetState, Round
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

FEATURES = _kernel.DuetBatch.features


def config(game: DuetGame) -> _kernel.DuetConfig:
    """Level, board and paws as the kernel reads them."""
    return _kernel.DuetConfig(
        gems=list(game.forest.gems),
        plus=list(game.board.plus),
        paws=list(game.paws.by_card),
        start=game.board.start,
        tokens=game.forest.tokens,
        level=game.level,
    )


def native(game: DuetGame, position: tuple[Any, ...] | None) -> _kernel.DuetTwin:
    """The compiled twin."""
    return _kernel.DuetTwin(config(game), position)


def batch(game: DuetGame, games: int, seed: int, threads: int) -> _kernel.DuetBatch:
    """Many games side by side."""
    return _kernel.DuetBatch(config(game), games, seed, threads)


def known(game: DuetGame, view: DuetView) -> _kernel.DuetKnown:
    """A view of the law inside the kernel."""
    return _kernel.DuetKnown(config(game), view)


def state(game: DuetGame, position: tuple[Any, ...], choices: int) -> DuetState:
    """The law's state of a position."""
    round_, forest, hands, trick, sealed, leader, to_act, phase, ending = position
    return DuetState(
        game, Fate(), Round(*round_), Forest(*forest), hands, trick, sealed, leader, to_act, phase,
        ending, choices, (), None,
    )  # fmt: skip


def plain(game: DuetGame, fields: Fields) -> dict[str, object]:
    """The kernel's numbers as the law's `view.plain()` writes them."""
    won = [_trick(trick) for trick in fields["won"]]
    forest = Forest(*fields["forest"])
    found: dict[str, object] = {
        "game": game.name,
        "viewer": fields["viewer"],
        "to_act": fields["to_act"],
        "phase": NAMES[fields["phase"]],
        "legal": [ACTIONS[index].text for index in fields["legal"]],
        "scores": list(fields["scores"]),
        "level": game.level,
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "hand": _texts(fields["hand"]),
        "counts": list(fields["counts"]),
        "decree": _text(fields["decree"]),
        "trick": [DECK.text(card) for card in fields["trick"]],
        "sealed": _text(fields["sealed"]),
        "tracker": forest.tracker,
        "low": forest.low,
        "high": forest.high,
        "tokens": forest.tokens,
        "gems": list(forest.gems),
        "supply": forest.supply,
        "start": game.board.start,
        "plus": list(game.board.plus),
        "paws": {DECK.text(card): paws for card, paws in enumerate(game.paws.by_card)},
        "talk": fields["phase"] >= COVER,
        "won": won,
        "known": {
            "facts": [Fact(*fact).plain() for fact in fields["facts"]],
            "holds": [_texts(mask) for mask in fields["holds"]],
            "lacks": [_texts(mask) for mask in fields["lacks"]],
        },
    }
    if won:
        found["last"] = won[-1]
    return found


def seen(game: DuetGame, fields: Fields) -> Fields:
    """The kernel's numbers as the law's view has them, field by field."""
    won = fields["won"]
    return {
        "game": game.name,
        "ruleset": game,
        "viewer": fields["viewer"],
        "to_act": fields["to_act"],
        "phase": NAMES[fields["phase"]],
        "legal": tuple([ACTIONS[index] for index in fields["legal"]]),
        "scores": fields["scores"],
        "level": game.level,
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "decree": fields["decree"],
        "trick": fields["trick"],
        "sealed": fields["sealed"],
        "forest": fields["forest"],
        "start": game.board.start,
        "plus": game.board.plus,
        "paws": game.paws.by_card,
        "talk": fields["phase"] >= COVER,
        "last": won[-1] if won else None,
        "won": won,
        "known": tuple([fields[name] for name in Known._fields]),
    }


def _text(card: int) -> str | None:
    return DECK.text(card) if card >= 0 else None


def _texts(mask: int) -> list[str]:
    return [DECK.text(card) for card in members(mask)]


def _trick(trick: tuple[int, ...]) -> dict[str, object]:
    winner, leader, lead, follow = trick
    return {
        "winner": winner,
        "leader": leader,
        "cards": [DECK.text(lead), DECK.text(follow)],
    }
