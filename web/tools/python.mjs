// Runs a program in the Python of browsers, with the kernel beside it, under Node:
// `node python.mjs FOLDER PROGRAM ARGUMENTS`. The folder has `tanglewood.zip` and `kernel.wasm`, as that of
// the page has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { kernelForPython } from '../src/local/kernel.js';

const [folder, program, ...given] = process.argv.slice(2);
const python = await loadPyodide({ args: [] });
python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'tanglewood.zip'))), 'zip');
const kernel = kernelForPython(new WebAssembly.Module(readFileSync(join(folder, 'kernel.wasm'))));
const provide = python.runPython('from tanglewood.local.kernel import provide_from_page\nprovide_from_page');
provide(kernel);
python.globals.set('given', python.toPy(given));
python.runPython(`import sys\nsys.argv = [${JSON.stringify(program)}, *given]`);
try {
  python.runPython(readFileSync(program, 'utf8'), { filename: program });
} catch (problem) {
  console.error(problem.message); // Node would print the whole of Pyodide's line as well
  process.exitCode = 1;
}
