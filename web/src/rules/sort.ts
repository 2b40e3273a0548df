import { faceOf, suitsOf } from '../cards/face';
import type { Settings } from '../state/settings.svelte';

/** The hand in the order a person wants to see it. */
export function sortHand(
  hand: readonly string[],
  game: string,
  order: Settings['sort'],
  trump: string | null,
): string[] {
  const suits = suitsOf(game) as string[];
  const trumpSuit = trump ? faceOf(trump, game).suit : null;
  const place = (card: string): [number, number] => {
    const face = faceOf(card, game);
    if (face.kind === 'treasure') return [0, face.rank];
    const suit = face.suit === null ? suits.length : suits.indexOf(face.suit);
    if (order === 'rank') return [face.rank, suit];
    if (order === 'trump' && face.suit === trumpSuit) return [suits.length - 0.5, face.rank];
    return [suit, face.rank];
  };
  return [...hand].sort((a, b) => {
    const [x, y] = [place(a), place(b)];
    return x[0] - y[0] || x[1] - y[1] || a.localeCompare(b);
  });
}
