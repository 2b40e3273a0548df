import { describe, expect, test } from 'vitest';
import { Conductor, type Timer } from '../src/motion/conductor';
import { cuesOf, path } from '../src/motion/cues';
import { arcOf } from '../src/motion/fly';
import { after } from '../src/motion/interim';
import { groupsOf, openingSteps, stepsOf, type Position, type Step } from '../src/motion/steps';
import type { Action, DuetView, FoxView, GameEvent, TrickView, View, WoodsView } from '../src/net/protocol';
import { paceOf } from '../src/state/pace';
import { fixture, heard } from './fixture';

const fox = (fields: Partial<FoxView> = {}): FoxView =>
  ({
    ...(fixture('fox').moments.lead?.view as FoxView),
    viewer: 0, to_act: 0, leader: 0, hand: ['B1', 'B9', 'K2'], counts: [3, 3], trick: [], decree: 'M5',
    deck: 6, tricks: [4, 5], scores: [3, 2], phase: 'lead', ...fields,
  }) as FoxView;
const play = { text: 'K2', kind: 'play', card: 'K2', index: 0 } as Action;
const position = (view: View, events: GameEvent[], legal: Action[] = []): Position => ({ view, events, legal, marks: { chart: [6] } });
const shape = (steps: readonly Step[]) => steps.map((step) => step.events.map((event) => event.event).join('+') || step.cues.map((cue) => cue.cue).join('+'));

const played = (seat: number, card: string) => heard('played', { seat, card });
const won = heard('trick-won', { winner: 0, leader: 1, lead: 'K7', follow: 'B9', points: 1 });
const roundOver = heard('round-scored', { round: 1, tricks: [5, 5], points: [6, 5], scores: [9, 7] });
const dealt = heard('dealt', { round: 2, dealer: 0, hands: [['B1', 'B9', 'K2'], null], decree: 'K3', deck: null });

describe('the steps in which a table shows what happened', () => {
  const before = { view: fox({ leader: 1, trick: ['K7'], counts: [3, 2] }), lying: null };
  const done = fox({ hand: ['B1', 'K2'], counts: [2, 2], tricks: [5, 5], scores: [4, 2] });

  test('a card is laid, the trick rests, and is swept to its winner, where points pop', () => {
    const steps = stepsOf(before, position(done, [played(0, 'B9'), won], [play]));
    expect(shape(steps)).toEqual(['played', 'trick-won', 'sweep+pop']);
    const [laid, rests, swept] = steps as [Step, Step, Step];
    expect((laid.view as FoxView).trick).toEqual(['K7', 'B9']);
    expect(laid.view.hand).toEqual(['B1', 'K2']);
    expect(laid.marks).toEqual({ chart: [6], winning: 0 });
    expect([laid.legal, laid.view.to_act, laid.lying]).toEqual([[], -2, null]);
    expect([rests.lying, (rests.view as FoxView).tricks, rests.view.scores]).toEqual([won, [5, 5], [3, 2]]);
    expect((rests.view as FoxView).won?.at(-1)).toMatchObject({ winner: 0, leader: 1, cards: ['K7', 'B9'], points: 1 });
    expect([swept.lying, swept.view]).toEqual([null, done]);
    expect(swept.cues).toEqual([
      { cue: 'sweep', cards: ['K7', 'B9'], to: 'pile-0' },
      { cue: 'pop', at: 'score-0', points: 1 },
    ]);
  });

  test('nothing blocks the next card: a trick that rests can be led from', () => {
    const steps = stepsOf(before, position(done, [played(0, 'B9'), won], [play]));
    expect(steps.map((step) => step.legal.length)).toEqual([0, 1, 1]);
    expect(steps[1]?.view.to_act).toBe(done.to_act);
  });

  test('a Witch alone turns to the suit of the decree', () => {
    const [, rests] = stepsOf(before, position(done, [played(0, 'B9'), won]));
    expect(rests?.cues).toEqual([
      { cue: 'trump', card: 'B9' },
      { cue: 'ring', card: 'K7', tone: 'keys' },
    ]);
  });

  test('a round ends by itself before the next one is dealt, and waits for its reader', () => {
    const fresh = fox({ round: 2, tricks: [0, 0], scores: [9, 7] });
    const steps = stepsOf(before, position(fresh, [played(0, 'B9'), won, roundOver, heard('goals-opened'), dealt], [play]));
    expect(shape(steps)).toEqual(['played', 'trick-won', 'sweep+pop', 'round-scored', 'goals-opened+dealt']);
    expect(steps.map((step) => step.waits)).toEqual([false, false, false, true, false]);
    expect(steps[2]?.view.scores).toEqual([4, 2]);
    expect(steps[3]?.view).toMatchObject({ phase: 'scored', hand: [], scores: [9, 7], tricks: [5, 5] });
    expect(steps.map((step) => step.legal.length)).toEqual([0, 0, 0, 0, 1]);
    expect(steps.at(-1)).toMatchObject({ view: fresh, cues: [{ cue: 'deal' }] });
  });

  test('the last round of a game ends by itself too', () => {
    const over = fox({ phase: 'over', hand: [], to_act: -2 });
    const steps = stepsOf(before, position(over, [played(0, 'B9'), won, roundOver]));
    expect(shape(steps)).toEqual(['played', 'trick-won', 'sweep+pop', 'round-scored', '']);
    expect(steps.at(-1)?.view).toBe(over);
  });

  test('who wants no motion keeps the trick until the next lead', () => {
    const steps = stepsOf(before, position(done, [played(0, 'B9'), won]), true);
    expect(shape(steps)).toEqual(['played', 'trick-won']);
    expect(steps.at(-1)).toMatchObject({ lying: won, view: done });
    const led = stepsOf(steps.at(-1)!, position(fox({ trick: ['K2'] }), [played(0, 'K2')]), true);
    expect(led.at(-1)?.lying).toBeNull();
  });

  test('without motion too the last trick of a round is gone when the next one is dealt', () => {
    const steps = stepsOf(before, position(fox({ round: 2 }), [played(0, 'B9'), won, roundOver, dealt]), true);
    expect(shape(steps)).toEqual(['played', 'trick-won', 'round-scored', 'dealt']);
    expect(steps.map((step) => step.lying)).toEqual([null, won, won, null]);
  });

  test('what was missed while the connection was down is shown in the same order', () => {
    const later = fox({ leader: 1, trick: ['M3'] });
    const steps = stepsOf(before, position(later, [played(0, 'B9'), won, played(1, 'M3'), heard('kept', { seat: 1 })]));
    expect(shape(steps)).toEqual(['played', 'trick-won', 'sweep+pop', 'played', 'kept']);
  });

  test('all events are told once, in their order', () => {
    const events = [played(0, 'B9'), won, roundOver, dealt];
    expect(stepsOf(before, position(done, events)).flatMap((step) => step.events)).toEqual(events);
    expect(groupsOf(events).flat()).toEqual(events);
  });

  test('who comes to a fresh deal sees it dealt, who comes later sees the table', () => {
    const chosen = heard('dealer-chosen');
    expect(shape(openingSteps(position(fox(), [chosen, dealt])))).toEqual(['dealer-chosen+dealt']);
    expect(shape(openingSteps(position(fox(), [chosen, dealt, played(1, 'K7')])))).toEqual(['dealer-chosen+dealt', 'played']);
    const late = [chosen, dealt, played(1, 'K7'), played(0, 'B9'), won];
    expect(openingSteps(position(fox(), late))).toMatchObject([{ cues: [], lying: won, events: late }]);
    expect(openingSteps(position(fox(), [dealt]), true)[0]?.cues).toEqual([]);
  });
});

