// The seats this browser holds. Their tokens never leave it but for the server that gave them.

import type { Created } from '../net/answers';
import type { HeldSeat } from '../net/api';
import type { Seen } from '../shuffle/check';

export interface MySeat extends HeldSeat {
  game: string;
  at: number;
  /** Invitations that were made with the table, by seat, until they are used. */
  invites?: Record<number, string>;
  /** What this browser puts into the shuffle for the seat, and what it saw before the deal. */
  share?: string;
  seen?: Seen;
}

const PLACE = 'tanglewood.seats';
const MOST = 200;

export function readSeats(text: string | null): MySeat[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? (found as MySeat[]).filter((seat) => seat?.token) : [];
  } catch {
    return [];
  }
}

export function mySeats(): MySeat[] {
  return readSeats(localStorage.getItem(PLACE));
}

export function seatsAt(table: string): MySeat[] {
  return mySeats()
    .filter((seat) => seat.table === table)
    .sort((a, b) => a.seat - b.seat);
}

/** The seats of a table just made that are this browser's own. */
export function seatsOf(made: Created, game: string): MySeat[] {
  return made.seats.flatMap(({ seat, token }) =>
    token ? [{ table: made.table, seat, token, game, at: Date.now() }] : [],
  );
}

/** Newest first; the oldest are forgotten beyond what the server answers for at once. */
export function keepSeats(seats: MySeat[]): void {
  const fresh = new Set(seats.map((seat) => `${seat.table} ${seat.seat}`));
  const others = mySeats().filter((seat) => !fresh.has(`${seat.table} ${seat.seat}`));
  localStorage.setItem(PLACE, JSON.stringify([...seats, ...others].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  const left = mySeats().filter((seat) => seat.table !== table);
  localStorage.setItem(PLACE, JSON.stringify(left));
}
