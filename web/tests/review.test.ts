import { expect, test } from 'vitest';
import { barsOf, pointAt, pointsOf } from '../src/review/shape';
import type { Review } from '../src/net/review';

const told = { text: '', message: { id: 'review-action', args: {} } };
const decision = (entry: number, turn: number, loss: number) => ({
  entry, turn, seat: 0, played: 'B1', best: 'B2', loss, said: told, why: null,
});
const review: Review = {
  unit: 'chance',
  fine: 10_000,
  team: false,
  decisions: [decision(3, 0, 0), decision(7, 4, 500)],
  missed: [],
  seats: [
    {
      seat: 0,
      accuracy: 80,
      curve: [[0, 5000], [3, 6000], [7, 4000], [9, 10_000]],
      keys: [{ entry: 7, turn: 4, mistake: true, said: told, why: told }],
      account: null,
    },
  ],
};

test('every point of the curve knows its moment', () => {
  const points = pointsOf(review, review.seats[0]!, 12);
  expect(points.map((point) => point.turn)).toEqual([0, 0, 4, 12]);
  expect(points.map((point) => point.key)).toEqual([0, 0, 1, 0]);
  expect(points.map((point) => point.height)).toEqual([0.5, 0.6, 0.4, 1]);
  expect(pointAt(points, 3)).toBe(1);
  expect(pointAt(points, 4)).toBe(2);
});

test('each part of the account begins where the one before it ended', () => {
  const rows = [['start', 50], ['deal', -20], ['others', 70], ['result', 100]].map(([part, shown]) => ({
    part: String(part), shown: Number(shown), exact: 0,
  }));
  expect(barsOf(rows).map(({ from, width, kind }) => [from, width, kind])).toEqual([
    [0, 50, 'whole'],
    [30, 20, 'down'],
    [30, 70, 'up'],
    [0, 100, 'whole'],
  ]);
});
