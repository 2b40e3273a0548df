import { expect, test } from 'vitest';
import type { Cue } from '../src/motion/cues';
import type { GameEvent, Outcome } from '../src/net/protocol';
import { SOUNDS } from '../src/sound/recipes';
import { soundOfEnd, soundsOf } from '../src/sound/score';
import { readSettings } from '../src/state/settings.svelte';
import { countOf } from '../src/table/keys';

const of = (cues: Cue[], events: Record<string, unknown>[], viewer = 0, still = false) => soundsOf(cues, events as unknown as GameEvent[], viewer, still);

test('what moves the table sounds, each sound once', () => {
  expect(of([{ cue: 'deal' }], [{ event: 'dealt' }])).toEqual(['deal']);
  expect(of([], [{ event: 'played' }, { event: 'trick-won' }])).toEqual(['lay']); // a trick rests before it is swept up
  expect(of([{ cue: 'sweep', cards: ['B1', 'B2'], to: 'pile-0' }], [])).toEqual(['sweep']);
  expect(of([], [{ event: 'played' }, { event: 'trick-won' }], 0, true)).toEqual(['lay', 'sweep']);
  expect(of([{ cue: 'pop', at: 'score-0', points: 1 }], [])).toEqual(['point']);
  expect(of([{ cue: 'pop', at: 'score-0', points: -1 }], [])).toEqual(['sour']);
  expect(of([{ cue: 'walk', spaces: [1, 2] }, { cue: 'gem', space: 2 }], [])).toEqual(['step', 'gem']);
  expect(of([], [{ event: 'round-scored', points: [6, 1] }], 0)).toEqual(['round-won']);
  expect(of([], [{ event: 'round-scored', points: [6, 1] }], 1)).toEqual(['round-lost']);
  expect(of([], [{ event: 'drew' }])).toEqual(['lay']);
  expect(of([], [{ event: 'covered' }])).toEqual(['sour']);
  expect(of([], [{ event: 'traded', pocketed: [], token: false }])).toEqual(['lay']);
  expect(of([], [{ event: 'traded', pocketed: [], token: true }])).toEqual(['lay', 'point']);
  expect(of([], [{ event: 'traded', pocketed: [4], token: true }])).toEqual(['lay', 'gem']);
  const end = { ending: 'win', winners: [0], scores: [21, 9] } as unknown as Outcome;
  expect([soundOfEnd(end, 0), soundOfEnd(end, 1), soundOfEnd(end, -3)]).toEqual(['victory', 'defeat', 'victory']);
  expect(SOUNDS).toContain('turn');
});

test('a page is silent until somebody said yes, and who did before is not asked again', () => {
  expect(readSettings(null).sound).toBe('ask');
  expect(readSettings('{"sound":false}').sound).toBe('ask');
  expect(readSettings('{"sound":true}').sound).toBe('on');
  expect(readSettings('{"sound":"off","volume":20}')).toMatchObject({ sound: 'off', volume: 20 });
});

test('number keys count by their place on the keyboard', () => {
  const key = (code: string, shiftKey = false) => countOf({ code, shiftKey });
  expect([key('Digit1'), key('Digit9'), key('Digit0'), key('Numpad3')]).toEqual([0, 8, 9, 2]);
  expect([key('Digit1', true), key('Digit3', true)]).toEqual([10, 12]);
  expect(key('KeyA')).toBe(-1);
});
