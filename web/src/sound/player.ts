// Plays the sounds of the table, for whoever said that they want to hear them.

import { settings } from '../state/settings.svelte';
import { write, type Sound } from './recipes';

/** Seconds between two sounds that belong to one moment. */
const APART = 0.16;
/** Loudness of 100 percent: a card that lands is no louder than a voice in the room. */
const FULL = 0.9;

let audio: AudioContext | null = null;
let loudness: GainNode | null = null;
/** When the last sound began: more than a few at once are noise. */
let until = 0;

function desk(): { audio: AudioContext; out: GainNode } {
  audio ??= new AudioContext();
  if (!loudness) {
    const soft = audio.createDynamicsCompressor();
    loudness = audio.createGain();
    loudness.connect(soft).connect(audio.destination);
  }
  loudness.gain.value = (settings.volume / 100) ** 2 * FULL;
  return { audio, out: loudness };
}

/** Let sounds be heard, one after the other. Nothing is heard, and nothing made, before somebody said yes. */
export function play(sounds: readonly Sound[]): void {
  if (settings.sound !== 'on' || settings.volume === 0 || !sounds.length || typeof AudioContext === 'undefined') return;
  const { audio, out } = desk();
  // A browser waits for a tap or a key before a page may sound; what came before is not made up for.
  if (audio.state === 'suspended') {
    void audio.resume();
    return;
  }
  let at = Math.max(audio.currentTime + 0.01, until);
  if (at > audio.currentTime + 0.6) return;
  for (const sound of sounds) {
    write(audio, out, sound, at);
    at += APART;
  }
  until = at;
}

/** Say yes or no to sound; whoever says yes hears one. */
export async function allowSound(yes: boolean): Promise<void> {
  settings.sound = yes ? 'on' : 'off';
  if (!yes || typeof AudioContext === 'undefined') return;
  await desk().audio.resume();
  play(['turn']);
}
