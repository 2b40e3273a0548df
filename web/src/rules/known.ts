// What an attentive player remembers of another hand, from the facts in the order they were learned.

import { faceOf } from '../cards/face';

interface Fact {
  fact: string;
  seat: number;
  suit?: string;
  card?: string;
  cards?: string[];
}

/** The suits that a hand showed to be out of, and has surely none of since. */
export function voidsOf(facts: readonly unknown[], seat: number, game: string): string[] {
  const out = new Set<string>();
  // A card that comes may be of any suit where the viewer did not see it.
  const comes = ({ card, cards }: Fact) => {
    const seen = cards ?? (card === undefined ? [] : [card]);
    if (!seen.length) out.clear();
    for (const one of seen) out.delete(faceOf(one, game).suit ?? '');
  };
  for (const fact of facts as Fact[]) {
    if (fact.seat !== seat) {
      if (fact.fact === 'gave') comes(fact);
    } else if (fact.fact === 'void' && fact.suit) out.add(fact.suit.charAt(0)); // 'Keys' to 'K'
    else if (fact.fact === 'took') comes(fact);
    else if (fact.fact === 'drew') out.clear();
  }
  return [...out];
}