describe('a view between two positions', () => {
  test('the decree and a card of the hand swap places', () => {
    expect(after(fox(), heard('exchanged', { seat: 0, decree: 'B9', taken: 'M5' }))).toMatchObject({ decree: 'B9', hand: ['B1', 'K2', 'M5'] });
    expect(cuesOf(heard('exchanged', { seat: 1, decree: 'M1', taken: 'M5' }), fox())).toEqual([{ cue: 'leave', card: 'M5', to: 'seat-1' }]);
  });

  test('a card is drawn openly by its drawer alone', () => {
    expect(after(fox(), heard('drew', { seat: 0, card: 'M9' }))).toMatchObject({ hand: ['B1', 'B9', 'K2', 'M9'], counts: [4, 3], deck: 5 });
    expect(after(fox(), heard('drew', { seat: 1, card: null }))).toMatchObject({ hand: ['B1', 'B9', 'K2'], counts: [3, 4] });
    expect(cuesOf(heard('drew', { seat: 1, card: null }), fox())).toEqual([{ cue: 'hidden', from: 'deck', to: 'seat-1' }]);
  });

  test('a Monarch that is led demands', () => {
    expect(cuesOf(played(1, 'K11'), fox())).toEqual([{ cue: 'demand', card: 'K11', to: 'seat-0' }]);
    expect(cuesOf(played(1, 'K11'), fox({ trick: ['K2'] }))).toEqual([]);
  });

  test('the foxes walk space by space, and gems leave', () => {
    const duet = { ...(fixture('duet').moments.lead?.view as DuetView), tracker: 5, start: 5, low: 0, high: 10, tokens: 4, gems: [1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1] };
    expect(cuesOf(heard('moved', { by: -2, space: 3 }), duet)).toEqual([{ cue: 'walk', spaces: [5, 4, 3] }]);
    expect(path(2, 2)).toEqual([2]);
    expect(cuesOf(heard('went-beyond', { by: 7, space: 5 }), duet)).toEqual([{ cue: 'walk', spaces: [5, 6, 7, 8, 9, 10, 5] }]);
    expect((after(duet, heard('collected', { space: 3, left: 10 })) as DuetView).gems[3]).toBe(0);
    expect(after(duet, heard('covered', { space: 0, to: 1, slid: 1, tokens: 3 }))).toMatchObject({ low: 1, tokens: 3 });
  });

  test('a trick of the Duet lies until the foxes have walked', () => {
    const view = { ...(fixture('duet').moments.lead?.view as DuetView), trick: [] };
    const trick = heard('trick-won', { winner: 1, leader: 0, lead: 'D2', follow: 'D4' });
    const steps = stepsOf({ view, lying: trick }, position(view, [heard('moved', { by: 1, space: 6 }), heard('collected', { space: 6 })]));
    expect(shape(steps)).toEqual(['moved', 'collected', 'sweep']);
    const chosen = { ...view, trick: ['D2', 'D4'], phase: 'move' } as TrickView;
    expect(shape(stepsOf({ view, lying: null }, position(chosen, [trick])))).toEqual(['trick-won']);
  });

  test('a trade closes the row and fills the pocket', () => {
    const woods = { ...(fixture('woods').moments.turn?.view as WoodsView), viewer: 0, hand: [4, 8, 8], counts: [3, 2, 2], row: [2, 2, 5, 8, 7], pockets: [[], [], []], discards: [] };
    const trade = heard('traded', { seat: 0, discard: 4, slots: [3], taken: [8], pocketed: [8], token: true });
    expect(after(woods, trade)).toMatchObject({ hand: [], counts: [0, 2, 2], row: [2, 2, 5, 7], pockets: [[8], [], []], discards: [4] });
    expect(cuesOf(trade, woods).map((cue) => ('card' in cue ? cue.card : cue.cue))).toEqual(['hand-4', 'slot-3', 'hand-8', 'coin']);
  });
});

