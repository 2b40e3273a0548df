// Moments made by the law itself (fixtures/make.py).

import type { Action, GameEvent, View } from '../src/net/protocol';

export interface Fixture {
  moments: Record<string, { view: View; legal: Action[]; events: GameEvent[] }>;
  events: Record<string, GameEvent>;
}

export const GAMES = ['fox', 'fox-manual', 'duet', 'deluxe', 'woods', 'woods-solo'] as const;

const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

export function fixture(name: string): Fixture {
  const found = files[`./fixtures/${name}.json`];
  if (!found) throw new Error(`there is no fixture ${name}`);
  return found;
}
