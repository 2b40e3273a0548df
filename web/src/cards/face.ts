// What a card's text means for the eye: suit, rank, character, drawing. Which drawing belongs to
// which card stands beside the drawings.

import faces from '../../../src/tanglewood/drawings/faces.json';
import { familyOf } from '../rules/family';

export type SuitLetter = 'B' | 'K' | 'M' | 'D' | 'R' | 'S';

export interface Face {
  text: string;
  kind: 'suited' | 'special' | 'treasure';
  /** The colour family in the tokens: bells … stars, special, poison, w2 … w8. */
  family: string;
  suit: SuitLetter | null;
  /** What stands in the corners. */
  corner: string;
  rank: number;
  /** The drawing in the middle. */
  motif: string;
  /** The key of the character's name and ability in the catalogue; '' when it has none. */
  character: string;
  poison: boolean;
}

type Named = Record<string, [string, string]>;

export const SUIT_MOTIF = suitsTo(0);
export const SUIT_FAMILY = suitsTo(1);

function suitsTo(place: 0 | 1): Record<SuitLetter, string> {
  const suits = Object.entries(faces.suits as unknown as Named);
  return Object.fromEntries(suits.map(([letter, names]) => [letter, names[place]])) as Record<
    SuitLetter,
    string
  >;
}

/** Ranks with a character: the character's name and its drawing. */
const FOX = faces.fox as unknown as Named;
/** Of the games that name them otherwise than fox. */
const NAMED: Readonly<Record<string, Named>> = {
  'fox-manual': { ...FOX, ...(faces['fox-manual'] as unknown as Named) },
  duet: faces.duet as unknown as Named,
};

/** Special cards: the drawing, what stands in the corner, the rank. */
const SPECIAL = faces.special as unknown as Record<string, [string, string, number]>;

/** The special cards by name, in the order of the deck. */
export const SPECIALS: readonly string[] = Object.keys(SPECIAL);

export const TREASURES = faces.treasures as Record<number, string>;

/** The face of a card. `poison` says whether the game's 8s are Poison 8s. */
export function faceOf(text: string, game: string, poison = false): Face {
  const special = SPECIAL[text];
  if (special) {
    const [motif, corner, rank] = special;
    const character = `special-${text.toLowerCase()}`;
    return {
      text, kind: 'special', family: 'special', suit: null, corner, rank, motif, character,
      poison: false,
    };
  }
  if (/^\d+$/.test(text)) {
    const rank = Number(text);
    const motif = TREASURES[rank] ?? 'acorn';
    return {
      text, kind: 'treasure', family: `w${rank}`, suit: null, corner: text, rank, motif,
      character: motif, poison: false,
    };
  }
  const suit = text[0] as SuitLetter;
  const rank = Number(text.slice(1));
  const named = (NAMED[game] ?? FOX)[rank];
  if (poison && rank === 8) {
    return {
      text, kind: 'suited', family: SUIT_FAMILY[suit], suit, corner: '8', rank, motif: 'skull',
      character: 'poison', poison: true,
    };
  }
  return {
    text, kind: 'suited', family: SUIT_FAMILY[suit], suit, corner: String(rank), rank,
    motif: named ? named[1] : SUIT_MOTIF[suit], character: named ? named[0] : '',
    poison: false,
  };
}

/** Which suits a game has, in the order of its deck. */
export function suitsOf(game: string): SuitLetter[] {
  return familyOf(game) === 'duet' ? ['D', 'R', 'S'] : ['B', 'K', 'M'];
}
