"""What can be played and read, as plain values: the games with their options and levels, and the
rules."""

from functools import cache
from typing import Final

from tanglewood import rulebook
from tanglewood.agents.levels import levels_of
from tanglewood.agents.registry import agents_for
from tanglewood.core.option import Option
from tanglewood.core.plain import Plain
from tanglewood.games.family import GameEntry
from tanglewood.games.registry import GAMES

PROTOCOL: Final = 1
CAPABILITIES: Final = (
    "undo", "resign", "rematch", "chat", "takeover", "claim", "clock", "hint", "record", "moments",
    "changes", "deal", "mine", "statistics", "replay", "review", "practice", "qr", "rules",
    "shuffle", "puzzles", "daily", "duplicate", "undo-new", "progress",
)  # fmt: skip


@cache
def rule_page(game: str, language: str) -> Plain:
    """The rules of a game: the whole page, the same as it is told at the table, and rule by rule;
    `language` is that of the page."""
    return {
        "game": game,
        "language": language,
        "text": rulebook.page(game, language),
        "told": rulebook.page_without_ids(game, language),
        "rules": [
            {"id": rule.id, "title": rule.title, "source": rule.source, "text": rule.text}
            for rule in rulebook.rules(game, language)
        ],
    }


def all_games() -> dict[str, Plain]:
    """The games by name, in the order in which to show them."""
    return {name: _game(name, found) for name, found in GAMES.items()}


def _game(name: str, found: GameEntry) -> Plain:
    return {
        "title": found.title,
        "about": str(found.about),
        "players": list(found.players),
        "cooperative": found.make({}).cooperative,
        "sources": dict(found.sources),
        "options": [_option(option) for option in found.options],
        "agents": list(agents_for(name)),
        "levels": [
            {
                "name": it.name,
                "title": str(it.title),
                "manner": it.manner,
                "about": str(it.about),
                "rating": it.rating,
                "error": it.error,
            }
            for it in levels_of(name)
        ],
    }


def _option(option: Option) -> Plain:
    read = option.read
    return {
        "name": option.name,
        "type": read.kind,
        "default": option.default,
        "about": str(option.about),
        "right": str(read.wanted),
        "choices": None if read.choices is None else list(read.choices),
        "low": read.low,
        "high": read.high,
        "source": option.source,
        "form": option.form,
    }
