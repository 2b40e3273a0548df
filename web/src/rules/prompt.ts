// What a person is asked for, where it takes more than a look into the catalogue.

import { faceOf } from '../cards/face';
import { t } from '../i18n/index.svelte';
import type { DuetView, TrickView } from '../net/protocol';
import { beyond } from './duet';

/** The answer to a lead: bound to its suit, or free. */
export function followWords(view: TrickView, playable: readonly string[]): string {
  const lead = view.trick[0] ?? '';
  const { suit, rank, character } = faceOf(lead.replace(/[+!].*/, ''), view.game);
  const bound = suit && playable.some((card) => faceOf(card, view.game).suit === suit);
  if (!bound || playable.length >= view.hand.length) return t('ask-follow');
  const monarch = rank === 11 && !lead.includes('+');
  return t(monarch ? `ask-follow-${character}` : 'ask-follow-suit', { suit: t(`suit-${suit}`) });
}

/** A step of the foxes by its signed length. */
export function moveWords(view: DuetView, by: number, names: readonly string[]): string {
  if (by === 0) return t('do-move-stay');
  const key = beyond(view, by) ? 'do-move-beyond' : 'do-move';
  return t(key, { n: Math.abs(by), whom: names[by < 0 ? 0 : 1] ?? '' });
}
