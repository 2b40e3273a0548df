// What this browser puts into the shuffles of its tables, and what it saw before their deals.

import type { ShuffleInfo } from '../net/protocol';
import { pledgeOf, type Given, type Seen } from '../shuffle/check';
import { keepSeats, seatsAt, type MySeat } from './seats';

/** The seats whose shares are to be given now. What all have pledged is remembered first: who gives a share must
 * know that nobody can choose theirs any more. */
export function sharesDue(table: string, shuffle: ShuffleInfo): MySeat[] {
  const seats = seatsAt(table);
  if (seats.some((seat) => seat.seen && seat.seen.commitment !== shuffle.commitment)) return [];
  const { commitment, pledges } = shuffle;
  keepSeats(seats.map((seat) => (seat.seen?.pledges ? seat : { ...seat, seen: { commitment, pledges } })));
  return seats.filter(
    ({ seat, share }) => shuffle.awaited.includes(seat) && share && pledges[seat] === pledgeOf(share),
  );
}

/** What was seen at this browser before the deal. */
export function seenAt(table: string): Seen | undefined {
  return seatsAt(table).find((seat) => seat.seen)?.seen;
}

/** The shares of this browser at a table. */
export function givenAt(table: string): Given[] {
  return seatsAt(table).flatMap(({ seat, share }) => (share ? [{ seat, share }] : []));
}
