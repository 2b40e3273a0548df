"""Every colour of the terminal client, named once: dusk (dark) and morning mist (light).

Text has a contrast of at least 4.5 : 1 to what it stands on, shapes 3 : 1; a test looks at
everything that is drawn.
"""

from typing import Final, NamedTuple

from rich.style import Style

DUSK: Final = "dusk"
MIST: Final = "mist"

_COLOURS: Final = {
    #                dusk       mist
    "ground": ("#0e191d", "#d0dcd4"),
    "panel": ("#15262a", "#dfe8e1"),
    "bar": ("#1d3833", "#b9cbc0"),
    "line": ("#6d8a87", "#5d7068"),
    "text": ("#f0e9d8", "#1c2a27"),
    "soft": ("#b7c4b9", "#384943"),
    "ember": ("#ff9249", "#8f3304"),
    "on-ember": ("#25120a", "#ffffff"),
    "good": ("#7fd69a", "#15552d"),
    "danger": ("#ff8f8f", "#94182a"),
    "card": ("#f8efda", "#fffaf0"),
    "card-idle": ("#efe2c4", "#f6ecd6"),
    "card-dim": ("#a9a189", "#bfbeac"),
    "ink": ("#2f261a", "#2f261a"),
    "ink-soft": ("#5e5038", "#5e5038"),
    "ink-dim": ("#2b2519", "#4a4538"),
    "back": ("#1f4555", "#2b5666"),
    "back-line": ("#7fa3ab", "#c3d7d8"),
    "B": ("#7a4e00", "#7a4e00"),
    "K": ("#08605f", "#08605f"),
    "M": ("#5a3a9e", "#5a3a9e"),
    "D": ("#17598a", "#17598a"),
    "R": ("#a0173a", "#a0173a"),
    "S": ("#7c4300", "#7c4300"),
    "special": ("#23325e", "#23325e"),
    "poison": ("#3d5c08", "#3d5c08"),
    "w2": ("#7a4a12", "#7a4a12"),
    "w3": ("#1d5a77", "#1d5a77"),
    "w4": ("#9b2226", "#9b2226"),
    "w5": ("#4c5a14", "#4c5a14"),
    "w6": ("#3f5060", "#3f5060"),
    "w7": ("#7b2d80", "#7b2d80"),
    "w8": ("#5a3d27", "#5a3d27"),
    "gem": ("#ff7d90", "#a81b38"),
    "fir": ("#6fbf8d", "#1f5535"),
    "amber": ("#ffa15c", "#8f3304"),
    "sun": ("#d9752f", "#b04a0c"),
    "rain": ("#527a86", "#54707a"),
    "path": ("#2c4446", "#e6eee8"),
}

PALETTES: Final[dict[str, dict[str, str]]] = {
    DUSK: {name: pair[0] for name, pair in _COLOURS.items()},
    MIST: {name: pair[1] for name, pair in _COLOURS.items()},
}


class Ink(NamedTuple):
    """How a cell is written: two colours by name, and `mark`: '' plain, `strong`, `weak`, or `pick`
    for what the cursor stands on. Without colours the mark alone tells."""

    fg: str = "text"
    bg: str = "ground"
    mark: str = ""


class Look:
    """A palette and the signs of a terminal: `plain` has no colours, `ascii` no other letters."""

    def __init__(self, theme: str = DUSK, *, plain: bool = False, ascii_only: bool = False) -> None:
        self.theme = theme
        self.plain = plain
        self.ascii = ascii_only
        self._styles: dict[Ink, Style] = {}

    @property
    def needs_frames(self) -> bool:
        """Whether cards need a frame of lines, since colour or half blocks cannot show them."""
        return self.plain or self.ascii

    def style(self, ink: Ink) -> Style:
        """The ink as the terminal writes it."""
        found = self._styles.get(ink)
        if found is None:
            found = self._styles[ink] = self._make_style(ink)
        return found

    def _make_style(self, ink: Ink) -> Style:
        if self.plain:
            return Style(
                bold=ink.mark == "strong", dim=ink.mark == "weak", reverse=ink.mark == "pick"
            )
        palette = PALETTES[self.theme]
        return Style(
            color=palette[ink.fg], bgcolor=palette[ink.bg], bold=ink.mark in {"strong", "pick"}
        )

    def sign(self, name: str) -> str:
        """The sign with this name, in letters that this terminal has."""
        return SIGNS[name][self.ascii]


SIGNS: Final[dict[str, tuple[str, str]]] = {
    "B": ("♪", "^"),
    "K": ("‡", "+"),
    "M": ("☾", ")"),
    "D": ("⋎", "v"),
    "R": ("✿", "@"),
    "S": ("★", "*"),
    "special": ("✦", "!"),
    "paw": ("∴", "o"),
    "gem": ("◆", "$"),
    "fir": ("▲", "A"),
    "token": ("●", "o"),
    "tracker": ("▼", "V"),
    "up": ("▲", "^"),
    "down": ("▼", "v"),
    "left": ("◄", "<"),
    "right": ("►", ">"),
    "dot": ("·", "-"),
    "bar": ("─", "-"),
    "post": ("│", "|"),
    "ellipsis": ("…", "~"),
    "back": ("░", "%"),
    "goal": ("◇", "o"),
    "cursor": ("►", ">"),
    "think": ("◐◓◑◒", "|/-\\"),
    "dash": ("–", "-"),
    "minus": ("−", "-"),
    "moon": ("●", "O"),
}
