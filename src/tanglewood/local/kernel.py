"""The kernel as a WebAssembly module beside this Python, under the compiled extension's own name.

The module is made of the same bindings (`cpp/wasm`), and tells which classes and functions it has;
they are put together here as what `tanglewood.kernel._kernel` is elsewhere. Only batches cannot be
made: they write into arrays, and the module does not see this Python's memory.
"""

import sys
from collections.abc import Callable
from struct import pack
from types import ModuleType
from typing import Any, Final, Protocol

from tanglewood.kernel.presence import why_missing
from tanglewood.local.wire import OwnedObject, Reader, write

Call = Callable[[bytes], bytes]
"""Hands a message over; what comes back is 0 and the value, or 1, the error's number and a text."""


class PageBytes(Protocol):
    """An array of bytes in JavaScript."""

    def to_bytes(self) -> bytes: ...


PageCall = Callable[[bytes], PageBytes]

ERRORS: Final = (ValueError, TypeError, IndexError, RuntimeError)
INIT, METHOD, STATIC, PROPERTY = range(4)
NAME: Final = "tanglewood.kernel._kernel"
DESCRIBE: Final = -1


def provide(call: Call) -> ModuleType:
    """Make a kernel known to `tanglewood.kernel`, before anybody has asked for one."""
    module = ModuleType(NAME, __doc__)
    link = _Link(call)
    for name, functions in link.ask(DESCRIBE, []):
        link.classes.append(_class(name, functions, link))
        setattr(module, name, link.classes[-1])
    sys.modules[module.__name__] = module
    why_missing.cache_clear()
    return module


class _Link:
    """How functions of the module are called."""

    def __init__(self, call: Call) -> None:
        self.classes: list[type[OwnedObject]] = []
        self.ended: list[tuple[int, int]] = []
        """What nobody holds any more: told with the next call."""
        self._call = call

    def ask(self, number: int, arguments: list[Any]) -> Any:
        """Call the function with this number."""
        message = bytearray()
        write(arguments, message)
        ended, self.ended = self.ended, []
        head = pack("<I", len(ended)) + b"".join(pack("<II", *one) for one in ended)
        answer = self._call(head + pack("<i", number) + bytes(message))
        if answer[0] == 0:
            return Reader(answer[1:], self._owned).value()
        raise ERRORS[answer[1]](answer[2:].decode())

    def _owned(self, kind: int, place: int) -> OwnedObject:
        found = self.classes[kind].__new__(self.classes[kind])
        found._kind, found._place = kind, place
        return found


def _class(name: str, functions: list[Any], link: _Link) -> type[OwnedObject]:
    def end(self: OwnedObject) -> None:
        if hasattr(self, "_place"):
            link.ended.append((self._kind, self._place))

    members: dict[str, Any] = {"__module__": NAME, "__slots__": (), "__del__": end}
    if not any(role == INIT for _, role, *_ in functions):
        members["__init__"] = _not_here
    for named, role, *described in functions:
        members[named] = _member(link, role, *described)
    return type(name, (OwnedObject,), members)


def _not_here(self: OwnedObject) -> None:
    raise TypeError(f"{type(self).__name__}: no constructor in this kernel.")


def _member(link: _Link, role: int, number: int, names: list[str], defaults: list[Any]) -> Any:
    needed = len(names) - len(defaults)

    def bind_arguments(values: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        found = list(values)
        for at in range(len(found), len(names)):
            if names[at] in named:
                found.append(named.pop(names[at]))
            elif at >= needed:
                found.append(defaults[at - needed])
        if named or len(found) != len(names):
            raise TypeError(f"incompatible function arguments; it takes {', '.join(names)}")
        return found

    def init(self: OwnedObject, *values: Any, **named: Any) -> None:
        made = link.ask(number, bind_arguments(values, named))
        self._kind, self._place = made._kind, made._place
        del made._place  # it is ours now

    def method(self: OwnedObject, *values: Any, **named: Any) -> Any:
        return link.ask(number, [self, *bind_arguments(values, named)])

    def static(*values: Any, **named: Any) -> Any:
        return link.ask(number, bind_arguments(values, named))

    return {INIT: init, METHOD: method, STATIC: staticmethod(static), PROPERTY: property(method)}[
        role
    ]


def provide_from_page(call: PageCall) -> None:
    """The same with a function of JavaScript, which answers with bytes of its own."""
    provide(lambda message: call(message).to_bytes())
