"""Install Tanglewood as its users do, and look whether it lays the table.

    python backend/prove.py [FOLDER]

A copy of this folder, as a clone would be, is installed with its extra `server` into a fresh
environment, isolated and without Node on the path; then built again as a wheel, which must compile
nothing; then packed as a source archive, which is installed the same way. The wheel is installed
where the path is empty: no Node, no compiler. Each time `tanglewood serve` is started and must send
the page and all it links to; the wheel's also plays a game in Chromium. `make wheels`: fetches
packages, takes minutes.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
TOOLS: Final = ("ar", "as", "c++", "cc", "env", "g++", "gcc", "ld", "ranlib", "sh")


def main(folder: Path) -> None:
    """All proofs, in a folder that is left behind if one fails."""
    clone, tools = folder / "clone", folder / "tools"
    copied(clone)
    tools.mkdir()
    for name in TOOLS:
        if (found := shutil.which(name)) is not None:
            (tools / name).symlink_to(found)
    env = {**os.environ, "PATH": str(tools)}
    assert shutil.which("node", path=str(tools)) is None

    installed(clone, folder / "from-clone", env)
    objects = {path: path.stat().st_mtime_ns for path in clone.glob("build/**/*.o")}
    wheel([folder / "from-clone", "wheel", "--no-deps", "--wheel-dir", folder, clone], env)
    compiled = [path for path, age in objects.items() if path.stat().st_mtime_ns != age]
    if compiled:
        sys.exit(f"A second isolated build compiled {len(compiled)} of {len(objects)} files again.")
    print(f"A second isolated build compiled none of {len(objects)} files again.", flush=True)

    (made,) = folder.glob("tanglewood-*.whl")
    nothing = folder / "nothing"
    nothing.mkdir()
    installed(made, folder / "from-wheel", {**os.environ, "PATH": str(nothing)}, play_a_game)

    pack = "import sys, tanglewood_build as b; print(b.build_sdist(sys.argv[1]))"
    run([sys.executable, "-c", pack, folder], clone, {**env, "PYTHONPATH": str(clone / "backend")})
    (archive,) = folder.glob("tanglewood-*.tar.gz")
    installed(archive, folder / "from-sdist", env)


def copied(to: Path) -> None:
    """What a clone would hold, with the changes that are not committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)


def installed(
    source: Path, place: Path, env: Mapping[str, str], then: Callable[[str], None] | None = None
) -> None:
    """Install a folder, an archive or a wheel into a fresh environment, and see it serve."""
    print(f"Installing {source.name}[server] into a fresh environment …", flush=True)
    venv.create(place, with_pip=True)
    wheel([place, "install", f"{source}[server]"], env)
    see_the_page(place, env, then)


def wheel(words: list[str | Path], env: Mapping[str, str]) -> None:
    """Run an environment's pip."""
    place, *rest = words
    python = Path(place, "bin", "python")
    run([python, "-m", "pip", "--quiet", "--disable-pip-version-check", *rest], python.parent, env)


def run(command: list[str | Path], folder: Path, env: Mapping[str, str]) -> None:
    """Run a program that must succeed."""
    if subprocess.run([*map(str, command)], cwd=folder, env=env, check=False).returncode != 0:
        sys.exit(f"This failed: {' '.join(map(str, command))}")


def see_the_page(
    place: Path, env: Mapping[str, str], then: Callable[[str], None] | None = None
) -> None:
    """Start the server and fetch the page with everything that it links to, then go on."""
    serve: list[str | Path] = [place / "bin" / "tanglewood", "serve", "--port", "0"]
    serve += ["--db", f"sqlite:///{place / 'tables.sqlite'}"]
    with subprocess.Popen(
        [*map(str, serve)], env={**env, "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            address = next(filter(None, map(_address, server.stdout)))
            page = urlopen(address).read().decode()
            links = re.findall(r'(?:src|href)="/([^"]+)"', page)
            sizes = [len(urlopen(address + link).read()) for link in links]
            if then is not None:
                then(address)
        finally:
            server.terminate()
    if not any(link.endswith(".js") for link in links) or not all(sizes):
        sys.exit(f"The page of {place.name} has no client: {page[:400]}")
    print(f"{place.name}: {address} sends its page and {len(links)} files of it.", flush=True)


def play_a_game(address: str) -> None:
    """A whole game of the small Fox against the strongest level, in Chromium."""
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from tests.web.player import PATIENCE, Player

    settings = json.dumps({"pace": "none", "level": "old-oak", "sound": "off"})
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        context = browser.new_context(locale="en-GB")
        context.add_init_script(f"localStorage['tanglewood.settings'] = {json.dumps(settings)};")
        page = context.new_page()
        page.goto(f"{address}new/fox-mini")
        page.get_by_role("button", name="Deal the cards").click(timeout=PATIENCE)
        page.wait_for_url("**/t/*", timeout=PATIENCE)
        actions = Player(page).play_to_the_end()
        browser.close()
    print(f"A game was played there in Chromium, with {actions} actions of ours.", flush=True)


def _address(line: str) -> str | None:
    found = re.search(r"http://localhost:\d+/", line)
    return found[0] if found else None


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]).resolve())
    else:
        with TemporaryDirectory(prefix="tanglewood-wheels-") as temporary:
            main(Path(temporary))