test('a card travels on an arc and settles where it goes', () => {
  const points = arcOf(300, -100, 0.5, 0.2);
  expect(points[0]).toMatchObject({ x: 300, y: -100, scale: 0.5, at: 0 });
  expect(points.at(-1)).toEqual({ x: 0, y: 0, scale: 1, at: 1 });
  expect(points.every((point, n) => n === 0 || point.at > (points[n - 1]?.at ?? 0))).toBe(true);
});

describe('the conductor', () => {
  interface Beat { name: string; hold: number; waits: boolean }
  const beat = (name: string, hold: number, waits = false): Beat => ({ name, hold, waits });
  function staged(pace: number) {
    let [now, due]: [number, { at: number; what: () => void } | null] = [0, null];
    const timer: Timer = {
      now: () => now,
      later: (what, ms) => {
        due = { at: now + ms, what };
        return () => (due = null);
      },
    };
    const shown: string[] = [];
    const conductor = new Conductor<Beat>((one) => shown.push(one.name), () => pace, timer);
    const wait = (ms: number) => {
      const end = now + ms;
      while (due && due.at <= end) {
        const { at, what } = due;
        [now, due] = [at, null];
        what();
      }
      now = end;
    };
    return { conductor, shown, wait };
  }

  test('shows one step after the other, as long as each asks for', () => {
    const { conductor, shown, wait } = staged(1);
    conductor.add([beat('a', 100), beat('b', 50), beat('c', 10)]);
    expect(shown).toEqual(['a']);
    wait(99);
    expect(shown).toEqual(['a']);
    wait(1);
    expect(shown).toEqual(['a', 'b']);
    wait(50);
    conductor.add([beat('d', 0)]);
    expect(shown).toEqual(['a', 'b', 'c']);
    wait(10);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });

  test('in a hurry shows all, but the end of a round waits for its reader', () => {
    const { conductor, shown, wait } = staged(1);
    conductor.add([beat('a', 100), beat('round', 100, true), beat('deal', 100), beat('lead', 0)]);
    conductor.hurry();
    expect(shown).toEqual(['a', 'round']);
    wait(9999);
    conductor.hurry();
    expect(shown).toEqual(['a', 'round']);
    conductor.next();
    expect(shown).toEqual(['a', 'round', 'deal']);
    conductor.skip();
    expect(shown).toEqual(['a', 'round', 'deal', 'lead']);
  });

  test('without any pace everything is there at once', () => {
    const { conductor, shown } = staged(0);
    conductor.add([beat('a', 100), beat('round', 100, true), beat('deal', 100)]);
    expect(shown).toEqual(['a', 'round', 'deal']);
  });

  test('slower at a slow pace, not at all at none', () => {
    expect([paceOf('none'), paceOf('normal')]).toEqual([0, 1]);
    expect(paceOf('slow')).toBeGreaterThan(paceOf('quick'));
  });
});
