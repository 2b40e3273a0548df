// What this browser's player has done: games, daily deals and puzzles, kept here and carried as a file.

import { askProgress, type Played, type Summary } from '../net/progress';
import { keepDay, myDays, type Played as Day } from './daily';
import { keepNotes, myNotes, notesFrom, type Notes } from './puzzles';
import { mySeats, type MySeat } from './seats';

const PLACE = 'tanglewood.progress';
const ASIDE = 'tanglewood.progress.damaged';
export const FORMAT = 'tanglewood-progress';
export const VERSION = 1;
/** This many games are kept, the newest. */
const MOST = 5000;
const ENDS = ['won', 'lost', 'drawn', 'shared', 'alone'];

const whole = (value: unknown): value is number => Number.isSafeInteger(value);
const text = (value: unknown): value is string => typeof value === 'string' && value.length <= 80;

export function isPlayed(found: unknown): found is Played {
  if (found === null || typeof found !== 'object') return false;
  const one = found as Record<keyof Played, unknown>;
  return (
    text(one.id) && one.id !== '' && text(one.game) && whole(one.at) && one.at >= 0 &&
    Array.isArray(one.against) && one.against.length < 8 && one.against.every(text) &&
    ENDS.includes(one.end as string) && whole(one.own) && (one.other === null || whole(one.other)) &&
    Array.isArray(one.rounds) && one.rounds.length <= 200 &&
    one.rounds.every((round) => round === 0 || round === 1 || round === 2) &&
    (one.accuracy === null || (whole(one.accuracy) && one.accuracy >= 0 && one.accuracy <= 100))
  );
}

/** What was kept; a text that is damaged is put aside, and what can be read of it stays. */
export function readGames(kept: string | null, aside: (damaged: string) => void): Played[] {
  if (kept === null) return [];
  let found: unknown;
  try {
    found = JSON.parse(kept);
  } catch {
    found = null;
  }
  const some: unknown[] = Array.isArray(found) ? found : [];
  const good = some.filter(isPlayed);
  if (!Array.isArray(found) || good.length < some.length) aside(kept);
  return good;
}

export function myGames(): Played[] {
  return readGames(localStorage.getItem(PLACE), (damaged) => {
    if (localStorage.getItem(ASIDE) === null) localStorage.setItem(ASIDE, damaged);
  });
}

/** Both lists, each game once; what is known of its accuracy stays known. */
export function together(mine: readonly Played[], more: readonly Played[]): Played[] {
  const all = new Map(mine.map((one) => [one.id, one]));
  for (const one of more) {
    const before = all.get(one.id);
    all.set(one.id, { ...one, accuracy: one.accuracy ?? before?.accuracy ?? null });
  }
  return [...all.values()].sort((a, b) => a.at - b.at || a.id.localeCompare(b.id)).slice(-MOST);
}

function keepGames(games: Played[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing still shows what the server knows.
  }
}

/** A game of one's own was reviewed. */
export function noteAccuracy(table: string, accuracy: number): void {
  const games = myGames();
  const one = games.find(({ id }) => id === table);
  if (one && one.accuracy !== accuracy) keepGames(together(games, [{ ...one, accuracy }]));
}

/** The seats whose games may be new: one at a table, and not counted yet. */
export function uncountedSeats(seats: readonly MySeat[], games: readonly Played[]): MySeat[] {
  const known = new Set(games.map(({ id }) => id));
  return seats.filter(
    (seat) => !known.has(seat.table) && seats.every((one) => one === seat || one.table !== seat.table),
  );
}

/** Count what was finished since, and what all of it comes to. */
export async function gather(): Promise<Summary> {
  const days = [...new Set(myDays().filter((one) => one.result).map((one) => one.date))];
  const puzzles = Object.fromEntries(Object.entries(myNotes()).map(([game, notes]) => [game, notes.best]));
  for (;;) {
    const games = myGames();
    const seats = uncountedSeats(mySeats(), games).map(({ table, seat, token }) => ({ table, seat, token }));
    const answer = await askProgress({ seats, games, days, puzzles });
    if (answer.found.length) keepGames(together(games, answer.found));
    if (!answer.more) return answer.summary;
  }
}

export interface ProgressFile {
  format: string;
  version: number;
  games: Played[];
  days: (Omit<Day, 'table' | 'attempt'> & Partial<Day>)[];
  puzzles: Record<string, Notes>;
}

export function fileOf(games: Played[], days: Day[], puzzles: Record<string, Notes>): ProgressFile {
  const finished = days.filter((one) => one.result);
  return { format: FORMAT, version: VERSION, games, days: finished, puzzles };
}

export function exportProgress(): string {
  return `${JSON.stringify(fileOf(myGames(), myDays(), myNotes()), null, 1)}\n`;
}

/** What a file says; null where it is something else, or damaged: then nothing of it is taken. */
export function readFile(content: string): ProgressFile | null {
  try {
    const found = JSON.parse(content) as ProgressFile;
    const right =
      found.format === FORMAT && found.version === VERSION && found.games.every(isPlayed) &&
      found.days.every(({ date, game, result }) => /^\d{4}-\d\d-\d\d$/.test(date) && text(game) && whole(result?.own)) &&
      Object.values(found.puzzles).every(({ standing, streak, best, done }) =>
        Number.isFinite(standing.value) && whole(streak) && whole(best) && done.every(text));
    return right ? found : null;
  } catch {
    return null;
  }
}

/** Of two ways through the puzzles of a game the longer one goes on. */
export function longer(mine: Notes, theirs: Notes): Notes {
  const one = theirs.done.length > mine.done.length ? theirs : mine;
  return { ...one, best: Math.max(mine.best, theirs.best), done: [...new Set([...mine.done, ...theirs.done])] };
}

/** Take in a file; how many games are new, or null where it cannot be read and nothing is changed. */
export function takeIn(content: string): number | null {
  const file = readFile(content);
  if (!file) return null;
  const before = myGames();
  const known = new Map(before.map((one) => [one.id, one]));
  const after = together(before, file.games.filter(({ id }) => (known.get(id)?.accuracy ?? null) === null));
  keepGames(after);
  const today = new Date().toISOString().slice(0, 10);
  for (const day of file.days) {
    // Today's table must be one that can be asked for.
    if (day.date < today || (day.table && day.attempt)) keepDay({ table: 'elsewhere', attempt: '', ...day });
  }
  const mine = myNotes();
  for (const [game, notes] of Object.entries(file.puzzles)) {
    keepNotes(game, longer(mine[game] ?? notesFrom({}), notesFrom(notes)));
  }
  return after.length - before.length;
}
