// Where tables are hosted: at the server that sent this page. `local/host.ts` is the other kind; the
// build chooses (`$host`).

/** Whether nobody else can sit at these tables: the page is its own host. */
export const ALONE = false;

/** What a link to a table needs of a connection. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close' | 'readyState'>;

/** Ask the host; fails where it cannot be reached. */
export function ask(path: string, body?: unknown): Promise<Response> {
  return fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** A connection to a table. */
export function openSocket(table: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`);
}

/** The address of a place of this page. */
export const at = (place: string): string => place;

/** Where we are: a place of this page. */
export const here = (): Pick<URL, 'pathname' | 'hash' | 'search'> => location;

/** Nothing has to be there before a table is asked for. */
export function prepare(): void {}

/** Nothing stays here for when the server is away. */
export function install(): void {}

/** A server brings what is newer by itself. */
export function onNewer(_tell: (take: () => Promise<boolean>) => void): void {}

/** Whether what is missing can be had again. */
export async function reachable(): Promise<void> {
  await fetch('/health');
}
