// Puzzles over HTTP, as docs/protocol.md describes them.

import type * as answers from './answers';
import { json } from './api';

export type { Puzzle, PuzzleGame } from './answers';

/** A rating by Glicko-2. */
export type Standing = Required<answers.Standing>;

export interface Verdict extends answers.Verdict {
  standing: Standing | null;
}

export const puzzles = {
  games: () => json<Record<string, answers.PuzzleGame>>('/api/puzzles'),
  next: (game: string, rating: number, theme: string, solved: string[]) =>
    json<answers.Puzzle>(`/api/puzzles/${game}/next`, { rating, theme, solved }),
  one: (game: string, key: string) => json<answers.Puzzle>(`/api/puzzles/${game}/${key}`),
  answer: (game: string, key: string, action: string, standing: Standing) =>
    json<Verdict>(`/api/puzzles/${game}/${key}/answer`, { action, standing }),
};
