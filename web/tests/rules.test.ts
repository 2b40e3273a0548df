import { beforeAll, describe, expect, test } from 'vitest';
import { faceOf, suitsOf } from '../src/cards/face';
import type { Action, DuetView, Outcome, View, WoodsView } from '../src/net/protocol';
import { eventsSince, hasDecided, lastTrick, newest } from '../src/rules/announce';
import { ownFirst } from '../src/rules/share';
import { choicesOf } from '../src/rules/choices';
import { clockFace, clockText } from '../src/rules/clock';
import { beyond, coverBrings, endsAt, moveBrings, moveWords } from '../src/rules/duet';
import { endingWords, gemsOf, reasonWords, sheetOf, toneOf } from '../src/rules/ending';
import { lightOf, roundEndOf } from '../src/rules/roundEnd';
import { voidsOf } from '../src/rules/known';
import { sortHand } from '../src/rules/sort';
import { attemptWith, fetchOf, fetchWords, pairOf } from '../src/rules/woods';
import { speak } from '../src/i18n/index.svelte';
import { fixture, GAMES, heard } from './fixture';

beforeAll(() => speak('en'));

/** As Deluxe says which events pay. */
const PAYMENTS = [
  { event: 'trick-won', what: 'treasures', seat: 'winner' },
  { event: 'goal-scored', what: 'goals', seat: 'seat' },
  { event: 'poisoned', what: 'poison', seat: 'seat' },
];

describe('choices', () => {
  test.each(GAMES)('every action of %s has a place on the table', (name) => {
    for (const { legal } of Object.values(fixture(name).moments)) {
      const found = choicesOf(legal);
      const placed =
        found.hand.size +
        found.crowned.size +
        found.shown.size +
        found.moves.size +
        found.covers.size +
        found.buttons.length +
        legal.filter((action) => action.kind === 'trade').length;
      expect(placed).toBe(legal.length);
    }
  });
});

describe('the forest', () => {
  test('a move says where it leads, and that it leads beyond the path', () => {
    const view = { tracker: 1, low: 0, high: 10, start: 5 } as DuetView;
    const names = ['Ada', 'Ben'];
    expect([-2, -1, 0, 9, 10].map((by) => beyond(view, by))).toEqual([true, false, false, false, true]);
    expect(moveWords(view, -1, names)).toContain('Ada');
    expect(moveWords(view, 10, names)).not.toBe(moveWords({ ...view, high: 11 }, 10, names));
  });
});

describe('what a choice of the Duet brings', () => {
  const view = { tracker: 1, low: 0, high: 10, start: 5, tokens: 3, gems: [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] } as unknown as DuetView;

  test('a step says whether it takes a gem, and what running beyond the path costs', () => {
    expect(moveBrings(view, 1)).toBe('to space 2: a gem');
    expect(moveBrings(view, 2)).toBe('to space 3: no gem');
    expect(moveBrings(view, -2)).toBe('costs a forest token (2 left)');
    expect(moveBrings({ ...view, tokens: 1 }, -2)).toBe('costs the last forest token');
    expect(moveBrings({ ...view, tokens: 0 }, -2)).toContain('the game is lost');
  });

  test('covering an end says what becomes of its gems', () => {
    expect(coverBrings(view, 'low')).toBe('its 2 gems move to space 1');
    expect(coverBrings(view, 'high')).toBe('no gem lies there');
  });

  test('the ends that may be covered are shown on the path', () => {
    expect(endsAt(view, [-1, -2, 9, 10], [])).toEqual([0, 10]);
    expect(endsAt(view, [], ['low', 'high'])).toEqual([0, 10]);
  });
});

describe('the woods', () => {
  const { view, legal } = fixture('woods').moments.turn!;
  const one = view as WoodsView;

  test('taps lead to every trade of the law and to no other', () => {
    const found = new Set<string>();
    for (const value of new Set(one.hand)) {
      const { up, down } = fetchOf(legal, value, null);
      for (const action of up.values()) found.add(action.text);
      for (const first of down) {
        for (const second of fetchOf(legal, value, first).down) {
          const pair = pairOf(legal, value, first, second);
          if (pair) found.add(pair.text);
        }
      }
    }
    expect([...found].sort()).toEqual(one.legal.toSorted());
  });

  test('only trades that are possible now are asked for', () => {
    const trade = (...slots: number[]) => ({ kind: 'trade', card: '5', slots, text: `5>${slots.join('')}` }) as unknown as Action;
    const asked = (...trades: Action[]) => fetchWords(fetchOf(trades, 5, null));
    expect(asked(trade(0))).toBe('ask-turn-fetch-up');
    expect(asked(trade(1, 2))).toBe('ask-turn-fetch-down');
    expect(asked(trade(0), trade(1, 2))).toBe('ask-turn-fetch');
  });

  test('a discard that fetches nothing is tried with what comes nearest to a trade', () => {
    const tried = (...row: number[]) => attemptWith({ row } as unknown as WoodsView, 5);
    expect([tried(3), tried(3, 6, 2), tried(3, 6, 7)]).toEqual(['5>0', '5>02', '5>1']);
  });
});

