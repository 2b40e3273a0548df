// The forest of the Duet in words.

import { t } from '../i18n/index.svelte';
import type { DuetView } from '../net/protocol';

/** Whether steps lead beyond the path. */
export function beyond(view: DuetView, by: number): boolean {
  const space = view.tracker + by;
  return space < view.low || space > view.high;
}

/** A step of the foxes by its signed length. */
export function moveWords(view: DuetView, by: number, names: readonly string[]): string {
  if (by === 0) return t('do-move-stay');
  const id = beyond(view, by) ? 'do-move-beyond' : 'do-move';
  return t(id, { n: Math.abs(by), whom: names[by < 0 ? 0 : 1] ?? '' });
}

/** Which end the forest covers, by who sits there. */
export function coverWords(end: string, names: readonly string[], me: number): string {
  const seat = end === 'low' ? 0 : 1;
  return t(`do-cover-${end}`, { who: names[seat] ?? '', you: seat === me ? 'yes' : 'no' });
}
