// Record files: one game as JSON, or many, one per line (.jsonl), as simulate, arena and store export write them.

/** What a record says about itself, as far as a list of games needs it. */
export interface Listed {
  record: unknown;
  game: string;
  names: string[];
  scores: number[];
}

type Fields = Record<string, unknown>;

const fieldsOf = (found: unknown): Fields =>
  found !== null && typeof found === 'object' ? (found as Fields) : {};

/** The records in a file; throws where it is neither JSON nor lines of it. */
export function readRecords(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch (problem) {
    const lines = text.split('\n').filter((line) => line.trim());
    if (lines.length < 2) throw problem;
    return lines.map((line) => JSON.parse(line));
  }
}

/** A line of the list; whether the record is right, the server says when it is opened. */
export function summarize(record: unknown): Listed {
  const { game, seats, result } = fieldsOf(record);
  const players: unknown[] = Array.isArray(seats) ? seats : [];
  const { scores } = fieldsOf(result);
  return {
    record,
    game: String(game ?? ''),
    names: players.map((one) => String(fieldsOf(one).name ?? '')),
    scores: Array.isArray(scores) ? scores.map(Number) : [],
  };
}
