import { describe, expect, test } from 'vitest';
import type { Hint } from '../src/net/protocol';
import { hintSentence, tagsOf, tricksText, valueText } from '../src/rules/hint';
import { speak } from '../src/i18n/index.svelte';

const hint: Hint = {
  type: 'hint',
  number: 3,
  action: 'K3',
  sentence: 'As the server says.',
  unit: 'points',
  reasons: [
    { clause: 'may-take', chance: 0.33, treasures: 1 },
    { clause: 'alike', others: ['B10', 'M9'] },
    { clause: 'end-more', other: 'B3', end: 'Victorious', chance: [0.71, 0.03], instead: [0.65, 0.05] },
  ],
  prospects: [
    { action: 'K3', value: 1.25, error: 0.2 },
    { action: 'decree=M9', value: -0.6, error: 0.9 },
  ],
};

describe('a hint', () => {
  test('is a sentence in the language in use', async () => {
    await speak('en');
    expect(hintSentence(hint, 'fox', []).replaceAll('\u00a0', ' ')).toBe(
      'It takes the trick after 33 % of the likely answers with a Treasure in it; ' +
        '10 of Bells and 9 of Moons may be as good; ' +
        'you end Victorious in 71 ± 3 % (with 3 of Bells: 65 ± 5 %).',
    );
    await speak('de');
    expect(hintSentence(hint, 'fox', [])).toContain('du endest siegreich in');
  });

  test('with an unknown reason is told in the words of the server', () => {
    expect(hintSentence({ ...hint, reasons: [{ clause: 'new' }] }, 'fox', [])).toBe(hint.sentence);
  });

  test('puts its numbers on the cards', async () => {
    await speak('en');
    expect(tagsOf(hint)).toEqual({ K3: '+1.3', M9: '−0.6' });
    expect(tagsOf({ ...hint, unit: 'none' })).toEqual({});
    await speak('de');
    expect(tagsOf(hint)).toEqual({ K3: '+1,3', M9: '−0,6' });
    await speak('en');
    expect(valueText({ ...hint, unit: 'worth' }, { action: 'x', value: 0.42, error: 0.03 })).toBe('42 ± 3');
    const won = { action: 'x', value: 0, error: 0, tricks: 6.84, tricks_error: 0.31 };
    expect(tricksText(won).replaceAll('\u00a0', ' ')).toBe('6.8 ± 0.3');
  });
});
