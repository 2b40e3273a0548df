// Which sky stands over a table, and how far the day has gone there.

import type { View } from '../net/protocol';
import { duetOf, isWoods } from './family';

/** After this many rounds the light has crossed the sky, where a game does not say how many it has. */
const ROUNDS = 5;
const DUET_ROUNDS = 3;

/** From 0, when a game begins, to 1; it moves with the rounds, and in the woods with the cards. */
export function hourOf(view: View): number {
  if (isWoods(view)) {
    const { deck, discards } = view;
    return discards.length / Math.max(1, deck + discards.length);
  }
  const last = duetOf(view) ? DUET_ROUNDS : ROUNDS;
  const { round } = view;
  return Math.min(1, Math.max(0, round - 1) / (last - 1));
}

/** Put a game's sky over the page; null takes it away. */
export function setSky(view: View | null): void {
  const { dataset, style } = document.documentElement;
  if (view) dataset.game = view.game;
  else delete dataset.game;
  style.setProperty('--hour', view ? (0.12 + 0.76 * hourOf(view)).toFixed(3) : '0.5');
}
