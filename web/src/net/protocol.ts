// The values that messages and answers of the server share, as docs/protocol.md describes them.

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

/** A stretch of the chart of points, from so many tricks to so many. */
export interface Band {
  name: string;
  from: number;
  to: number;
}

/** An event of this kind pays its `points` to the seat that stands in its field `seat`; `what` says what for. */
export interface Payment {
  event: string;
  what: string;
  seat: string;
}

/** What the rules say of a view; each game has those that it can answer. */
export interface Marks {
  /** The seat that takes the trick as it lies, or null when nobody can say. */
  winning?: number | null;
  /** The points for 0, 1, 2 … tricks. */
  chart?: number[];
  /** The stretches of the chart that have names. */
  bands?: Band[];
  /** Which events pay points beside the chart. */
  payments?: Payment[];
  /** By card of the hand: the spaces that it could lead to. */
  reach?: Readonly<Record<string, number[]>>;
  /** By card of the hand: the ends of the path that it could lead beyond, which the forest would cover. */
  beyond?: Readonly<Record<string, number[]>>;
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

export const SPECTATOR = -3;
export const NOBODY = -2;
