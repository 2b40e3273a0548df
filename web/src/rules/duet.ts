// The forest of the Duet: where a trick could lead.

import { faceOf } from '../cards/face';
import { t } from '../i18n/index.svelte';
import type { DuetView } from '../net/protocol';
import { followerWins } from './fox';

const MUSICIAN = 1;
const GAZELLE = 5;
const FULL = [0, 1, 2, 3];

/** The signed steps that a finished trick allows its winner. */
export function stepsOf(view: DuetView, lead: string, follow: string): number[] {
  if (!view.decree) return [];
  const trump = faceOf(view.decree, 'duet').suit;
  const winner = followerWins('duet', trump, lead, follow) ? 1 - view.leader : view.leader;
  const cards = [lead, follow];
  const paws = cards.map((card) => view.paws[card] ?? 0);
  const ranks = cards.map((card) => faceOf(card, 'duet').rank);
  const gazelles = ranks.filter((rank) => rank === GAZELLE).length;
  const sums = new Set([sum(paws)]);
  if (gazelles >= 1) {
    sums.add(paws[0] ?? 0);
    sums.add(paws[1] ?? 0);
  }
  if (gazelles === 2) sums.add(0);
  const towards = winner === 0 ? -1 : 1;
  const found = new Set<number>();
  for (const length of sums) {
    found.add(towards * length || 0);
    if (ranks.includes(MUSICIAN)) found.add(-towards * length || 0);
  }
  return [...found].sort((a, b) => a - b);
}

/** The spaces that could be reached with this card: exact as second card, a guess as lead. */
export function reachable(view: DuetView, card: string): number[] {
  const lead = view.trick[0];
  let steps: number[];
  if (lead && view.trick.length === 1) {
    steps = stepsOf(view, lead, card);
  } else if (view.trick.length === 0) {
    const own = view.paws[card] ?? 0;
    steps = [...new Set(FULL.flatMap((other) => [own + other, -own - other]))];
  } else {
    return [];
  }
  return steps
    .map((by) => landing(view, by))
    .filter((space, at, all) => all.indexOf(space) === at)
    .sort((a, b) => a - b);
}

/** Where steps lead: a space, or the start again when they go beyond the path. */
export function landing(view: DuetView, by: number): number {
  const space = view.tracker + by;
  return space < view.low || space > view.high ? view.start : space;
}

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

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Which end the forest covers, by who sits there. */
export function coverWords(end: string, names: readonly string[], me: number): string {
  const seat = end === 'low' ? 0 : 1;
  return t(`do-cover-${end}`, { who: names[seat] ?? '', you: seat === me ? 'yes' : 'no' });
}
