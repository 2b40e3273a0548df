// A sound and a notification for whoever is waited for, each only where the person wants it.

import { play } from '../sound/player';
import { settings } from './settings.svelte';

/** Not every browser lets a page show a notification itself (Android does not): a worker may. */
async function notice(body: string): Promise<void> {
  const there = location.pathname + location.hash;
  const note = { body, icon: `${import.meta.env.BASE_URL}icon.svg`, tag: there, data: there };
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    await (await navigator.serviceWorker.ready).showNotification('Tanglewood', note);
  } catch {
    try {
      new Notification('Tanglewood', note);
    } catch {
      // the page's title and the sound tell it too
    }
  }
}

/** Tell somebody that they are waited for. */
export function nudge(words: string): void {
  play(['turn']);
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission === 'granted') void notice(words);
}
