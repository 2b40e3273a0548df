// What the page and the worker say to each other.

export type ToWorker =
  | { kind: 'start'; python: string }
  | { kind: 'ask'; number: number; method: string; path: string; body: string }
  | { kind: 'open'; link: string; table: string }
  | { kind: 'send'; link: string; text: string }
  | { kind: 'close'; link: string };

export type FromWorker =
  | { kind: 'answer'; number: number; status: number; text: string }
  | { kind: 'opened'; link: string }
  | { kind: 'message'; link: string; text: string }
  | { kind: 'closed'; link: string; code: number };

/** The host could not be started: something of it did not come. */
export const NO_HOST = 4503;
/** The same game is open in another tab. */
export const ELSEWHERE = 4409;
