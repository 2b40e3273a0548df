// Where tables are hosted: at the server that sent this page and, while it is gone, in the page itself, if
// the server gave it what that needs. `local/host.ts` is the host of a page without a server; the build
// chooses (`$host`).

import * as local from '../local/host';
import { isHere, keepHere, tablesHere } from './here';
import * as server from './server';
import { sums } from './sums';

export type { Socket } from './server';

/** Whether nobody else can sit at any of these tables: the page has no server. */
export const ALONE = false;
/** Whether nobody else can sit at this one. */
export const isAlone = isHere;

/** What a page can answer by itself; the rest needs others: friends, results of the day, a server's own words. */
const BY_ITSELF = /^\/api\/(hello|games|rules\/|lessons|tables$|mine$|statistics$|progress$|replay$|practice$|review|puzzles)/;
/** Answers of a proxy whose server is gone. */
const GONE = [502, 504];

let gone = false;
let tell: (gone: boolean) => void = () => undefined;

/** Tell whenever the server is found to be gone, so that the page takes its place, or to be back. */
export function onGone(how: (gone: boolean) => void): void {
  tell = how;
}

function notice(now: boolean): void {
  if (now !== gone) tell((gone = now));
}

/** Reviews that are being made here: they are asked for by a name of their own. */
const reviewing = new Set<string>();

async function askHere(path: string, body?: unknown): Promise<Response> {
  const answer = await local.ask(path, body);
  if (!answer.ok || !/review|tables$|practice$/.test(path)) return answer;
  const made = (await answer.clone().json()) as { id?: string | null; table?: string };
  if (made.id) reviewing.add(made.id);
  if (body && made.table) keepHere(made.table);
  return answer;
}

/** The server's answer; fails where it is gone. */
async function askThere(path: string, body?: unknown): Promise<Response> {
  const answer = await server.ask(path, body);
  if (GONE.includes(answer.status)) throw new Error(answer.statusText);
  notice(false);
  return answer;
}

/** Whether a page can be its own host: all that it needs is kept (`sw.js`). */
async function canHost(): Promise<boolean> {
  return 'caches' in globalThis && (await caches.match('/python/kernel.wasm', { ignoreVary: true })) !== undefined;
}

function isOfHere(path: string, body: unknown): boolean {
  const [, kind, name = ''] = /^\/api\/(tables|reviews)\/([\w-]+)/.exec(path) ?? [];
  if (kind === 'reviews') return reviewing.has(name);
  return isHere(kind ? name : String((body as { table?: string } | undefined)?.table ?? ''));
}

function needsFriends(body: unknown): boolean {
  const seats = (body as { seats?: { player?: string }[] } | undefined)?.seats;
  return seats?.some((seat) => seat.player === 'friend') ?? false;
}

export async function ask(path: string, body?: unknown): Promise<Response> {
  if (isOfHere(path, body)) return askHere(path, body);
  let answer: Response;
  try {
    answer = await askThere(path, body);
  } catch (problem) {
    if (!BY_ITSELF.test(path) || needsFriends(body) || !(await canHost())) throw problem;
    notice(true);
    return askHere(path, body);
  }
  const sum = tablesHere().length && answer.ok ? sums[path] : undefined;
  return sum ? sum(answer, body, (again) => askHere(path, again)) : answer;
}

export function openSocket(table: string): server.Socket {
  return isHere(table) ? local.openSocket(table) : server.openSocket(table);
}

/** A rematch is hosted where its game was. */
export function follow(from: string, to: string): void {
  if (isHere(from) && !isHere(to)) keepHere(to);
}

/** The address of a place of this page. */
export const at = (place: string): string => place;

/** Where we are: a place of this page. */
export const here = (): Pick<URL, 'pathname' | 'hash' | 'search'> => location;

/** While the server is gone, let Python come while somebody chooses what to play. */
export function prepare(): void {
  if (gone) local.prepare();
}

/** Keep what is needed for when the server is gone, if it gives that. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** A server brings what is newer by itself. */
export function onNewer(_tell: (take: () => Promise<boolean>) => void): void {}

/** Whether what is missing can be had again. */
export async function reachable(): Promise<void> {
  await fetch('/health');
}
