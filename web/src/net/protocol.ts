// What the server says, as docs/protocol.md describes it.

import type {
  DeluxeEvent,
  DeluxeTrick,
  DeluxeView,
  DuetEvent,
  DuetTrick,
  DuetView,
  FoxEvent,
  FoxTrick,
  FoxView,
  WoodsEvent,
  WoodsView,
} from './views';

/** A sentence by its id in the catalogue, for clients to say in their own language. */
export interface Message {
  id: string;
  args: Readonly<Record<string, Argument>>;
}

export type Argument =
  | string
  | number
  | Message
  | { seat: number }
  | { card: string | number }
  | { cards: (string | number)[] }
  | { texts: Readonly<Record<string, string>> }
  | { list: Argument[] };

export interface Action {
  index: number;
  text: string;
  kind: string;
  card?: string | number;
  value?: string;
  slots?: number[];
  by?: number;
  suit?: string;
}

/** An event as the law declares it, and when it was; in words where they were asked for. What only some have is unknown. */
export type GameEvent = (FoxEvent | DeluxeEvent | DuetEvent | WoodsEvent) & {
  words?: string;
  message?: Message | null;
  number: number;
  [field: string]: unknown;
};

export type { DeluxeView, DuetView, FoxView, WoodsView };
export type TrickView = FoxView | DeluxeView | DuetView;
export type View = TrickView | WoodsView;
export type Trick = FoxTrick | DeluxeTrick | DuetTrick;

export interface Seat {
  seat: number;
  player: 'human' | 'ai';
  name: string | null;
  agent: string | null;
  joined: boolean;
  present?: boolean;
  away?: number | null;
}

export interface Outcome {
  ending: string;
  winners: number[];
  scores: number[];
  rule: string;
  sentence: string;
  message?: Message | null;
  cause?: string;
}

export interface Clock {
  left: (number | null)[];
  running: number | null;
  increment: number;
}

/** A stretch of the chart of points, from so many tricks to so many. */
export interface Band {
  name: string;
  from: number;
  to: number;
}

/** What the rules say of a view; each game has those that it can answer. */
export interface Marks {
  /** The seat that takes the trick as it lies, or null when nobody can say. */
  winning?: number | null;
  /** The points for 0, 1, 2 … tricks. */
  chart?: number[];
  /** The stretches of the chart that have names. */
  bands?: Band[];
  /** By card of the hand: the spaces that it could lead to. */
  reach?: Readonly<Record<string, number[]>>;
}

/** What a game's own components say, by the id of the message. */
export type OwnWords = Readonly<Record<string, Message>>;

/** What anybody may know of a shuffle before the game is over. */
export interface ShuffleInfo {
  commitment: string;
  pledges: (string | null)[];
  /** The seats whose shares are waited for. */
  awaited: number[];
}

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

export const SPECTATOR = -3;
export const NOBODY = -2;
