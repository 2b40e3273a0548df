// The verifiable shuffle, worked out again by this page itself: every step is the SHA-256 of a line of text.

import type { Revealed } from '../net/answers';
import type { Message } from '../net/protocol';
import { sha256 } from './sha256';

const SCHEME = 'tanglewood-shuffle-1';
const KEY_DIGITS = 32;

/** What this browser puts into a shuffle: 32 random bytes. */
export function newShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((n) => n.toString(16).padStart(2, '0')).join('');
}

/** What is told of a share before everybody has pledged theirs. */
export const pledgeOf = (share: string): string => sha256(`${SCHEME} share ${share}`);

/** The places of these texts in the order of their hashes; equal ones are told apart by how many came before. */
export function orderOf(key: string, number: number, texts: readonly string[]): number[] {
  const copies = new Map<string, number>();
  const hashes = texts.map((text) => {
    const before = copies.get(text) ?? 0;
    copies.set(text, before + 1);
    return sha256(`${SCHEME} item ${key} ${number} ${before} ${text}`);
  });
  return texts.map((_, at) => at).sort((a, b) => (hashes[a]! < hashes[b]! ? -1 : 1));
}

/** What this browser saw before the deal. */
export interface Seen {
  commitment: string;
  /** What all seats had pledged when it gave its own share. */
  pledges?: readonly (string | null)[];
}

/** A share that this browser gave, and its seat. */
export interface Given {
  seat: number;
  share: string;
}

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** What is wrong with a shuffle; null where all of it is right. */
export function fault(
  found: Revealed,
  seen: Seen | undefined,
  mine: readonly Given[],
  names: readonly string[],
): Message | null {
  const shuffle = found.shuffle;
  if (!shuffle) return { id: 'record-shuffle-none', args: {} };
  const { table, commitment, secret, shares } = shuffle;
  if (shuffle.scheme !== SCHEME || sha256(`${SCHEME} secret ${secret}`) !== commitment) {
    return { id: 'record-commitment-broken', args: {} };
  }
  const pledges = shares.map((each) => each.pledge);
  const remembered = !seen || (seen.commitment === commitment && (!seen.pledges || same(seen.pledges, pledges)));
  if (!remembered) return { id: 'shuffle-bad-memory', args: {} };
  for (const [seat, { pledge, share }] of shares.entries()) {
    if (share !== null && pledgeOf(share) !== pledge) {
      return { id: 'record-pledge-broken', args: { name: names[seat] ?? '' } };
    }
  }
  for (const { seat, share } of mine) {
    const kept = shares[seat]?.share ?? null;
    if (kept !== null && kept !== share) return { id: 'shuffle-bad-own', args: {} };
  }
  const words = shares.map(({ pledge, share }) => share ?? `-${pledge ?? ''}`).join(' ');
  const key = sha256(`${SCHEME} key ${table} ${found.game} ${secret} ${words}`).slice(0, KEY_DIGITS);
  for (const [number, draw] of found.draws.entries()) {
    const right = orderOf(key, number, draw.among)
      .slice(0, draw.outcome.length)
      .map((at) => draw.among[at]!);
    if (!(draw.ordered ? same(right, draw.outcome) : same(right.sort(), [...draw.outcome].sort()))) {
      const what = { id: 'record-not-shuffled', args: { chance: draw.chance } };
      return { id: 'record-at-entry', args: { entry: String(draw.entry), what } };
    }
  }
  return null;
}
