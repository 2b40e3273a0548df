// The words of the client. Every entry of the catalogue is a pair: English, German.

import { settings } from '../state/settings.svelte';
import { cards } from './cards';
import { events } from './events';
import { games } from './games';
import { goals } from './goals';
import { learn } from './learn';
import { levels } from './levels';
import { places } from './places';
import { reasons } from './reasons';
import { table } from './table';

export type Entry = readonly [english: string, german: string];
export type Chapter = Readonly<Record<string, Entry>>;
export type Values = Readonly<Record<string, string | number>>;

export const CATALOGUE: Chapter = {
  ...cards,
  ...events,
  ...games,
  ...goals,
  ...learn,
  ...levels,
  ...places,
  ...reasons,
  ...table,
};

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language in use: the chosen one, or the browser's. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language;
  return wanted.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Fill `{name}` and `{count:one|many}` of a text. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one, many) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one !== undefined) return Math.abs(Number(value)) === 1 ? one : many;
    return String(value);
  });
}

/** A number with one digit after the point, or after the comma. */
export function decimal(value: number): string {
  const text = value.toFixed(1);
  return language() === 'de' ? text.replace('.', ',') : text;
}

export function known(key: string): boolean {
  return key in CATALOGUE;
}

/** The text of a key in the language in use. */
export function t(key: string, values: Values = {}): string {
  const entry = CATALOGUE[key];
  if (!entry) return key;
  return filled(entry[language() === 'de' ? 1 : 0], values);
}

/** The text of a key, or what the server said where the catalogue has no such key. */
export function tOr(key: string, otherwise: string, values: Values = {}): string {
  return known(key) ? t(key, values) : otherwise;
}
