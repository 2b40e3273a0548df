"""Writes docs/privacy from the catalogue when Sphinx starts: the page that every server shows, as
it is without settings of the host's own, in each language. What is written is not kept under
version control."""

from pathlib import Path

from tanglewood.server.config import Config
from tanglewood.server.privacy import privacy_sections
from tanglewood.words import NAMES, Voice, languages

PRIVACY = Path(__file__).parents[1] / "privacy"


def pages() -> dict[str, str]:
    """The text of every page by its name."""
    return {f"{lang}.md": _page(lang) for lang in languages()}


def write(into: Path = PRIVACY) -> None:
    """Write the pages that have changed."""
    into.mkdir(exist_ok=True)
    for name, text in pages().items():
        path = into / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def _page(lang: str) -> str:
    voice = Voice(lang)
    others = [f"[{NAMES[it]}]({it}.md)" for it in languages() if it != lang]
    lines = [f"# {voice('privacy-title')} ({NAMES[lang]})", " · ".join(others)]
    lines.append(voice("privacy-lead"))
    for title, *sentences in privacy_sections(Config(store="sqlite:///tables.sqlite")):
        lines.append(f"## {voice.say(title)}")
        lines += [f"- {voice.say(each)}" for each in sentences]
    return "\n\n".join(lines) + "\n"
