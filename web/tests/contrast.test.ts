import { describe, expect, test } from 'vitest';
import cards from '../../src/tanglewood/drawings/colours.css?raw';
import page from '../src/design/tokens.css?raw';

const source = cards + page;

/** Every value that a token has: a game may change its ground and its sky. */
const tokens = new Map<string, [string, string][]>();
for (const [, name = '', value = ''] of source.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
  const both = /light-dark\((#\w{6}),\s*(#\w{6})\)/.exec(value);
  const one = /^#\w{6}$/.exec(value.trim());
  const pair: [string, string] | null = both ? [both[1] ?? '', both[2] ?? ''] : one ? [one[0], one[0]] : null;
  if (pair) tokens.set(name, [...(tokens.get(name) ?? []), pair]);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const SUITS = ['bells', 'keys', 'moons', 'doves', 'roses', 'stars', 'special', 'poison'];
const TREASURES = [2, 3, 4, 5, 6, 7, 8].map((value) => `w${value}`);
const GROUNDS = ['ground', 'clearing', 'sky', 'panel', 'panel-2', 'ridge-1'];

const WORDS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-soft', ground],
  ]),
  ...['ground', 'clearing', 'panel'].flatMap((ground): [string, string][] => [
    ['ember', ground],
    ['danger', ground],
  ]),
  ['on-ember', 'ember-strong'],
  ['ink', 'parchment'],
  ['ink-soft', 'parchment'],
  ['pale', 'special-deep'],
  ...[...SUITS, ...TREASURES].flatMap((suit): [string, string][] => [
    [`${suit}-deep`, 'parchment'],
    [`${suit}-deep`, 'pale'],
  ]),
  ...['bells', 'keys', 'moons'].map((suit): [string, string] => [`${suit}-deep`, 'poison-tint']),
];
const SHAPES: [string, string][] = [
  ['line', 'panel'],
  ['line', 'panel-2'],
  ['glow', 'ground'],
  ['glow', 'clearing'],
  ['path-line', 'clearing'],
  ['path-line', 'ground'],
  ['gem-main', 'parchment'],
  ['ink', 'parchment'],
];

describe.each([
  ['morning mist', 0],
  ['dusk', 1],
] as const)('%s', (_theme, side) => {
  const colours = (name: string): string[] => {
    const pairs = tokens.get(name);
    if (!pairs) throw new Error(`there is no token --${name}`);
    return pairs.map((pair) => pair[side]);
  };
  /** The least that two tokens differ, whatever game it is. */
  const least = (one: string, other: string): number =>
    Math.min(...colours(one).flatMap((first) => colours(other).map((second) => contrast(first, second))));

  test.each(WORDS)('words in %s can be read on %s (4.5 : 1)', (word, ground) => {
    expect(least(word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('shapes in %s stand out from %s (3 : 1)', (shape, ground) => {
    expect(least(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('no component names a colour of its own for words', () => {
  // A few pictures mix their own ink; words and grounds come from the tokens.
  const files = import.meta.glob<string>('../src/**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const own = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/^\s+(color|background):\s*#\w+/gm)].map((match) => `${path}: ${match[0]}`),
  );
  expect(own.length).toBeLessThanOrEqual(4);
});
