"""Where chance outcomes come from when a game is played: a deal file, then a seed or a shuffle.

A deal file names outcomes as a record's chance entries do. They are used by name: the first
outcome of 'deal' for the first deal of the game, and so on; what the file leaves open comes from
the seed.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tanglewood.core.chance import Chance, Drawn, Fate
from tanglewood.core.errors import BadChance
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.record.errors import BadRecord
from tanglewood.record.files import decode_text, texts_in
from tanglewood.record.form import FORMAT as RECORD_FORMAT
from tanglewood.record.plain import excerpt, parse_json
from tanglewood.record.shuffle import Shuffle

FORMAT: Final = "tanglewood-deal"
VERSION: Final = 1
_KEYS: Final = {"format", "version", "game", "outcomes"}

Deal = Mapping[str, tuple[tuple[int, ...], ...]]
"""Outcomes by the name of the chance, in the order in which they come up."""

NO_DEAL: Final[Deal] = MappingProxyType({})


class Luck(NamedTuple):
    """A deal, and a seed or a shuffle for what it leaves open; with none of them, chance stays
    open."""

    seed: int | None = None
    deal: Deal = NO_DEAL
    shuffle: Shuffle | None = None

    def draw(self, chance: Chance, number: int, earlier: int) -> Drawn:
        """The outcome of the chance that is `number`th in its game, with `earlier` ones of the
        same name before it."""
        outcomes = self.deal.get(chance.name, ())
        if earlier < len(outcomes):
            return Drawn(outcomes[earlier])
        if self.shuffle is not None:
            return self.shuffle.draw(number, chance)
        drawn = Fate(seed=self.seed).draw(number, chance)
        if drawn is None:
            raise BadChance(Message("deal-open", chance=chance.name, number=earlier + 1))
        return drawn

    def counting(self, drawn: Counter[str]) -> Callable[[int, Chance], Drawn]:
        """What draws the chances of a game; `drawn` counts them by name, and goes on."""

        def draw(number: int, chance: Chance) -> Drawn:
            found = self.draw(chance, number, drawn[chance.name])
            drawn[chance.name] += 1
            return found

        return draw

    def settle(self, state: State[Any], drawn: Counter[str]) -> State[Any]:
        """The state after the chances that wait; `drawn` counts them by name, and goes on."""
        after = [state, *(after for _, _, after in state.settle_steps(self.counting(drawn)))]
        return after[-1]


def read_deal(path: str | Path, game: Game[Any]) -> Deal:
    """The outcomes of a deal file, or those of a record, for this game."""
    path = Path(path)
    texts = list(islice(texts_in(path), 2))
    if len(texts) != 1:
        what = "deal-file-several" if texts else "deal-file-empty"
        raise BadRecord(Message(what, file=path.name))
    try:
        return deal_of(parse_json(decode_text(texts[0])), game)
    except BadRecord as error:
        raise BadRecord(Message("record-in-file", file=path.name, what=error.message)) from None


def deal_of(value: object, game: Game[Any]) -> Deal:
    """The outcomes that a deal or a record, as plain JSON values, holds for this game."""
    if not isinstance(value, dict) or value.get("format") not in (
        FORMAT,
        RECORD_FORMAT,
    ):  # a list has no hash
        raise BadRecord(Message("deal-format", deal=FORMAT, record=RECORD_FORMAT))
    if value.get("version") is not VERSION:
        raise BadRecord(Message("deal-version", version=excerpt(value.get("version"))))
    if value.get("game") != game.name:
        found_game = excerpt(value.get("game"))
        raise BadRecord(Message("deal-other-game", found=found_game, game=game.name))
    if value["format"] == FORMAT and value.keys() != _KEYS:
        raise BadRecord(Message("deal-keys"))
    entries = value.get("outcomes" if value["format"] == FORMAT else "entries")
    if not isinstance(entries, list):
        raise BadRecord(Message("deal-outcomes"))
    found: dict[str, list[tuple[int, ...]]] = {}
    for number, entry in enumerate(entries, 1):
        if value["format"] == RECORD_FORMAT and isinstance(entry, dict) and "chance" not in entry:
            continue
        name, items = _outcome(entry, number, game)
        found.setdefault(name, []).append(items)
    return {name: tuple(outcomes) for name, outcomes in found.items()}


def _outcome(entry: object, number: int, game: Game[Any]) -> tuple[str, tuple[int, ...]]:
    if not isinstance(entry, dict) or entry.keys() != {"chance", "outcome"}:
        raise BadRecord(Message("deal-outcome"), number)
    name, texts = entry["chance"], entry["outcome"]
    if not isinstance(name, str) or not isinstance(texts, list):
        raise BadRecord(Message("deal-outcome-kinds"), number)
    items = []
    for text in texts:
        try:
            items.append(game.item_parse(name, text if isinstance(text, str) else ""))
        except ValueError:
            what = Message("record-no-item", item=excerpt(text), chance=excerpt(name))
            raise BadRecord(what, number) from None
    return name, tuple(items)
