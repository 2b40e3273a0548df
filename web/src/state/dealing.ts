// A new table: made with its seats, whose tokens stay in this browser, and gone to.

import { api } from '../net/api';
import type { NewTable } from '../net/answers';
import { newShare, pledgeOf } from '../shuffle/check';
import { go } from './router.svelte';
import { keepSeats, seatsOf } from './seats';

/** Make the table and sit down at it; a Problem says why not. */
export async function dealTable(wanted: NewTable): Promise<void> {
  const shares = wanted.seats.map(() => newShare());
  const seats = wanted.seats.map((seat, at) =>
    seat.player === 'me' ? { ...seat, pledge: pledgeOf(shares[at]!) } : seat,
  );
  const made = await api.create({ ...wanted, seats });
  const invites = Object.fromEntries(
    made.seats.filter((seat) => seat.invite).map((seat) => [seat.seat, seat.invite ?? '']),
  );
  keepSeats(
    seatsOf(made, wanted.game).map((seat) => ({
      ...seat,
      invites,
      share: shares[seat.seat],
      seen: made.shuffle ? { commitment: made.shuffle.commitment } : undefined,
    })),
  );
  go(`/t/${made.table}`);
}
