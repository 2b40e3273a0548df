"""The entries of a game in play, folded up or not, are one list."""

import random

from tanglewood.record.entries import Entries
from tanglewood.record.form import Entry


def test_entries_behave_as_one_list() -> None:
    luck = random.Random(5)
    entries, plain = Entries(), list[Entry]()
    for number in range(2_000):
        if luck.random() < 0.02 and plain:
            length = luck.randrange(max(0, len(plain) - 90), len(plain))
            entries.cut(length)
            del plain[length:]
        entry = {"seat": number % 2, "action": f"B{number % 11}"}
        entries.append(entry)
        plain.append(entry)
        before = luck.randrange(len(plain))
        assert len(entries) == len(plain)
        if number % 50 == 0:
            assert list(entries) == plain
            assert entries.after(before) == tuple(plain[before:])
            assert entries[before] == plain[before]
            assert entries[-3:] == tuple(plain[-3:])
    assert list(Entries(plain)) == plain
