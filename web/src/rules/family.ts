// Which family a game belongs to, as the games say it themselves (FAMILY), and its view as that family's: the
// one place of the client that tells families apart.

import type { DeluxeView, DuetView, FoxView, View, WoodsView } from '../net/protocol';
import { FAMILY, type Family } from '../net/views';

const is = (view: View, ...families: Family[]) => families.includes(familyOf(view.game));

export const familyOf = (game: string): Family => FAMILY[game] ?? 'fox';

export const isWoods = (view: View): view is WoodsView => is(view, 'woods');
export const duetOf = (view: View) => (is(view, 'duet') ? (view as DuetView) : null);
export const deluxeOf = (view: View) => (is(view, 'deluxe') ? (view as DeluxeView) : null);
/** The view of any game of the fox engine. */
export const foxOf = (view: View) => (is(view, 'fox', 'deluxe') ? (view as FoxView) : null);

/** Whether a game has tricks, and so suits to sort a hand by; without them there are cards that are alike. */
export const hasTricks = (game: string) => familyOf(game) !== 'woods';
