// The forest of the Duet in words.

import { t } from '../i18n/index.svelte';
import type { DuetView } from '../net/protocol';
import { towards } from './words';

/** Whether steps lead beyond the path. */
export function beyond(view: DuetView, by: number): boolean {
  const space = view.tracker + by;
  return space < view.low || space > view.high;
}

/** A step of the foxes by its signed length. */
export function moveWords(view: DuetView, by: number, names: readonly string[]): string {
  if (by === 0) return t('do-move-stay');
  const id = beyond(view, by) ? 'do-move-beyond' : 'do-move';
  return t(id, { n: Math.abs(by), whom: towards(by < 0 ? 0 : 1, names, view.viewer) });
}

/** Which end the forest covers, by who sits there. */
export function coverWords(end: string, names: readonly string[], me: number): string {
  const seat = end === 'low' ? 0 : 1;
  return t(`do-cover-${end}`, { who: names[seat] ?? '', you: seat === me ? 'yes' : 'no' });
}

/** A space of the path in words: which one it is, what lies there, who stands there. */
export function spaceWords(view: DuetView, space: number): string[] {
  const covered = space < view.low || space > view.high;
  const parts = [
    t('forest-space', { n: space }),
    covered ? t('forest-covered') : t('forest-gems', { n: view.gems[space] ?? 0 }),
  ];
  if (space === view.start) parts.push(t('forest-start'));
  if (view.plus.includes(space)) parts.push(t('forest-plus-about'));
  if (space === view.tracker) parts.push(t('forest-foxes'));
  return parts;
}
