// The choreography: what the server says happened, as the steps in which a table shows it. Tables,
// spectators, replays and lessons all show these.

import { NOBODY, type Action, type GameEvent, type Marks, type View } from '../net/protocol';
import { lastTrick } from '../rules/announce';
import { after } from './interim';
import { cuesOf, popsOf, type Cue } from './cues';

/** A position as somebody sees it, and what led to it. */
export interface Position {
  view: View;
  marks: Marks;
  legal: readonly Action[];
  events: readonly GameEvent[];
}

/** What is shown at once, until the next step. */
export interface Step extends Position {
  cues: readonly Cue[];
  /** How long it stays, in milliseconds at the normal pace. */
  hold: number;
  /** A round is over. */
  round: boolean;
  /** The next step waits until somebody is ready for it. */
  waits: boolean;
  /** How a complete trick was won that still lies on the table. */
  lying: GameEvent | null;
}

/** By event: how long it takes to see. What is not named is shown together with what comes before or after it. */
const HOLD: Record<string, number> = {
  dealt: 1250,
  played: 520,
  exchanged: 850,
  kept: 500,
  drew: 650,
  'put-under': 600,
  looked: 700,
  took: 800,
  gave: 700,
  named: 700,
  dug: 700,
  idle: 500,
  felled: 600,
  'sent-under': 500,
  sealed: 400,
  swapped: 850,
  'trick-won': 1150,
  moved: 450,
  'went-beyond': 800,
  collected: 600,
  covered: 750,
  'round-scored': 3200,
  'round-ended': 3200,
  traded: 1250,
  passed: 600,
  swept: 900,
};
/** Each space that the foxes walk. */
const PACE_OF_FOXES = 190;
const SWEEP = 480;

const ROUND_ENDS = new Set(['round-scored', 'round-ended']);
/** What lies on the table goes before these. */
const CLEARS = new Set(['played', 'dealt', ...ROUND_ENDS]);
/** What is told after these belongs to what comes next. */
const BEFORE_THE_DEAL = new Set(['goals-renewed', 'goals-opened', 'specials-in', 'dealer-chosen', 'first-chosen']);

/** Events in the groups that are shown together, each led by one that takes time to see. */
export function groupsOf(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let early: GameEvent[] = [];
  for (const event of events) {
    if (HOLD[event.event] !== undefined) groups.push([...early.splice(0), event]);
    else if (BEFORE_THE_DEAL.has(event.event) || !groups.length) early.push(event);
    else groups.at(-1)?.push(event);
  }
  if (early.length) groups.push(early);
  return groups;
}

const lead = (group: readonly GameEvent[]): GameEvent | undefined => group.find((event) => HOLD[event.event] !== undefined);

function holdOf(group: readonly GameEvent[], cues: readonly Cue[]): number {
  const walked = cues.reduce((sum, cue) => sum + (cue.cue === 'walk' ? cue.spaces.length * PACE_OF_FOXES : 0), 0);
  return walked + Math.max(0, ...group.map((event) => HOLD[event.event] ?? 0));
}

const trickOf = (view: View): readonly string[] => ('trick' in view ? view.trick : []);
const scored = (view: View, pops: readonly { seat: number; points: number }[]): View => ({
  ...view,
  scores: view.scores.map((score, seat) => pops.reduce((sum, pop) => (pop.seat === seat ? Math.max(0, sum + pop.points) : sum), score)),
});

/**
 * The steps from a table to a position. `still` leaves a complete trick where it lies until somebody
 * leads to the next one or deals anew, for those who want no motion.
 */
export function stepsOf(before: Pick<Step, 'view' | 'lying'> | null, now: Position, still = false): Step[] {
  const steps: Step[] = [];
  let view = before?.view ?? null;
  let lying = before ? before.lying : lastTrick(now.events);
  let winning: number | null = null;
  let pops: { seat: number; points: number }[] = [];

  function show(to: View, events: readonly GameEvent[], cues: readonly Cue[], hold: number): void {
    const round = events.some((event) => ROUND_ENDS.has(event.event));
    const between = { ...to, to_act: NOBODY, legal: [] } as View;
    steps.push({ view: between, marks: { ...now.marks, winning }, legal: [], events, cues, hold, round, waits: round, lying });
    view = to;
  }
  function sweep(from: View): View {
    if (still || !lying) return from;
    const cards = [lying.lead, lying.follow, ...((lying.crowns as unknown[]) ?? [])].filter(Boolean).map(String);
    const cues: Cue[] = [
      { cue: 'sweep', cards, to: `pile-${lying.winner}` },
      ...pops.map(({ seat, points }) => ({ cue: 'pop', at: `score-${seat}`, points }) as const),
    ];
    lying = null;
    const to = scored(from, pops);
    show(to, [], cues, pops.length ? SWEEP + 400 : SWEEP);
    pops = [];
    return to;
  }

  const groups = view ? groupsOf(now.events) : [];
  for (const [at, group] of groups.entries()) {
    const first = lead(group);
    const clears = first !== undefined && CLEARS.has(first.event);
    let to: View = clears ? sweep(view!) : view!;
    const cues: Cue[] = [];
    for (const event of group) {
      cues.push(...cuesOf(event, to));
      pops.push(...popsOf(event, to.game));
      to = after(to, event);
    }
    if (first?.event === 'trick-won') lying = first;
    else if (first?.event === 'dealt') lying = null;
    else if (first?.event === 'played') {
      lying = null;
      // Who takes the trick is seen as soon as it is complete.
      const next = lead(groups[at + 1] ?? []);
      winning = next?.event === 'trick-won' ? Number(next.winner) : null;
    }
    show(to, group, cues, holdOf(group, cues));
  }
  if (view && now.events.length && trickOf(now.view).length === 0 && now.view.phase !== 'over') sweep(view);
  return withSettledEnd(steps, now, lying);
}

/** The last step is the position itself; what can be done then can be done as soon as all cards lie. */
function withSettledEnd(steps: Step[], now: Position, lying: GameEvent | null): Step[] {
  const end: Step = { ...now, cues: [], hold: 0, round: false, waits: false, lying };
  const last = steps.at(-1);
  if (!last || last.round) return [...steps, { ...end, events: last ? [] : now.events }];
  const all: Step[] = [...steps.slice(0, -1), { ...last, view: now.view, marks: now.marks, legal: now.legal, lying }];
  const held = (view: View) => [...(view.hand as unknown[])].map(String).sort().join();
  const { to_act, phase } = now.view;
  if (phase === 'over') return all;
  for (let at = all.length - 2; at >= 0; at--) {
    const [step, later] = [all[at]!, all[at + 1]!];
    const ready = !step.round && !later.events.some((event) => CLEARS.has(event.event)) && held(step.view) === held(now.view);
    if (!ready || trickOf(step.view).length !== trickOf(now.view).length) break;
    all[at] = { ...step, legal: now.legal, view: { ...step.view, to_act, phase } as View };
  }
  return all;
}

/** The steps in which somebody who comes to a table sees it: a fresh deal is dealt before their eyes. */
export function openingSteps(now: Position, still = false): Step[] {
  const at = now.events.findLastIndex((event) => event.event === 'dealt');
  const since = now.events.slice(Math.max(at, 0));
  const begun = since.filter((event) => HOLD[event.event] !== undefined).length > 2;
  if (at < 0 || begun || still) return stepsOf(null, now);
  const [first, ...rest] = stepsOf({ view: now.view, lying: null }, { ...now, events: since });
  return first ? [{ ...first, events: [...now.events.slice(0, at), ...first.events] }, ...rest] : [];
}
