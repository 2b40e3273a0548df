import { describe, expect, test } from 'vitest';
import { backoff } from '../src/net/backoff';
import type { GameInfo, Option } from '../src/net/answers';
import { blocks, inlines } from '../src/rules/markdown';
import { isLocal } from '../src/state/address';
import { summarize, readRecords } from '../src/state/records';
import { readSeats } from '../src/state/seats';
import { DEFAULTS, readSettings } from '../src/state/settings.svelte';
import { choicesOf, newTable, presetOf, seatsOf, shownOptions, widgetOf } from '../src/state/setup';

describe('reconnecting', () => {
  test('waits 0.2 s, then twice as long each time up to 5 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((n) => backoff(n, 0.5))).toEqual([
      200, 400, 800, 1600, 3200, 5000, 5000,
    ]);
  });

  test('spreads by a random part', () => {
    expect(backoff(0, 0)).toBe(150);
    expect(backoff(0, 1)).toBe(250);
  });
});

test('an address of this machine alone is known as such', () => {
  const local = ['http://localhost:8000/t/x', 'http://127.0.0.1:80/', 'http://[::1]:8000/'];
  const others = ['http://192.168.1.7:8000/', 'https://localhost.example.org/', 'https://tables.example/'];
  expect(local.map(isLocal)).toEqual([true, true, true]);
  expect(others.map(isLocal)).toEqual([false, false, false]);
});

describe('a record file', () => {
  const record = { game: 'fox', seats: [{ name: 'Ada' }, { name: 'Ben' }], result: { scores: [21, 14] } };

  test('holds one game, or many, one a line', () => {
    expect(readRecords(JSON.stringify(record, null, 2))).toEqual([record]);
    expect(readRecords(`${JSON.stringify(record)}\n`)).toEqual([record]);
    expect(readRecords(`${JSON.stringify(record)}\r\n\n${JSON.stringify({})}\n`)).toEqual([record, {}]);
    expect(() => readRecords('no\nrecord')).toThrow();
    expect(() => readRecords('')).toThrow();
  });

  test('is listed by its game, its players and their scores', () => {
    expect(summarize(record)).toEqual({ record, game: 'fox', names: ['Ada', 'Ben'], scores: [21, 14] });
    for (const odd of [null, 3, {}, { seats: 1, result: [] }]) {
      expect(summarize(odd)).toEqual({ record: odd, game: '', names: [], scores: [] });
    }
  });
});

describe('what the browser keeps', () => {
  test('settings of another kind are replaced by the default', () => {
    expect(readSettings('{"sound": true, "pace": 3, "more": 1}')).toEqual({
      ...DEFAULTS,
      sound: 'on',
    });
    expect(readSettings('nonsense')).toEqual(DEFAULTS);
    expect(readSettings(null)).toEqual(DEFAULTS);
  });

  test('seats without a token are none', () => {
    const seat = { table: 't', seat: 0, token: 'x', game: 'fox', at: 1 };
    expect(readSeats(JSON.stringify([seat, { table: 'u' }, null]))).toEqual([seat]);
    expect(readSeats('{')).toEqual([]);
  });
});

const option = (fields: Partial<Option>): Option => ({
  name: 'target', type: 'number', default: 21, about: '', right: '', choices: null,
  low: 0, high: 999, source: 'rulebook', form: 'N', ...fields,
});

describe('setting a table', () => {
  test('the options of a link are taken where they can be read', () => {
    expect(presetOf('{"target": 16}')).toEqual({ target: 16 });
    expect([presetOf('{bad'), presetOf('3'), presetOf('null'), presetOf(null)]).toEqual([{}, {}, {}, {}]);
  });

  const players = option({ name: 'players', default: 2, low: 1, high: 5 });
  const info: GameInfo = {
    title: '', about: '', players: [1, 5], cooperative: false, sources: {}, agents: ['uniform'], levels: [],
    options: [option({}), players, option({ name: 'components', default: null })],
  };

  test('asks in the form that fits', () => {
    expect(widgetOf(option({}))).toBe('number');
    expect(widgetOf(option({ low: 1, high: 3 }))).toBe('choice');
    expect(widgetOf(option({ type: 'flag', default: true }))).toBe('flag');
    expect(widgetOf(option({ type: 'numbers' }))).toBe('numbers');
    expect(choicesOf(option({ low: 1, high: 3 }))).toEqual([1, 2, 3]);
    expect(choicesOf(option({ choices: ['even'] }))).toEqual(['even']);
    const special = option({ name: 'special', default: 2, low: null, high: null });
    expect(widgetOf(special)).toBe('choice');
    expect(choicesOf(special)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 'named']);
    expect(shownOptions(info).map((one) => one.name)).toEqual(['target']);
  });

  test('sends what differs from the default', () => {
    const seats = seatsOf('Ada', [{ player: 'ai', agent: 'uniform', name: '' }], false);
    expect(newTable('woods', info, { target: 21 }, seats, null, '')).toEqual({ game: 'woods', seats });
    expect(newTable('woods', info, { target: 16 }, seats.slice(0, 1), null, ' X ')).toEqual({
      game: 'woods',
      seats: seats.slice(0, 1),
      options: { target: 16, players: 1 },
      deal: 'X',
    });
  });

  test('swaps seats', () => {
    const seats = seatsOf('Ada', [{ player: 'friend', agent: '', name: '' }], true);
    expect(seats.map((seat) => seat.player)).toEqual(['friend', 'me']);
  });
});

describe('rule pages', () => {
  test('are blocks of text', () => {
    const found = blocks('(fox.x)=\n# A\n\nOne *two*\nthree\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n');
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(found[0]).toMatchObject({ id: 'fox.x', level: 1 });
    expect(found[2]).toMatchObject({ items: [[{ text: 'a b' }], [{ text: 'c' }]] });
  });

  test('have the same anchors in every language', () => {
    const found = blocks('(fox.x)=\n### Füchse (3)\n`fox.x` · Quelle: Spielregel\n\nText.\n\n## Für alle\n');
    expect(found.map((block) => block.kind === 'heading' && block.id)).toEqual(['fox.x', false, false, 'Für-alle']);
  });

  test('marks are read, HTML is not', () => {
    expect(inlines('**a** `b` <i>').map((part) => part.kind)).toEqual([
      'strong', 'text', 'code', 'text',
    ]);
  });
});
