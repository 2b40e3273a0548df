import { describe, expect, test } from 'vitest';
import { actionWords, cardLine, cardName, eventWords, seatNames, signed } from '../src/rules/words';
import { settings } from '../src/state/settings.svelte';
import { fixture, GAMES, heard } from './fixture';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

describe.each(['en', 'de'] as const)('in %s', (language) => {
  describe.each(GAMES)('%s', (name) => {
    const { events, moments } = fixture(name);
    const game = name === 'woods-solo' ? 'woods' : name;

    test.each(Object.keys(events))('the event %s is told in own words', (kind) => {
      settings.language = language;
      const event = { ...events[kind]!, words: '!' };
      for (const viewer of [0, 1, -3]) {
        const words = eventWords(event, { game, viewer, names });
        expect(words).not.toBe('!');
        expect(words).not.toMatch(/event\.|undefined|NaN|\{|\bcard\.|\bsuit\./);
      }
    });

    test('every action offered can be said', () => {
      settings.language = language;
      for (const { legal } of Object.values(moments)) {
        for (const action of legal) {
          const words = actionWords(action.text, game, names);
          expect(words).not.toMatch(/do\.|verb\.|undefined|NaN|\{/);
          expect(words).not.toBe(action.text);
        }
      }
    });
  });
});

test('cards are called by rank, suit and character', () => {
  settings.language = 'en';
  expect(cardName('B3', 'fox')).toBe('3 of Bells (Fox)');
  expect(cardName('D3', 'duet')).toBe('3 of Doves (Foxes)');
  expect(cardName('K8', 'deluxe', true)).toBe('8 of Keys (Poison)');
  expect(cardName('Bow', 'deluxe')).toBe('the Bow');
  expect(cardName(4, 'woods')).toBe('4 (Mushroom)');
  expect(cardName(null, 'fox')).toBe('a card');
  expect(cardName('M1', 'fox-manual')).toBe('1 of Moons (Ace)');
  expect(cardLine('B9', 'fox')).toContain('counts as trump');
});

test('how many cards or goals there are is no number of a moment', () => {
  settings.language = 'en';
  const telling = { game: 'deluxe', viewer: 0, names };
  expect(eventWords(heard('specials-in', { count: 2 }), telling)).toBe('2 special cards are in the deck.');
  expect(eventWords(heard('goals-renewed', { count: 2 }), telling)).toBe('2 goals are shuffled again.');
});

test('one, none and many are told in good grammar', () => {
  const telling = { game: 'deluxe', viewer: 1, names };
  const told = (event: object) =>
    (['en', 'de'] as const).map((language) => {
      settings.language = language;
      return eventWords({ words: '', number: 1, ...event } as never, telling);
    });
  const trick = { event: 'trick-won', winner: 0, leader: 0, lead: 'B7', follow: 'K7', points: 2 };
  expect(told(trick)[0]).toContain('finds 2 Treasures.');
  const scored = { event: 'round-scored', round: 1, tricks: [1, 12], points: [6, -1], scores: [7, 1] };
  expect(eventWords({ words: '', number: 1, ...scored } as never, { ...telling, names: ['Ada', 'Ben'] })).toBe(
    'Runde 1 ist zu Ende. Ada: 1 Stich, +6, jetzt 7 Punkte; Ben: 12 Stiche, −1, jetzt 1 Punkt.',
  );
  expect(told({ event: 'round-ended', round: 3, added: [] })).toEqual(['Round 3 is done.', 'Runde 3 ist vorbei.']);
  expect(told({ event: 'goal-scored', seat: 0, goal: 'thorns', points: -1 })[0]).toBe('The goal Thorns: −1 for Ada.');
});

test('points carry their sign', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
});

test('what is hidden stays unsaid', () => {
  settings.language = 'en';
  const event = heard('drew', { seat: 1, card: null });
  expect(eventWords(event, { game: 'fox', viewer: 0, names })).toBe('Ben draws a card.');
});

test('seats of one name are numbered', () => {
  settings.language = 'en';
  const ai = { player: 'ai' as const, agent: 'uniform', name: 'uniform' };
  const person = { player: 'human' as const, agent: null };
  const seats = [{ seat: 0, ...person, name: 'Ada' }, { seat: 1, ...ai }, { seat: 2, ...ai }];
  expect(seatNames(seats)).toEqual(['Ada', 'Wanderer 1', 'Wanderer 2']);
  expect(seatNames([{ seat: 0, ...person, name: null }])).toEqual(['Seat 1']);
});
