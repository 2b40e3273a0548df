// Trades of Into the Woods: one tap on a discard, then on one card up or two cards down.

import type { Action, WoodsView } from '../net/protocol';

export interface Fetch {
  /** Slots that end the trade with one tap: cards of equal or greater value. */
  up: Map<number, Action>;
  /** Slots that need a second one: lower cards. */
  down: Set<number>;
}

/** What a discard may fetch, after the first lower card was chosen or before. */
export function fetchOf(legal: readonly Action[], discard: number, first: number | null): Fetch {
  const found: Fetch = { up: new Map(), down: new Set() };
  for (const action of legal) {
    if (action.kind !== 'trade' || Number(action.card) !== discard) continue;
    const [a, b] = action.slots ?? [];
    if (a === undefined) continue;
    if (b === undefined) {
      if (first === null) found.up.set(a, action);
    } else if (first === null) {
      found.down.add(a).add(b);
    } else if (a === first || b === first) {
      found.down.add(a === first ? b : a);
    }
  }
  return found;
}

/** What a discard may be traded for, as it is asked: only what is possible now. */
export function fetchWords({ up, down }: Fetch): string {
  if (up.size && down.size) return 'ask-turn-fetch';
  return up.size ? 'ask-turn-fetch-up' : 'ask-turn-fetch-down';
}

/** The trade of a discard with two lower cards. */
export function pairOf(legal: readonly Action[], discard: number, a: number, b: number) {
  const [low, high] = a < b ? [a, b] : [b, a];
  return legal.find(
    (action) =>
      action.kind === 'trade' &&
      Number(action.card) === discard &&
      action.slots?.[0] === low &&
      action.slots?.[1] === high,
  );
}

/** A trade to try with a discard that allows no trade now: the law says why when it is tried. */
export function attemptWith(view: WoodsView, value: number): string {
  const slots = view.row.map((_, slot) => slot);
  const down = slots.filter((slot) => (view.row[slot] ?? 0) < value).slice(0, 2);
  const [up] = slots.filter((slot) => !down.includes(slot));
  return `${value}>${down.length === 2 || up === undefined ? down.join('') : up}`;
}
