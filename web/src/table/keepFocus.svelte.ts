// Where the keyboard goes when what it stood on is gone.

import { untrack } from 'svelte';

/**
 * The keyboard stays at the hand when a card was played or a button has gone; called while the hand is set up.
 * `changes` reads what may take a card or a button away, `at` says which card is next.
 */
export function keepFocus(row: () => HTMLElement | undefined, changes: () => void, at: () => number): void {
  let held = false;
  $effect.pre(() => {
    changes();
    const on = document.activeElement;
    held ||= (row()?.closest('.near')?.contains(on) && on?.matches(':focus-visible')) ?? false;
  });
  $effect(() => {
    changes();
    if (!held || !row() || (document.activeElement !== document.body && document.activeElement !== null)) return;
    row()?.querySelectorAll('button')[untrack(at)]?.focus({ preventScroll: true });
    held = false;
  });
}
