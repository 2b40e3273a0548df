// What the server answers to requests, and what it is asked for, as docs/protocol.md describes it.

import type { Action, GameEvent, Marks, Outcome, OwnWords, Seat, ShuffleInfo, View } from './protocol';

/** How the cards of a finished game were shuffled. */
export interface Revealed {
  game: string;
  known_deal: boolean;
  shuffle: {
    scheme: string;
    table: string;
    commitment: string;
    secret: string;
    shares: { pledge: string | null; share: string | null }[];
  } | null;
  draws: { entry: number; chance: string; ordered: boolean; outcome: string[]; among: string[] }[];
}

export interface Option {
  name: string;
  type: 'number' | 'flag' | 'text' | 'numbers';
  default: unknown;
  about: string;
  right: string;
  choices: string[] | null;
  low: number | null;
  high: number | null;
  source: 'rulebook' | 'secondary' | 'house';
  form: string;
}

export interface GameInfo {
  title: string;
  about: string;
  players: [number, number];
  cooperative: boolean;
  sources: Record<string, string>;
  options: Option[];
  agents: string[];
  levels: Level[];
}

/** An AI made for people; `manner` is the key of the sentence `about`. */
export interface Level {
  name: string;
  title: string;
  manner: string;
  about: string;
  rating: number | null;
  error: number | null;
}

export interface Hello {
  name: string;
  version: string;
  protocol: number;
  capabilities: string[];
  agents: string[];
  addresses: string[];
  takeover_after: number;
  claim_after: number;
}

export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: 'waiting' | 'playing' | 'over';
  number: number;
  created: number;
  updated: number;
  seats: Seat[];
  clock: { seconds: number; increment: number } | null;
  deal_known: boolean;
  deal_by: number | null;
  occasion: string | null;
  practice: boolean;
  shuffle: ShuffleInfo | null;
  outcome: Outcome | null;
  deal: string | null;
  rematch_of: string | null;
  rematch: string | null;
  /** Whether it plays on from a moment of another game, for practice. */
  begun: boolean;
}

export interface Moment {
  number: number;
  seat: number | null;
  action: Action | null;
  events: GameEvent[];
  view: View;
  marks: Marks;
  legal: Action[];
}

export interface Moments {
  game: string;
  names: string[];
  /** By seat who played for it, null where a person did. */
  agents: (string | null)[];
  own_words?: OwnWords;
  count: number;
  from: number;
  outcome: Outcome | null;
  moments: Moment[];
}

export interface Statistics {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  shared: number;
  running: number;
  best: number | null;
  average: number | null;
}

export interface SeatRequest {
  player: 'me' | 'friend' | 'ai';
  name?: string;
  agent?: string;
  pledge?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatRequest[];
  clock?: { seconds: number; increment: number };
  deal?: string;
}

export interface Created {
  table: string;
  seats: { seat: number; token?: string; invite?: string }[];
  shuffle: ShuffleInfo | null;
}
