import { beforeAll, describe, expect, test } from 'vitest';
import { actionWords, cardLine, cardName, eventWords, sayId, seatNames, signedPoints } from '../src/rules/words';
import { LANGUAGES, speak } from '../src/i18n/index.svelte';
import { fixture, GAMES, heard } from './fixture';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  describe.each(GAMES)('%s', (name) => {
    const { events, moments } = fixture(name);
    const game = name === 'woods-solo' ? 'woods' : name;

    test.each(Object.keys(events))('the event %s is said by the catalogue', (kind) => {
      const event = { ...events[kind]!, words: '!' };
      for (const viewer of [0, 1, -3]) {
        const words = eventWords(event, { game, viewer, names });
        expect(words).not.toBe('!');
        expect(words).not.toMatch(/event-|undefined|NaN|\{|\bcard-|\bsuit-/);
      }
    });

    test('every action offered can be said', () => {
      for (const { legal, view } of Object.values(moments)) {
        for (const action of legal) {
          const words = actionWords(action.text, view, names);
          expect(words).not.toMatch(/do-|verb-|undefined|NaN|\{/);
          expect(words).not.toBe(action.text);
        }
      }
    });
  });
});

test('cards are called by rank, suit and character', async () => {
  await speak('en');
  expect(cardName('B3', 'fox')).toBe('3 of Bells (Fox)');
  expect(cardName('D3', 'duet')).toBe('3 of Doves (Foxes)');
  expect(cardName('K8', 'deluxe', true)).toBe('8 of Keys (Poison)');
  expect(cardName('Bow', 'deluxe')).toBe('the Bow');
  expect(cardName(4, 'woods')).toBe('4 (Mushroom)');
  expect(cardName(null, 'fox')).toBe('a card');
  expect(cardName('M1', 'fox-manual')).toBe('1 of Moons (Ace)');
  expect(cardLine('B9', 'fox')).toContain('counts as trump');
});

test('a trade is said with the cards that it takes', async () => {
  const view = { game: 'woods', row: [2, 5, 8, 4, 3] };
  await speak('en');
  expect(actionWords('6>04', view, names)).toBe('Discard 6 (River stone), take 2 (Acorn) and 3 (Feather)');
  expect(actionWords('4>2', view, names)).toBe('Discard 4 (Mushroom), take 8 (Owl)');
  await speak('de');
  expect(actionWords('6>04', view, names)).not.toContain('Platz');
  await speak('fr');
  expect(actionWords('6>04', view, names)).not.toContain('emplacement');
  await speak('en');
});

test('points carry their sign', () => {
  expect([2, 0, -1].map(signedPoints)).toEqual(['+2', '0', '−1']);
});

test('an event without a message is told in the words of an older server', () => {
  const event = heard('drew', { words: 'Ben draws a card.' });
  expect(eventWords(event, { game: 'fox', viewer: 0, names })).toBe('Ben draws a card.');
});

test('seats of one name are numbered', async () => {
  await speak('en');
  const ai = { player: 'ai' as const, agent: 'uniform', name: 'uniform' };
  const person = { player: 'human' as const, agent: null };
  const seats = [{ seat: 0, ...person, name: 'Ada' }, { seat: 1, ...ai }, { seat: 2, ...ai }];
  expect(seatNames(seats)).toEqual(['Ada', 'Wanderer 1', 'Wanderer 2']);
  expect(seatNames([{ seat: 0, ...person, name: null }])).toEqual(['Guest']);
});

test("an owner's goal is said in the language of the reader", async () => {
  const telling = { game: 'deluxe', viewer: 0, names };
  const name = { id: 'own-text', args: { text: { texts: { en: 'Last Laugh', de: 'Wer zuletzt lacht' } } } };
  const own = { 'goal-mine': name, 'goal-mine-about': { id: 'goal-pays-claim', args: { points: '+3', asked: name } } };
  await speak('de');
  expect(sayId('goal-mine', own, 'mine', telling)).toBe('Wer zuletzt lacht');
  expect(sayId('goal-thorns', own, 'thorns', telling)).toBe('Dornen');
  await speak('fr');
  expect(sayId('goal-mine-about', own, '', telling)).toBe('+3 pour qui le fait en premier\u202f: Last Laugh.');
  expect(sayId('goal-yours', own, 'yours', telling)).toBe('yours');
});
