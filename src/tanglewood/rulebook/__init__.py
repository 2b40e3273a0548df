"""The rules of every game in words, one Markdown page a game, one stable id a rule.

>>> from tanglewood import rulebook
>>> rulebook.find("fox.follow").title
'Following suit'
"""

from tanglewood.rulebook.names import known_names, named, readable
from tanglewood.rulebook.reader import (
    PAGES,
    MalformedPage,
    Rule,
    Source,
    UnknownPage,
    UnknownRule,
    all_ids,
    find,
    page,
    rules,
)

__all__ = [
    "Rule",
    "Source",
    "PAGES",
    "page",
    "rules",
    "find",
    "named",
    "known_names",
    "readable",
    "all_ids",
    "UnknownRule",
    "UnknownPage",
    "MalformedPage",
]
