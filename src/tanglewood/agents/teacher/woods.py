"""What is taught about woods."""
from typing import Any, Final
from tanglewood.core.action import Action
REASONS: Final = ()
DRAWS: Final = frozenset({"drew", "revealed", "reshuffled"})
def proven(view: Any, action: Action, seed: int) -> bool:
    return False
