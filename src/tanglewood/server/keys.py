"""Secrets that people hold, and ids that they do not have to hide."""

import secrets
from hashlib import sha256
from typing import Final

from tanglewood.record.shuffle import KEY_BYTES, SECRET_BYTES

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


def new_table_secret() -> bytes:
    """The server's part of a shuffle."""
    return secrets.token_bytes(SECRET_BYTES)


def new_key() -> bytes:
    """What decides the chance that a chosen deal leaves open."""
    return secrets.token_bytes(KEY_BYTES)
