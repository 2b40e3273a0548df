// What is asked of the host, in JSON. Every failure is a Problem with one sentence for people.

import { ask } from '$host';
import { t } from '../i18n/index.svelte';
import { sayOr } from '../rules/words';
import type { Course, Created, DailyResult, Days, DayTable, GameInfo, Hello, Moments, NewTable, Revealed, Statistics, TableInfo } from './answers';
import type { Message } from './protocol';
import type { ReviewPart } from './review';

const NO_TABLE = { game: '', viewer: -1, names: [] };

export interface HeldSeat {
  table: string;
  seat: number;
  token: string;
}

/** A sentence that the server says: for any language, and in English. */
export interface Sentence {
  text: string;
  message?: Message | null;
}

export class Problem extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function fetchAnswer(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await ask(path, body);
  } catch {
    throw new Problem(0, t('error-unreachable'));
  }
  if (answer.ok) return answer;
  let sentence = t('error-status', { status: answer.status });
  try {
    const problem = (await answer.json()) as { detail?: string; message?: Message | null };
    if (problem.detail) sentence = sayOr(problem.message, problem.detail, NO_TABLE);
    if (answer.status === 404 && path.startsWith('/api/tables/')) sentence = t('link-4404');
  } catch {
    // An answer without a problem body keeps the general sentence.
  }
  throw new Problem(answer.status, sentence);
}

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await fetchAnswer(path, body)).json()) as T;
}

const once = new Map<string, Promise<unknown>>();

/** Things that stay the same while the page is open are asked for once. */
export function kept<T>(path: string): Promise<T> {
  let promise = once.get(path) as Promise<T> | undefined;
  if (!promise) {
    promise = json<T>(path);
    promise.catch(() => once.delete(path));
    once.set(path, promise);
  }
  return promise;
}

export const api = {
  hello: () => kept<Hello>('/api/hello'),
  games: () => kept<Record<string, GameInfo>>('/api/games'),
  rules: (game: string, language: string) =>
    kept<{ game: string; language: string; text: string; told: string }>(`/api/rules/${game}?lang=${language}`),
  privacy: () =>
    json<{ sections: { title: Sentence; sentences: Sentence[] }[] }>('/api/privacy'),
  create: (table: NewTable) => json<Created>('/api/tables', table),
  table: (id: string) => json<TableInfo>(`/api/tables/${id}`),
  join: (id: string, invite: string, name: string, request: string, pledge: string) =>
    json<HeldSeat>(`/api/tables/${id}/join`, { invite, name, request, pledge }),
  mine: (seats: HeldSeat[]) =>
    json<{ games: { table: TableInfo; seat: number; to_act: number; your_turn: boolean }[] }>(
      '/api/mine',
      { seats },
    ),
  statistics: (seats: HeldSeat[]) =>
    json<{ games: Record<string, Statistics> }>('/api/statistics', { seats }),
  moments: (id: string, viewer: number, from: number, to: number) =>
    json<Moments>(`/api/tables/${id}/moments?viewer=${viewer}&from=${from}&to=${to}`),
  replay: (record: unknown, viewer: number, from: number, to: number) =>
    json<Moments>('/api/replay', { record, viewer, from, to }),
  review: (id: string) => json<ReviewPart>(`/api/tables/${id}/review`, null),
  reviewRecord: (record: unknown) => json<ReviewPart>('/api/review', { record }),
  reviewMore: (id: string, after: number) =>
    json<ReviewPart>(`/api/reviews/${id}?after=${after}`),
  practice: (from: { turn: number; seat: number; name: string; table?: string; record?: unknown }) =>
    json<Created>('/api/practice', from),
  shuffle: (id: string) => json<Revealed>(`/api/tables/${id}/shuffle`),
  days: () => json<Days>('/api/daily'),
  playDaily: (game: string, asked: { attempt: string; name?: string }) =>
    json<Created>(`/api/daily/${game}`, asked),
  dayTable: (game: string) => json<DayTable>(`/api/daily/${game}`),
  duplicate: (id: string, name: string) => json<Created>(`/api/tables/${id}/duplicate`, { name }),
  course: (id: string) => json<Course>(`/api/tables/${id}/course`),
  dailyResult: (id: string) => json<DailyResult>(`/api/tables/${id}/daily`),
  record: async (id: string) => (await fetchAnswer(`/api/tables/${id}/record`)).blob(),
  qr: async (text: string) => (await fetchAnswer('/api/qr', { text })).blob(),
};

/** A random text for requests that may be sent twice. */
export function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(18))]
    .map((n) => n.toString(16).padStart(2, '0'))
    .join('');
}
