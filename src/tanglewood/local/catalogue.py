"""What a page without a server can play and read, as plain values for its folder of files."""

from importlib.metadata import version
from typing import Final

from tanglewood import rulebook
from tanglewood.agents.registry import AGENTS
from tanglewood.core.message import Message, message_plain
from tanglewood.core.plain import Plain
from tanglewood.lessons.shelf import lessons
from tanglewood.protocol.catalogue import CAPABILITIES, PROTOCOL, all_games, rule_page
from tanglewood.protocol.lessons import lesson_plain, paths_plain
from tanglewood.words import languages

_ELSEWHERE: Final = {"chat", "takeover", "claim", "qr", "duplicate"}
"""What takes somebody elsewhere."""


def files() -> dict[str, Plain]:
    """By the name of its file: what stays the same for everybody."""
    found: dict[str, Plain] = {"hello": _hello(), "games": all_games(), "privacy": _privacy()}
    for page in rulebook.PAGES:
        for language in languages():
            written = rulebook.known(language) or rulebook.ENGLISH
            found[f"rules/{page}.{language}"] = rule_page(page, written)
    found["lessons"] = paths_plain()
    for name in lessons():
        found[f"lessons/{name}"] = lesson_plain(name) or {}
    return found


def _hello() -> Plain:
    return {
        "name": "tanglewood",
        "version": version("tanglewood"),
        "protocol": PROTOCOL,
        "capabilities": [it for it in CAPABILITIES if it not in _ELSEWHERE],
        "agents": list(AGENTS),
        "addresses": [],
        "takeover_after": 0,
        "claim_after": 0,
    }


def _privacy() -> Plain:
    texts = [
        ("privacy-short", "local-privacy-short"),
        ("privacy-device", "local-privacy-kept", "privacy-device-nothing"),
    ]
    sections = [
        {
            "title": message_plain(Message(title), "text"),
            "sentences": [message_plain(Message(each), "text") for each in sentences],
        }
        for title, *sentences in texts
    ]
    return {"sections": sections}
