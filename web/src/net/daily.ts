// What the server says of the deals of the day, and of games that are compared.

/** Today's deals, by the server's clock in UTC. */
export interface Days {
  date: string;
  first: string;
  deals: { game: string; options: Record<string, unknown>; agent: string; seat: number }[];
}

export interface Score {
  own: number;
  other: number | null;
  won: boolean;
  /** Tricks or trades as lines of symbols. */
  marks: string[];
}

/** A trick or a trade: whose it was, and what was played by whom. */
export interface Step {
  round: number;
  seat: number;
  played: { seat: number; text: string }[];
  gain: boolean;
}

/** A finished game of one person against AIs, from that person's seat. */
export interface Course {
  table: string;
  game: string;
  names: string[];
  seat: number;
  occasion: string | null;
  practice: boolean;
  result: Score;
  steps: Step[];
}

export interface DayTable {
  date: string;
  game: string;
  par: Score | null;
  many: number;
  rows: { name: string | null; own: number; other: number | null; won: boolean; adjusted: number | null }[];
}

/** How a game with the deal of the day went; `adjusted` is in hundredths of points. */
export interface DailyResult {
  date: string;
  game: string;
  counts: boolean;
  place: number | null;
  result: Score;
  par: Score;
  adjusted: number | null;
}
