// Reviews, as docs/protocol.md describes them.

import type { Message } from './protocol';

/** A sentence by its id in the catalogue, and in English. */
export interface Told {
  text: string;
  message: Message;
}

export interface Decision {
  entry: number;
  /** The moment in which it was made; it led to the next one. */
  turn: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  said: Told;
  why: Told | null;
}

export interface KeyMoment {
  entry: number;
  turn: number;
  mistake: boolean;
  said: Told;
  why: Told;
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
  missed: { turn: number; said: Told }[];
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
