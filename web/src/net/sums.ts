// What is told of one's own games: of those at a server, and of those that the page hosted itself.

import type { Statistics } from './answers';
import type { ProgressAnswer, ProgressRequest } from './progress';

/** Ask this page as well, and put its answer to that of the server. */
type Sum = (there: Response, body: unknown, askHere: (body: unknown) => Promise<Response>) => Promise<Response>;

/** A sum of plain answers; where this page has none, that of the server stands. */
function summing<Body, Answer>(add: (there: Answer, here: Answer) => Answer, and = (body: Body, _there: Answer) => body): Sum {
  return async (there, body, askHere) => {
    const one = (await there.clone().json()) as Answer;
    const here = await askHere(and(body as Body, one));
    return here.ok ? new Response(JSON.stringify(add(one, (await here.json()) as Answer))) : there;
  };
}

function greater(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

/** Two tallies of a game as one. */
export function addTallies(one: Statistics, other: Statistics): Statistics {
  const sum = { ...one, best: greater(one.best, other.best) };
  for (const key of ['played', 'won', 'lost', 'drawn', 'shared', 'running'] as const) sum[key] += other[key];
  const points = (one.average ?? 0) * one.played + (other.average ?? 0) * other.played;
  return { ...sum, average: sum.best === null ? null : points / sum.played };
}

function addByGame(one: Record<string, Statistics>, more: Record<string, Statistics>): Record<string, Statistics> {
  const sum = { ...one };
  for (const [game, row] of Object.entries(more)) sum[game] = sum[game] ? addTallies(sum[game], row) : row;
  return sum;
}

/** By the path that is asked. */
export const sums: Record<string, Sum> = {
  '/api/mine': summing((there: { games: unknown[] }, here) => ({ games: [...there.games, ...here.games] })),
  '/api/statistics': summing((there: { games: Record<string, Statistics> }, here) => ({ games: addByGame(there.games, here.games) })),
  '/api/progress': summing<ProgressRequest, ProgressAnswer>(
    (there, here) => ({ ...here, found: [...there.found, ...here.found], more: there.more || here.more }),
    (asked, there) => ({ ...asked, games: [...asked.games, ...there.found] }),
  ),
};
