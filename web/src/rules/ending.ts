// How a game ended, in words and in rows.

import { t } from '../i18n/index.svelte';
import type { GameEvent, Outcome, Payment } from '../net/protocol';
import { isTeam } from './team';
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
      return t(isTeam(game) ? 'ending-victory' : 'ending-solo-won');
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
  const [one, two, more] = outcome.scores;
  if (outcome.message?.id === 'outcome-most-points' && one !== undefined && two !== undefined && more === undefined) {
    return t('end-score', { own: Math.max(one, two), other: Math.min(one, two) });
  }
  const happened = outcome.cause !== undefined && outcome.cause !== 'rules';
  return happened ? t(`cause-${outcome.cause}`) : sayOr(outcome.message, outcome.sentence, telling);
}

/** Points, and what for. */
export interface PointsPart {
  what: string;
  points: number;
}

export interface SheetRow {
  round: number;
  tricks: number[];
  points: number[];
  /** By seat, what was paid beside the chart, as the rules name it. */
  paid: PointsPart[][];
}

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
export function sheetOf(events: readonly GameEvent[], payments: readonly Payment[] = []): SheetRow[] {
  const rows: SheetRow[] = [];
  let round: GameEvent[] = [];
  for (const event of events) {
    if (event.event === 'dealt') round = [];
    round.push(event);
    if (event.event !== 'round-scored') continue;
    const [tricks, points] = [event.tricks as number[], event.points as number[]];
    rows.push({ round: Number(event.round), tricks, points, paid: tricks.map((_, seat) => paidTo(seat, round, payments)) });
  }
  return rows;
}

function paidTo(seat: number, round: readonly GameEvent[], payments: readonly Payment[]): PointsPart[] {
  const parts = payments.map(({ event: kind, what, seat: field }) => {
    const mine = round.filter((event) => event.event === kind && event[field] === seat);
    return { what, points: mine.reduce((sum, event) => sum + (Number(event.points) || 0), 0) };
  });
  return parts.filter((part) => part.points !== 0);
}
