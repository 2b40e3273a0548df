// What the eye wants to know in the trick games: who is winning so far, where a count stands.

import { faceOf } from '../cards/face';
import type { TrickView } from '../net/protocol';

export interface Band {
  key: string;
  from: number;
  to: number;
  points: (tricks: number) => number;
}

const WITCH = 9;
const PLAIN = /^[BKMDRS]\d+$/;

/** The chart of a ruleset in stretches of trick counts; empty where it is not known. */
export function chartOf(game: string): Band[] {
  if (game === 'fox' || game === 'deluxe') {
    return [
      { key: 'humble', from: 0, to: 3, points: () => 6 },
      { key: 'defeated', from: 4, to: 6, points: (n) => n - 3 },
      { key: 'victorious', from: 7, to: 9, points: () => 6 },
      { key: 'greedy', from: 10, to: 13, points: () => 0 },
    ];
  }
  if (game === 'fox-manual') {
    return [
      { key: 'few', from: 0, to: 5, points: (n) => n },
      { key: 'middling', from: 6, to: 7, points: () => 0 },
      { key: 'many', from: 8, to: 13, points: (n) => n },
    ];
  }
  return [];
}

export function bandAt(game: string, tricks: number): Band | undefined {
  return chartOf(game).find((band) => tricks >= band.from && tricks <= band.to);
}

/** Whether the second card takes the trick from the first. Plain cards only. */
export function followerWins(game: string, trump: string | null, lead: string, follow: string): boolean {
  const [a, b] = [faceOf(lead, game), faceOf(follow, game)];
  const witches = game === 'duet' ? 0 : Number(a.rank === WITCH) + Number(b.rank === WITCH);
  const asTrump = (rank: number, suit: string | null) =>
    suit === trump || (witches === 1 && rank === WITCH);
  const [at, bt] = [asTrump(a.rank, a.suit), asTrump(b.rank, b.suit)];
  if (at !== bt) return bt;
  if (!at && a.suit !== b.suit) return false;
  return b.rank > a.rank;
}

/** The seat that would take the trick as it lies, or null when nobody can say. */
export function winningSoFar(view: TrickView): number | null {
  const [first, second] = view.trick;
  if (!first || first === '-') return null;
  if (!second) return view.leader;
  if (!PLAIN.test(first) || !PLAIN.test(second) || !view.decree) return null;
  const trump = PLAIN.test(view.decree) ? faceOf(view.decree, view.game).suit : null;
  return followerWins(view.game, trump, first, second) ? 1 - view.leader : view.leader;
}
