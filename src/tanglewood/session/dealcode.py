"""Deal codes: what decides a deal, as a text that people can read out, write down and type.

Letters and digits of Crockford's base 32, in groups of four: no I, L, O or U, and what is typed
instead of the first three is understood. There are two lengths, each with its own checks at the
end: the seed of a plain generator (64 bits), and the key of a shuffle (128 bits).
"""

from typing import Final

from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.record.shuffle import KEY_BYTES

BITS: Final = 64
_CHARACTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SHORT: Final = 13
_LONG: Final = 26
"""How many characters there are before the checks."""
_LENGTHS: Final = (_SHORT + 1, _LONG + 2)
_PRIME: Final = 1021
"""The two checks of a long code: one wrong character, or two that changed places, are always
noticed. The one of a short code is the sum of its characters: it notices most single slips, and no
change of places."""
_READ: Final = dict(zip(_CHARACTERS, range(32), strict=True)) | {"O": 0, "I": 1, "L": 1}

Source = int | bytes
"""What decides a deal: a seed of 64 bits, or the key of a shuffle."""


def deal_code(source: Source) -> str:
    """The code of a seed, `7K2M-9QXD-41TB-0Z`, or of a key, twice as long."""
    if isinstance(source, bytes):
        value = int.from_bytes(source, "big")
        characters = _write_digits(value, _LONG) + _write_digits(value % _PRIME, 2)
    else:
        characters = _write_digits(source, _SHORT) + _write_digits(source % 31, 1)
    return "-".join(characters[at : at + 4] for at in range(0, len(characters), 4))


def source_of(code: str) -> Source:
    """What a code names; small letters, spaces and missing dashes are fine."""
    characters = code.upper().replace("-", "").replace(" ", "")
    if len(characters) not in _LENGTHS or not all(character in _READ for character in characters):
        short, long = _LENGTHS
        raise BadText(Message("deal-code-form", n=short, long=long, code=shortened(code)))
    if len(characters) == _SHORT + 1:
        seed, check = _value(characters[:_SHORT]), _value(characters[_SHORT:])
        if not seed >> BITS and check == seed % 31:
            return seed
    else:
        key, check = _value(characters[:_LONG]), _value(characters[_LONG:])
        if not key >> 8 * KEY_BYTES and check == key % _PRIME:
            return key.to_bytes(KEY_BYTES, "big")
    raise BadText(Message("deal-code-slip", code=shortened(code)))


def _write_digits(value: int, length: int) -> str:
    return "".join(_CHARACTERS[value >> 5 * place & 31] for place in range(length - 1, -1, -1))


def _value(characters: str) -> int:
    value = 0
    for character in characters:
        value = value << 5 | _READ[character]
    return value
