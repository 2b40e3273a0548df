import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Revealed } from '../src/net/answers';
import { fault, newShare, orderOf, pledgeOf, type Seen } from '../src/shuffle/check';
import { sha256 } from '../src/shuffle/sha256';

describe('SHA-256', () => {
  test('is that of everybody else, whatever the length', () => {
    for (let length = 0; length < 300; length++) {
      const text = 'The fox in the forest – 狐 '.repeat(20).slice(0, length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  test('is that of a browser on a secure page', async () => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('tanglewood'));
    const digits = [...new Uint8Array(bytes)].map((n) => n.toString(16).padStart(2, '0')).join('');
    expect(sha256('tanglewood')).toBe(digits);
  });
});

test('a share is 32 random bytes, and another one each time', () => {
  const shares = new Set(Array.from({ length: 100 }, newShare));
  expect(shares.size).toBe(100);
  for (const share of shares) expect(share).toMatch(/^[0-9a-f]{64}$/);
});

/** The games that the documentation and the tests of the server's own check know. */
const GAMES = JSON.parse(
  readFileSync(new URL('fixtures/shuffles.json', import.meta.url), 'utf8'),
) as Record<string, Revealed>;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function seenIn(game: Revealed): Seen {
  return { commitment: game.shuffle!.commitment, pledges: game.shuffle!.shares.map((each) => each.pledge) };
}

describe.each(Object.entries(GAMES))('the shuffle of %s', (_, game) => {
  const mine = game.shuffle!.shares.flatMap(({ share }, seat) => (share ? [{ seat, share }] : []));

  test('is right', () => {
    expect(fault(game, seenIn(game), mine, NAMES)).toBeNull();
    expect(fault(game, undefined, [], NAMES)).toBeNull();
  });

  test('is wrong when any part of what is revealed is another', () => {
    const other = (text: string): string => (text.startsWith('1') ? '2' : '1') + text.slice(1);
    const edits: ((found: Revealed) => void)[] = [
      (found) => (found.shuffle!.scheme = 'another'),
      (found) => (found.shuffle!.table = other(found.shuffle!.table)),
      (found) => (found.shuffle!.commitment = other(found.shuffle!.commitment)),
      (found) => (found.shuffle!.secret = other(found.shuffle!.secret)),
      (found) => (found.game = 'another'),
      (found) => (found.shuffle = null),
    ];
    for (const [seat, { pledge, share }] of game.shuffle!.shares.entries()) {
      edits.push((found) => (found.shuffle!.shares[seat]!.share = share === null ? newShare() : null));
      edits.push((found) => (found.shuffle!.shares[seat]!.pledge = pledge === null ? newShare() : other(pledge)));
      if (share) {
        edits.push((found) => {
          const instead = newShare(); // even with a pledge that fits it
          found.shuffle!.shares[seat] = { pledge: pledgeOf(instead), share: instead };
        });
      }
    }
    for (const [number, { outcome, among }] of game.draws.entries()) {
      edits.push((found) => {
        const instead = outcome.length === among.length ? [...outcome].reverse() : [among.find((one) => !outcome.includes(one))!];
        found.draws[number]!.outcome = instead;
      });
    }
    for (const edit of edits) {
      const wrong = copy(game);
      edit(wrong);
      expect(fault(wrong, undefined, [], NAMES)).not.toBeNull();
    }
  });

  test('is wrong when it is not what this browser saw and gave', () => {
    const seen = seenIn(game);
    expect(fault(game, { ...seen, commitment: newShare() }, mine, NAMES)?.id).toBe('shuffle-bad-memory');
    expect(fault(game, { ...seen, pledges: [newShare(), ...seen.pledges!.slice(1)] }, mine, NAMES)?.id).toBe(
      'shuffle-bad-memory',
    );
    const given = mine.map(({ seat }) => ({ seat, share: newShare() }));
    if (given.length) expect(fault(game, seen, given, NAMES)?.id).toBe('shuffle-bad-own');
  });
});

test('equal items are told apart by how many came before, and their order before does not matter', () => {
  const key = '00'.repeat(16);
  const one = orderOf(key, 3, ['2', '5', '2', '8']).map((at) => ['2', '5', '2', '8'][at]);
  const other = orderOf(key, 3, ['8', '2', '2', '5']).map((at) => ['8', '2', '2', '5'][at]);
  expect(one).toEqual(other);
});
