"""Picking a trade of Into the Woods, card by card."""

from tanglewood.tui.choosing import ANSWER, HAND, KEYS, ROW, Choosing, Spot


class Trading(Choosing):
    """The picks of a trade in the Woods: a discard, then one or two cards of the row."""

    @property
    def spots(self) -> list[Spot]:
        found = []
        held = bool(self.held)
        for at, card in enumerate(self.plain["hand"]):
            legal = any(text.startswith(f"{card}>") for text in self.legal)
            key = KEYS[at] if self.legal and not held else ""
            found.append(Spot(HAND, at, str(card), key, legal))
        for slot, card in enumerate(self.plain["row"]):
            found.append(Spot(ROW, slot, str(card), KEYS[slot] if held else "", self._goes(slot)))
        if "pass" in self.legal:
            found.append(Spot(ANSWER, 0, "pass", "p", True))
        return found

    def _goes(self, slot: int) -> bool:
        """Whether some trade with what is picked takes this slot."""
        if not self.held:
            return False
        begin = f"{self.held}>"
        wanted = {*self.slots, slot}
        return any(
            text.startswith(begin) and wanted <= {int(it) for it in text.removeprefix(begin)}
            for text in self.legal
        )

    def pick(self, spot: Spot) -> str | None:
        if spot.place == ANSWER:
            return spot.text
        if spot.place == HAND:
            if not spot.legal:
                return f"{spot.text}>0" if self.legal else "pass"
            self.held, self.slots = spot.text, ()
            return None
        if not self.held:
            return None
        if spot.at in self.slots:
            self.slots = tuple(slot for slot in self.slots if slot != spot.at)
            return None
        slots = sorted({*self.slots, spot.at})
        text = f"{self.held}>{''.join(map(str, slots))}"
        if len(slots) == 1 and text not in self.legal and self._goes(spot.at):
            self.slots = (spot.at,)
            return None
        return text
