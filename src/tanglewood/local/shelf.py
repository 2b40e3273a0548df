"""Texts by their keys: all that a local host needs of a store.

What is put there counts at once. It stands on trial until whoever keeps the texts for good, such as
a browser's database, says that they are kept; else all of it is taken back together.
"""

from collections.abc import Mapping


class Shelf:
    """The texts, and which of them are on trial."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self._texts = dict(texts or {})
        self._before: dict[str, str | None] = {}
        """What was there before, by the keys on trial."""

    def get(self, key: str) -> str | None:
        """The text with this key."""
        return self._texts.get(key)

    def under(self, start: str) -> list[str]:
        """The texts whose keys begin so, in the order of the keys."""
        return [self._texts[key] for key in sorted(self._texts) if key.startswith(start)]

    def put(self, key: str, text: str) -> None:
        """Put a text there, in the place of the one before."""
        self._before.setdefault(key, self._texts.get(key))
        self._texts[key] = text

    @property
    def trial(self) -> dict[str, str]:
        """The texts on trial by their keys."""
        return {key: self._texts[key] for key in self._before}

    def commit(self) -> None:
        """What was on trial is kept for good."""
        self._before.clear()

    def take_back(self) -> None:
        """What was on trial could not be kept: all is as before."""
        for key, text in self._before.items():
            if text is None:
                del self._texts[key]
            else:
                self._texts[key] = text
        self._before.clear()

    def bring(self, start: str, texts: Mapping[str, str]) -> None:
        """Have what is kept for good under these keys, and nothing else there."""
        self._texts = {key: it for key, it in self._texts.items() if not key.startswith(start)}
        self._texts.update(texts)
