"""Deal codes: a seed as a short text that people can read out, write down and type.

Letters and digits of Crockford's base 32, in groups of four: no I, L, O or U, and what is typed
instead of the first three is understood. The last character checks the others.
"""

from typing import Final

from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted

BITS: Final = 64
_CHARACTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 13
_READ: Final = dict(zip(_CHARACTERS, range(32), strict=True)) | {"O": 0, "I": 1, "L": 1}


def deal_code(seed: int) -> str:
    """The code of a seed of 64 bits: `7K2M-9QXD-41TB-0Z`."""
    characters = "".join(
        _CHARACTERS[seed >> 5 * place & 31] for place in range(_LENGTH - 1, -1, -1)
    )
    characters += _CHARACTERS[_check(seed)]
    return "-".join(characters[at : at + 4] for at in range(0, len(characters), 4))


def seed_of(code: str) -> int:
    """The seed that a code names; small letters, spaces and missing dashes are fine."""
    characters = code.upper().replace("-", "").replace(" ", "")
    if len(characters) != _LENGTH + 1 or not all(character in _READ for character in characters):
        raise BadText(Message("deal-code-form", n=_LENGTH + 1, code=quoted(code)))
    seed = 0
    for character in characters[:-1]:
        seed = seed << 5 | _READ[character]
    if seed >> BITS or _READ[characters[-1]] != _check(seed):
        raise BadText(Message("deal-code-slip", code=quoted(code)))
    return seed


def _check(seed: int) -> int:
    """31 is prime, so one wrong character, or two that changed places, are noticed."""
    return seed % 31
