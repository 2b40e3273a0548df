import { describe, expect, test } from 'vitest';
import { afterAnswer, BEGINNER, notesFrom } from '../src/state/puzzles';

const BETTER = { value: 1200, deviation: 200, volatility: 0.06 };

describe('notes of a solver', () => {
  test('count right answers in a row and the rating that the server tells', () => {
    const one = afterAnswer(notesFrom(null), '1-2', true, BETTER);
    const two = afterAnswer(one, '1-3', true, BETTER);
    expect(two).toEqual({ standing: BETTER, streak: 2, best: 2, done: ['1-2', '1-3'] });
    expect(afterAnswer(two, '1-4', false, BEGINNER)).toMatchObject({ streak: 0, best: 2, standing: BEGINNER });
  });

  test('a puzzle counts for the rating once', () => {
    const one = afterAnswer(notesFrom(null), '1-2', false, BETTER);
    const again = afterAnswer(one, '1-2', true, BEGINNER);
    expect(again).toEqual({ standing: BETTER, streak: 1, best: 1, done: ['1-2'] });
  });

  test('what is damaged begins anew, and the rest stays', () => {
    expect(notesFrom('x')).toEqual(notesFrom(null));
    const found = notesFrom({ standing: { value: 'high', deviation: 90 }, streak: 3, done: ['1-2', 7] });
    expect(found.standing).toEqual({ ...BEGINNER, deviation: 90 });
    expect(found).toMatchObject({ streak: 3, best: 0, done: ['1-2'] });
  });
});
