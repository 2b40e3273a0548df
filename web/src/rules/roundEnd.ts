// What a round brought: the points by what they were for, and where the game stands.

import type { DuetView, FoxView, GameEvent, Marks, View } from '../net/protocol';
import { gemsOf, sheetOf, type PointsPart } from './ending';

/** What a round brought to one seat. */
export interface Side {
  seat: number;
  tricks: number;
  /** The band of the chart that the tricks lie in; '' where the chart has none. */
  band: string;
  /** The points of the chart (`band`), and what was paid beside it. */
  parts: PointsPart[];
  points: number;
  score: number;
}

export interface RoundEnd {
  round: number;
  /** The near seat last. */
  sides: Side[];
  /** The points that end the game; 0 where one round is all. */
  target: number;
  /** The round of a team: gems collected, gems that are left, new ones on the path, tokens left. */
  team: { collected: number; left: number; added: number; tokens: number } | null;
}

/** How a round ended, by the last of the events. */
export function roundEndOf(events: readonly GameEvent[], view: View, marks: Marks): RoundEnd | null {
  const last = events.findLast((event) => event.event === 'round-scored' || event.event === 'round-ended');
  if (!last) return null;
  if (last.event === 'round-ended') {
    const { gems, tokens } = view as DuetView;
    const [left, added] = [gems.reduce((sum, n) => sum + n, 0), (last.added as number[]).length];
    const team = { collected: gemsOf(events).at(-1) ?? 0, left, added, tokens };
    return { round: Number(last.round), sides: [], target: 0, team };
  }
  const row = sheetOf(events, marks.payments).at(-1);
  if (!row) return null;
  const near = view.viewer >= 0 ? view.viewer : 0;
  const sides = [1 - near, near].map((seat): Side => {
    const [tricks, points, paid] = [row.tricks[seat] ?? 0, row.points[seat] ?? 0, row.paid[seat] ?? []];
    const band = marks.bands?.find(({ from, to }) => from <= tricks && tricks <= to)?.name ?? '';
    const parts = [{ what: 'band', points: paid.reduce((left, part) => left - part.points, points) }, ...paid];
    return { seat, tricks, band, parts, points, score: (last.scores as number[])[seat] ?? 0 };
  });
  return { round: row.round, sides, target: (view as FoxView).target ?? 0, team: null };
}

/** The light in which a round ends: the band of whoever looks, or none. */
export function lightOf(round: RoundEnd, viewer: number): string {
  return viewer >= 0 ? (round.sides.at(-1)?.band ?? '') : '';
}
