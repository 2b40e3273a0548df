import { expect, test } from 'vitest';
import { decimal, LANGUAGES, nameOf, speak, t, tOr } from '../src/i18n/index.svelte';
import { say } from '../src/rules/words';

test('a language is a folder of the catalogue, called by its own name', () => {
  expect(LANGUAGES.map(nameOf)).toEqual(['English', 'Deutsch', 'Français']);
});

test('messages and numbers are said in the language in use', async () => {
  await speak('de');
  expect(t('setup-start')).toBe('Karten geben');
  expect(decimal(1.25)).toBe('1,3');
  await speak('fr');
  expect(t('seat-tricks', { n: 0 })).toBe('0 pli');
  await speak('en');
  expect(t('seat-tricks', { n: 0 })).toBe('0 tricks');
  expect(decimal(1.25)).toBe('1.3');
});

test('what the catalogue lacks is said as the server says it', () => {
  expect(tOr('no-such-message', 'Said.')).toBe('Said.');
});

test('the arguments of a message are said as its table names them', async () => {
  await speak('en');
  const message = {
    id: 'terms-of',
    args: {
      name: { id: 'trick-empty', args: { who: { seat: 1 } } },
      value: { list: [{ card: 'B3' }, { cards: ['K2', 'K4'] }, 7] },
    },
  };
  const names = ['Ada', 'Ben'];
  expect(say(message, { game: 'fox', viewer: 0, names })).toBe(
    'Ben leads: 3 of Bells (Fox), 2 of Keys, 4 of Keys and 7',
  );
  expect(say(message, { game: 'fox', viewer: 1, names })).toMatch(/^You lead: /);
});
