"""Secrets that people hold, and ids that they do not have to hide."""

import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"


def new_secret() -> str:
    """A token or an invitation: 43 characters, 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret. It has 256 random bits, so a plain hash cannot be turned back."""
    return sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """The id of a table: 12 letters and digits, 60 bits, so that tables are not found by trying."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_seed() -> int:
    """The seed of a fresh deal, in the range that the command line takes too."""
    return secrets.randbits(63)
