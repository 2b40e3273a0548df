import { expect, test } from 'vitest';
import type { Statistics } from '../src/net/answers';
import { addTallies, sums } from '../src/net/sums';

const tally = (played: number, best: number | null, average: number | null): Statistics => ({
  played, won: played, lost: 0, drawn: 0, shared: 0, running: 1, best, average,
});

test('two tallies of a game add up', () => {
  const sum = addTallies(tally(3, 21, 10), tally(1, 30, 30));
  expect(sum).toEqual({ ...tally(4, 30, 15), running: 2 });
  expect(addTallies(tally(0, null, null), tally(0, null, null)).average).toBeNull();
});

const said = (plain: unknown) => new Response(JSON.stringify(plain));

test('games of the server and of this page are listed together', async () => {
  const sum = await sums['/api/mine']?.(said({ games: [1] }), {}, async () => said({ games: [2] }));
  expect(await sum?.json()).toEqual({ games: [1, 2] });
});

test('what the server counted is told to this page, which counts on', async () => {
  const asked: unknown[] = [];
  const here = async (body: unknown) => (asked.push(body), said({ found: ['b'], more: false, summary: 'both' }));
  const there = said({ found: ['a'], more: true, summary: 'one' });
  const sum = await sums['/api/progress']?.(there, { games: ['old'] }, here);
  expect(asked).toEqual([{ games: ['old', 'a'] }]);
  expect(await sum?.json()).toEqual({ found: ['a', 'b'], more: true, summary: 'both' });
});

test('where this page has no answer, that of the server stands', async () => {
  const none = async () => new Response('', { status: 503 });
  const sum = await sums['/api/statistics']?.(said({ games: {} }), {}, none);
  expect(await sum?.json()).toEqual({ games: {} });
});
