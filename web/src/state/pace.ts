// How fast a table moves: the setting, and what the device asks for.

import type { Settings } from './settings.svelte';

const FACTOR: Record<Settings['pace'], number> = { none: 0, quick: 0.55, normal: 1, slow: 1.6 };

/** How slow everything is: 1 is the normal pace, 0 shows all at once. */
export function paceOf(pace: Settings['pace']): number {
  return FACTOR[pace];
}

/** Whether things may travel; who asked the device for less motion sees the same moments without it. */
export function moves(pace: Settings['pace']): boolean {
  return pace !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
