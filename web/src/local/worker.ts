// The worker in which tables are hosted when there is no server: Python with the rules, the table and
// its agents. What a seat may not know stays in here.

import { ELSEWHERE, NO_HOST, type Asked, type Told } from './asked';
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
  runPython(code: string): { call(text: string): string };
}

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
    python = started();
    python.catch(() => (python = null));
  }
  return python;
}

async function started(): Promise<Call> {
  const file = new URL('pyodide.mjs', folder).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ file)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const packed = fetch(new URL('tanglewood.zip', folder)).then((answer) => answer.arrayBuffer());
  const [loaded, archive] = await Promise.all([loadPyodide({ indexURL: folder }), packed]);
  loaded.unpackArchive(archive, 'zip');
  const bridge = loaded.runPython('from tanglewood.local.bridge import start\nstart()');
  return (asked) => JSON.parse(bridge.call(JSON.stringify(asked))) as Found;
}

function say(told: Told): void {
  postMessage(told);
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
      for (const link of [...held.keys()]) ended(link, NO_HOST);
    }
  });
}

/** Call, keep what is to be kept, and only then say what came of it; whether it was kept. */
async function done(call: Call, asked: Record<string, unknown>): Promise<{ found: Found; kept: boolean }> {
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
    if (code) ended(link, code);
    else say({ kind: 'told', link, text });
  }
  if (found.wait !== null) {
    clearTimeout(timer);
    timer = setTimeout(() => inTurn(async (again) => void (await done(again, { do: 'work' })), () => undefined), found.wait);
  }
  return { found, kept };
}

function ended(link: string, code: number): void {
  letGo(link);
  say({ kind: 'closed', link, code });
}

/** A link is gone; with the last one to a table, other tabs may have it. */
function letGo(link: string): void {
  const table = held.get(link);
  held.delete(link);
  if (table === undefined || [...held.values()].includes(table)) return;
  releases.get(table)?.();
  releases.delete(table);
}

/** Bring what is kept: all tables, and the changes of one. */
async function bring(call: Call, table?: string): Promise<void> {
  await done(call, { do: 'tables', texts: await shelf.under('table/') });
  if (table) await done(call, { do: 'table', table, texts: await shelf.under(`change/${table}/`) });
}

/** Have a table to ourselves until the link is closed; false where another tab has it. */
async function hold(link: string, table: string): Promise<boolean> {
  // Without https a browser has no locks: one tab is all we can ask for.
  const ours = releases.has(table) || !navigator.locks || (await locked(table));
  if (ours) held.set(link, table);
  return ours;
}

function locked(table: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`tanglewood ${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => releases.set(table, release));
    });
  });
}

const FULL = { status: 507, title: '', detail: 'local-full', message: { id: 'local-full', args: {} } };
const NOT_THERE = { status: 503, title: '', detail: 'local-missing', message: { id: 'local-missing', args: {} } };

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  switch (data.kind) {
    case 'start':
      folder = data.python;
      void ready().catch(() => undefined); // said to those who ask
      break;
    case 'ask': {
      const { number, method, path, body } = data;
      const answer = (status: number, text: string) => say({ kind: 'answer', number, status, text });
      inTurn(
        async (call) => {
          await bring(call, /^\/api\/tables\/(\w+)/.exec(path)?.[1]);
          const { found, kept } = await done(call, { do: 'ask', method, path, body });
          if (kept && found.answer) answer(...found.answer);
          else answer(507, JSON.stringify(FULL));
        },
        () => answer(503, JSON.stringify(NOT_THERE)),
      );
      break;
    }
    case 'open': {
      const { link, table } = data;
      inTurn(
        async (call) => {
          if (!(await hold(link, table))) {
            ended(link, ELSEWHERE);
            return;
          }
          await bring(call, table);
          say({ kind: 'opened', link });
          await done(call, { do: 'open', link, table });
        },
        () => ended(link, NO_HOST),
      );
      break;
    }
    case 'hear': {
      const { link, text } = data;
      inTurn(async (call) => void (await done(call, { do: 'hear', link, text })), () => ended(link, NO_HOST));
      break;
    }
    case 'close':
      inTurn(
        async (call) => {
          await done(call, { do: 'close', link: data.link });
          letGo(data.link);
        },
        () => undefined,
      );
  }
});
