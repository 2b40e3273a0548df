"""The kernel for WebAssembly: `python backend/wasm_kernel.py` makes build/wasm/kernel.wasm.

It is made of the bindings as they are (`cpp/bind`), with what `cpp/wasm` puts in the place of
nanobind and of threads. The compiler is that of the `ziglang` package, in an environment of its
own: nobody else needs it, and it is large. The first time takes minutes, since the compiler makes
its C++ library as well; again is free.
"""

import os
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final

from tanglewood_build import ROOT, CannotBuild

CPP: Final = ROOT / "cpp"
OBJECTS: Final = ROOT / "build" / "wasm"
KERNEL: Final = OBJECTS / "kernel.wasm"
MADE_FROM: Final = OBJECTS / ".made-from"
ZIG_LOCK: Final = ROOT / "requirements" / "zig.txt"
ZIG_VENV: Final = ROOT / ".venv-zig"
BOUND: Final = ("fox", "fox_search", "deluxe", "duet", "woods", "searches", "solvers", "network")
"""What agents need of the bindings: equilibria stay out."""
TARGET: Final = ("-target", "wasm32-wasi", "-O3", "-fno-exceptions")
# No sum may depend on a processor that multiplies and adds in one go.
COMPILE: Final = ("-std=c++20", "-ffp-contract=off", "-msimd128", "-Wall", "-Wextra", "-Werror",
                  "-Wno-unused-command-line-argument")  # fmt: skip
LINK: Final = ("-mexec-model=reactor", "-s", "-Wl,--export=__stack_pointer",
               "-Wl,-z,stack-size=1048576")  # fmt: skip


def is_made() -> bool:
    """Whether the module is there and up to date."""
    return KERNEL.is_file() and MADE_FROM.is_file() and MADE_FROM.read_text() == _key()


def make_kernel() -> Path:
    """Make the module, unless it is there and up to date; where it is."""
    if is_made():
        return KERNEL
    print("Compiling the kernel for WebAssembly (minutes the first time) …",
          file=sys.stderr, flush=True)  # fmt: skip
    python = _zig()
    OBJECTS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as hands:
        objects = list(hands.map(lambda source: _compiled(python, source), _sources()))
    _run(python, *TARGET, *LINK, *map(str, objects), "-o", str(KERNEL))
    MADE_FROM.write_text(_key())
    return KERNEL


def compile_program(source: Path, made: Path) -> None:
    """A program of the headers, as the kernel is compiled; what runs it speaks WASI."""
    before = CPP / "wasm" / "include"
    _run(_zig(), *TARGET, *COMPILE, "-include", str(before / "refusal.hpp"), f"-I{before}",
         f"-I{CPP / 'include'}", str(source), "-o", str(made))  # fmt: skip


def _sources() -> list[Path]:
    own = sorted((CPP / "wasm").glob("*.cpp"))
    return [CPP / "bind" / f"{name}.cpp" for name in BOUND] + own


def _compiled(python: Path, source: Path) -> Path:
    made = OBJECTS / f"{source.stem}.o"
    before = CPP / "wasm" / "include"
    _run(python, *TARGET, *COMPILE, "-include", str(before / "refusal.hpp"), f"-I{before}",
         f"-I{CPP / 'include'}", "-c", str(source), "-o", str(made))  # fmt: skip
    return made


def _run(python: Path, *words: str) -> None:
    caches = {f"ZIG_{kind}_CACHE_DIR": str(OBJECTS / "cache") for kind in ("GLOBAL", "LOCAL")}
    done = subprocess.run([python, "-m", "ziglang", "c++", *words], env={**os.environ, **caches},
                          stdout=sys.stderr, check=False)  # fmt: skip
    if done.returncode != 0:
        raise CannotBuild(f"The kernel could not be compiled for WebAssembly ({words[-1]}).")


def _zig() -> Path:
    """The Python that has the compiler, which is fetched once."""
    stamp = ZIG_VENV / ".made-from"
    key = sha256(ZIG_LOCK.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != key:
        venv.create(ZIG_VENV, with_pip=True)
        command = [str(_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                   "--require-hashes", "--no-deps", "-r", str(ZIG_LOCK)]  # fmt: skip
        if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
            raise CannotBuild("The compiler for WebAssembly could not be fetched.")
        stamp.write_text(key)
    return _python()


def _python() -> Path:
    return next(path for path in ZIG_VENV.glob("*/python*") if path.stem == "python")


def _key() -> str:
    files = [CPP / "bind", CPP / "include", CPP / "wasm"]
    found = sorted(path for folder in files for path in folder.rglob("*") if path.is_file())
    key = sha256()
    for path in [*found, ZIG_LOCK, Path(__file__)]:
        key.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return key.hexdigest()


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["compiler"]:  # nothing but fetch it
            print(f"The compiler for WebAssembly is there: {_zig()}")
            sys.exit()
        made = make_kernel()
    except CannotBuild as problem:
        sys.exit(str(problem))
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
