import { decimal } from '../i18n/index.svelte';

/** A clock as a seat shows it. */
export interface ClockFace {
  text: string;
  /** Whether the time is nearly up. */
  low: boolean;
}

const LOW = 30_000;

export function clockFace(left: number): ClockFace {
  return { text: clockText(left), low: left < LOW };
}

/** Milliseconds as a clock shows them: minutes and seconds, tenths in the last ten seconds. */
export function clockText(left: number): string {
  const whole = Math.max(0, left);
  if (whole < 10_000) return decimal(Math.floor(whole / 100) / 10);
  const seconds = Math.floor(whole / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
