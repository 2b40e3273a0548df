// The kernel as a WebAssembly module (cpp/wasm): messages of bytes in, answers of bytes out. In plain
// JavaScript, since Node runs it too, without a build (bench/wasm.mjs).

/** Nanoseconds in a millisecond. */
const MILLION = 1e6;

/** What the kernel refuses. */
class Refused extends Error {
  constructor(error, bytes) {
    super();
    this.answer = Uint8Array.of(1, error, ...bytes);
  }
}

/**
 * @param {WebAssembly.Module} module
 * @returns {(asked: Uint8Array) => Uint8Array} answers 0 and a value, or 1, the number of an error and a text
 */
export function startKernel(module) {
  let memory;
  const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
  // Of the machine below it is asked for the time only, when a search may not take longer.
  const system = Object.fromEntries(
    WebAssembly.Module.imports(module).map(({ name }) => [
      name,
      () => {
        throw new Error(`The kernel asks for ${name}.`);
      },
    ]),
  );
  system.clock_time_get = (_clock, _precision, at) => {
    new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * MILLION)), true);
    return 0;
  };
  const refuse = (error, at, size) => {
    throw new Refused(error, bytes(at, size));
  };
  const { exports } = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: system,
    tanglewood: { refuse },
  });
  memory = exports.memory;
  exports._initialize();
  exports.begin();
  const top = exports.__stack_pointer.value;
  return (asked) => {
    try {
      bytes(exports.room(asked.length), asked.length).set(asked);
      const at = exports.call();
      const size = new DataView(memory.buffer).getUint32(at, true);
      const answer = new Uint8Array(size + 1);
      answer.set(bytes(at + 4, size), 1);
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      exports.__stack_pointer.value = top; // the call was left in its midst
      return problem.answer;
    }
  };
}

/**
 * The same for Python beside it, which hands over its own bytes.
 * @param {WebAssembly.Module} module
 * @returns {(asked: { toJs(): Uint8Array }) => Uint8Array}
 */
export function kernelForPython(module) {
  const kernel = startKernel(module);
  return (asked) => kernel(asked.toJs());
}
