// How a game ended, in words and in rows.

import { t } from '../i18n/index.svelte';
import type { GameEvent, Outcome } from '../net/protocol';

export function endingWords(
  outcome: Outcome,
  viewer: number,
  names: readonly string[],
  game: string,
): string {
  const who = outcome.winners.map((seat) => names[seat] ?? '').join(', ');
  switch (outcome.ending) {
    case 'win':
      if (outcome.winners.includes(viewer)) return t('ending.win.you');
      return t(viewer >= 0 ? 'ending.lost.you' : 'ending.win', { who });
    case 'shared':
      return t('ending.shared', { who });
    case 'solo': {
      const n = outcome.scores[0] ?? 0;
      return n >= 7 && game === 'woods' ? t('ending.solo.won') : t('ending.solo', { n });
    }
    default:
      return t(`ending.${outcome.ending}`);
  }
}

export interface SheetRow {
  round: number;
  tricks: number[];
  points: number[];
  /** The points that Treasures brought at once. */
  treasures: number[];
}

/** One row a scored round. */
export function sheetOf(events: readonly GameEvent[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let found: number[] = [];
  for (const event of events) {
    if (event.event === 'dealt') found = [];
    if (event.event === 'trick-won') {
      const winner = Number(event.winner);
      found[winner] = (found[winner] ?? 0) + (Number(event.points) || 0);
    }
    if (event.event !== 'round-scored') continue;
    const [tricks, points] = [event.tricks as number[], event.points as number[]];
    const treasures = tricks.map((_, seat) => found[seat] ?? 0);
    rows.push({ round: Number(event.round), tricks, points, treasures });
  }
  return rows;
}
