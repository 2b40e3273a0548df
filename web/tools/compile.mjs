// Compiles the Python files of an archive for the Python that runs in browsers: `node compile.mjs IN OUT`.
// Whoever opens the page then need not wait for that.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(from)), 'zip', { extractDir: '/in' });
python.runPython(`
import compileall, pathlib, py_compile, zipfile
root = pathlib.Path("/in")
# Beside the sources, without a look at their times: the archive holds the compiled files alone.
assert compileall.compile_dir(
    root, quiet=1, legacy=True, stripdir="/in",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(root.rglob("*")):
        if path.is_file() and path.suffix != ".py":
            written = zipfile.ZipInfo(path.relative_to(root).as_posix())  # of no date: the same again
            archive.writestr(written, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(to, python.FS.readFile('/out.zip'));
