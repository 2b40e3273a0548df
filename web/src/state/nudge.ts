// A small sound and a notification, each only where the person wants it.

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

function tone(pitch: number, length: number): void {
  audio ??= new AudioContext();
  const [wave, gain] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime;
  wave.type = 'sine';
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.09, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(start);
  wave.stop(start + length);
}

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

export function nudge(what: 'card' | 'turn', words = ''): void {
  if (settings.sound) tone(what === 'turn' ? 587 : 294, what === 'turn' ? 0.5 : 0.14);
  if (what === 'turn' && settings.notify && document.hidden && 'Notification' in globalThis) {
    if (Notification.permission === 'granted') void notice(words);
  }
}
