// What moves on the table when something happens, besides the cards that change their places: a
// card finds its own way from where it lay to where it lies (stage.ts).

import { faceOf } from '../cards/face';
import type { DuetView, GameEvent, TrickView, View } from '../net/protocol';

/** Places have names: `deck`, `seat-1` (a row of backs), `pile-0` (tricks won), `score-0`, `space-4`, `gems`. */
export type Cue =
  /** Every card comes from the deck, one after the other. */
  | { cue: 'deal' }
  /** The cards of a trick go to its winner. */
  | { cue: 'sweep'; cards: readonly string[]; to: string }
  /** Face down from one place to another: nobody sees which card it is. */
  | { cue: 'hidden'; from: string; to: string }
  /** A copy of an open card goes somewhere and is gone. */
  | { cue: 'leave'; card: string; to: string }
  /** A card that has just come stands where this one stood. */
  | { cue: 'arrive'; card: string; from: string }
  /** An ability shows itself on a card. */
  | { cue: 'ring'; card: string; tone: string }
  /** The suit of the decree comes over a card, which counts as trump. */
  | { cue: 'trump'; card: string }
  /** The Monarch asks for a card of the other hand. */
  | { cue: 'demand'; card: string; to: string }
  /** Points come to a score, or leave it. */
  | { cue: 'pop'; at: string; points: number }
  /** The foxes step from space to space; beyond an end they are back at the start. */
  | { cue: 'walk'; spaces: readonly number[] }
  | { cue: 'gem'; space: number }
  | { cue: 'grow'; space: number };

/** What a card's face says of its ability, as the Manual's own names are other words for it. */
const characterOf = (card: unknown, game: string): string => {
  const name = card ? faceOf(String(card), game).character : '';
  return { queen: 'monarch', ace: 'swan' }[name] ?? name;
};

const suitOf = (card: unknown, game: string): string => faceOf(String(card), game).family;

/** What moves with an event, on the way from a view to the one after it. */
export function cuesOf(event: GameEvent, before: View): Cue[] {
  const { game } = before;
  const seat = Number(event.seat);
  const own = before.viewer === seat;
  switch (event.event) {
    case 'dealt':
      return [{ cue: 'deal' }];
    case 'played':
      return characterOf(event.card, game) === 'monarch' && (before as TrickView).trick.length !== 1
        ? [{ cue: 'demand', card: String(event.card), to: `seat-${1 - seat}` }]
        : [];
    case 'exchanged':
      return own ? [] : [{ cue: 'leave', card: String(event.taken), to: `seat-${seat}` }];
    case 'drew':
      return own ? [] : [{ cue: 'hidden', from: 'deck', to: `seat-${seat}` }];
    case 'put-under':
      return own ? [{ cue: 'leave', card: String(event.card), to: 'deck' }] : [{ cue: 'hidden', from: `seat-${seat}`, to: 'deck' }];
    case 'took':
      return event.took && event.card && !own ? [{ cue: 'leave', card: String(event.card), to: `seat-${seat}` }] : [];
    case 'gave':
      return own && event.card ? [{ cue: 'leave', card: String(event.card), to: `seat-${1 - seat}` }] : [];
    case 'swapped':
      return swapCues(event, before as TrickView);
    case 'trick-won':
      return abilities(event, before as TrickView);
    case 'moved':
      return [{ cue: 'walk', spaces: path((before as DuetView).tracker, Number(event.space)) }];
    case 'went-beyond': {
      const { tracker, gems } = before as DuetView;
      const walked = path(tracker, Number(event.by) < 0 ? 0 : gems.length - 1);
      return [{ cue: 'walk', spaces: event.space === null ? walked : [...walked, Number(event.space)] }];
    }
    case 'collected':
      return [{ cue: 'gem', space: Number(event.space) }];
    case 'covered':
      return [{ cue: 'grow', space: Number(event.space) }];
    case 'traded':
      return tradeCues(event, own);
    default:
      return [];
  }
}

function swapCues(event: GameEvent, { viewer }: TrickView): Cue[] {
  const gave = event.gave as (string | null)[];
  if (viewer < 0) return [0, 1].map((seat) => ({ cue: 'hidden', from: `seat-${seat}`, to: `seat-${1 - seat}` }));
  return [{ cue: 'leave', card: String(gave[viewer]), to: `seat-${1 - viewer}` }];
}

/** What decided a trick: a Witch alone is trump, a Swan that lost leads, a Treasure is found. */
function abilities(event: GameEvent, { game, decree }: TrickView): Cue[] {
  const cards = [String(event.lead), String(event.follow)];
  const kinds = cards.map((card) => characterOf(card, game));
  const witch = kinds.filter((kind) => kind === 'witch').length === 1 ? cards[kinds.indexOf('witch')] : undefined;
  const cues: Cue[] = [];
  if (witch && decree && suitOf(witch, game) !== suitOf(decree, game)) cues.push({ cue: 'trump', card: witch });
  for (const [at, card] of cards.entries()) {
    const seat = at === 0 ? Number(event.leader) : 1 - Number(event.leader);
    const swan = kinds[at] === 'swan' && seat !== event.winner;
    if (swan || kinds[at]?.startsWith('treasure')) cues.push({ cue: 'ring', card, tone: suitOf(card, game) });
  }
  return cues;
}

function tradeCues(event: GameEvent, own: boolean): Cue[] {
  const seat = Number(event.seat);
  const [taken, slots, pocketed] = [event.taken as number[], event.slots as number[], event.pocketed as number[]];
  const cues: Cue[] = [own ? { cue: 'leave', card: `hand-${event.discard}`, to: 'discards' } : { cue: 'hidden', from: `pocket-${seat}`, to: 'discards' }];
  for (const [n, slot] of slots.entries()) {
    const kept = own && !pocketed.includes(taken[n] ?? -1);
    cues.push(kept ? { cue: 'arrive', card: `hand-${taken[n]}`, from: `slot-${slot}` } : { cue: 'leave', card: `slot-${slot}`, to: `pocket-${seat}` });
  }
  for (const value of own ? pocketed : []) cues.push({ cue: 'leave', card: `hand-${value}`, to: `pocket-${seat}` });
  if (event.token) cues.push({ cue: 'leave', card: 'coin', to: `pocket-${seat}` });
  return cues;
}

/** Every space from one to another, both among them. */
export function path(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + way * n);
}

/** The points that an event brings or costs at once. */
export function popsOf(event: GameEvent, game: string): { seat: number; points: number }[] {
  const points = Number(event.points) || 0;
  if (event.event === 'trick-won' && points && game !== 'fox-manual') return [{ seat: Number(event.winner), points }];
  return (event.event === 'goal-scored' || event.event === 'poisoned') && points ? [{ seat: Number(event.seat), points }] : [];
}
