// Playing on from a moment of a finished game: a table of practice, at which this browser sits.

import { t } from '../i18n/index.svelte';
import { api } from '../net/api';
import { go } from './router.svelte';
import { keepSeats, seatsOf } from './seats';
import { settings } from './settings.svelte';

export async function playOn(
  from: { table: string } | { record: unknown },
  game: string,
  turn: number,
  seat: number,
): Promise<void> {
  const name = settings.name.trim() || t('setup-guest');
  const made = await api.practice({ ...from, turn, seat, name });
  keepSeats(seatsOf(made, game));
  go(`/t/${made.table}`);
}
