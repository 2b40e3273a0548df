// A hint in words: its reasons as a sentence, its numbers as people read them.

import { faceOf } from '../cards/face';
import { decimal, known, t, type Values } from '../i18n/index.svelte';
import type { Hint, Pair, Prospect, Reason } from '../net/protocol';
import { buttonId } from './choices';
import { actionWords, cardName, listed } from './words';

export const ENDS = ['Humble', 'Defeated', 'Victorious', 'Greedy'] as const;

/** An action inside a sentence: its card where it has one. */
export function shortAction(text: string, game: string, names: readonly string[]): string {
  const tail = text.split('=').at(-1) ?? '';
  const trade = /^(\d)>(\d+)$/.exec(text);
  if (trade) {
    const slots = [...(trade[2] ?? '')].map((slot) => Number(slot) + 1).join(' + ');
    return t('hint-trade', { card: trade[1] ?? '', slots });
  }
  if (game === 'woods' || known(buttonId(text)) || /^[+-]?\d+$/.test(tail)) {
    return actionWords(text, game, names);
  }
  const [card = '', crown] = tail.split('+');
  const face = faceOf(card, game);
  const name =
    face.kind === 'suited' ? t('card-suited', { rank: face.corner, suit: t(`suit-${face.suit}`) }) : cardName(card, game);
  return crown ? `${name}, ${t('do-crown')}` : name;
}

/** A number stays on one line with what belongs to it. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

export function percent([value, error]: Pair): string {
  return unbroken(`${Math.round(100 * value)} ± ${Math.round(100 * error)} %`);
}

/** A value with its uncertainty: points with their sign, worth of 100. */
export function valueText(hint: Hint, one: Prospect): string {
  if (hint.unit !== 'points') return `${Math.round(100 * one.value)} ± ${Math.round(100 * one.error)}`;
  return `${plus(one.value)} ± ${decimal(one.error)}`;
}

/** The tricks on average, with their uncertainty. */
export function tricksText({ tricks, tricks_error: error }: Prospect): string {
  if (tricks == null) return '';
  return error == null ? decimal(tricks) : unbroken(`${decimal(tricks)} ± ${decimal(error)}`);
}

/** How a choice is likely to end, in a line: the tricks, and the ends that are not far-fetched. */
export function outlook(one: Prospect): string {
  const parts = one.tricks == null ? [] : [t('hint-outlook-tricks', { n: tricksText(one) })];
  for (const [side, key] of [[one.mine, 'hint-you'], [one.theirs, 'hint-they']] as const) {
    if (!side) continue;
    const likely = ENDS.filter((end) => (side[end]?.[0] ?? 0) >= LIKELY)
      .sort((a, b) => (side[b]?.[0] ?? 0) - (side[a]?.[0] ?? 0))
      .map((end) => unbroken(`${t(`hint-${end.charAt(0)}`)} ${Math.round(100 * (side[end]?.[0] ?? 0))} %`));
    if (likely.length) parts.push(`${t(key)} ${likely.join(', ')}`);
  }
  const text = parts.join('; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What is less likely than this is left out of a line. */
const LIKELY = 0.05;

/** A value as it stands on a card. */
export function tagText(hint: Hint, one: Prospect): string {
  return hint.unit === 'points' ? plus(one.value) : String(Math.round(100 * one.value));
}

function plus(value: number): string {
  const text = decimal(Math.abs(value));
  return Number(text.replace(',', '.')) === 0 ? text : value < 0 ? `−${text}` : `+${text}`;
}

/** The values of the cards in hand, by card: the best where a card can be played in several ways. */
export function tagsOf(hint: Hint | null): Record<string, string> {
  const found: Record<string, string> = {};
  if (!hint || hint.unit === 'none') return found;
  for (const one of hint.prospects) {
    const card = (one.action.split('=').at(-1) ?? '').replace('+Crown', '');
    found[card] ??= tagText(hint, one);
  }
  return found;
}

/** The sentence in the language in use; the server's own where a reason is unknown here. */
export function hintSentence(hint: Hint, game: string, names: readonly string[]): string {
  if (!hint.reasons.every((reason) => known(keyOf(reason)))) return hint.sentence;
  const text = hint.reasons.map((reason) => clause(reason, game, names)).join(t('hint-gap'));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function keyOf(reason: Reason): string {
  if (reason.clause !== 'gems') return `hint-is-${reason.clause}`;
  if (!reason.gems) return 'hint-is-no-gem';
  return Number.isInteger(reason.gems) ? 'hint-is-gems-sure' : 'hint-is-gems';
}

function clause(reason: Reason, game: string, names: readonly string[]): string {
  const short = (text: string) => shortAction(text, game, names);
  const values: Record<string, string | number> = {};
  if (reason.other !== undefined) values.other = short(reason.other);
  if (reason.others !== undefined) {
    values.others = listed(reason.others.map(short));
    values.n = reason.others.length;
  }
  if (typeof reason.chance === 'number') values.share = Math.round(100 * reason.chance);
  else if (reason.chance) values.chance = percent(reason.chance);
  if (reason.instead) values.instead = percent(reason.instead);
  if (reason.end !== undefined) values.end = t(`hint-${reason.end.charAt(0)}`);
  if (reason.gems !== undefined) values.n = reason.gems;
  if (reason.values !== undefined) values.values = listed(reason.values.map(String));
  if (reason.gap !== undefined) values.amount = amount(reason);
  const said = t(keyOf(reason), values as Values);
  return reason.treasures ? `${said} ${t('hint-treasures', { n: reason.treasures })}` : said;
}

function amount(reason: Reason): string {
  const points = reason.unit === 'points';
  const text = (value: number) => decimal(points ? value : 100 * value);
  const key = `hint-amount-${points ? 'points' : 'worth'}`;
  return unbroken(t(key, { value: text(Math.abs(reason.gap ?? 0)), error: text(reason.error ?? 0) }));
}
