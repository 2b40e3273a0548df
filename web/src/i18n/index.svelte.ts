// Everything the client says comes from the common catalogue: a language is a folder of Fluent files
// in the package, and two chunks of its own here, so that a reader loads one language, and its reasons
// with the first hint or review.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import words from 'virtual:words';
import { settings } from '../state/settings.svelte';

export type Values = Readonly<Record<string, string | number>>;

/** The language in which messages are written first, and which has all of them. */
const SOURCE = 'en';
export const LANGUAGES: readonly string[] = [...new Set([SOURCE, ...Object.keys(words)])];

const texts: Record<string, readonly FluentResource[]> = {};
let bundles: Readonly<Record<string, FluentBundle>> = $state.raw({});
let spoken = $state(SOURCE);
let asked = SOURCE;
/** By language, the reasons that were asked for; and where they have come. */
const coming = new Map<string, Promise<void>>();
const reasoned = new Set<string>();

/** The language in use. */
export function language(): string {
  return spoken;
}

/** The language that is asked for: the chosen one, or the first of the browser's that is known. */
export function preferredLanguage(): string {
  const liked = settings.language === 'auto' ? navigator.languages : [settings.language];
  return liked.map((one) => one.slice(0, 2).toLowerCase()).find((one) => LANGUAGES.includes(one)) ?? SOURCE;
}

/** Speak a language from now on; until it is loaded the page keeps the one it had. */
export async function speak(code: string): Promise<void> {
  asked = code;
  await load(code);
  if (asked === code) spoken = code; // somebody may have changed their mind meanwhile
}

async function load(code: string): Promise<void> {
  if (!bundles[code]) add(code, await words[code]?.page());
}

/** Have the reasons of hints and reviews at hand, in the language in use. */
export async function knowReasons(): Promise<void> {
  const code = spoken;
  const asking = coming.get(code) ?? fetchReasons(code);
  coming.set(code, asking);
  await asking.catch(() => coming.delete(code)); // there may be no network now: whoever asks next tries again
}

async function fetchReasons(code: string): Promise<void> {
  const text = await words[code]?.reasons();
  reasoned.add(code);
  add(code, text);
}

/** Add words to a language; the bundle is a new one, so that what is shown is said again. */
function add(code: string, text: { default: string } | undefined): void {
  texts[code] = [...(texts[code] ?? []), new FluentResource(text?.default ?? '')];
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const resource of texts[code]) bundle.addResource(resource);
  bundles = { ...bundles, [code]: bundle };
}

/** What a language calls itself. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The browser's kind of the language in use, which writes the dates. */
export function region(): string {
  return navigator.languages.find((one) => one.startsWith(language())) ?? language();
}

/** A day, given as 2026-11-19, as people write it. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** A number with one digit after the point, or after the comma. */
export function decimal(value: number): string {
  return value.toLocaleString(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function hasMessage(id: string): boolean {
  return bundleWith(id) !== undefined;
}

/** The sentence of a message in the language in use; nothing while it may still come with the reasons. */
export function t(id: string, values: Values = {}): string {
  if (!bundles[spoken]?.hasMessage(id) && isComing()) return '';
  const bundle = bundleWith(id);
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle && pattern) return bundle.formatPattern(pattern, { ...values }, []);
  void load(SOURCE); // a language that is not yet complete says the rest in English
  return id;
}

/** The sentence of a message, or what the server said where the catalogue has none. */
export function tOr(id: string, otherwise: string, values: Values = {}): string {
  return hasMessage(id) ? t(id, values) : otherwise;
}

/** Whether words that are missing may be among the reasons, which are fetched then. */
export function isComing(): boolean {
  if (!reasoned.has(spoken)) void knowReasons();
  return !reasoned.has(spoken);
}

function bundleWith(id: string): FluentBundle | undefined {
  return [bundles[spoken], bundles[SOURCE]].find((bundle) => bundle?.hasMessage(id));
}
