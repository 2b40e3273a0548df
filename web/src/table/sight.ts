// A row of cards that is wider than the screen.

/** How much of the card before is left in sight, to show that there are more. */
const ROOM = 30;

/** Scrolls a row so that the cards of this kind are seen, unless they are, or all cards are of it. */
export function bringIntoSight(row: HTMLElement, kind: string, all: number): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const found = [...row.querySelectorAll<HTMLElement>(kind)];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length === all) return;
  const edge = row.getBoundingClientRect();
  const seen =
    first.getBoundingClientRect().left >= edge.left && last.getBoundingClientRect().right <= edge.right;
  if (!seen) row.scrollTo({ left: first.offsetLeft - row.offsetLeft - ROOM });
}
