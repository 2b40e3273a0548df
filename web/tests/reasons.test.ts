import { expect, test } from 'vitest';
import { knowReasons, speak, t } from '../src/i18n/index.svelte';

const GIVEN = { do: '3', value: '7', who: 'Ann' };

test('reasons come when the first of them is said, in each language', async () => {
  await speak('en');
  expect(t('why-trade-denies', GIVEN)).toBe('');
  await knowReasons();
  expect(t('why-trade-denies', GIVEN)).toContain('third 7');
  await speak('de');
  expect(t('why-trade-denies', GIVEN)).toBe(''); // and not the English ones
  await knowReasons();
  expect(t('why-trade-denies', GIVEN)).toContain('dritte 7');
});

test('what nobody says stays the name of a message', async () => {
  await speak('en');
  await knowReasons();
  expect(t('no-such-message')).toBe('no-such-message');
});
