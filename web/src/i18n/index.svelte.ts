// Everything the client says comes from the common catalogue: a language is a folder of Fluent files
// in the package, and a chunk of its own here, so that a reader loads one.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import words from 'virtual:words';
import { settings } from '../state/settings.svelte';

export type Values = Readonly<Record<string, string | number>>;

/** The language in which messages are written first, and which has all of them. */
const SOURCE = 'en';
export const LANGUAGES: readonly string[] = [...new Set([SOURCE, ...Object.keys(words)])];

let bundles: Readonly<Record<string, FluentBundle>> = $state.raw({});
let spoken = $state(SOURCE);
let asked = SOURCE;

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
  if (bundles[code]) return;
  const text = await words[code]?.();
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text?.default ?? ''));
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

/** A number with one digit after the point, or after the comma. */
export function decimal(value: number): string {
  return value.toLocaleString(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function hasMessage(id: string): boolean {
  return bundleWith(id) !== undefined;
}

/** The sentence of a message in the language in use. */
export function t(id: string, values: Values = {}): string {
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

function bundleWith(id: string): FluentBundle | undefined {
  return [bundles[spoken], bundles[SOURCE]].find((bundle) => bundle?.hasMessage(id));
}
