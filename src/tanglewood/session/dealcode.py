"""Deal codes: what decides a deal, as a text that people can read out, write down and type.

Letters and digits of Crockford's base 32, in groups of four: no I, L, O or U, and what is typed
instead of the first three is understood. There are two lengths, each with its own checks at the
end: the seed of a plain generator (64 bits), and the key of a shuffle (128 bits).
"""

from typing import Final

from tanglewood.core.errors import BadText
from tanglewood.core.message import Message
from tanglewood.core.printable import quoted
from tanglewood.record.shuffle import KEY_BYTES

BITS: Final = 64
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SHORT: Final = 13
_LONG: Final = 26
"""How many signs there are before the checks."""
_LENGTHS: Final = (_SHORT + 1, _LONG + 2)
_PRIME: Final = 1021
"""The two checks of a long code: one wrong sign, or two that changed places, are always noticed.
The one of a short code is the sum of its signs: it notices most single slips, and no change of
places."""
_READ: Final = {sign: value for value, sign in enumerate(_SIGNS)} | {"O": 0, "I": 1, "L": 1}

Source = int | bytes
"""What decides a deal: a seed of 64 bits, or the key of a shuffle."""


def deal_code(source: Source) -> str:
    """The code of a seed, `7K2M-9QXD-41TB-0Z`, or of a key, twice as long."""
    if isinstance(source, bytes):
        value = int.from_bytes(source, "big")
        signs = _written(value, _LONG) + _written(value % _PRIME, 2)
    else:
        signs = _written(source, _SHORT) + _written(source % 31, 1)
    return "-".join(signs[at : at + 4] for at in range(0, len(signs), 4))


def source_of(code: str) -> Source:
    """What a code names; small letters, spaces and missing dashes are fine."""
    signs = code.upper().replace("-", "").replace(" ", "")
    if len(signs) not in _LENGTHS or not all(sign in _READ for sign in signs):
        short, long = _LENGTHS
        raise BadText(Message("deal-code-form", n=short, long=long, code=quoted(code)))
    if len(signs) == _SHORT + 1:
        seed, check = _value(signs[:_SHORT]), _value(signs[_SHORT:])
        if not seed >> BITS and check == seed % 31:
            return seed
    else:
        key, check = _value(signs[:_LONG]), _value(signs[_LONG:])
        if not key >> 8 * KEY_BYTES and check == key % _PRIME:
            return key.to_bytes(KEY_BYTES, "big")
    raise BadText(Message("deal-code-slip", code=quoted(code)))


def _written(value: int, length: int) -> str:
    return "".join(_SIGNS[value >> 5 * place & 31] for place in range(length - 1, -1, -1))


def _value(signs: str) -> int:
    value = 0
    for sign in signs:
        value = value << 5 | _READ[sign]
    return value
