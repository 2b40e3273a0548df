"""The form of a record: its keys, its header, and the game that the header names.

The published form is `schema.json` beside this file; `Record.parse` checks the same by hand, so
that reading a record needs no further library.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tanglewood.core.arguments import MOST_NAME, MOST_SEED
from tanglewood.core.errors import TanglewoodError, wrong_kind
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.games.registry import entry as registered
from tanglewood.record.errors import BadRecord
from tanglewood.record.plain import dump, excerpt, same
from tanglewood.record.reveal import Reveal

FORMAT: Final = "tanglewood-record"
VERSION: Final = 1
KEYS: Final = (
    "format", "version", "game", "options", "components", "seats", "entries", "result",
)  # fmt: skip

SEED: Final = "seed"
KNOWN: Final = "known_deal"
PRACTICE: Final = "practice"
SHUFFLE: Final = "shuffle"
OPTIONAL: Final = frozenset({SEED, KNOWN, PRACTICE, SHUFFLE})
"""The keys that may be left out."""
HUMAN: Final = "human"
"""What stands for a person where others have the name of an agent."""

Entry = Mapping[str, object]
"""One entry: a chance outcome, an action, a check or a resignation, as plain JSON values."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and `human` or the name of an agent."""

    name: str
    agent: str = HUMAN

    def __post_init__(self) -> None:
        for text in (self.name, self.agent):
            if not isinstance(text, str):
                raise wrong_kind("type-no-name", text)

    def plain(self) -> dict[str, object]:
        return {"name": self.name, "agent": self.agent}

    @classmethod
    def parse(cls, value: object) -> "Player":
        """A seat of a record."""
        if not isinstance(value, dict) or value.keys() != {"name", "agent"}:
            raise BadRecord(Message("record-seat"))
        for key in ("name", "agent"):
            text = value[key]
            if not (isinstance(text, str) and text.isprintable() and 0 < len(text) <= MOST_NAME):
                raise BadRecord(Message("record-seat-text", key=key))
        return cls(value["name"], value["agent"])


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game from its first chance outcome to its result; `result` is None while it goes on.

    `seed` lets chance go on when an unfinished game is continued; a replay needs none,
    and only the file of the one who plays here has it, since it tells what is still to come.
    `known_deal` says that somebody chose the deal, so that the game counts for no rating; `shuffle`
    is what a finished game reveals of how its cards were shuffled. `practice` says that decisions
    were taken back that had shown something new, so that the game counts for nothing.
    """

    game: Game[Any]
    players: tuple[Player, ...]
    entries: tuple[Entry, ...]
    result: Entry | None
    seed: int | None = field(default=None, compare=False)
    known_deal: bool = False
    shuffle: Reveal | None = None
    practice: bool = False

    def __repr__(self) -> str:
        names, entries = ", ".join(self.names), len(self.entries)
        end = "goes on" if self.result is None else f"result {dump(self.result)}"
        return f"<record of {self.game!r}: {names}; {entries} entries; {end}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(seat for seat, it in enumerate(self.players) if it.agent == HUMAN)

    def plain(self) -> dict[str, object]:
        """The record as plain JSON values."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "options": options_of(self.game),
            "components": dict(self.game.components),
            **({} if self.seed is None else {SEED: self.seed}),
            "seats": [player.plain() for player in self.players],
            **({KNOWN: True} if self.known_deal else {}),
            **({PRACTICE: True} if self.practice else {}),
            **({} if self.shuffle is None else {SHUFFLE: self.shuffle.plain()}),
            "entries": list(self.entries),
            "result": self.result,
        }

    @property
    def line(self) -> str:
        """The record as one line of JSON, as it is in a `.jsonl` file."""
        return dump(self.plain())

    @property
    def text(self) -> str:
        """The record as JSON with one line per entry, as it is in a `.json` file."""
        head = self.plain()
        lines = [f"  {dump(key)}: {dump(head[key])}" for key in head if key not in KEYS[-2:]]
        entries = ",\n".join(f"    {dump(entry)}" for entry in self.entries)
        lines.append(f'  "entries": [\n{entries}\n  ]' if entries else '  "entries": []')
        lines.append(f'  "result": {dump(self.result)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def parse(cls, value: object) -> "Record":
        """The record that plain JSON values describe; its entries are checked by `replay`."""
        if not isinstance(value, dict) or value.get("format") != FORMAT:
            raise BadRecord(Message("record-foreign", format=FORMAT))
        version = value.get("version")
        if version != VERSION or isinstance(version, bool):
            raise BadRecord(Message("record-version", version=excerpt(version), known=VERSION))
        _check_keys(value)
        game = _game(value["game"], value["options"], value["components"])
        seats, entries, result = value["seats"], value["entries"], value["result"]
        if not isinstance(seats, list) or len(seats) != game.seats:
            raise BadRecord(Message("record-seats", n=game.seats, game=game.name))
        players = tuple(map(Player.parse, seats))
        if not isinstance(entries, list):
            raise BadRecord(Message("record-entries"))
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict):
                raise BadRecord(Message("record-not-an-object", found=excerpt(entry)), number)
        if result is not None and not isinstance(result, dict):
            raise BadRecord(Message("record-result"))
        shuffle = Reveal.parse(value[SHUFFLE], game.seats) if SHUFFLE in value else None
        if shuffle is not None and result is None:
            raise BadRecord(Message("record-shuffle-early"))
        known, practice = _read_mark(value, KNOWN), _read_mark(value, PRACTICE)
        return cls(
            game=game, players=players, entries=tuple(entries), result=result, seed=_seed(value),
            known_deal=known, shuffle=shuffle, practice=practice,
        )  # fmt: skip


def _check_keys(value: dict[str, object]) -> None:
    for key in KEYS:
        if key not in value:
            raise BadRecord(Message("record-key-missing", key=key))
    for key in value:
        if key not in KEYS and key not in OPTIONAL:
            raise BadRecord(Message("record-key-unknown", key=excerpt(key)))


def _seed(value: dict[str, object]) -> int | None:
    seed = value.get(SEED, 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise BadRecord(Message("record-seed", most=f"{MOST_SEED}"))
    return seed if SEED in value else None


def _read_mark(value: dict[str, object], key: str) -> bool:
    """Whether a record has a mark, which is true or left out."""
    if value.get(key, True) is not True:
        raise BadRecord(Message("record-mark", key=key))
    return key in value


def _game(name: object, options: object, components: object) -> Game[Any]:
    """The game of a record, which must name every option and all components it is played with."""
    if not isinstance(name, str):
        raise BadRecord(Message("record-game"))
    if not isinstance(options, dict) or not isinstance(components, dict):
        raise BadRecord(Message("record-options"))
    if "components" in options:
        raise BadRecord(Message("record-components-option"))
    try:
        game = game_with(name, options, components)
    except TanglewoodError as error:
        raise BadRecord(error.message) from None
    ours = options_of(game)
    for key in sorted(ours.keys() | options.keys()):
        if not same(ours.get(key), options.get(key)) or key not in options:
            right = excerpt(ours.get(key))
            raise BadRecord(Message("record-option", option=key, right=right))
    if not same(dict(game.components), components):
        raise BadRecord(Message("record-components", game=game.name))
    return game


def game_with(name: str, options: dict[str, object], components: dict[str, object]) -> Game[Any]:
    """The game with these options and, if there are any, these components."""
    return registered(name).make(options | ({"components": components} if components else {}))


def options_of(game: Game[Any]) -> dict[str, object]:
    """The options of a game as a record has them: its components have a key of their own."""
    return {key: value for key, value in game.options.items() if key != "components"}
