"""The catalogue: every sentence that people read, one folder a language, and how it is said."""

from tanglewood.words.catalogue import NAMES, CannotSay, languages
from tanglewood.words.locale import accepted_language, preferred_language
from tanglewood.words.table import table_voice
from tanglewood.words.voice import ENGLISH, Voice

__all__ = [
    "ENGLISH",
    "NAMES",
    "CannotSay",
    "Voice",
    "accepted_language",
    "languages",
    "preferred_language",
    "table_voice",
]
