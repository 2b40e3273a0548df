// What a table plays by, in the words of its set-up: the options and the clock.

import { t, tOr } from '../i18n/index.svelte';
import type { GameInfo, Option, TableInfo } from '../net/answers';
import { shownOptions } from '../state/setup';

function valueWords(option: Option, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'terms-yes' : 'terms-no');
  const one = (part: unknown) =>
    tOr(`option-${option.name}-${String(part)}`, tOr(`card-special-${String(part).toLowerCase()}`, String(part)));
  return Array.isArray(value) ? value.map(one).join(', ') : one(value);
}

/** One line per option, and the clock; `table` tells only what differs from the usual. */
export function termsOf(info: GameInfo, table: Pick<TableInfo, 'options' | 'clock'>): string[] {
  const lines = shownOptions(info)
    .map((option) => ({ option, value: table.options[option.name] ?? option.default }))
    .filter(({ option, value }) => option.name !== 'target' || value !== 0) // one round, as the table says it
    .map(({ option, value }) =>
      t('terms-of', { name: tOr(`option-${option.name}`, option.name), value: valueWords(option, value) }),
    );
  const clock = table.clock
    ? t('setup-clock-value', { m: table.clock.seconds / 60, s: table.clock.increment })
    : t('setup-clock-none');
  return [...lines, t('terms-of', { name: t('setup-clock'), value: clock })];
}
