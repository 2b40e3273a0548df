"""Where chance outcomes come from when a game is played: a deal file first, then a seed.

A deal file names outcomes as a record's chance entries do. They are used by name: the first
outcome of 'deal' for the first deal of the game, and so on; what the file leaves open comes from
the seed.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tanglewood.core.chance import Chance, Drawn, Fate
from tanglewood.core.errors import BadChance
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.record.errors import BadRecord
from tanglewood.record.files import decoded, texts_in
from tanglewood.record.form import FORMAT as RECORD_FORMAT
from tanglewood.record.plain import excerpt, parse_json

FORMAT: Final = "tanglewood-deal"
VERSION: Final = 1
_KEYS: Final = {"format", "version", "game", "outcomes"}

Deal = Mapping[str, tuple[tuple[int, ...], ...]]
"""Outcomes by the name of the chance, in the order in which they come up."""

NO_DEAL: Final[Deal] = MappingProxyType({})


class Luck(NamedTuple):
    """A deal and a seed; with neither, chance stays open."""

    seed: int | None = None
    deal: Deal = NO_DEAL

    def draw(self, chance: Chance, number: int, earlier: int) -> Drawn:
        """The outcome of the chance that is `number`th in its game, with `earlier` ones of the
        same name before it."""
        given = self.deal.get(chance.name, ())
        if earlier < len(given):
            return Drawn(given[earlier])
        drawn = Fate(seed=self.seed).draw(number, chance)
        if drawn is None:
            raise BadChance(
                f"No outcome is given for '{chance.name}' number {earlier + 1}, and no seed."
            )
        return drawn

    def settled(self, state: State[Any], drawn: Counter[str]) -> State[Any]:
        """The state after the chances that wait; `drawn` counts them by name, and goes on."""
        while (chance := state.chance) is not None:
            state = state.apply(self.draw(chance, state.chances, drawn[chance.name]))
            drawn[chance.name] += 1
        return state


def read_deal(path: str | Path, game: Game[Any]) -> Deal:
    """The outcomes of a deal file, or those of a record, for this game."""
    path = Path(path)
    texts = list(islice(texts_in(path), 2))
    if len(texts) != 1:
        found = "more than one" if texts else "none"
        raise BadRecord(f"{path.name}: a deal file holds one deal or record; here is {found}.")
    try:
        return deal_of(parse_json(decoded(texts[0])), game)
    except BadRecord as error:
        raise BadRecord(f"{path.name}: {error}") from None


def deal_of(value: object, game: Game[Any]) -> Deal:
    """The outcomes that a deal or a record, as plain JSON values, holds for this game."""
    if not isinstance(value, dict) or value.get("format") not in {FORMAT, RECORD_FORMAT}:
        raise BadRecord(f"a deal file's 'format' must be '{FORMAT}' or '{RECORD_FORMAT}'.")
    if value.get("version") is not VERSION:
        raise BadRecord(f"version {excerpt(value.get('version'))} is not known here.")
    if value.get("game") != game.name:
        raise BadRecord(f"this is a deal of {excerpt(value.get('game'))}, not of {game.name}.")
    if value["format"] == FORMAT and value.keys() != _KEYS:
        raise BadRecord("a deal file has the keys format, version, game and outcomes.")
    entries = value.get("outcomes" if value["format"] == FORMAT else "entries")
    if not isinstance(entries, list):
        raise BadRecord("the outcomes must be a list.")
    found: dict[str, list[tuple[int, ...]]] = {}
    for number, entry in enumerate(entries, 1):
        if value["format"] == RECORD_FORMAT and isinstance(entry, dict) and "chance" not in entry:
            continue
        name, items = _outcome(entry, number, game)
        found.setdefault(name, []).append(items)
    return {name: tuple(outcomes) for name, outcomes in found.items()}


def _outcome(entry: object, number: int, game: Game[Any]) -> tuple[str, tuple[int, ...]]:
    if not isinstance(entry, dict) or entry.keys() != {"chance", "outcome"}:
        raise BadRecord("an outcome is an object with the keys chance and outcome.", number)
    name, texts = entry["chance"], entry["outcome"]
    if not isinstance(name, str) or not isinstance(texts, list):
        raise BadRecord("'chance' must be a name and 'outcome' a list of texts.", number)
    items = []
    for text in texts:
        try:
            items.append(game.item_parse(name, text if isinstance(text, str) else ""))
        except ValueError:
            raise BadRecord(f"{excerpt(text)} is not an item of {excerpt(name)}.", number) from None
    return name, tuple(items)
