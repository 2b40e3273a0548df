// Cards and events as people read and hear them, in the language in use.

import { faceOf } from '../cards/face';
import { hasMessage, isComing, language, t, tOr } from '../i18n/index.svelte';
import { SPECTATOR, type Argument, type GameEvent, type Message, type OwnWords, type Seat } from '../net/protocol';
import { buttonId } from './choices';

export interface Telling {
  game: string;
  viewer: number;
  names: readonly string[];
}

/** '3 of Bells (Fox)'. */
export function cardName(card: unknown, game: string, poison = false): string {
  if (card === null || card === undefined) return t('card-hidden');
  const face = faceOf(String(card), game, poison);
  if (face.kind === 'special') return t('card-special', { name: t(`card-${face.character}`) });
  if (face.kind === 'treasure') {
    return t('card-treasured', { rank: face.corner, name: t(`card-${face.character}`) });
  }
  const suit = t(`suit-${face.suit}`);
  return face.character
    ? t('card-named', { rank: face.corner, suit, name: t(`card-${face.character}`) })
    : t('card-suited', { rank: face.corner, suit });
}

/** 'B3', as its corner shows it, where there is no room for a name. */
export function cardMark(card: string, game: string): string {
  const { suit, corner } = faceOf(card, game);
  return suit ? `${suit}${corner}` : cardName(card, game);
}

/** What a card does, in a line; nothing for most. */
export function abilityOf(card: string, game: string, poison = false): string {
  const { character } = faceOf(card, game, poison);
  const key = `ability-${character}`;
  return character && hasMessage(key) ? t(key) : '';
}

/** The card with its ability, for labels. */
export function cardLine(card: string, game: string, poison = false): string {
  const name = cardName(card, game, poison);
  const value = abilityOf(card, game, poison);
  return value ? t('terms-of', { name, value }) : name;
}

export function signedPoints(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

function list(cards: unknown, game: string): string {
  if (!Array.isArray(cards)) return t('card-hidden');
  return cards.map((card) => cardName(card, game)).join(', ');
}

/** What the server says by the id of a message, in the language in use. */
export function say(message: Message, telling: Telling): string {
  const { viewer, names, game } = telling;
  const argument = (value: Argument): string | number => {
    if (typeof value !== 'object') return value;
    if ('seat' in value) return names[value.seat] ?? value.seat;
    if ('card' in value) return cardName(value.card, game);
    if ('cards' in value) return list(value.cards, game);
    if ('texts' in value) return value.texts[language()] ?? value.texts.en ?? Object.values(value.texts)[0] ?? '';
    if ('list' in value) return joinList(value.list.map((part) => String(argument(part))));
    return say(value, telling);
  };
  const values = Object.entries(message.args).map(([name, value]) => [name, argument(value)]);
  const { who, whom } = message.args;
  const own = (value?: Argument) => typeof value === 'object' && 'seat' in value && value.seat === viewer;
  const given = Object.fromEntries(values);
  if (own(whom)) given.whom = t('whom-you');
  return t(message.id, { you: own(who) ? 'yes' : 'no', toyou: own(whom) ? 'yes' : 'no', ...given });
}

/** The names as labels for one reader, who is "You" there. */
export function labels(names: readonly string[], viewer: number): string[] {
  return names.map((name, seat) => (seat === viewer ? t('seat-you') : name));
}

/** Whether somebody goes by no name of their own. */
export function isGuest(name = ''): boolean {
  return name.replace(/ \d+$/, '') === t('setup-guest');
}

/** A seat inside a sentence, after a preposition: by its name, or "you". */
export function towards(seat: number, names: readonly string[], viewer: number): string {
  return seat === viewer ? t('whom-you') : (names[seat] ?? '');
}

/** 'a', 'a and b', 'a, b and c'. */
export function joinList(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : t('list-and', { some: texts.slice(0, -1).join(', '), last });
}

/** What the server says, by the catalogue; in its own English where it is older or newer than the page. */
export function sayOr(message: Message | null | undefined, otherwise: string, telling: Telling): string {
  return message && (hasMessage(message.id) || isComing()) ? say(message, telling) : otherwise;
}

/** A message by its id: as the game's own components say it, or by the catalogue. */
export function sayId(id: string, own: OwnWords, otherwise: string, telling: Telling): string {
  const message = own[id];
  return message ? say(message, telling) : tOr(id, otherwise);
}

export function eventWords(event: GameEvent, telling: Telling): string {
  return sayOr(event.message, event.words ?? '', telling);
}

/** Where an action is chosen: the game, and in the woods the cards of the row by their slots. */
interface Place {
  game: string;
  /** Who reads it. */
  viewer?: number;
  row?: Readonly<Record<number, number>>;
}

/** What a trade discards and what it takes. */
export function tradeOf(text: string, row: Place['row'] = {}): { card: string; taken: string[] } | null {
  const [, card = '', slots = ''] = /^(\d)>(\d+)$/.exec(text) ?? [];
  return card ? { card, taken: [...slots].map((slot) => String(row[Number(slot)])) } : null;
}

/** An action's text as people say it. */
export function actionWords(text: string, { game, row, viewer = SPECTATOR }: Place, names: readonly string[]): string {
  const trade = tradeOf(text, row);
  if (trade) {
    const cards = joinList(trade.taken.map((card) => cardName(card, game)));
    return t('verb-trade', { card: cardName(trade.card, game), cards });
  }
  const [head = '', tail] = text.split('=');
  if (hasMessage(buttonId(text))) {
    const end = tail === 'low' ? 0 : 1;
    return t(buttonId(text), { who: names[end] ?? '', you: end === viewer ? 'yes' : 'no' });
  }
  if (tail === undefined) {
    const [card = '', crown] = head.split('+');
    const name = cardName(card, game);
    return t('verb-play', { card: crown ? t('do-crowned', { card: name }) : name });
  }
  if (head === 'move') {
    const by = Number(tail);
    if (by === 0) return t('do-move-stay');
    return t('do-move', { n: Math.abs(by), whom: towards(by < 0 ? 0 : 1, names, viewer) });
  }
  if (head === 'name') return t(`suit-${tail}`);
  const verb = { decree: 'exchange', under: 'under', gift: 'give', give: 'give', take: 'take', potion: 'pour' }[head];
  return verb ? t(`verb-${verb}`, { card: cardName(tail, game) }) : text;
}

/** What a seat is called: its person's name, or what an AI of that kind is called here. */
export function seatName(seat: Pick<Seat, 'seat' | 'name' | 'agent' | 'player'>): string {
  if (seat.agent && (!seat.name || seat.name === seat.agent)) {
    return tOr(`level-${seat.agent}`, seat.agent);
  }
  return seat.name ?? t('setup-guest');
}

/** What all seats are called; several of one name are numbered. */
export function seatNames(seats: readonly Pick<Seat, 'seat' | 'name' | 'agent' | 'player'>[]): string[] {
  return numberDoubles(seats.map(seatName));
}

/** Names that tell everybody apart: several of one name get a number. */
export function numberDoubles(names: readonly string[]): string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const n = (used.get(name) ?? 0) + 1;
    used.set(name, n);
    return `${name} ${n}`;
  });
}
