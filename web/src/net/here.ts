// The tables that this page hosted itself while its server was gone: they stay in this browser.

const PLACE = 'tanglewood.here';
/** As many as there are seats that a browser keeps (`state/seats.ts`). */
const MOST = 200;

export function tablesHere(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const isHere = (table: string): boolean => tablesHere().includes(table);

export function keepHere(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify([table, ...tablesHere()].slice(0, MOST)));
}
