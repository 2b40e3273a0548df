"""Players in any language: programs that speak lines of JSON over stdin and stdout.

`docs/bots.md` specifies the protocol. This room starts such programs and plays them like any agent
(`Bot`, `player`), and runs our agents as such programs (`serve`).

It lies above the tables on purpose: a name like `cmd:…` starts a program, so it must not be among
the agents that a server's visitors may choose.
"""

from tanglewood.bots.bot import Bot, player
from tanglewood.bots.limits import Limits

__all__ = ["Bot", "Limits", "player"]
