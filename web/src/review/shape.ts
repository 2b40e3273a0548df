// The numbers of a review as a drawing has them.

import { decimal } from '../i18n/index.svelte';
import type { AccountRow, Decision, Review, Side } from '../net/review';

/** A point of the curve: how high it is between 0 and 1, and the moment to go to. */
export interface Point {
  height: number;
  value: number;
  turn: number;
  mistake: boolean;
  /** The number of the key moment that it is, or 0. */
  key: number;
}

/** The curve from left to right; the last point is the end, once it is known. */
export function pointsOf(review: Review, side: Side, last: number): Point[] {
  const { unit, fine } = review;
  const most = Math.max(fine, ...side.curve.map(([, value]) => Math.abs(value)));
  const by = new Map(review.decisions.map((one): [number, Decision] => [one.entry, one]));
  return side.curve.map(([entry, value], at) => {
    const one = by.get(entry);
    const height = unit === 'points' ? (value + most) / (2 * most) : value / fine;
    return {
      height: Math.min(1, Math.max(0, height)),
      value,
      turn: at === 0 ? 0 : (one?.turn ?? last),
      mistake: (one?.loss ?? 0) > 0,
      key: at === 0 || !one ? 0 : side.keys.findIndex((key) => key.entry === entry) + 1,
    };
  });
}

/** The point that a moment belongs to: the last one that is not after it. */
export function pointAt(points: readonly Point[], turn: number): number {
  return Math.max(0, points.findLastIndex((point) => point.turn <= turn));
}

/** A value of the curve in words: percent, or points. */
export function valueWords(review: Pick<Review, 'unit' | 'fine'>, value: number): string {
  if (review.unit === 'points') return signedTenths(Math.round((10 * value) / review.fine));
  return `${Math.round((100 * value) / review.fine)} %`;
}

/** A row of the account: what stands beside its bar. */
export function shownWords(unit: Review['unit'], row: AccountRow): string {
  if (unit === 'points') return signedTenths(row.shown);
  const whole = row.part === 'start' || row.part === 'result';
  const sign = row.shown < 0 ? '−' : whole || row.shown === 0 ? '' : '+';
  return `${sign}${Math.abs(row.shown)} %`;
}

function signedTenths(tenths: number): string {
  return `${tenths < 0 ? '−' : tenths > 0 ? '+' : ''}${decimal(Math.abs(tenths) / 10)}`;
}

/** A bar of the account, from where the sum was to where it is, in percent of the width. */
export interface Bar {
  from: number;
  width: number;
  kind: 'whole' | 'up' | 'down';
}

/** The bars of an account: each part begins where the one before it ended. */
export function barsOf(rows: readonly AccountRow[]): Bar[] {
  let sum = 0;
  const spans = rows.map(({ part, shown }) => {
    const whole = part === 'start' || part === 'result';
    const before = whole ? 0 : sum;
    sum = whole ? shown : sum + shown;
    return { before, after: sum, whole };
  });
  const ends = spans.flatMap(({ before, after }) => [before, after]);
  const low = Math.min(0, ...ends);
  const wide = Math.max(1, Math.max(...ends) - low);
  return spans.map(({ before, after, whole }) => ({
    from: (100 * (Math.min(before, after) - low)) / wide,
    width: (100 * Math.abs(after - before)) / wide,
    kind: whole ? 'whole' : after >= before ? 'up' : 'down',
  }));
}
