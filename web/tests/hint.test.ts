import { describe, expect, test } from 'vitest';
import type { Hint } from '../src/net/messages';
import { tagsOf, tricksText, valueText } from '../src/rules/hint';
import { speak } from '../src/i18n/index.svelte';

const hint: Hint = {
  type: 'hint',
  number: 3,
  action: 'K3',
  sentence: 'As the server says.',
  unit: 'points',
  prospects: [
    { action: 'K3', value: 1.25, error: 0.2 },
    { action: 'decree=M9', value: -0.6, error: 0.9 },
  ],
};

describe('a hint', () => {
  test('puts its numbers on the cards', async () => {
    await speak('en');
    expect(tagsOf(hint)).toEqual({ K3: '+1.3', M9: '−0.6' });
    expect(tagsOf({ ...hint, unit: 'none' })).toEqual({});
    const [one, two] = hint.prospects.map((it, at) => ({ ...it, win: [0.43 - 0.1 * at, 0.02] as [number, number] }));
    expect(tagsOf({ ...hint, prospects: [one!, two!] })).toEqual({ K3: '43\u00a0%', M9: '33\u00a0%' });
    await speak('de');
    expect(tagsOf(hint)).toEqual({ K3: '+1,3', M9: '−0,6' });
    await speak('en');
    expect(valueText({ ...hint, unit: 'worth' }, { action: 'x', value: 0.42, error: 0.03 })).toBe('42 (3)');
    const won = { action: 'x', value: 0, error: 0, tricks: 6.84, tricks_error: 0.31 };
    expect(tricksText(won).replaceAll('\u00a0', ' ')).toBe('6.8 (0.3)');
  });
});
