"""The rules of every game in words: one Markdown page per game, one stable id per rule, one folder
per language.

>>> from tanglewood import rulebook
>>> rulebook.find("fox.follow").title
'Following suit'
>>> rulebook.find("fox.follow", "de").title
'Farbe bedienen'
>>> rulebook.named("Schwan").id
'fox.swan'
"""

from tanglewood.rulebook.names import known_names, named, page_called, readable
from tanglewood.rulebook.reader import (
    PAGES,
    MalformedPage,
    Rule,
    UnknownPage,
    UnknownRule,
    all_ids,
    find,
    page,
    rules,
)
from tanglewood.rulebook.translations import (
    ENGLISH,
    Language,
    Source,
    UnknownLanguage,
    known,
    language,
    languages,
)
from tanglewood.rulebook.without_ids import page_without_ids, without_ids

__all__ = [
    "Rule",
    "Source",
    "Language",
    "PAGES",
    "ENGLISH",
    "page",
    "rules",
    "find",
    "all_ids",
    "named",
    "known_names",
    "page_called",
    "readable",
    "without_ids",
    "page_without_ids",
    "language",
    "languages",
    "known",
    "UnknownRule",
    "UnknownPage",
    "UnknownLanguage",
    "MalformedPage",
]