describe('suits that a hand is out of', () => {
  const keys = { fact: 'void', seat: 1, trick: 2, suit: 'Keys' };
  const moons = { fact: 'void', seat: 1, trick: 3, suit: 'Moons' };

  test('are those it could not follow', () => {
    expect(voidsOf([keys, moons], 1, 'fox')).toEqual(['K', 'M']);
    expect(voidsOf([keys, moons], 0, 'fox')).toEqual([]);
  });

  test('are forgotten when a hidden card comes', () => {
    expect(voidsOf([keys, { fact: 'drew', seat: 1, trick: 3 }, moons], 1, 'fox')).toEqual(['M']);
    expect(voidsOf([keys, { fact: 'gave', seat: 0, trick: 3 }], 1, 'duet')).toEqual([]);
  });

  test('end with an open card of that suit', () => {
    const took = { fact: 'took', seat: 1, trick: 4, card: 'K5' };
    expect(voidsOf([keys, moons, took], 1, 'fox')).toEqual(['M']);
    const gave = { fact: 'gave', seat: 0, trick: 4, cards: ['M2'] };
    expect(voidsOf([keys, moons, gave], 1, 'deluxe')).toEqual(['K']);
  });
});

describe('small things', () => {
  test('hands are sorted as wished', () => {
    const hand = ['K10', 'B2', 'M3', 'K2', 'Bow'];
    expect(sortHand(hand, 'deluxe', 'suit', 'K1')).toEqual(['B2', 'K2', 'K10', 'M3', 'Bow']);
    expect(sortHand(hand, 'deluxe', 'trump', 'K1')).toEqual(['B2', 'M3', 'K2', 'K10', 'Bow']);
    expect(sortHand(['K3', 'B2', 'M2'], 'fox', 'rank', null)).toEqual(['B2', 'M2', 'K3']);
  });

  test('a result to share names who shares it first, as its score does', () => {
    expect(ownFirst(['Ada', 'Eva'], 1)).toBe('Eva, Ada');
    expect(ownFirst(['Ada', 'Ben', 'Cleo'], 0)).toBe('Ada, Ben, Cleo');
  });

  test('faces', () => {
    expect(faceOf('M8', 'deluxe', true)).toMatchObject({ poison: true, motif: 'skull' });
    expect(faceOf('M8', 'fox')).toMatchObject({ poison: false, motif: 'moon', character: '' });
    expect(suitsOf('duet')).toEqual(['D', 'R', 'S']);
  });

  test('clocks', () => {
    expect([754_000, 9_940, -5].map(clockText)).toEqual(['12:34', '9.9', '0.0']);
    expect([60_000, 29_999, 0].map((left) => clockFace(left).low)).toEqual([false, true, true]);
  });

  test('the last trick stays until the next lead or the next deal', () => {
    const won = heard('trick-won', { number: 2 });
    const played = heard('played', { number: 3 });
    const dealt = heard('dealt', { number: 2 });
    expect(lastTrick([played, won])).toBe(won);
    expect(lastTrick([won, dealt])).toBeNull();
    expect(lastTrick([won, played])).toBeNull();
    expect(newest([won, dealt, played], 2)).toEqual([dealt, played]);
  });

  test('who takes the first turn has decided nothing yet', () => {
    const first = heard('first-chosen', { seat: 0 });
    const other = heard('traded', { seat: 1 });
    expect(hasDecided([first, heard('dealt', { seat: null }), other], 0)).toBe(false);
    expect(hasDecided([first, other, heard('traded', { seat: 0 })], 0)).toBe(true);
  });

  test('the score sheet has a row a round', () => {
    const scored = heard('round-scored', { round: 1, tricks: [7, 6], points: [7, 3] });
    const won = (winner: number, points: number) => heard('trick-won', { winner, points });
    const dealt = heard('dealt');
    const row = { round: 1, tricks: [7, 6], points: [7, 3] };
    const found = sheetOf([won(1, 1), dealt, won(0, 1), won(1, 0), scored], PAYMENTS);
    expect(found).toEqual([{ ...row, paid: [[{ what: 'treasures', points: 1 }], []] }]);
    const paid = (event: string, seat: number, points: number) => heard(event, { seat, points });
    const deluxe = [dealt, paid('goal-scored', 0, 2), paid('poisoned', 1, -1), paid('poisoned', 1, -1), scored];
    expect(sheetOf(deluxe, PAYMENTS)).toMatchObject([{ paid: [[{ what: 'goals', points: 2 }], [{ what: 'poison', points: -2 }]] }]);
  });

  test('the gems of each round of a Duet', () => {
    const [dealt, gem] = ['dealt', 'collected'].map((event) => heard(event));
    expect(gemsOf([dealt!, gem!, gem!, dealt!, dealt!, gem!])).toEqual([2, 0, 1]);
    expect(gemsOf([])).toEqual([]);
  });
});

