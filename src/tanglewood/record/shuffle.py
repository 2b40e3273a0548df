"""The verifiable shuffle: chance outcomes that follow from a secret and from everybody's shares.

Every step is the SHA-256 of a line of plain text, so that any program, or a shell, can do it again;
`docs/shuffle.md` tells how, with an example. What is drawn is put in the order of its hashes: each
item gets a number of its own from the key, which no one can foresee, and no order is likelier than
another. A Fisher-Yates shuffle would need the order of the deck before; this needs the items only.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tanglewood.core.chance import Chance, Drawn
from tanglewood.core.game import Game

SCHEME: Final = "tanglewood-shuffle-1"
KEY_BYTES: Final = 16
"""Enough for every order of a deck: 33 cards have 2¹²³ of them, and nobody tries 2¹²⁸ keys."""
SECRET_BYTES: Final = 32
NOTHING: Final = "-"
"""What stands in the place of a share that was not given, before its pledge if there was one."""


def _hash(*words: object) -> bytes:
    return sha256(" ".join((SCHEME, *map(str, words))).encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published of the server's secret before anything is dealt."""
    return _hash("secret", secret.hex()).hex()


def pledge(share: bytes) -> str:
    """What is published of a share before anybody gives theirs."""
    return _hash("share", share.hex()).hex()


class Share(NamedTuple):
    """What a seat put into a shuffle: what it pledged, and what it gave, if that came in time."""

    pledge: str | None = None
    share: bytes | None = None

    @property
    def word(self) -> str:
        """What goes into the key; a pledge that was not kept too, so that it cannot be changed
        afterwards."""
        return f"{NOTHING}{self.pledge or ''}" if self.share is None else self.share.hex()

    @classmethod
    def read(cls, word: str) -> "Share":
        """The share that a word stands for."""
        if word.startswith(NOTHING):
            return cls(word.removeprefix(NOTHING) or None)
        share = bytes.fromhex(word)
        return cls(pledge(share), share)


def key(secret: bytes, table: str, game: str, shares: Sequence[Share]) -> bytes:
    """What decides every chance outcome of a game; `shares` by seat."""
    words = (share.word for share in shares)
    return _hash("key", table, game, secret.hex(), *words)[:KEY_BYTES]


def dice(secret: bytes) -> int:
    """The seed of the agents' own random numbers: it tells nothing about the cards, and nobody
    can work it out before the secret is told."""
    return int.from_bytes(_hash("agents", secret.hex())[:8], "big")


class Shuffle(NamedTuple):
    """The chance of one game, by its key."""

    key: bytes
    game: Game[Any]

    def draw(self, number: int, chance: Chance) -> Drawn:
        """The outcome of the chance that is `number`th in its game, counted from 0."""
        texts = [self.game.item_text(chance.name, item) for item in chance.items]
        places = order(self.key, number, texts)[: chance.count]
        items = [chance.items[place] for place in places]
        return Drawn(items if chance.ordered else sorted(items))


def order(key: bytes, number: int, texts: Sequence[str]) -> list[int]:
    """The places of these texts in the order of their hashes; equal ones are told apart by how many
    came before."""
    copies: Counter[str] = Counter()
    hashes = []
    for text in texts:
        hashes.append(_hash("item", key.hex(), number, copies[text], text))
        copies[text] += 1
    return sorted(range(len(texts)), key=hashes.__getitem__)
