// What a person can do now, sorted by where on the table it is done.

import type { Action } from '../net/protocol';

export interface Choices {
  /** A tap on a card of the hand. */
  hand: Map<string, Action>;
  /** The same with the Crown added. */
  crowned: Map<string, Action>;
  /** A tap on one of the cards shown in the middle: the Potion's, the Fairy's. */
  shown: Map<string, Action>;
  /** A step of the tracker, by its signed length. */
  moves: Map<number, Action>;
  /** An end of the path to cover. */
  covers: Map<string, Action>;
  /** Everything else is a button. */
  buttons: Action[];
}

const FROM_HAND = new Set(['play', 'exchange', 'under', 'give']);
const FROM_SHOWN = new Set(['pour', 'take']);

export function choicesOf(legal: readonly Action[]): Choices {
  const found: Choices = {
    hand: new Map(),
    crowned: new Map(),
    shown: new Map(),
    moves: new Map(),
    covers: new Map(),
    buttons: [],
  };
  for (const action of legal) {
    const card = String(action.card ?? '');
    if (action.kind === 'play-crowned') found.crowned.set(card, action);
    else if (FROM_HAND.has(action.kind)) found.hand.set(card, action);
    else if (FROM_SHOWN.has(action.kind)) found.shown.set(card, action);
    else if (action.kind === 'move') found.moves.set(action.by ?? 0, action);
    else if (action.kind === 'cover') found.covers.set(String(action.value), action);
    else if (action.kind !== 'trade') found.buttons.push(action);
  }
  return found;
}

/** The message on the button of an action that has no place on the table. */
export function buttonId(text: string): string {
  return text.startsWith('name=') ? `suit-${text.slice(5)}` : `do-${text.replace('=', '-')}`;
}
