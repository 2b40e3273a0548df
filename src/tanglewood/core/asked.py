"""Whether a view is one that can be asked what to do: what is refused where it is not."""

from typing import Any

from tanglewood.core.errors import BadOption, NotYourTurn, wrong_kind
from tanglewood.core.field import recalled_fields
from tanglewood.core.message import Message
from tanglewood.core.turn import check_turn
from tanglewood.core.view import View


def check_to_act(view: View) -> None:
    """Refuse a view of anybody but the seat to act."""
    given: object = view
    if not isinstance(given, View):
        raise wrong_kind("type-not-a-view", given)
    if view.viewer != view.to_act:
        check_turn(view.to_act)
        raise NotYourTurn(Message("view-not-to-act", seat=view.to_act))


def check_whole(view: View) -> None:
    """Refuse a view without what its seat concludes, which an unaided player has in the head."""
    kind: Any = type(view)
    recalled = recalled_fields(kind)
    if recalled and all(getattr(view, name) is None for name in recalled):
        raise BadOption(Message("view-unaided"))


def check_asked(view: View) -> None:
    """Refuse what is no whole view of the seat to act."""
    check_to_act(view)
    check_whole(view)