describe('how a game ended', () => {
  const outcome = (fields: object) =>
    ({ ending: 'win', winners: [1], scores: [20, 20], rule: 'woods.score', sentence: '', cause: 'rules', ...fields }) as Outcome;

  test('is told with its reason: what the law says, or what happened to the table', () => {
    const telling = { game: 'woods', viewer: 0, names: ['Ada', 'Ben'] };
    const message = { id: 'outcome-fewest-tokens', args: {} };
    expect(reasonWords(outcome({ message }), telling)).toBe('Level on points; the fewest tokens decide.');
    expect(reasonWords(outcome({ message, cause: 'time' }), telling)).toBe('Time ran out.');
    expect(reasonWords(outcome({ sentence: 'As an older server says.' }), telling)).toBe('As an older server says.');
  });

  test('a walk alone ends with treasures, a Duet with gems', () => {
    expect(endingWords(outcome({ ending: 'victory', winners: [0] }), 0, ['Ada'], 'woods')).toContain('treasures');
    expect(endingWords(outcome({ ending: 'victory', winners: [0, 1] }), 0, ['Ada', 'Ben'], 'duet')).toContain('gem');
  });
});

test('from memory, what happened since the own decision is told, and what people write down', () => {
  const kinds = ['played', 'trick-won', 'round-scored', 'dealt', 'played', 'played'];
  const events = kinds.map((event, at) => heard(event, { number: at + 1 }));
  expect(eventsSince(events, 5).map((event) => event.number)).toEqual([3, 5, 6]);
  expect(eventsSince(events, 0)).toEqual(events);
});

describe('what a round brought', () => {
  const bands = [{ name: 'humble', from: 0, to: 3 }, { name: 'defeated', from: 4, to: 6 }, { name: 'victorious', from: 7, to: 9 }, { name: 'greedy', from: 10, to: 13 }];
  const view = { viewer: 1, target: 21 } as unknown as View;
  const events = [
    heard('dealt'),
    heard('trick-won', { winner: 1, points: 2 }),
    heard('goal-scored', { seat: 0, points: 3 }),
    heard('poisoned', { seat: 0, cards: 1, points: -1 }),
    heard('round-scored', { round: 2, tricks: [5, 8], points: [4, 8], scores: [10, 15] }),
  ];

  test('is told by its parts, the near side last', () => {
    const round = roundEndOf(events, view, { bands, payments: PAYMENTS });
    expect(round).toMatchObject({ round: 2, target: 21, team: null });
    expect(round?.sides).toEqual([
      { seat: 0, tricks: 5, band: 'defeated', points: 4, score: 10, parts: [{ what: 'band', points: 2 }, { what: 'goals', points: 3 }, { what: 'poison', points: -1 }] },
      { seat: 1, tricks: 8, band: 'victorious', points: 8, score: 15, parts: [{ what: 'band', points: 6 }, { what: 'treasures', points: 2 }] },
    ]);
    expect([lightOf(round!, 1), lightOf(round!, -3)]).toEqual(['victorious', '']);
    expect(roundEndOf(events.slice(0, 3), view, {})).toBeNull();
  });

  test('is gems for a team', () => {
    const duet = { viewer: 0, gems: [0, 2, 1], tokens: 3 } as unknown as View;
    const told = [heard('dealt'), heard('collected'), heard('collected'), heard('round-ended', { round: 1, added: [1, 2] })];
    expect(roundEndOf(told, duet, {})).toEqual({ round: 1, sides: [], target: 0, team: { collected: 2, left: 3, added: 2, tokens: 3 } });
  });

  test('and a game ends in its own light', () => {
    const end = (ending: string, winners: number[]) => ({ ending, winners }) as unknown as Outcome;
    expect([toneOf(end('win', [1]), 1), toneOf(end('win', [1]), 0), toneOf(end('win', [1]), -2)]).toEqual(['victory', 'defeat', 'calm']);
    expect([toneOf(end('victory', [0, 1]), 0), toneOf(end('defeat', []), 0)]).toEqual(['victory', 'defeat']);
    expect([toneOf(end('solo', [0]), 0), toneOf(end('draw', []), 0), toneOf(end('shared', [0, 2]), 2)]).toEqual(['calm', 'calm', 'victory']);
  });
});
