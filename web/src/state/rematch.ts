// After everybody agreed: take our own seats at the new table.

import { follow } from '$host';
import { api, randomText } from '../net/api';
import { newShare, pledgeOf } from '../shuffle/check';
import { keepSeats, mySeats, seatsAt, type MySeat } from './seats';

/** The path of the new table; its seats are taken with the tokens of the old one. */
export async function followRematch(
  to: string,
  from: string,
  mine: readonly MySeat[],
  names: readonly string[],
): Promise<string> {
  follow(from, to);
  if (seatsAt(to).length === 0) {
    const game = mySeats().find((seat) => seat.table === from)?.game ?? '';
    const taken: MySeat[] = [];
    for (const seat of mine) {
      const name = names[seat.seat] ?? 'Guest';
      const share = newShare();
      const held = await api.join(to, seat.token, name, randomText(), pledgeOf(share));
      taken.push({ ...held, game, at: Date.now(), share });
    }
    keepSeats(taken.sort((a, b) => a.seat - b.seat));
  }
  return `/t/${to}`;
}
