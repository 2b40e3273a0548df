/** Bytes of Python, to be copied. */
export interface PythonBytes {
  toJs(): Uint8Array;
}

export function startKernel(module: WebAssembly.Module): (asked: Uint8Array) => Uint8Array;
export function kernelForPython(module: WebAssembly.Module): (asked: PythonBytes) => Uint8Array;
