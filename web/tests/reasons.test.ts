import { expect, test } from 'vitest';
import { knowReasons, speak, t } from '../src/i18n/index.svelte';

const GIVEN = { given: '3', one: '2', two: '4' };

test('reasons come when the first of them is said, in each language', async () => {
  await speak('en');
  expect(t('why-brings-two-done', GIVEN)).toBe('');
  await knowReasons();
  expect(t('why-brings-two-done', GIVEN)).toContain('2 and 4');
  await speak('de');
  expect(t('why-brings-two-done', GIVEN)).toBe(''); // and not the English ones
  await knowReasons();
  expect(t('why-brings-two-done', GIVEN)).toContain('2 und 4');
});

test('what nobody says stays the name of a message', async () => {
  await speak('en');
  await knowReasons();
  expect(t('no-such-message')).toBe('no-such-message');
});
