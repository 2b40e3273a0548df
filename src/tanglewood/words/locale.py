"""Which language somebody would like, as the surroundings of a program or a browser say it."""

from collections.abc import Mapping
from typing import Final

from tanglewood.words.catalogue import SOURCE, languages

ASKED: Final = ("TANGLEWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a language, the strongest first."""


def preferred_language(environment: Mapping[str, str]) -> str:
    """The first language that is asked for, if there is a folder for it; else English.

    As everywhere, the first variable that is set decides: `LC_ALL=C` is English, whatever `LANG`
    says.
    """
    for name in ASKED:
        if value := environment.get(name):
            code = _code(value)
            return code if code in languages() else SOURCE
    return SOURCE


def accepted_language(header: str) -> str:
    """The language that an `Accept-Language` header likes best, of those there are; else English.

    `q` says how much a language is liked, 1 where nothing is said; what is liked as much as another
    counts in the order in which it is written.
    """
    best, most = SOURCE, 0.0
    for part in header.split(","):
        tag, _, liking = part.partition(";")
        try:
            weight = float(liking.partition("q=")[2] or 1)
        except ValueError:
            continue
        if weight > most and _code(tag.strip()) in languages():
            best, most = _code(tag.strip()), weight
    return best


def _code(tag: str) -> str:
    """The language in `de`, `de-AT` or `de_CH.UTF-8`."""
    return tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
