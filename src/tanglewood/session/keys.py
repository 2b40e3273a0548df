"""Secrets that people hold, and ids that they do not have to hide."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from tanglewood.record.shuffle import KEY_BYTES, SECRET_BYTES

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"


def new_secret() -> str:
    """A token or an invitation: 43 characters, 256 bits."""
    return secrets.token_urlsafe(32)


def seat_token(invite: str, request: str) -> str:
    """The token for whoever takes a seat, of the same form. The same request gets the same one:
    sent twice, it may arrive late, when the first answer has long been in use. Nobody can work it
    out who has not both secrets, and with both one may have the seat anyway."""
    made = sha256(f"{len(invite)} {invite} {request}".encode()).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def hash_secret(secret: str) -> str:
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
