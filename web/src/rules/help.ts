// What a thing on the table says of itself, by its key in `data-help`: a title and a sentence or two.

import { faceOf } from '../cards/face';
import { hasMessage, t, tOr } from '../i18n/index.svelte';
import type { DeluxeView, DuetView, Marks, OwnWords, TrickView, View } from '../net/protocol';
import { spaceWords } from './duet';
import { duetOf, foxOf, isWoods } from './family';
import { cardName, labels, sayId } from './words';

export interface Help {
  title: string;
  lines: string[];
}

export interface Looked {
  view: View;
  marks: Marks;
  names: readonly string[];
  own: OwnWords;
}

/** Cards that do the same by another name. */
const ALIKE: Readonly<Record<string, string>> = { ace: 'swan', queen: 'monarch' };

export function cardHelp(card: string, view: View): Help {
  const poison = (view as DeluxeView).poison === true;
  const face = faceOf(card, view.game, poison);
  const title = cardName(card, view.game, poison);
  if (isWoods(view)) return { title, lines: [t('help-card-set', { n: face.rank })] };
  const lines = [];
  const ability = `help-card-${ALIKE[face.character] ?? face.character}`;
  if (face.character && hasMessage(ability)) lines.push(t(ability));
  const { decree } = view as TrickView;
  const trump = decree ? faceOf(decree, view.game).suit : null;
  if (face.suit && face.suit === trump) lines.push(t('help-card-trump', { suit: t(`suit-${trump}`) }));
  else if (!face.character) lines.push(t('help-card-plain'));
  const paws = duetOf(view)?.paws[card];
  if (paws !== undefined) lines.push(t('help-card-paws', { paws: t('paws-count', { n: paws }) }));
  return { title, lines };
}

/** A stretch of the chart: how many tricks, how many points. */
export function bandHelp(name: string, marks: Marks): Help | null {
  const band = marks.bands?.find((one) => one.name === name);
  if (!band) return null;
  const points = (marks.chart ?? []).slice(band.from, band.to + 1);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const { from, to } = band;
  const line =
    low === high ? t('help-band-one', { from, to, points: low }) : t('help-band-each', { from, to, low, high });
  return { title: t(`band-${name}`), lines: [line] };
}

/** What a seat is called where the title names it, and whether it is the reader's own. */
function seatArgs(seat: number, { view, names }: Looked): { who: string; you: 'yes' | 'no' } {
  return { who: labels(names, view.viewer)[seat] ?? '', you: seat === view.viewer ? 'yes' : 'no' };
}

function seatHelp(seat: number, looked: Looked): Help {
  const { view } = looked;
  const own = seatArgs(seat, looked);
  const lines = [t('help-seat', { ...own, cards: t('seat-cards-short', { n: view.counts[seat] ?? 0 }) })];
  if (!isWoods(view) && (view as TrickView).dealer === seat) lines.push(t('help-seat-dealer'));
  return { title: own.who, lines };
}

function scoreHelp(seat: number, looked: Looked): Help {
  const { view } = looked;
  const { who } = seatArgs(seat, looked);
  const lines = [t('help-score', { who, n: view.scores[seat] ?? 0 })];
  const target = foxOf(view)?.target ?? 0;
  if (target > 0) lines.push(t('help-target', { n: target }));
  return { title: who, lines };
}

function tricksHelp(seat: number, looked: Looked): Help {
  const { view, marks } = looked;
  const fox = foxOf(view);
  const n = fox?.tricks[seat] ?? 0;
  const { who } = seatArgs(seat, looked);
  const band = marks.bands?.find(({ from, to }) => from <= n && n <= to);
  const args = { who, n, name: band ? t(`band-${band.name}`) : '', points: marks.chart?.[n] ?? 0 };
  if (fox) return { title: who, lines: [t(band ? 'band-would' : 'band-would-plain', args)] };
  const won = ((view as TrickView).won ?? []).filter((trick) => trick.winner === seat).length;
  return { title: t('terms-of', { name: who, value: t('seat-tricks', { n: won }) }), lines: [t('help-tricks-team')] };
}

