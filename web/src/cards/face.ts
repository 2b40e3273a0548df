// What a card's text means for the eye: suit, rank, character, drawing.

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

export const SUIT_MOTIF: Record<SuitLetter, string> = {
  B: 'bell',
  K: 'key',
  M: 'moon',
  D: 'dove',
  R: 'rose',
  S: 'star',
};

export const SUIT_FAMILY: Record<SuitLetter, string> = {
  B: 'bells',
  K: 'keys',
  M: 'moons',
  D: 'doves',
  R: 'roses',
  S: 'stars',
};

const FOX: Record<number, [string, string]> = {
  1: ['swan', 'swan'],
  3: ['fox', 'fox'],
  5: ['woodcutter', 'axe'],
  7: ['treasure', 'chest'],
  9: ['witch', 'hat'],
  11: ['monarch', 'crown'],
};

const DUET: Record<number, [string, string]> = {
  1: ['musician', 'lute'],
  3: ['foxes', 'foxes'],
  5: ['gazelle', 'gazelle'],
  7: ['gift', 'gift'],
  9: ['heir', 'circlet'],
};

const SPECIAL: Record<string, [string, string, number]> = {
  Bow: ['bow', '–', 0],
  Hammer: ['hammer', '–', 0],
  Potion: ['potion', '–', 0],
  Shovel: ['shovel', '–', 0],
  Axe: ['axe', '8', 8],
  Tree: ['tree', '6', 6],
  Fairy: ['fairy', '4', 4],
  Crown: ['crown', '2', 2],
  Mirror: ['mirror', '=', 0],
};

/** The special cards by name, in the order of the deck. */
export const SPECIALS: readonly string[] = Object.keys(SPECIAL);

export const TREASURES: Record<number, string> = {
  2: 'acorn',
  3: 'feather',
  4: 'mushroom',
  5: 'cone',
  6: 'stone',
  7: 'butterfly',
  8: 'owl',
};

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
  const named = (game === 'duet' ? DUET : FOX)[rank];
  if (poison && rank === 8) {
    return {
      text, kind: 'suited', family: SUIT_FAMILY[suit], suit, corner: '8', rank, motif: 'skull',
      character: 'poison', poison: true,
    };
  }
  const manual = game === 'fox-manual' && named ? MANUAL[named[0]] : undefined;
  return {
    text, kind: 'suited', family: SUIT_FAMILY[suit], suit, corner: String(rank), rank,
    motif: named ? named[1] : SUIT_MOTIF[suit], character: manual ?? (named ? named[0] : ''),
    poison: false,
  };
}

const MANUAL: Record<string, string> = {
  swan: 'ace',
  monarch: 'queen',
  treasure: 'treasure-late',
};

/** Which suits a game has, in the order of its deck. */
export function suitsOf(game: string): SuitLetter[] {
  return game === 'duet' ? ['D', 'R', 'S'] : ['B', 'K', 'M'];
}
