import { expect, test } from 'vitest';
import declared from '../../src/tanglewood/cast/creatures.json';
import { agentOf, companyOf, creatureOf, portraitOf } from '../src/cast/cast';
import { farewell, remarkOn } from '../src/cast/remarks';
import type { GameEvent, Outcome, Seat } from '../src/net/protocol';

const seats = [
  { seat: 0, player: 'human', name: 'Ada', agent: null, joined: true },
  { seat: 1, player: 'ai', name: 'Burdock', agent: 'beech', joined: true },
] as Seat[];

const event = (fields: Record<string, unknown>): GameEvent => ({ number: 1, ...fields }) as unknown as GameEvent;

test('a creature is known by its agent and its name, and has a portrait', () => {
  expect(creatureOf(seats[1])).toMatchObject({ kind: 'badger', temper: 'gruff' });
  expect(creatureOf(seats[0])).toBeNull();
  expect(creatureOf({ name: 'Burdock', agent: null })).toBeNull(); // a person may be called so
  expect(creatureOf({ name: 'Ada', agent: 'beech' })).toBeNull(); // a person's seat that an AI took over
  expect(companyOf('ismcts:300')).toEqual(companyOf('birch'));
  expect(agentOf('Pip')).toBe('seedling');
  for (const { kind } of Object.values(declared.companies).flat()) expect(portraitOf(kind)).toContain(`${kind}`);
});

test('a Greedy round, a stolen lead and a Treasure make a creature speak, and most moments do not', () => {
  const scored = (tricks: number[]) => remarkOn([event({ event: 'round-scored', tricks })], seats, 'fox')?.id;
  expect(scored([11, 2])).toBe('say-gruff-greedy');
  expect(scored([2, 11])).toBe('say-gruff-greedy-own');
  expect(scored([7, 6])).toBeUndefined();
  const trick = { event: 'trick-won', leader: 1, winner: 0, lead: 'B10', follow: 'M2', points: 0 };
  const said = Array.from({ length: 60 }, (_, number) => remarkOn([event({ ...trick, number })], seats, 'fox')?.id);
  expect(new Set(said)).toEqual(new Set([undefined, 'say-gruff-stolen-1', 'say-gruff-stolen-2']));
  expect(said.filter(Boolean).length).toBeLessThan(35);
  expect(remarkOn([event({ ...trick, lead: 'B2' })], seats, 'fox')).toBeNull();
  expect(remarkOn([event({ event: 'played', seat: 0, card: 'B2' })], seats, 'fox')).toBeNull();
  // Everybody who sees the same events hears the same.
  expect(said).toEqual(said.map((_, number) => remarkOn([event({ ...trick, number })], seats, 'fox')?.id));
});

test('the end of a game has a last word', () => {
  const outcome = (winners: number[], ending = 'win') => ({ ending, winners, scores: [1, 2], rule: '', sentence: '' }) as Outcome;
  expect(farewell(outcome([1]), seats, false, 9)?.id).toBe('say-gruff-win');
  expect(farewell(outcome([0]), seats, false, 9)?.id).toBe('say-gruff-loss');
  expect(farewell(outcome([], 'victory'), seats, true, 9)?.id).toBe('say-gruff-team-win');
  expect(farewell(outcome([], 'lost'), seats, true, 9)?.id).toBe('say-gruff-team-loss');
});
