// Which sounds belong to what happens: the same cues and events that move the table.

import type { Cue } from '../motion/cues';
import type { GameEvent, Outcome } from '../net/protocol';
import { toneOf } from '../rules/ending';
import type { Sound } from './recipes';

const OF_EVENT: Readonly<Record<string, Sound>> = {
  dealt: 'deal',
  played: 'lay',
  exchanged: 'lay',
  drew: 'lay',
  took: 'lay',
  'put-under': 'lay',
  swapped: 'lay',
  gave: 'lay',
  swept: 'sweep',
  moved: 'step',
  'went-beyond': 'step',
  collected: 'gem',
  covered: 'sour',
  'round-ended': 'round-won',
};

/** What is seen, and heard, a little later where the table moves: with the cards that are swept up. */
const AT_ONCE: Readonly<Record<string, Sound>> = { 'trick-won': 'sweep', 'goal-scored': 'point', poisoned: 'sour' };

const OF_CUE: Partial<Record<Cue['cue'], Sound>> = { deal: 'deal', sweep: 'sweep', walk: 'step', gem: 'gem', hidden: 'lay', leave: 'lay' };

/** What is heard with a moment of the table, each sound once, in the order in which it happens; `still` where nothing moves. */
export function soundsOf(cues: readonly Cue[], events: readonly GameEvent[], viewer: number, still: boolean): Sound[] {
  const found = [...events.flatMap((event) => ofEvent(event, viewer) ?? (still ? AT_ONCE[event.event] : undefined)), ...cues.map(ofCue)];
  return [...new Set(found.filter((sound) => sound !== undefined))];
}

function ofCue(cue: Cue): Sound | undefined {
  return cue.cue === 'pop' ? (cue.points > 0 ? 'point' : 'sour') : OF_CUE[cue.cue];
}

function ofEvent(event: GameEvent, viewer: number): Sound | Sound[] | undefined {
  if (event.event === 'traded') return ['lay', ...ofTrade(event)];
  if (event.event !== 'round-scored') return OF_EVENT[event.event];
  const points = event.points as readonly number[];
  const own = points[Math.max(viewer, 0)] ?? 0;
  return viewer < 0 || own >= Math.max(...points) ? 'round-won' : 'round-lost';
}

/** A set that is pocketed rings, and so does a token. */
function ofTrade({ pocketed, token }: GameEvent): Sound[] {
  if ((pocketed as number[]).length) return ['gem'];
  return token ? ['point'] : [];
}

/** The end of a game, as whoever plays hears it. */
export function soundOfEnd(outcome: Outcome, viewer: number): Sound {
  return toneOf(outcome, viewer) === 'defeat' ? 'defeat' : 'victory';
}
