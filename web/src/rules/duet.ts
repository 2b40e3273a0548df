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

/** What a step brings, or what it costs to run beyond the path. */
export function moveBrings(view: DuetView, by: number): string {
  const space = view.tracker + by;
  if (!beyond(view, by)) return t('do-move-brings', { space, n: view.gems[space] ?? 0 });
  return view.tokens ? t('do-move-costs', { left: view.tokens - 1 }) : t('do-move-loses');
}

/** What becomes of the gems at an end that the forest covers. */
export function coverBrings(view: DuetView, end: string): string {
  const [space, to] = end === 'low' ? [view.low, view.low + 1] : [view.high, view.high - 1];
  return t('do-cover-slides', { n: view.gems[space] ?? 0, to });
}

/** The ends of the path that the forest would cover after one of these choices. */
export function endsAt(view: DuetView, moves: Iterable<number>, covers: Iterable<string>): number[] {
  const far = [...moves].filter((by) => beyond(view, by)).map((by) => (by < 0 ? view.low : view.high));
  return [...far, ...[...covers].map((end) => (end === 'low' ? view.low : view.high))];
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
