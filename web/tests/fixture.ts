// Moments made by the law itself (fixtures/make.py).

import { readFileSync } from 'node:fs';
import type { Action, GameEvent, View } from '../src/net/protocol';

export interface Fixture {
  moments: Record<string, { view: View; legal: Action[]; events: GameEvent[] }>;
  events: Record<string, GameEvent>;
}

export const GAMES = ['fox', 'fox-manual', 'duet', 'deluxe', 'woods', 'woods-solo'] as const;

export function fixture(name: string): Fixture {
  const path = new URL(`./fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf-8')) as Fixture;
}
