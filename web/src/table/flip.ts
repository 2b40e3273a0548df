// A card travels from where it was to where it goes.

export type Places = Map<string, DOMRect>;

/** Where every card and every pile is now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    found.set(element.dataset.card ?? '', element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-origin]')) {
    found.set(`@${element.dataset.origin}`, element.getBoundingClientRect());
  }
  return found;
}

function pace(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--pace');
  return Number.parseFloat(value) || 0;
}

/** Move every card from its former place; one that was nowhere comes from `data-from`. */
export function travel(root: HTMLElement, before: Places): void {
  const factor = pace();
  if (factor === 0 || typeof root.animate !== 'function') return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const place = before.get(element.dataset.card ?? '');
    const from = place ?? before.get(`@${element.dataset.from}`);
    if (!from || from.width === 0) continue;
    const to = element.getBoundingClientRect();
    // Out of a pile or a row of backs comes one card, from the middle and no larger than it will be.
    const scale = place ? from.width / (to.width || 1) : Math.min(1, from.height / (to.height || 1));
    const left = place ? from.left : from.left + (from.width - to.width * scale) / 2;
    const [dx, dy] = [left - to.left, from.top - to.top];
    if (Math.abs(dx) < 3 && Math.abs(dy) < 3 && Math.abs(scale - 1) < 0.03) continue;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration: 240 * factor, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' },
    );
  }
}
