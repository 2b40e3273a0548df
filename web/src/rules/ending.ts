// How a game ended, in words and in rows.

import { t } from '../i18n/index.svelte';
import type { GameEvent, Outcome } from '../net/protocol';
import { sayOr, type Telling } from './words';

export function endingWords(
  outcome: Outcome,
  viewer: number,
  names: readonly string[],
  game: string,
): string {
  const who = outcome.winners.map((seat) => names[seat] ?? '').join(', ');
  switch (outcome.ending) {
    case 'win':
      if (viewer >= 0 && !outcome.winners.includes(viewer)) return t('ending-lost-you', { who });
      return t('ending-win', { who, you: viewer >= 0 ? 'yes' : 'no' });
    case 'shared':
      return t('ending-shared', { who });
    case 'solo':
      return t('ending-solo', { n: outcome.scores[0] ?? 0 });
    case 'victory':
      return t(game === 'woods' ? 'ending-solo-won' : 'ending-victory');
    default:
      return t(`ending-${outcome.ending}`);
  }
}

/** The light in which a game ends for whoever looks: `viewer` is below 0 for who only watches, or shares the screen. */
export function toneOf(outcome: Outcome, viewer: number): 'victory' | 'defeat' | 'calm' {
  if (outcome.ending === 'victory') return 'victory';
  if (outcome.ending === 'solo' || outcome.ending === 'draw') return 'calm';
  if (outcome.winners.length === 0) return 'defeat';
  if (viewer < 0) return 'calm';
  return outcome.winners.includes(viewer) ? 'victory' : 'defeat';
}

/** Why a game ended as it did: something that happened to the table, or what the law says. */
export function reasonWords(outcome: Outcome, telling: Telling): string {
  const happened = outcome.cause !== undefined && outcome.cause !== 'rules';
  return happened ? t(`cause-${outcome.cause}`) : sayOr(outcome.message, outcome.sentence, telling);
}

export interface SheetRow {
  round: number;
  tricks: number[];
  points: number[];
  /** The points that Treasures brought at once. */
  treasures: number[];
  /** What goals and Poison brought or cost at once, in Deluxe. */
  goals: number[];
  poison: number[];
}

const PAID: Record<string, 'goals' | 'poison'> = { 'goal-scored': 'goals', poisoned: 'poison' };

/** How many gems a team collected in each round. */
export function gemsOf(events: readonly GameEvent[]): number[] {
  const rounds: number[] = [];
  for (const event of events) {
    if (event.event === 'dealt') rounds.push(0);
    if (event.event === 'collected') rounds.push((rounds.pop() ?? 0) + 1);
  }
  return rounds;
}

/** One row per scored round. */
export function sheetOf(events: readonly GameEvent[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let found: Record<'treasures' | 'goals' | 'poison', number[]> = { treasures: [], goals: [], poison: [] };
  const add = (list: number[], seat: unknown, points: unknown) => {
    list[Number(seat)] = (list[Number(seat)] ?? 0) + (Number(points) || 0);
  };
  for (const event of events) {
    const paid = PAID[event.event];
    if (event.event === 'dealt') found = { treasures: [], goals: [], poison: [] };
    if (event.event === 'trick-won') add(found.treasures, event.winner, event.points);
    if (paid) add(found[paid], event.seat, event.points);
    if (event.event !== 'round-scored') continue;
    const [tricks, points] = [event.tricks as number[], event.points as number[]];
    const all = (list: number[]) => tricks.map((_, seat) => list[seat] ?? 0);
    rows.push({
      round: Number(event.round),
      tricks,
      points,
      treasures: all(found.treasures),
      goals: all(found.goals),
      poison: all(found.poison),
    });
  }
  return rows;
}
