"""Random play in WebAssembly beside the same program for this processor.

    python bench/random_fox.py [--games N] [--slices N]

`bench/wasm.py` compares the kernels as they ship: the native one chooses instructions when it runs
that WebAssembly does not have. Here one program of the headers is compiled for both, and measured
by turns in processor time: native as any processor of its kind could run it, native with those
instructions, and WebAssembly under Node. The best slice of each counts.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = ROOT / "bench" / "random_fox.cpp"

sys.path.insert(0, str(ROOT / "backend"))

from tanglewood_build import CannotBuild, node_command  # noqa: E402  (after the path to it)
from wasm_kernel import CPP, OBJECTS, compile_program  # noqa: E402

RUN: Final = """
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';
const [file, ...args] = process.argv.slice(1);
const wasi = new WASI({ version: 'preview1', args: [file, ...args] });
const module = new WebAssembly.Module(readFileSync(file));
const refuse = () => { throw new Error('It refused.'); };
wasi.start(new WebAssembly.Instance(module, { ...wasi.getImportObject(), tanglewood: { refuse } }));
"""


def compiled() -> dict[str, list[str]]:
    """How each is started."""
    OBJECTS.mkdir(parents=True, exist_ok=True)
    native, wasm = OBJECTS / "random_fox", OBJECTS / "random_fox.wasm"
    flags = ["-std=c++20", "-O3", "-ffp-contract=off", f"-I{CPP / 'include'}"]
    subprocess.run(["c++", *flags, str(PROGRAM), "-o", str(native), "-lpthread"], check=True)
    compile_program(PROGRAM, wasm)
    node = node_command("--no-warnings", "--input-type=module", "-e", RUN, "--", str(wasm))
    return {"native": [str(native)], "quick": [str(native)], "WebAssembly": node}


def used(command: list[str]) -> tuple[int, float]:
    """What it prints, and the seconds of the processor that it took."""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        said = int(run.stdout.read())
        _, status, usage = os.wait4(run.pid, 0)
        run.returncode = os.waitstatus_to_exitcode(status)
    return said, usage.ru_utime + usage.ru_stime


def rate(command: list[str], games: int, words: list[str]) -> float:
    """Decisions a second, without what starting takes."""
    _, start = used([*command, "1", *words])
    decisions, whole = used([*command, str(games), *words])
    return decisions / (whole - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=600_000, help="games in a slice")
    parser.add_argument("--slices", type=int, default=5, help="slices of each, by turns")
    asked = parser.parse_args()
    try:
        programs = compiled()
    except CannotBuild as problem:
        sys.exit(str(problem))
    best = dict.fromkeys(programs, 0.0)
    for _ in range(asked.slices):
        for name, command in programs.items():
            words = ["quick"] if name == "quick" else []
            best[name] = max(best[name], rate(command, asked.games, words))
    for name, found in best.items():
        print(f"{name}: {found / 1e6:.1f} million decisions a second, "
              f"{best['WebAssembly'] / found:.2f} of it in WebAssembly")  # fmt: skip


if __name__ == "__main__":
    main()
