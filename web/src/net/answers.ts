// Written by web/tools/answers.py from what a server declares; not edited by hand.

import type { Action, GameEvent, Marks, Outcome, OwnWords, Seat, ShuffleInfo, View } from './protocol';

/** What this server is and can do. */
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

/** An option of a game, with all that a form needs. */
export interface Option {
  name: string;
  type: 'number' | 'flag' | 'text' | 'numbers' | 'object';
  default: unknown;
  about: string;
  right: string;
  choices: string[] | null;
  low: number | null;
  high: number | null;
  source: 'rulebook' | 'secondary' | 'house';
  form: string;
}

/** A level of a game: the name to send, how it plays (`about` is the message `manner-` with the `manner`, in English), and its Elo rating with half of its 95 % interval, where it was rated. */
export interface Level {
  name: string;
  title: string;
  manner: string;
  about: string;
  rating: number | null;
  error: number | null;
}

/** A game as the list of games shows it. */
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

/** The clock of a table, in seconds. */
export interface ClockInfo {
  seconds: number;
  increment: number;
}

/** What anybody may know about a table. */
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
  clock: ClockInfo | null;
  deal_known: boolean;
  deal_by: number | null;
  occasion: string | null;
  practice: boolean;
  shuffle: ShuffleInfo | null;
  outcome: Outcome | null;
  deal: string | null;
  rematch_of: string | null;
  rematch: string | null;
  begun: boolean;
}

/** Who is to sit at a seat. */
export interface SeatRequest {
  player: 'me' | 'friend' | 'ai';
  name?: string;
  agent?: string;
  pledge?: string;
}

/** The clock: seconds for the whole game, and what every action adds. */
export interface ClockRequest {
  seconds: number;
  increment?: number;
}

/** The table that is to be made. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  clock?: ClockRequest;
  deal?: string;
  outcomes?: Record<string, unknown>[];
}

/** A seat of a new table, with its token or its invitation. */
export interface MadeSeat {
  seat: number;
  token?: string;
  invite?: string;
}

/** A new table. */
export interface Created {
  table: string;
  seats: MadeSeat[];
  shuffle: ShuffleInfo | null;
}

/** The game after an action, or before the first one. */
export interface Moment {
  number: number;
  seat: number | null;
  action: Action | null;
  events: GameEvent[];
  legal: Action[];
  marks: Marks;
  view: View;
}

/** Some moments of a game. */
export interface Moments {
  game: string;
  names: string[];
  agents: (string | null)[];
  own_words: OwnWords;
  count: number;
  from: number;
  outcome: Outcome | null;
  moments: Moment[];
}

/** How it went in one game. */
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

/** A chance outcome: what was drawn, and among which. */
export interface Draw {
  entry: number;
  chance: string;
  ordered: boolean;
  outcome: string[];
  among: string[];
}

/** What a seat put into the shuffle, and what it had pledged; null where it did not. */
export interface Share {
  pledge: string | null;
  share: string | null;
}

/** What a finished game reveals of how its cards were shuffled. */
export interface Reveal {
  scheme: string;
  table: string;
  commitment: string;
  secret: string;
  shares: Share[];
}

/** How the cards of a game were shuffled; `shuffle` is that of its record, null without one. */
export interface Revealed {
  game: string;
  known_deal: boolean;
  shuffle: Reveal | null;
  draws: Draw[];
}
