// Which events a person is told, and which are only the machinery of the table.

import type { GameEvent } from '../net/protocol';

const QUIET = new Set(['dealer-chosen', 'first-chosen', 'specials-in', 'goals-opened']);

/** The events of the newest steps, the ones to show as "what just happened". */
export function newest(events: readonly GameEvent[], most = 4): GameEvent[] {
  const last = events.at(-1)?.number;
  if (last === undefined) return [];
  const told = (event: GameEvent) => !QUIET.has(event.event) && !(event.event === 'dealt' && 'row' in event);
  const news = events.filter((event) => event.number >= last - 1 && told(event));
  // How a round ended is not lost among what the next one began with.
  const scored = news.slice(0, -most).findLast((event) => event.event === 'round-scored');
  return scored ? [scored, ...news.slice(1 - most)] : news.slice(-most);
}

const WRITTEN_DOWN = new Set(['round-scored', 'round-ended']);

/** What is told from memory: what happened since a decision, and what people write down. */
export function eventsSince(events: readonly GameEvent[], decided: number): GameEvent[] {
  return events.filter((event) => event.number >= decided || WRITTEN_DOWN.has(event.event));
}

/** The last trick, as long as nobody has led to the next one and no new cards are dealt. */
export function lastTrick(events: readonly GameEvent[]): GameEvent | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (!event) continue;
    if (event.event === 'trick-won') return event;
    if (event.event === 'played' || event.event === 'dealt') return null;
  }
  return null;
}

/** What befalls a seat that has chosen nothing. */
const BEFALLS = new Set(['first-chosen']);

/** Whether a seat has decided something, which can be taken back. */
export function hasDecided(events: readonly GameEvent[], seat: number): boolean {
  return events.some((event) => event.seat === seat && !BEFALLS.has(event.event));
}
