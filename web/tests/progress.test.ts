import { describe, expect, test } from 'vitest';
import type { Played } from '../src/net/progress';
import { fileOf, longer, readFile, readGames, together, uncountedSeats } from '../src/state/progress';
import { notesFrom } from '../src/state/puzzles';

const game = (id: string, more: Partial<Played> = {}): Played => ({
  id,
  game: 'fox',
  at: Number(id) * 1000,
  against: ['hazel'],
  end: 'won',
  own: 21,
  other: 9,
  rounds: [2, 0, 1],
  accuracy: null,
  ...more,
});

describe('games that were kept', () => {
  test('of a damaged list the rest stays, and the whole of it is put aside', () => {
    const aside: string[] = [];
    const kept = JSON.stringify([game('1'), { id: 7 }, game('2', { rounds: [9] })]);
    expect(readGames(kept, (one) => aside.push(one))).toEqual([game('1')]);
    expect(readGames('[{', (one) => aside.push(one))).toEqual([]);
    expect(readGames(JSON.stringify([game('1')]), (one) => aside.push(one))).toHaveLength(1);
    expect(aside).toEqual([kept, '[{']);
  });

  test('each counts once, in order, and keeps what a review said', () => {
    const both = together([game('2', { accuracy: 90 })], [game('1'), game('2')]);
    expect(both.map(({ id, accuracy }) => [id, accuracy])).toEqual([['1', null], ['2', 90]]);
  });

  test('seats are asked for once, and none where one screen has several', () => {
    const seat = (table: string, at: number) => ({ table, seat: at, token: 'x', game: 'fox', at: 0 });
    const seats = [seat('1', 0), seat('2', 0), seat('3', 0), seat('3', 1)];
    expect(uncountedSeats(seats, [game('1')]).map(({ table }) => table)).toEqual(['2']);
  });
});

describe('progress as a file', () => {
  const notes = notesFrom({ standing: { value: 1200, deviation: 90, volatility: 0.06 }, best: 4, done: ['1-2'] });
  const day = { date: '2026-11-16', game: 'fox', table: 't', attempt: 'a', result: { own: 7, other: 3, won: true } };

  test('comes back as it was', () => {
    const file = fileOf([game('1')], [day, { ...day, date: '2026-11-15', result: undefined }], { fox: notes });
    expect(file.days).toEqual([day]);
    expect(readFile(JSON.stringify(file))).toEqual(file);
  });

  test.each(['', '{', '[]', 'null', '{"format": "other"}'])('%s is refused', (text) => {
    expect(readFile(text)).toBeNull();
  });

  test('one damaged game is enough to refuse all of it', () => {
    const file = fileOf([game('1'), game('2', { end: 'wun' as 'won' })], [], {});
    expect(readFile(JSON.stringify(file))).toBeNull();
  });

  test('of two ways through the puzzles the longer goes on', () => {
    const other = notesFrom({ best: 2, done: ['1-3', '1-4'] });
    expect(longer(notes, other)).toMatchObject({ best: 4, done: ['1-2', '1-3', '1-4'], standing: other.standing });
  });
});
