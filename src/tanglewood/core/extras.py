"""Libraries that only some need are extras: one that is missing is asked for in one sentence."""

from importlib import import_module
from types import ModuleType

from tanglewood.core.errors import TanglewoodError


class MissingExtra(TanglewoodError, ImportError):
    """Something was asked for whose library is not installed; its text names the extra."""

    def __init__(self, sentence: str, *, name: str) -> None:
        super().__init__(sentence)
        self.name = name


def needs(module: str, extra: str, what: str = "This face") -> ModuleType:
    """The library, or one sentence that says how to get it; `what` begins that sentence."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A library that is there and broken keeps its own error.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise MissingExtra(
            f"{what} needs the library {module.partition('.')[0]}, which is not installed: "
            f"pip install 'tanglewood[{extra}]'.",
            name=error.name,
        ) from None