function woodsHelp(what: string, at: number, looked: Looked): Help | null {
  const { view } = looked;
  if (!isWoods(view)) return null;
  switch (what) {
    case 'row':
      return { title: t('woods-row'), lines: [t('help-row')] };
    case 'slot': {
      const card = cardName(view.row[at], 'woods');
      const lines = [t('help-slot', { card }), ...cardHelp(String(view.row[at]), view).lines];
      if (at === 0 && view.left > 0) lines.push(t('help-slot-token'));
      return { title: card, lines };
    }
    case 'tokens':
      return { title: t('woods-tokens', { n: view.left }), lines: [t('help-token', { n: view.left })] };
    case 'deck':
      return { title: t('woods-deck', { n: view.deck }), lines: [t('help-deck-row', { n: view.deck })] };
    case 'discards':
      return { title: t('woods-discards', { n: view.discards.length }), lines: [t('help-discards')] };
    case 'pocket':
      return { title: t('woods-pockets'), lines: [t(view.pockets[at]?.length ? 'help-pocket' : 'help-pocket-none', seatArgs(at, looked))] };
    default:
      return null;
  }
}

function duetHelp(what: string, at: number, view: DuetView): Help | null {
  const gems = view.gems.reduce((a, b) => a + b, 0);
  if (what === 'space') {
    const [title = '', ...lines] = spaceWords(view, at);
    return { title, lines: [`${lines.join(', ')}.`] };
  }
  if (what === 'gems') return { title: t('forest-left', { n: gems }), lines: [t('help-gems', { n: gems })] };
  if (what === 'tokens') return { title: t('forest-tokens', { n: view.tokens }), lines: [t('help-forest', { n: view.tokens })] };
  return null;
}

/** What the thing with this key is; null for a key that the game does not know. */
export function helpOf(key: string, looked: Looked): Help | null {
  const [what = '', about = ''] = key.split(':');
  const { view, marks, own, names } = looked;
  const at = Number(about);
  const duet = duetOf(view);
  const special = isWoods(view) ? woodsHelp(what, at, looked) : duet && duetHelp(what, at, duet);
  if (special) return special;
  const { decree } = view as TrickView;
  switch (what) {
    case 'card':
      return cardHelp(about, view);
    case 'decree': {
      if (!decree) return null;
      const suit = faceOf(decree, view.game).suit;
      const lines = [suit ? t('help-decree', { suit: t(`suit-${suit}`) }) : t('help-decree-none')];
      return { title: `${t('decree-title')}: ${cardName(decree, view.game)}`, lines };
    }
    case 'deck': {
      const n = foxOf(view)?.deck;
      if (n === undefined) return null;
      return { title: t('deck-title', { n }), lines: [t('help-deck', { n })] };
    }
    case 'trick':
      if (isWoods(view)) return null; // there are none
      return { title: t('trick-title'), lines: [t('help-trick')] };
    case 'hand':
      return { title: t('hand-title'), lines: [t('help-hand')] };
    case 'band':
      return about ? bandHelp(about, marks) : { title: t('band-title'), lines: [t('help-band')] };
    case 'goal': {
      if (!about) return { title: t('goals-title'), lines: [t('help-goals')] };
      const telling = { game: view.game, viewer: view.viewer, names };
      const text = (id: string, otherwise: string) => sayId(id, own, otherwise, telling);
      return { title: text(`goal-${about}`, about), lines: [text(`goal-${about}-about`, tOr('help-goals', ''))] };
    }
    case 'seat':
      return seatHelp(at, looked);
    case 'score':
      return scoreHelp(at, looked);
    case 'tricks':
      return tricksHelp(at, looked);
    default:
      return null;
  }
}

/** The cards with abilities that matter now: those of the trick, the decree, then the hand, each kind once. */
export function cardsInPlay(view: View): string[] {
  if (isWoods(view)) return [];
  const { trick, decree, hand } = view as TrickView;
  const poison = (view as DeluxeView).poison === true;
  const laid = trick.flatMap((text) => text.replace(/!.*/, '').split('+')).filter((card) => card && card !== '-');
  const seen = new Map<string, string>();
  for (const card of [...laid, ...(decree ? [decree] : []), ...hand]) {
    const { character } = faceOf(card, view.game, poison);
    if (character && !seen.has(character)) seen.set(character, card);
  }
  return [...seen.values()];
}
