"""The environment, compiled from the kernel's headers for this machine, kept for the next run."""

import ctypes
import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import jax

from tanglewood.core.errors import BadOption

CPP: Final = Path(__file__).parents[3] / "cpp"
BUILT: Final = CPP.parent / "build" / "train"


class Library:
    """The compiled environment of one game; its two calls are known to JAX, for this machine's
    processors and for its GPU if there is one."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind
        for platform in sorted({"cpu", jax.default_backend()}):
            self._load(platform)

    def _load(self, platform: str) -> None:
        self._library = ctypes.CDLL(str(_compiled(self.kind, platform)))
        self.row_size = self._size("row_size")
        self.features, self.hidden = self._size("features"), self._size("hidden")
        self.actions, self.mask_size = self._size("actions"), self._size("mask_size")
        self.results = self._size("results")
        for name in ("Begin", "Step"):
            capsule: Any = jax.ffi.pycapsule  # it carries no types
            target = "CUDA" if platform == "gpu" else platform
            call = capsule(getattr(self._library, name))
            jax.ffi.register_ffi_target(self.call(name), call, platform=target)

    def _size(self, name: str) -> int:
        return int(getattr(self._library, name)())

    def call(self, name: str) -> str:
        """The name under which JAX knows a call."""
        return f"tanglewood_{self.kind.lower()}_{name.lower()}"


def _compiled(kind: str, platform: str) -> Path:
    """The library of this game for this platform, made now unless it is there."""
    if not CPP.is_dir():
        raise BadOption("Training needs the sources of Tanglewood: run it in a clone.")
    headers = sorted([*CPP.rglob("include/**/*.hpp"), *CPP.glob("train/*")])
    key = sha256(b"".join(path.read_bytes() for path in headers) + jax.__version__.encode())
    built = BUILT / f"{kind.lower()}-{platform}-{key.hexdigest()[:12]}.so"
    if built.exists():
        return built
    include = ["-I", str(CPP / "include"), "-isystem", jax.ffi.include_dir()]
    common = ["-std=c++20", "-O3", "-shared", f"-DTW_GAME={kind}", *include]
    if platform == "gpu":
        compiler, own = (
            "nvcc",
            ["-x", "cu", "-arch=native", "--extended-lambda", "-Xcompiler", "-fPIC"],
        )
    else:
        compiler, own = "c++", ["-fPIC", "-pthread"]
    if shutil.which(compiler) is None:
        raise BadOption(f"Training needs the compiler {compiler}, which is not on the path.")
    BUILT.mkdir(parents=True, exist_ok=True)
    fresh = built.with_suffix(f".{os.getpid()}.new")  # several runs may begin at once
    command = [compiler, *common, *own, str(CPP / "train" / "steps.cpp"), "-o", str(fresh)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadOption(f"The environment did not compile: {done.stderr.strip()[-800:]}")
    return fresh.replace(built)
