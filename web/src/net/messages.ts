// What comes through the socket of a table, as docs/protocol.md describes it.

import type { Action, GameEvent, Marks, Message, Outcome, OwnWords, Seat, ShuffleInfo, View } from './protocol';

export interface Clock {
  left: (number | null)[];
  running: number | null;
  increment: number;
}

export interface StateMessage {
  type: 'state';
  table: string;
  status: 'waiting' | 'playing' | 'over';
  number: number;
  viewer: number;
  reset: boolean;
  /** Only with `reset`. */
  own_words?: OwnWords;
  /** Only with `reset`: how the cards are shuffled; null where somebody chose the deal. */
  shuffle?: ShuffleInfo | null;
  /** Only with `reset`. */
  deal_known?: boolean;
  /** Only with `reset`: the seat of whoever chose the deal. */
  deal_by?: number | null;
  /** Only with `reset`: what a known deal is played for, `daily` and the date, or `duplicate` and a table. */
  occasion?: string | null;
  events: GameEvent[];
  view: View | null;
  marks: Marks;
  to_act: number;
  legal: Action[];
  /** What the viewer is asked, or who is to act. */
  prompt?: Message | null;
  undo: boolean;
  /** Whether a decision was taken back that had shown something new: it counts for nothing. */
  practice: boolean;
  chat: boolean;
  clock: Clock | null;
  seats: Seat[];
  offers: { resign: number[]; rematch: number[] };
  outcome: Outcome | null;
  deal: string | null;
  rematch: { table: string } | null;
}

/** What became different since the state with the number `since`: values by their paths in it, and what lists got at their ends. */
export interface ChangeMessage {
  type: 'change';
  number: number;
  since: number;
  events: GameEvent[];
  set: Readonly<Record<string, unknown>>;
  add: Readonly<Record<string, readonly unknown[]>>;
}

export interface ChatMessage {
  type: 'chat';
  at: number;
  seat: number;
  name: string;
  text: string;
}

export interface Refusal {
  type: 'refused';
  id?: string;
  reason: string;
  sentence: string;
  message?: Message | null;
  rule: string | null;
  number: number;
}

/** Nobody knows yet whether what was sent is kept; the answer follows with the same id. */
export interface Unknown {
  type: 'unknown';
  id?: string;
  sentence: string;
  message: Message | null;
  number: number;
}

export interface Hint {
  type: 'hint';
  id?: string;
  number: number;
  action: string;
  sentence: string;
  message?: Message | null;
  unit: 'points' | 'worth' | 'none';
  prospects: Prospect[];
}

/** A chance with half of its 95 % interval. */
export type Pair = [value: number, error: number];

/** What an action promises; what a game does not know is left out. */
export interface Prospect {
  action: string;
  value: number;
  error: number;
  tricks?: number;
  tricks_error?: number;
  mine?: Record<string, Pair>;
  theirs?: Record<string, Pair>;
  win?: Pair;
}

export type ServerMessage =
  | StateMessage
  | ChatMessage
  | Refusal
  | Unknown
  | Hint
  | { type: 'ack'; id?: string; number: number }
  | { type: 'presence'; seats: { seat: number; present: boolean; away: number | null }[] }
  | { type: 'pong' }
  | { type: 'bye'; reason: string };
