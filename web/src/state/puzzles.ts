// What this browser's solver has done: rating, streak and the puzzles behind them, a game at a time.

import type { Standing } from '../net/puzzles';

export interface Notes {
  standing: Standing;
  streak: number;
  best: number;
  /** Tried before, newest last. */
  done: string[];
}

const PLACE = 'tanglewood.puzzles';
/** More the server need not hear of. */
const MOST = 5000;

export const BEGINNER: Standing = { value: 850, deviation: 350, volatility: 0.06 };

function fresh(): Notes {
  return { standing: BEGINNER, streak: 0, best: 0, done: [] };
}

/** A number that a standing may have; anything else is the beginner's. */
function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Notes as somebody may have left them; what is damaged begins again, and the rest stays. */
export function notesFrom(found: unknown): Notes {
  const one = (found ?? {}) as Partial<Record<keyof Notes, unknown>>;
  const standing = (one.standing ?? {}) as Partial<Record<keyof Standing, unknown>>;
  return {
    standing: {
      value: numberOf(standing.value, BEGINNER.value),
      deviation: numberOf(standing.deviation, BEGINNER.deviation),
      volatility: numberOf(standing.volatility, BEGINNER.volatility),
    },
    streak: numberOf(one.streak, 0),
    best: numberOf(one.best, 0),
    done: Array.isArray(one.done) ? one.done.filter((key) => typeof key === 'string').slice(-MOST) : [],
  };
}

function all(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The notes of every game that has some. */
export function myNotes(): Record<string, Notes> {
  return Object.fromEntries(Object.entries(all()).map(([game, found]) => [game, notesFrom(found)]));
}

export function notesOf(game: string): Notes {
  const found = all()[game];
  return found ? notesFrom(found) : fresh();
}

export function keepNotes(game: string, notes: Notes): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game]: notes }));
  } catch {
    // A browser that keeps nothing still lets its reader solve.
  }
}

/** The notes after an answer. A puzzle that was tried before teaches the rating nothing. */
export function afterAnswer(notes: Notes, key: string, right: boolean, standing: Standing | null): Notes {
  const again = notes.done.includes(key);
  const streak = right ? notes.streak + 1 : 0;
  return {
    standing: again || !standing ? notes.standing : standing,
    streak,
    best: Math.max(notes.best, streak),
    done: again ? notes.done : [...notes.done, key].slice(-MOST),
  };
}
