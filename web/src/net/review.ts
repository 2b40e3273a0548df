// Reviews, as docs/protocol.md describes them.

import type { Sentence } from './api';

export interface Decision {
  entry: number;
  /** The moment in which it was made; it led to the next one. */
  turn: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  said: Sentence;
  why: Sentence | null;
}

export interface KeyMoment {
  entry: number;
  turn: number;
  mistake: boolean;
  said: Sentence;
  why: Sentence;
}

export interface AccountRow {
  part: string;
  exact: number;
  /** In whole percent, or tenths of a point. */
  shown: number;
}

export interface Side {
  seat: number;
  accuracy: number;
  /** By entry of the record, what the game was worth to the seat. */
  curve: [number, number][];
  keys: KeyMoment[];
  account: AccountRow[] | null;
}

export interface Review {
  unit: 'chance' | 'worth' | 'points';
  /** How many of the whole numbers are 1. */
  fine: number;
  team: boolean;
  decisions: Decision[];
  missed: { turn: number; said: Sentence }[];
  seats: Side[];
}

/** A review as far as it is. */
export interface ReviewPart {
  id: string | null;
  done: number;
  total: number;
  finished: boolean;
  review: Review | null;
}
