import { describe, expect, test } from 'vitest';
import { CATALOGUE, filled, t, tOr } from '../src/i18n/index.svelte';
import { settings } from '../src/state/settings.svelte';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the catalogue', () => {
  test.each(Object.entries(CATALOGUE))('%s has both languages', (key, entry) => {
    expect(entry).toHaveLength(2);
    expect(entry[1].trim(), key).not.toBe('');
    const places = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1]));
    // A translation may leave out a value, but not invent one.
    for (const name of places(entry[1])) expect(places(entry[0])).toContain(name);
  });

  test('every key that the sources name exists', () => {
    const missing = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bt\('([\w.=-]+)'/g)]
        .filter(([, key = '']) => !(key in CATALOGUE))
        .map(([, key]) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test('the language follows the setting', () => {
    settings.language = 'de';
    expect(t('card.witch')).toBe('Hexe');
    settings.language = 'en';
    expect(t('card.witch')).toBe('Witch');
  });
});

describe('filling in', () => {
  test('puts in values and picks one or many', () => {
    expect(filled('{n} {n:card|cards} for {who}', { n: 1, who: 'Ada' })).toBe('1 card for Ada');
    expect(filled('{n} {n:card|cards}', { n: 3 })).toBe('3 cards');
  });

  test('leaves unknown places alone', () => {
    expect(filled('{who}', {})).toBe('{who}');
  });

  test('falls back to what the server said', () => {
    expect(tOr('no.such.key', 'Said.')).toBe('Said.');
  });
});
