// Written by web/tools/answers.py from what a server declares; not edited by hand.

import type { Action, GameEvent, Marks, Message, Outcome, OwnWords, Seat, ShuffleInfo, View } from './protocol';

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

/** A lesson of a path: the game it is played by may be another one's. */
export interface LessonEntry {
  name: string;
  game: string;
  steps: number;
}

/** The lessons of a game in their order, and who sits across: a level, and what it is called. */
export interface LessonPath {
  other: string;
  called: string;
  lessons: LessonEntry[];
}

/** A step as the learner sees it: `do` is the action that is asked for ('' to read only), `point` what it speaks of, `refused` what the law says of other actions. */
export interface LessonStep {
  text: string;
  do: string;
  point: string[];
  view: View;
  marks: Marks;
  legal: Action[];
  events: GameEvent[];
  prompt: Message | null;
  refused: Record<string, Message>;
}

/** A lesson with its steps; the last one is what is shown at its end. */
export interface Lesson {
  name: string;
  game: string;
  other: string;
  called: string;
  own_words: OwnWords;
  hide: string[];
  steps: LessonStep[];
}

/** Something to say, for any language and in English. */
export interface Said {
  message: Message;
  text: string;
}

/** How many puzzles a game has, and how many of each theme, the most common first. */
export interface PuzzleGame {
  count: number;
  themes: Record<string, number>;
}

/** A solver's rating by Glicko-2. */
export interface Standing {
  value?: number;
  deviation?: number;
  volatility?: number;
}

/** A puzzle as its solver sees it; nothing of the answer is in it. */
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

/** A moment of a refutation, as the solver would see it. */
export interface RefutationStep {
  view: View;
  marks: Marks;
  events: GameEvent[];
}

/** What follows a wrong answer: `dealt` says that the cards lie as they did in the game of the puzzle. */
export interface Refutation {
  dealt: boolean;
  steps: RefutationStep[];
  wrong: Said;
  right: Said;
}

/** What is said of an answer. */
export interface Verdict {
  right: boolean;
  answer: Action;
  why: Said;
  refutation: Refutation | null;
  exact: boolean;
  finders: Said;
  themes: string[];
  standing: Standing | null;
}

/** The deal of a day for one game: how it is set up, against whom, and from which seat. */
export interface DealOfDay {
  game: string;
  options: Record<string, unknown>;
  agent: string;
  seat: number;
}

/** Today, by the clock of the server in UTC, the first day that had deals, and the deals. */
export interface Days {
  date: string;
  first: string;
  deals: DealOfDay[];
}

/** What a game brought, and the others; `other` is null where nobody is against one. */
export interface Score {
  own: number;
  other: number | null;
  won: boolean;
  marks: string[];
}

/** A line of the table of the day. */
export interface StandingsRow {
  name: string | null;
  own: number;
  other: number | null;
  won: boolean;
  adjusted: number | null;
}

/** The first attempts of a day, best first, and par as soon as somebody has finished. */
export interface DayTable {
  date: string;
  game: string;
  par: Score | null;
  many: number;
  rows: StandingsRow[];
}

/** How a game with the deal of the day went. */
export interface DailyResult {
  date: string;
  game: string;
  counts: boolean;
  place: number | null;
  result: Score;
  par: Score;
  adjusted: number | null;
}

/** What was played by whom. */
export interface PlayedText {
  seat: number;
  text: string;
}

/** A trick or a trade: whose it was, what was played, and whether it brought a gain. */
export interface CourseStep {
  round: number;
  seat: number;
  played: PlayedText[];
  gain: boolean;
}

/** A finished game of one person against AIs, step by step, from that person's seat. */
export interface Course {
  table: string;
  game: string;
  names: string[];
  seat: number;
  occasion: string | null;
  practice: boolean;
  result: Score;
  steps: CourseStep[];
}
