// The deals of the day that this browser played: first attempts, kept here alone, for calendar and streak.

import { randomText } from '../net/api';

export interface Standing {
  own: number;
  /** The best of the others; null where nobody is against one. */
  other: number | null;
  won: boolean;
}

export interface Played {
  date: string;
  game: string;
  /** The table of the first attempt. */
  table: string;
  /** What tells the server that attempts come from one browser, a new one for every deal. */
  attempt: string;
  /** Once it is over, and if it counts. */
  result?: Standing;
  par?: Standing;
}

const PLACE = 'tanglewood.daily';

/** What can be read of a text; what cannot is left out. */
export function readDays(text: string | null): Played[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? (found as Played[]).filter((one) => one?.date && one.game && one.table) : [];
  } catch {
    return [];
  }
}

export function myDays(): Played[] {
  return readDays(localStorage.getItem(PLACE));
}

export function firstAttempt(date: string, game: string): Played | undefined {
  return myDays().find((one) => one.date === date && one.game === game);
}

/** The text for an attempt at a deal: the same for all attempts of this browser. */
export function attemptAt(date: string, game: string): string {
  return firstAttempt(date, game)?.attempt ?? randomText();
}

/** Keep a first attempt, or what is new about it; a later one changes nothing. */
export function keepDay(played: Played): void {
  const days = myDays();
  const at = days.findIndex((one) => one.date === played.date && one.game === played.game);
  if (at < 0) days.push(played);
  else if (days[at]!.table === played.table) days[at] = { ...days[at]!, ...played };
  else return;
  localStorage.setItem(PLACE, JSON.stringify(days));
}

const DAY = 86_400_000;

/** The date this many days before another. */
export function before(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

/** On how many days in a row a deal was finished, up to today or, while today's is open, yesterday. */
export function streak(days: readonly Played[], today: string): number {
  const done = new Set(days.filter((one) => one.result).map((one) => one.date));
  let at = done.has(today) ? today : before(today, 1);
  let many = 0;
  while (done.has(at)) {
    many += 1;
    at = before(at, 1);
  }
  return many;
}
