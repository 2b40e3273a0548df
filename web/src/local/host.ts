// Where tables are hosted: in a worker of this page, without a server. It takes the place of
// `net/company.ts` in the folder of static files (`make site`).

import type { Socket } from '../net/server';
import type { ToWorker, FromWorker } from './worker_messages';

export type { Socket };
export const ALONE = true;
export const isAlone = (_table: string): boolean => true;

/** The folder this page lies in, wherever it is put. */
const folder = (): URL => new URL(import.meta.env.BASE_URL, document.baseURI);

let worker: Worker | null = null;
let number = 0;
const answers = new Map<number, (answer: Response) => void>();
const sockets = new Map<string, LocalSocket>();

/** The worker, started with the first thing that needs it. */
function host(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'answer') {
      answers.get(data.number)?.(new Response(data.text, { status: data.status }));
      answers.delete(data.number);
    } else sockets.get(data.link)?.onMessage(data);
  };
  post({ kind: 'start', python: new URL('python/', folder()).href });
  void navigator.storage?.persist?.().catch(() => false); // games are not to be cleared away for room
  return worker;
}

function post(request: ToWorker): void {
  host().postMessage(request);
}

/** What stays the same for everybody was written when the folder was made. */
function written(path: string): URL | null {
  const [name = '', query = ''] = path.replace(/^\/api\//, '').split('?');
  if (!/^(hello|games|privacy|rules\/|lessons)/.test(name)) return null;
  const language = new URLSearchParams(query).get('lang');
  return new URL(`data/${name}${language ? `.${language}` : ''}.json`, folder());
}

export async function ask(path: string, body?: unknown): Promise<Response> {
  const file = written(path);
  if (file) return fetch(file);
  number += 1;
  const mine = number;
  const answer = new Promise<Response>((resolve) => answers.set(mine, resolve));
  const method = body === undefined ? 'GET' : 'POST';
  post({ kind: 'ask', number: mine, method, path, body: body === undefined ? '' : JSON.stringify(body) });
  return answer;
}

/** A connection to a table in the worker, as a WebSocket would be. */
class LocalSocket implements Socket {
  onopen: WebSocket['onopen'] = null;
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  private readonly link = String((number += 1));

  constructor(table: string) {
    sockets.set(this.link, this);
    post({ kind: 'open', link: this.link, table });
  }

  onMessage(message: Exclude<FromWorker, { kind: 'answer' }>): void {
    if (message.kind === 'opened') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(this as unknown as WebSocket, new Event('open'));
    } else if (message.kind === 'message') {
      this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: message.text }));
    } else this.end(message.code);
  }

  send(data: string): void {
    post({ kind: 'send', link: this.link, text: data });
  }

  close(code = 1000): void {
    if (this.readyState === WebSocket.CLOSED) return;
    post({ kind: 'close', link: this.link });
    this.end(code);
  }

  private end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.link);
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

export function openSocket(table: string): Socket {
  return new LocalSocket(table);
}

/** There is only one place for a rematch. */
export function follow(_from: string, _to: string): void {}

/** Places lie behind the `#`: a file host knows one page, whatever its folder is called. */
export const at = (place: string): string => `#${place}`;

export const here = (): Pick<URL, 'pathname' | 'hash' | 'search'> =>
  new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', 'https://here');

/** Let Python come while somebody chooses what to play. */
export function prepare(): void {
  host();
}

/** All files of the folder stay in this browser: it needs no network from the second visit on. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(new URL('sw.js', folder())).catch(() => undefined); // then only while there is a network
}

/** Tell that a newer making of the page has come. `take` changes to it; false where another tab still needs the old one. */
export function onNewer(tell: (take: () => Promise<boolean>) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const offer = (worker: ServiceWorker) => tell(() => takeOver(worker));
  void navigator.serviceWorker.ready.then((registration) => {
    const watch = (coming: ServiceWorker | null) =>
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
      });
    if (registration.waiting) offer(registration.waiting);
    watch(registration.installing); // it may have begun to come before we looked
    registration.addEventListener('updatefound', () => watch(registration.installing));
  });
}

/** Let the newer one answer from now on, and begin with it. */
async function takeOver(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(data as boolean)));
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take', [port2]);
  return answer;
}

/** There is nobody who could be gone. */
export function onGone(_tell: (gone: boolean) => void): void {}

export async function reachable(): Promise<void> {
  await fetch(folder());
}
