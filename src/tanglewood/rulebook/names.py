"""Rules by what people call them: `fairy` finds `deluxe.fairy`, `royal heir` finds `duet.heir`."""

import re
from functools import cache
from typing import Final

from tanglewood.rulebook.reader import PAGES, Rule, UnknownRule, all_ids, find, page, rules

OTHER_NAMES: Final = {
    "ace": "fox.swan", "queen": "fox.monarch",
    "poison": "deluxe.poison.loss", "poison 8": "deluxe.poison.loss",
    **dict.fromkeys(
        ("acorn", "feather", "mushroom", "pine cone", "river stone", "butterfly", "owl"),
        "woods.discard",
    ),
}  # fmt: skip
"""Names of cards that no title has: those of the reference manual, and ours of the woods."""

_BUILT_ON: Final = {"fox-manual": "fox", "fox-mini": "fox", "deluxe": "fox"}
"""The page that goes on where a game's own page says nothing."""


def named(text: str, game: str = "") -> Rule:
    """The rule with this id, or the one that is called so; the game's own rules come first.
    `UnknownRule` if there is none."""
    wanted = " ".join(text.split()).lower()
    for name in (game, _BUILT_ON.get(game, ""), *PAGES):
        if name and (found := _by_name(name).get(wanted.removeprefix("the "))) is not None:
            return found
    if wanted in OTHER_NAMES:
        return find(OTHER_NAMES[wanted])
    ids = {each.lower(): each for each in all_ids()}
    if wanted in ids:
        return find(ids[wanted])
    raise UnknownRule(text, all_ids(), known_names())


@cache
def known_names() -> frozenset[str]:
    """Every name that finds a rule."""
    return frozenset(OTHER_NAMES).union(*(_by_name(name) for name in PAGES))


@cache
def _by_name(name: str) -> dict[str, Rule]:
    """The rules of a page by title and by the last word of their id, where that is no other's."""
    found: dict[str, Rule] = {}
    for rule in rules(name):
        title = re.sub(r" \(\d+\)$", "", rule.title).lower().removeprefix("the ")
        found.setdefault(title, rule)
    for rule in rules(name):
        found.setdefault(rule.id.rpartition(".")[2].replace("-", " ").lower(), rule)
    return found


def readable(name: str) -> str:
    """A page for people and for language models: without the anchors of the documentation."""
    lines = page(name).splitlines()
    return "\n".join(line for line in lines if not re.fullmatch(r"\(\S+\)=", line)) + "\n"
