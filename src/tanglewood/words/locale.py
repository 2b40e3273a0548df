"""Which language somebody would like, as the surroundings of a program say it."""

from collections.abc import Mapping
from typing import Final

from tanglewood.words.catalogue import SOURCE, languages

ASKED: Final = ("TANGLEWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a language, the strongest first."""


def preferred(environment: Mapping[str, str]) -> str:
    """The first language that is asked for, if there is a folder for it; else English.

    As everywhere, the first variable that is set decides: `LC_ALL=C` is English, whatever `LANG`
    says.
    """
    for name in ASKED:
        if value := environment.get(name):
            code = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in languages() else SOURCE
    return SOURCE
