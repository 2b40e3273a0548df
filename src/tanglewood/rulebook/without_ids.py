"""A rule page as it is told at the table: rules go by their titles, and no id is seen.

In brackets an id only says where more stands, so it is left out; elsewhere the title of the rule
takes its place. A column of ids at the end of a table falls away.
"""

import re
from functools import cache
from typing import Final

from tanglewood.rulebook.names import readable
from tanglewood.rulebook.reader import all_ids, find
from tanglewood.rulebook.translations import language

_ROW: Final = re.compile(r"^\|.*\|$")


def page_without_ids(name: str, lang: str) -> str:
    """A page without ids and anchors."""
    lines = readable(name, lang).splitlines()
    return without_ids("\n".join(_without_name(line) for line in lines), lang) + "\n"


def without_ids(text: str, lang: str) -> str:
    """The same text without ids."""
    text = _in_brackets().sub("", _without_columns(text))
    quotes = language(lang).quotes
    return _anywhere().sub(lambda it: find(it["id"], lang).title.join(quotes), text)


def _without_name(line: str) -> str:
    """The line below a title says where the rule comes from; its id stands first."""
    return re.sub(rf"^`{_id()}` · (?=\S)", "", line)


def _without_columns(text: str) -> str:
    """Tables without a last column of ids."""
    found: list[str] = []
    table: list[str] = []
    for line in [*text.split("\n"), ""]:
        if _ROW.match(line):
            table.append(line)
            continue
        found += _narrowed(table)
        table = []
        found.append(line)
    return "\n".join(found[:-1])


def _narrowed(table: list[str]) -> list[str]:
    if len(table) <= 2 or not all(re.search(rf"\| `{_id()}` \|$", row) for row in table[2:]):
        return table
    return [row[: row[:-1].rindex("|") + 1] for row in table]


@cache
def _id() -> str:
    longest_first = sorted(all_ids(), key=lambda it: (-len(it), it))
    return rf"(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])"


@cache
def _in_brackets() -> re.Pattern[str]:
    one = rf"`?{_id()}`?"
    return re.compile(rf"\s*\({one}(?:(?:,| and| und|;)\s+{one})*\)")


@cache
def _anywhere() -> re.Pattern[str]:
    return re.compile(rf"(?P<mark>`?)(?<![\w.-])(?P<id>{_id()})(?P=mark)")
