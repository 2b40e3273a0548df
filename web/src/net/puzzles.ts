// Puzzles over HTTP, as docs/protocol.md describes them.

import { json, type Sentence } from './api';
import type { Action, GameEvent, Marks, Message, OwnWords, View } from './protocol';

/** A rating by Glicko-2. */
export interface Standing {
  value: number;
  deviation: number;
  volatility: number;
}

export interface PuzzleGame {
  count: number;
  themes: Readonly<Record<string, number>>;
}

export interface Puzzle {
  game: string;
  key: string;
  rating: number;
  names: string[];
  own_words: OwnWords;
  view: View;
  marks: Marks;
  legal: Action[];
  events: GameEvent[];
  prompt: Message;
}

export interface Step {
  view: View;
  marks: Marks;
  events: GameEvent[];
}

export interface Refutation {
  /** The cards lie as they did in the game that the puzzle is taken from. */
  dealt: boolean;
  steps: Step[];
  wrong: Sentence;
  right: Sentence;
}

export interface Verdict {
  right: boolean;
  answer: Action;
  why: Sentence;
  refutation: Refutation | null;
  exact: boolean;
  finders: Sentence;
  themes: string[];
  standing: Standing | null;
}

export const puzzles = {
  games: () => json<Record<string, PuzzleGame>>('/api/puzzles'),
  next: (game: string, rating: number, theme: string, solved: string[]) =>
    json<Puzzle>(`/api/puzzles/${game}/next`, { rating, theme, solved }),
  one: (game: string, key: string) => json<Puzzle>(`/api/puzzles/${game}/${key}`),
  answer: (game: string, key: string, action: string, standing: Standing) =>
    json<Verdict>(`/api/puzzles/${game}/${key}/answer`, { action, standing }),
};
