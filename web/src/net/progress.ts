// The progress of a player, as docs/protocol.md describes it.

import { json, type HeldSeat } from './api';

export type End = 'won' | 'lost' | 'drawn' | 'shared' | 'alone';

/** A game that was played, from one's own side. */
export interface Played {
  id: string;
  game: string;
  /** When it ended, in milliseconds. */
  at: number;
  /** The others: levels, or '' for a person. */
  against: string[];
  end: End;
  own: number;
  other: number | null;
  /** What counts for the rating: 2 for a round that was won, 1 for a draw. */
  rounds: number[];
  /** Once the game was reviewed. */
  accuracy: number | null;
}

export interface GameProgress {
  game: string;
  played: number;
  won: number;
  lost: number;
  drawn: number;
  shared: number;
  alone: number;
  best: number;
  rating: { value: number; deviation: number; sure: boolean } | null;
  /** When, and the rating after that game. */
  curve: [number, number][];
  levels: { name: string; rating: number; beaten: boolean }[];
}

export interface Achievement {
  name: string;
  have: number;
  need: number;
  at: number | null;
}

export interface Summary {
  games: GameProgress[];
  /** When, which game, and how precisely. */
  accuracy: [number, string, number][];
  wins: { now: number; best: number };
  days: { now: number; best: number };
  achievements: Achievement[];
}

export interface ProgressAnswer {
  found: Played[];
  more: boolean;
  summary: Summary;
}

export interface ProgressRequest {
  seats: HeldSeat[];
  games: Played[];
  days: string[];
  puzzles: Record<string, number>;
}

export const askProgress = (asked: ProgressRequest) => json<ProgressAnswer>('/api/progress', asked);
