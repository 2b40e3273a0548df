// How a table looks between two positions that the server sends: a view after one more event. What
// lies there for a moment is drawn from this; the position at the end is always the server's own.

import type { FoxTrickWon } from '../net/views';
import type { DeluxeView, DuetView, FoxView, GameEvent, TrickView, View, WoodsView } from '../net/protocol';
import { duetOf, isWoods } from '../rules/family';

const without = <T>(list: readonly T[], gone: unknown): T[] => {
  const at = list.indexOf(gone as T);
  return at < 0 ? [...list] : list.filter((_, n) => n !== at);
};

const changed = (list: readonly number[], at: number, by: number): number[] =>
  list.map((value, n) => (n === at ? Math.max(0, value + by) : value));

/** A view after an event; what the event does not tell stays as it was. */
export function after(view: View, event: GameEvent): View {
  return isWoods(view) ? afterTrade(view, event) : afterCard(view, event);
}

function afterCard<V extends TrickView>(view: V, event: GameEvent): V {
  const { viewer } = view;
  const seat = Number(event.seat);
  /** A card leaves a hand, or comes to one. */
  const lost = (who: number, card: unknown) => ({
    hand: who === viewer ? without(view.hand, card) : view.hand,
    counts: changed(view.counts, who, -1),
  });
  const gained = (who: number, card: unknown) => ({
    hand: who === viewer && card ? [...view.hand, String(card)] : view.hand,
    counts: changed(view.counts, who, 1),
  });
  const moved = (from: number, card: unknown) => {
    const hand = from === viewer ? without(view.hand, card) : [...view.hand, ...(viewer === 1 - from && card ? [String(card)] : [])];
    return { hand, counts: changed(changed(view.counts, from, -1), 1 - from, 1) };
  };
  const deck = (by: number) => ('deck' in view ? { deck: Math.max(0, view.deck + by) } : {});

  switch (event.event) {
    case 'dealt':
      return { ...view, ...dealt(view, event) };
    case 'played': {
      const laid = event.crown ? `${event.card}+${event.crown}` : String(event.card);
      const first = view.trick.length === 0 || view.trick.length > 1;
      const { hand, counts } = lost(seat, event.card);
      return {
        ...view,
        counts,
        hand: seat === viewer && event.crown ? without(hand, event.crown) : hand,
        leader: first ? seat : view.leader,
        trick: first ? [laid] : [...view.trick, laid],
      };
    }
    case 'exchanged':
      return {
        ...view,
        decree: String(event.decree),
        hand: seat === viewer ? [...without(view.hand, event.decree), String(event.taken)] : view.hand,
      };
    case 'drew':
      return { ...view, ...gained(seat, event.card), ...deck(-1) };
    case 'put-under':
      return { ...view, ...lost(seat, event.card), ...deck(1) };
    case 'looked':
      return { ...view, phase: 'take', shown: (event.cards as string[] | null) ?? [] };
    case 'took':
      return { ...view, shown: [], ...(event.took ? moved(1 - seat, event.card) : {}) };
    case 'gave':
      return { ...view, ...moved(seat, event.card) };
    case 'swapped': {
      const [own, other] = [(event.gave as unknown[])[viewer], (event.gave as unknown[])[1 - viewer]];
      return { ...view, hand: viewer < 0 ? view.hand : [...without(view.hand, own), ...(other ? [String(other)] : [])] };
    }
    case 'trick-won': {
      const winner = Number(event.winner);
      const tricks = 'tricks' in view ? { tricks: changed((view as FoxView).tricks, winner, 1) } : {};
      const { event: _, lead, follow, ...fields } = event as unknown as FoxTrickWon;
      const won = view.won ? { won: [...view.won, { ...fields, cards: [lead, follow] }] } : {};
      return { ...view, ...tricks, ...won, trick: [] };
    }
    case 'round-scored': {
      const { tricks, scores } = event as unknown as { tricks: number[]; scores: number[] };
      return { ...view, phase: 'scored', hand: [], counts: view.counts.map(() => 0), trick: [], tricks, scores };
    }
    default:
      {
      const duet = duetOf(view);
      return duet ? (afterStep(duet, event) as V) : view;
    }
  }
}

function dealt(view: TrickView, event: GameEvent): Partial<FoxView & DeluxeView> {
  const hands = event.hands as (string[] | null)[];
  const size = hands.find((hand) => hand)?.length ?? Math.max(...view.counts);
  return {
    phase: 'lead',
    round: Number(event.round),
    dealer: Number(event.dealer),
    leader: 1 - Number(event.dealer),
    hand: hands[view.viewer] ?? [],
    counts: hands.map((hand) => hand?.length ?? size),
    decree: String(event.decree),
    trick: [],
    ...('tricks' in view ? { tricks: [0, 0] } : {}),
    ...(view.won ? { won: [] } : {}),
  };
}

/** The foxes walk, gems are collected, the forest grows. */
function afterStep(view: DuetView, event: GameEvent): DuetView {
  const space = Number(event.space);
  switch (event.event) {
    case 'moved':
      return { ...view, tracker: space };
    case 'went-beyond':
      return event.space === null ? view : { ...view, tracker: space };
    case 'collected':
      return { ...view, gems: changed(view.gems, space, -1) };
    case 'covered': {
      const gems = view.gems.map((n, at) => (at === space ? 0 : at === event.to ? n + Number(event.slid) : n));
      const ends = space <= view.start ? { low: space + 1 } : { high: space - 1 };
      return { ...view, ...ends, gems, tokens: Number(event.tokens) };
    }
    case 'round-ended': {
      const added = event.added as number[];
      const gems = view.gems.map((n, at) => n + added.filter((one) => one === at).length);
      return { ...view, phase: 'scored', gems, hand: [], counts: view.counts.map(() => 0), trick: [] };
    }
    default:
      return view;
  }
}

/** What a trade takes lies in the hand or the pocket; the row closes up. */
function afterTrade(view: WoodsView, event: GameEvent): WoodsView {
  if (event.event === 'dealt') {
    const hands = event.hands as (number[] | null)[];
    const size = hands.find((hand) => hand)?.length ?? Math.max(...view.counts);
    return {
      ...view,
      hand: hands[view.viewer] ?? [],
      counts: hands.map((hand) => hand?.length ?? size),
      row: event.row as number[],
    };
  }
  if (event.event === 'revealed') return { ...view, row: [...view.row, ...(event.cards as number[])], deck: Number(event.deck) };
  if (event.event === 'swept') return { ...view, row: [], discards: [...view.discards, ...(event.row as number[])] };
  if (event.event !== 'traded') return view;
  const seat = Number(event.seat);
  const [slots, taken, pocketed] = [event.slots as number[], event.taken as number[], event.pocketed as number[]];
  let hand = seat === view.viewer ? [...without(view.hand, event.discard), ...taken] : view.hand;
  for (const value of seat === view.viewer ? pocketed : []) for (let n = 0; n < 3; n++) hand = without(hand, value);
  return {
    ...view,
    hand,
    counts: changed(view.counts, seat, taken.length - 1 - 3 * pocketed.length),
    row: view.row.filter((_, slot) => !slots.includes(slot)),
    discards: [...view.discards, Number(event.discard)],
    pockets: view.pockets.map((sets, who) => (who === seat ? [...sets, ...pocketed] : sets)),
  };
}
