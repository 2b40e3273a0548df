// The worker in which tables are hosted when there is no server: Python with the rules, the table and
// its agents, and the kernel beside it. What a seat may not know stays in here.

import { ELSEWHERE, NO_HOST, type ToWorker, type FromWorker } from './worker_messages';
import { kernelForPython, type PythonBytes } from './kernel.js';
import { Shelf, type Texts } from './shelf';

/** What one call brings: see `tanglewood/local/bridge.py`. */
interface Found {
  answer: [status: number, text: string] | null;
  texts: Texts;
  told: [link: string, text: string, code: number][];
  /** After how many milliseconds there is more to do. */
  wait: number | null;
}

type Call = (asked: Record<string, unknown>) => Found;

interface Python {
  unpackArchive(bytes: ArrayBuffer, format: string): void;
  runPython(code: string): (kernel: (asked: PythonBytes) => Uint8Array) => { call(text: string): string };
}

/** Milliseconds within which the tables of a closed tab are free. */
const GONE_WITHIN = 1500;

const shelf = new Shelf();
let folder = '';
let python: Promise<Call> | null = null;
/** Everything is done one after the other. */
let queue: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
/** By link: the table it holds; and by table: how to let other tabs have it. */
const held = new Map<string, string>();
const releases = new Map<string, () => void>();

/** Python, started once; what failed is tried again with the next thing that is asked for. */
function ready(): Promise<Call> {
  if (!python) {
    python = startPython();
    python.catch(() => (python = null));
  }
  return python;
}

async function startPython(): Promise<Call> {
  const file = new URL('pyodide.mjs', folder).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ file)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  // Compiled from its bytes: not every file host calls WebAssembly by its name.
  const [loaded, archive, module] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    fetchBytes('tanglewood.zip'),
    fetchBytes('kernel.wasm').then((bytes) => WebAssembly.compile(bytes)),
  ]);
  loaded.unpackArchive(archive, 'zip');
  const kernel = kernelForPython(module);
  const bridge = loaded.runPython('from tanglewood.local.bridge import start\nstart')((asked) => {
    try {
      return kernel(asked);
    } catch (problem) {
      python = null; // what Python holds of a kernel that broke is lost: both begin again
      throw problem;
    }
  });
  return (asked) => JSON.parse(bridge.call(JSON.stringify(asked))) as Found;
}

async function fetchBytes(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, folder));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

function post(message: FromWorker): void {
  postMessage(message);
}

/** Do something in its turn, as soon as Python is there. */
function inTurn(work: (call: Call) => Promise<void>, failed: () => void): void {
  queue = queue.then(async () => {
    try {
      await work(await ready());
    } catch (problem) {
      console.error(problem);
      failed();
      // Whatever went wrong, what is kept is sure: links come back by themselves and read it again.
      for (const link of [...held.keys()]) endLink(link, NO_HOST);
    }
  });
}

/** Call, keep what is to be kept, and only then say what came of it; whether it was kept. */
async function callHost(call: Call, asked: Record<string, unknown>): Promise<{ found: Found; kept: boolean }> {
  let found = call(asked);
  let kept = true;
  if (Object.keys(found.texts).length) {
    try {
      await shelf.keep(found.texts);
    } catch {
      kept = false;
      found = { ...call({ do: 'lost' }), answer: found.answer };
    }
  }
  for (const [link, text, code] of found.told) {
    if (code) endLink(link, code);
    else post({ kind: 'message', link, text });
  }
  if (found.wait !== null) {
    clearTimeout(timer);
    timer = setTimeout(() => inTurn(async (again) => void (await callHost(again, { do: 'work' })), () => undefined), found.wait);
  }
  return { found, kept };
}

function endLink(link: string, code: number): void {
  letGo(link);
  post({ kind: 'closed', link, code });
}

/** A link is gone; with the last one to a table, other tabs may have it. */
function letGo(link: string): void {
  const table = held.get(link);
  held.delete(link);
  if (table === undefined || [...held.values()].includes(table)) return;
  releases.get(table)?.();
  releases.delete(table);
}

/** Bring what is kept, by how its keys begin: all tables, and for one its changes and its review. */
async function bring(call: Call, table?: string): Promise<void> {
  const starts = ['table/', 'day/', ...(table ? [`change/${table}/`, `review/${table}`] : [])];
  for (const start of starts) await callHost(call, { do: 'bring', start, texts: await shelf.under(start) });
}

/** Have a table to ourselves until the link is closed; false where another tab has it. */
async function hold(link: string, table: string): Promise<boolean> {
  // Without https a browser has no locks: one tab is all we can ask for.
  const ours = releases.has(table) || !navigator.locks || (await lockTable(table));
  if (ours) held.set(link, table);
  return ours;
}

/** A tab that was closed or loaded again a moment ago may still have it: that is waited for. */
function lockTable(table: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = navigator.locks.request(`tanglewood ${table}`, { signal: AbortSignal.timeout(GONE_WITHIN) }, () => {
      resolve(true);
      return new Promise<void>((release) => releases.set(table, release));
    });
    asked.catch(() => resolve(false));
  });
}

const FULL = { status: 507, title: '', detail: 'local-full', message: { id: 'local-full', args: {} } };
const NOT_THERE = { status: 503, title: '', detail: 'local-missing', message: { id: 'local-missing', args: {} } };

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      folder = data.python;
      void ready().catch(() => undefined); // said to those who ask
      break;
    case 'ask': {
      const { number, method, path, body } = data;
      const answer = (status: number, text: string) => post({ kind: 'answer', number, status, text });
      const ask = () =>
        inTurn(
          async (call) => {
            await bring(call, /^\/api\/tables\/(\w+)/.exec(path)?.[1]);
            const { found, kept } = await callHost(call, { do: 'ask', method, path, body });
            if (!kept) answer(507, JSON.stringify(FULL));
            else if (found.answer) answer(...found.answer);
            else setTimeout(ask); // it takes longer: what others ask comes between
          },
          () => answer(503, JSON.stringify(NOT_THERE)),
        );
      ask();
      break;
    }
    case 'open': {
      const { link, table } = data;
      inTurn(
        async (call) => {
          if (!(await hold(link, table))) {
            endLink(link, ELSEWHERE);
            return;
          }
          await bring(call, table);
          post({ kind: 'opened', link });
          await callHost(call, { do: 'open', link, table });
        },
        () => endLink(link, NO_HOST),
      );
      break;
    }
    case 'send': {
      const { link, text } = data;
      inTurn(async (call) => void (await callHost(call, { do: 'hear', link, text })), () => endLink(link, NO_HOST));
      break;
    }
    case 'close':
      inTurn(
        async (call) => {
          await callHost(call, { do: 'close', link: data.link });
          letGo(data.link);
        },
        () => undefined,
      );
  }
});
