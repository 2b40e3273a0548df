// Which lessons were taken to their end: kept in this browser, nowhere else.

const PLACE = 'tanglewood.lessons';

/** The names of the lessons that are done; what cannot be read is none. */
export function doneFrom(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function lessonsDone(): string[] {
  return doneFrom(localStorage.getItem(PLACE));
}

export function markDone(name: string): void {
  const done = lessonsDone();
  if (done.includes(name)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...done, name]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
