"""Whether the compiled extension is there, and why not."""

from functools import cache
from importlib import import_module
from typing import Any, Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message

_EXTENSION: Final = "tanglewood.kernel._kernel"


class KernelMissing(TanglewoodError, RuntimeError):
    """Something needs the compiled kernel, and it was not built."""


@cache
def why_missing() -> Message | None:
    """One sentence that says why there is no kernel; None when there is one."""
    try:
        import_module(_EXTENSION)
    except ImportError as error:
        if error.name == _EXTENSION:
            return Message("kernel-missing")
        return Message("kernel-broken", why=str(error))
    return None


def available() -> bool:
    """Whether the compiled kernel can be used."""
    return why_missing() is None


def need() -> Any:
    """The compiled extension; refused with the sentence when there is none."""
    reason = why_missing()
    if reason is not None:
        raise KernelMissing(reason)
    return import_module(_EXTENSION)
