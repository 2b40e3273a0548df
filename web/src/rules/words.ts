// Cards and events as people read and hear them, in the language in use.

import { faceOf } from '../cards/face';
import { t, known, tOr } from '../i18n/index.svelte';
import type { GameEvent, Seat } from '../net/protocol';

export interface Telling {
  game: string;
  viewer: number;
  names: readonly string[];
}

/** '3 of Bells (Fox)'. */
export function cardName(card: unknown, game: string, poison = false): string {
  if (card === null || card === undefined) return t('card.hidden');
  const face = faceOf(String(card), game, poison);
  if (face.kind === 'special') return t('card.special', { name: t(`card.${face.character}`) });
  if (face.kind === 'treasure') {
    return t('card.treasured', { rank: face.corner, name: t(`card.${face.character}`) });
  }
  const suit = t(`suit.${face.suit}`);
  return face.character
    ? t('card.named', { rank: face.corner, suit, name: t(`card.${face.character}`) })
    : t('card.suited', { rank: face.corner, suit });
}

/** The card with its ability, for labels. */
export function cardLine(card: string, game: string, poison = false): string {
  const face = faceOf(card, game, poison);
  const name = cardName(card, game, poison);
  const key = `ability.${face.character}`;
  return face.character && known(key) ? `${name}: ${t(key)}` : name;
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

function list(cards: unknown, game: string): string {
  if (!Array.isArray(cards)) return t('card.hidden');
  return cards.map((card) => cardName(card, game)).join(', ');
}

/** An event as a sentence; the server's words where the catalogue knows none. */
export function eventWords(event: GameEvent, telling: Telling): string {
  const { game, viewer, names } = telling;
  const said = (key: string, seat: unknown, values: Record<string, string | number> = {}) => {
    const who = typeof seat === 'number' ? (names[seat] ?? '?') : '';
    const own = typeof seat === 'number' && seat === viewer && known(`event.${key}.you`);
    return t(`event.${key}${own ? '.you' : ''}`, { who, ...values });
  };
  const card = (name: string) => cardName(event[name], game);
  const n = (name: string) => Number(event[name]);
  const seat = event.seat;
  const ends = [names[0] ?? '', names[1] ?? ''];

  switch (event.event) {
    case 'dealer-chosen':
      return said('dealer-chosen', event.dealer);
    case 'dealt': {
      if (game === 'woods') return said('dealt.row', null, { cards: list(event.row, game) });
      const suit = faceOf(String(event.decree), game).suit;
      const values = { round: n('round'), decree: card('decree') };
      return suit
        ? said('dealt', null, { ...values, suit: t(`suit.${suit}`) })
        : said('dealt.no-trump', null, values);
    }
    case 'played':
      return said(event.crown ? 'played.crowned' : 'played', seat, { card: card('card') });
    case 'exchanged': {
      const suit = faceOf(String(event.decree), game).suit;
      const values = { decree: card('decree'), taken: card('taken') };
      return suit
        ? said('exchanged', seat, { ...values, suit: t(`suit.${suit}`) })
        : said('exchanged.no-trump', seat, values);
    }
    case 'kept':
    case 'passed':
    case 'forced':
    case 'idle':
    case 'felled':
    case 'first-chosen':
      return said(event.event, seat);
    case 'drew':
    case 'put-under':
    case 'dug':
    case 'gave':
      return said(event.event, seat, { card: card('card') });
    case 'sealed':
      return said('sealed', seat, { card: card('card') });
    case 'trick-won': {
      const winner = n('winner');
      const values = {
        card: card(winner === event.leader ? 'lead' : 'follow'),
        points: n('points') || 0,
      };
      return said(values.points > 0 ? 'trick-won.treasure' : 'trick-won', winner, values);
    }
    case 'round-scored': {
      const [tricks, points, scores] = [event.tricks, event.points, event.scores] as number[][];
      const parts = names.map((who, at) =>
        t('event.round-scored.part', {
          who,
          tricks: tricks?.[at] ?? 0,
          points: signed(points?.[at] ?? 0),
          score: scores?.[at] ?? 0,
        }),
      );
      return said('round-scored', null, { round: n('round'), parts: parts.join('; ') });
    }
    case 'named':
      if (typeof event.suit === 'string') {
        return said('named.suit', seat, { suit: suitWord(event.suit) });
      }
      if (event.named === null) return said('named.nobody', seat);
      if (event.named === seat) return said('named.self', seat);
      return said('named', seat, { whom: names[n('named')] ?? '' });
    case 'swapped': {
      const gave = event.gave as unknown[];
      return said('swapped', null, {
        first: ends[0] ?? '',
        second: ends[1] ?? '',
        gave0: cardName(gave[0], game),
        gave1: cardName(gave[1], game),
      });
    }
    case 'moved': {
      const by = n('by');
      const whom = ends[by < 0 ? 0 : 1] ?? '';
      return by === 0
        ? said('moved.stay', null)
        : said('moved', null, { n: Math.abs(by), whom });
    }
    case 'went-beyond': {
      if (event.space === null) return said('went-beyond.lost', null);
      const by = n('by');
      return said('went-beyond', null, { n: Math.abs(by), whom: ends[by < 0 ? 0 : 1] ?? '' });
    }
    case 'covered':
      return said(n('slid') ? 'covered.slid' : 'covered', null, {
        slid: n('slid'),
        tokens: n('tokens'),
      });
    case 'collected':
      return said('collected', null, { left: n('left') });
    case 'round-ended': {
      const gems = (event.added as unknown[]).length;
      return said(gems ? 'round-ended' : 'round-ended.bare', null, { round: n('round'), n: gems });
    }
    case 'game-ended':
      return tOr(`event.game-ended.${String(event.ending)}`, event.words, { score: n('score') });
    case 'traded': {
      const values = { card: card('discard'), cards: list(event.taken, game) };
      const sets = (event.pocketed as number[])
        .map((value) => said('traded.pocket', seat, { card: value }))
        .join('');
      return said(event.token ? 'traded.token' : 'traded', seat, values) + sets;
    }
    case 'revealed':
      return said('revealed', null, { cards: list(event.cards, game), deck: n('deck') });
    case 'reshuffled':
    case 'swept':
      return said(event.event, null);
    case 'specials-in':
    case 'goals-renewed':
      return said(event.event, null, { n: n('count') });
    case 'goals-opened': {
      const goals = (event.goals as string[]).map((goal) => tOr(`goal.${goal}`, goal));
      return said('goals-opened', null, { cards: goals.join(', ') });
    }
    case 'goal-scored':
      return said('goal-scored', seat, {
        goal: tOr(`goal.${String(event.goal)}`, String(event.goal)),
        points: signed(n('points')),
      });
    case 'poisoned':
      return said(n('points') ? 'poisoned' : 'poisoned.none', seat, { points: signed(n('points')) });
    case 'sent-under':
    case 'looked':
      return said(event.event, seat, { cards: list(event.cards, game) });
    case 'took':
      return said(event.took ? 'took' : 'took.none', seat, { card: card('card') });
    default:
      return (event as GameEvent).words; // a kind that a newer server tells of
  }
}

const SUIT_WORDS: Record<string, string> = { Bells: 'B', Keys: 'K', Moons: 'M' };

export function suitWord(suit: string): string {
  return t(`suit.${SUIT_WORDS[suit] ?? suit}`);
}

/** An action's text as people say it. */
export function actionWords(text: string, game: string, names: readonly string[]): string {
  const trade = /^(\d)>(\d+)$/.exec(text);
  if (trade) {
    const slots = [...(trade[2] ?? '')].map((slot) => Number(slot) + 1).join(' + ');
    return t('verb.trade', { card: cardName(trade[1], game), slots });
  }
  const [head = '', tail] = text.split('=');
  if (known(`do.${text}`)) {
    const end = tail === 'low' ? 0 : 1;
    return t(`do.${text}`, { who: names[end] ?? '' });
  }
  if (tail === undefined) {
    const [card = '', crown] = head.split('+');
    const said = t('verb.play', { card: cardName(card, game) });
    return crown ? `${said}, ${t('do.crown')}` : said;
  }
  if (head === 'move') {
    const by = Number(tail);
    if (by === 0) return t('do.move.stay');
    return t('do.move', { n: Math.abs(by), whom: names[by < 0 ? 0 : 1] ?? '' });
  }
  if (head === 'name') return t(`suit.${tail}`);
  const verb = { decree: 'exchange', under: 'under', gift: 'give', give: 'give', take: 'take', potion: 'pour' }[head];
  return verb ? t(`verb.${verb}`, { card: cardName(tail, game) }) : text;
}

/** What a seat is called: its person's name, or what an AI of that kind is called here. */
export function seatName(seat: Pick<Seat, 'seat' | 'name' | 'agent' | 'player'>): string {
  if (seat.agent && (!seat.name || seat.name === seat.agent)) {
    return tOr(`level.${seat.agent}`, seat.agent);
  }
  return seat.name ?? t('setup.seat', { n: seat.seat + 1 });
}

/** What all seats are called; several of one name are numbered. */
export function seatNames(seats: readonly Pick<Seat, 'seat' | 'name' | 'agent' | 'player'>[]): string[] {
  return numbered(seats.map(seatName));
}

/** Names that tell everybody apart: several of one name get a number. */
export function numbered(names: readonly string[]): string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const n = (used.get(name) ?? 0) + 1;
    used.set(name, n);
    return `${name} ${n}`;
  });
}
