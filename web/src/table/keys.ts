// The keyboard at the table: numbers choose what is asked for, arrows go to it, letters do what the
// buttons of the menu do. What can be chosen is read off the page, so that every board has the same keys.

import { settings } from '../state/settings.svelte';

const HAND = '.hand .slot';
const ROW = '.row-line button';
const CHOICES = '.status .row button, .status .row input, .shown button.pickable';

/** Whether a key is meant for the table: not for a field, a dialog or the browser. */
export function heeds(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  return !at?.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog], [contenteditable]');
}

/** Whether this letter was pressed, where letters are shortcuts. */
export function isKey(event: KeyboardEvent, letter: string): boolean {
  return settings.keys && heeds(event) && event.key.toLowerCase() === letter;
}

const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.stage:not([inert]) :is(${what})`)];

/** What the number keys count: the row that is to be taken from, the hand that is asked for, or else the choices. */
export function numberedThings(): HTMLElement[] {
  if (all('.row-line .lit').length) return all(ROW);
  if (all('.hand.active').length) return all(HAND);
  return all(CHOICES);
}

/** Which of them a key means, or -1: 1 to 9 and 0 are the first ten, with Shift come the next ones. */
export function countOf(event: Pick<KeyboardEvent, 'code' | 'shiftKey'>): number {
  // By the place of the key: on some keyboards digits need Shift themselves.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit === undefined) return -1;
  return (digit === '0' ? 9 : Number(digit) - 1) + (event.shiftKey ? 10 : 0);
}

/** The rows of what can be reached with the arrows, from the top of the table down. */
function rows(): HTMLElement[][] {
  return [all(ROW), all('.shown button.pickable'), all('.status .row :is(button, input)'), all(HAND)].filter((row) => row.length);
}

const best = (row: readonly HTMLElement[]): HTMLElement | undefined =>
  row.find((one) => one.matches('.lit, .chosen')) ?? row.find((one) => one.matches('.hand [tabindex="0"]')) ?? row[0];

/** Stand where the table is played from: at the hand, or at what is asked for. */
export function home(): void {
  const row = rows().at(-1);
  if (row) best(row)?.focus({ preventScroll: true });
}

/** Go with an arrow; whether there was a way to go. */
function go(key: string): boolean {
  const all = rows();
  const from = all.findIndex((row) => row.includes(document.activeElement as HTMLElement));
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const to = from < 0 ? all.length - 1 : from + (key === 'ArrowUp' ? -1 : 1);
    const next = all[to] && best(all[to]);
    next?.focus({ preventScroll: true });
    return next !== undefined;
  }
  const row = all[from < 0 ? all.length - 1 : from];
  if (!row) return false;
  const step = key === 'ArrowRight' ? 1 : -1;
  const at = row.indexOf(document.activeElement as HTMLElement);
  (at < 0 ? best(row) : row[Math.max(0, Math.min(row.length - 1, at + step))])?.focus({ preventScroll: true });
  return true;
}

/** Do what a key means at the table; whether it meant something. */
export function heed(event: KeyboardEvent): boolean {
  if (!heeds(event)) return false;
  const at = countOf(event);
  if (at >= 0) {
    const meant = numberedThings()[at];
    meant?.focus({ preventScroll: true });
    meant?.click();
    return meant !== undefined;
  }
  if (/^Arrow/.test(event.key)) return go(event.key);
  if (event.key === 'Escape') return click('[data-key=escape]');
  return settings.keys && /^[a-z]$/i.test(event.key) && click(`[aria-keyshortcuts=${event.key.toLowerCase()}]`);
}

function click(what: string): boolean {
  const found = document.querySelector<HTMLButtonElement>(what);
  found?.click();
  return found !== null;
}
