// Where we are: the path of the page, without a library.

import { at, here } from '$host';

export const place = $state({ path: here().pathname, hash: here().hash, query: here().search });

function look(): void {
  const { pathname, hash, search } = here();
  place.path = pathname;
  place.hash = hash;
  place.query = search;
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', at(to));
  look();
  if (!replace) {
    scrollTo(0, 0);
    // Keyboard and screen reader start at the top of the new screen.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus());
  }
}

/** The whole number that an address names; addresses are typed and cut off by hand. */
export function wholeOf(text: string | null, otherwise: number): number {
  return /^-?\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise;
}

/** Links inside the page change the path without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) {
    return;
  }
  if (link.pathname.startsWith('/api')) return;
  const to = link.getAttribute('href') ?? '';
  if (to.startsWith('#') && !to.startsWith(at('/'))) return;
  event.preventDefault();
  if (to.startsWith('#')) return go(to.slice(1));
  go(link.pathname + link.search + link.hash);
}
