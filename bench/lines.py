"""How many lines of code does each room have? At any commits, side by side.

    python bench/lines.py [COMMIT ...]

Counted are lines that hold code, outside tests: no blank lines, comments or docstrings; no
catalogue of words, nothing generated. Without a commit: the last one. Lines are as the formatters
left them, so that only commits with the same settings compare.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from itertools import chain
from pathlib import PurePosixPath

NOTHING = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENDMARKER,
}  # fmt: skip
LANGUAGES = {
    "Python": ("src/tanglewood", {".py"}),
    "C++": ("cpp", {".hpp", ".cpp", ".cu"}),
    "client": ("web/src", {".ts", ".js", ".svelte", ".css"}),
}
"""By language: where it lies, and the endings of its files."""
GENERATED = {"web/src/net/answers.ts", "web/src/net/views.ts", "web/src/i18n/words.d.ts"}


def main() -> None:
    """Print a table, a row per room."""
    commits = sys.argv[1:] or ["HEAD"]
    counts = [counted(commit) for commit in commits]
    print("| room | " + " | ".join(commits) + " |\n|---" + "|---:" * len(commits) + "|")
    for language in LANGUAGES:
        rooms = {key for count in counts for key in count if key[0] == language}
        for key in sorted(rooms):
            print(f"| {language}: {key[1]} | " + " | ".join(f"{it[key]:,}" for it in counts) + " |")
        whole = [sum(lines for key, lines in it.items() if key[0] == language) for it in counts]
        print(f"| **{language}** | " + " | ".join(f"{lines:,}" for lines in whole) + " |")


def counted(commit: str) -> Counter[tuple[str, str]]:
    """Lines by language and room."""
    found: Counter[tuple[str, str]] = Counter()
    for name in git("ls-tree", "-r", "--name-only", commit).splitlines():
        path = PurePosixPath(name)
        for language, (folder, endings) in LANGUAGES.items():
            if path.suffix in endings and path.is_relative_to(folder) and is_ours(path):
                inside = path.relative_to(folder).parts
                room = inside[0] if len(inside) > 1 else "(top)"
                count = python_lines if language == "Python" else other_lines
                found[language, room] += count(git("show", f"{commit}:{name}"))
    return found


def is_ours(path: PurePosixPath) -> bool:
    """Whether a file was written by hand, and is no test and no catalogue."""
    words = path.parts[:3] == ("web", "src", "i18n") and path.name != "index.svelte.ts"
    return not (words or "tests" in path.parts or ".test." in path.name or str(path) in GENERATED)


def python_lines(source: str) -> int:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    spans = (range(it.start[0], it.end[0] + 1) for it in tokens if it.type not in NOTHING)
    lines = set(chain.from_iterable(spans))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return len(lines)


def other_lines(source: str) -> int:
    source = re.sub(r"/\*.*?\*/|<!--.*?-->", "", source, flags=re.DOTALL)
    stripped = (line.strip() for line in source.splitlines())
    return sum(bool(line) and not line.startswith("//") for line in stripped)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, check=False)
    if done.returncode:
        sys.exit(done.stderr.decode().strip() or f"git {words[0]} failed")
    return done.stdout.decode("utf-8", "replace")


if __name__ == "__main__":
    main()
