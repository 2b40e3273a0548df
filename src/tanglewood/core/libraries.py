"""Libraries that only some need are extras: one that is missing is asked for in one sentence."""

from importlib import import_module
from types import ModuleType

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message


class MissingExtra(TanglewoodError, ImportError):
    """Something was asked for whose library is not installed; its message names the extra."""

    def __init__(self, message: Message, *, name: str) -> None:
        super().__init__(message)
        self.name = name


def needs(module: str, extra: str, what: str = "face") -> ModuleType:
    """The library, or one sentence that says how to get it; `what` needs it: `face`, `broker`,
    `metrics`, `training` or `store`."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A library that is there and broken keeps its own error.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        library, needed_by = module.partition(".")[0], Message(f"extra-for-{what}")
        missing = Message("extra-missing", what=needed_by, library=library, extra=extra)
        raise MissingExtra(missing, name=error.name) from None
