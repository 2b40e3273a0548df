// Moments made by the law itself (fixtures/make.py).

import type { Action, GameEvent, View } from '../src/net/protocol';

export interface Fixture {
  moments: Record<string, { view: View; legal: Action[]; events: GameEvent[] }>;
  events: Record<string, GameEvent>;
}

export const GAMES = ['fox', 'fox-manual', 'duet', 'deluxe', 'woods', 'woods-solo'] as const;

const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

/** As much of an event as a test needs. */
export function heard(event: string, fields: object = {}): GameEvent {
  return { event, words: '', number: 1, ...fields } as GameEvent;
}

export function fixture(name: string): Fixture {
  const found = files[`./fixtures/${name}.json`];
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
}
