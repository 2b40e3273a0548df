// How long a moment stays on the table before the next one takes its place: a machine answers
// soon, and people want to see the trick it won.

import { NOBODY, type GameEvent, type StateMessage, type TrickView } from '../net/protocol';
import type { Settings } from './settings.svelte';

const FACTOR: Record<Settings['pace'], number> = { none: 0, quick: 0.55, normal: 1, slow: 1.6 };

/** Milliseconds by event; what is not named here needs no look of its own. */
const LOOK: Record<string, number> = {
  played: 500,
  exchanged: 800,
  swapped: 800,
  took: 800,
  moved: 900,
  collected: 900,
  covered: 900,
  traded: 1300,
  passed: 600,
  swept: 900,
  dealt: 800,
  'trick-won': 1300,
  'round-scored': 3200,
  'round-ended': 3200,
};

/** How long what just happened stays, at the pace of the settings. */
export function look(fresh: readonly GameEvent[], pace: Settings['pace']): number {
  return FACTOR[pace] * Math.max(0, ...fresh.map((event) => LOOK[event.event] ?? 0));
}

/** A state in two moments where it ends one round and deals the next: first what was scored. */
export function moments(before: StateMessage | undefined, now: StateMessage): StateMessage[] {
  const dealt = now.events.findIndex((event) => event.event === 'dealt');
  const scored = now.events.slice(0, Math.max(dealt, 0)).findLast((event) => event.event === 'round-scored');
  if (!scored || !before?.view) return [now];
  const view: TrickView = {
    ...(before.view as TrickView),
    phase: 'scored',
    to_act: NOBODY,
    legal: [],
    trick: [],
    hand: [],
    counts: [0, 0],
    tricks: scored.tricks,
    scores: scored.scores as number[],
  };
  const seen = { ...now, view, to_act: NOBODY, legal: [], undo: false };
  return [
    { ...seen, events: now.events.slice(0, dealt) },
    { ...now, events: now.events.slice(dealt) },
  ];
}
