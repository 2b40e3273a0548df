// The numbers of a hint as people read them.

import { faceOf } from '../cards/face';
import { decimal, hasMessage, t } from '../i18n/index.svelte';
import type { Hint, Pair, Prospect } from '../net/messages';
import type { View } from '../net/protocol';
import { buttonId } from './choices';
import { hasTricks } from './family';
import { actionWords, cardName, joinList, tradeOf } from './words';

export const ENDS = ['Humble', 'Defeated', 'Victorious', 'Greedy'] as const;

/** An action inside a sentence: its card where it has one. */
export function shortAction(text: string, view: View, names: readonly string[]): string {
  const game = view.game;
  const tail = text.split('=').at(-1) ?? '';
  const trade = 'row' in view ? tradeOf(text, view.row) : null;
  if (trade) return t('do-trade-called', { card: trade.card, cards: joinList(trade.taken) });
  if (!hasTricks(game) || hasMessage(buttonId(text)) || /^[+-]?\d+$/.test(tail)) {
    return actionWords(text, view, names);
  }
  const [card = '', crown] = tail.split('+');
  const face = faceOf(card, game);
  const name =
    face.kind === 'suited' ? t('card-suited', { rank: face.corner, suit: t(`suit-${face.suit}`) }) : cardName(card, game);
  return crown ? t('do-crowned', { card: name }) : name;
}

/** A number stays on one line with what belongs to it. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

export function percent([value, error]: Pair): string {
  return unbroken(`${Math.round(100 * value)} % (${Math.round(100 * error)})`);
}

/** A value, points with their sign or worth of 100, and in brackets how far off it may be. */
export function valueText(hint: Hint, one: Prospect): string {
  if (hint.unit !== 'points') return `${Math.round(100 * one.value)} (${Math.round(100 * one.error)})`;
  return `${plus(one.value)} (${decimal(one.error)})`;
}

/** The tricks on average, and in brackets how far off they may be. */
export function tricksText({ tricks, tricks_error: error }: Prospect): string {
  if (tricks == null) return '';
  return error == null ? decimal(tricks) : unbroken(`${decimal(tricks)} (${decimal(error)})`);
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
  return parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`).join(' ');
}

/** What is less likely than this is left out of a line. */
const LIKELY = 0.05;

/** Whether the chance to win says it all: in a game to a target the points of a round may speak for another choice. */
export function forTheGame(hint: Hint): boolean {
  return hint.unit === 'points' && hint.prospects[0]?.win !== undefined;
}

/** A value as it stands on a card: games won in a hundred, points or worth. */
export function tagText(hint: Hint, one: Prospect): string {
  if (one.win && forTheGame(hint)) return unbroken(`${Math.round(100 * one.win[0])} %`);
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
