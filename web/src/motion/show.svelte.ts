// Positions that somebody steps through, in a replay or a lesson: shown in the same steps as at a table.

import type { GameEvent } from '../net/protocol';
import { play } from '../sound/player';
import { soundsOf } from '../sound/score';
import { paceOf } from '../state/pace';
import { settings } from '../state/settings.svelte';
import { Conductor } from './conductor';
import { openingSteps, stepsOf, type Position, type Step } from './steps';

export class Show {
  step = $state.raw<Step | null>(null);
  /** What has happened so far of what led to the last position. */
  happened = $state.raw<readonly GameEvent[]>([]);
  /** Nothing waits to be shown after this. */
  complete = $state(true);

  private readonly conductor = new Conductor<Step>(
    (step) => {
      this.step = step;
      this.complete = this.conductor.last === undefined;
      this.happened = [...this.happened, ...step.events];
      play(soundsOf(step.cues, step.events, step.view.viewer, this.still));
    },
    () => paceOf(settings.pace),
  );

  /** Whether a round's end waits for its reader. */
  constructor(private readonly waits: boolean) {}

  /** Go to the position after the last one. */
  follow(now: Position): void {
    this.conductor.skip();
    this.add(stepsOf(this.step, now, this.still));
  }

  /** Be at a position at once; `before` is what happened until then. The first one is dealt. */
  jump(now: Position, before: readonly GameEvent[] = []): void {
    this.conductor.clear();
    const events = [...before, ...now.events];
    const steps = before.length ? stepsOf(null, { ...now, events }) : openingSteps(now, this.still);
    this.add(steps.map((step) => (before.length ? { ...step, events: now.events } : step)));
  }

  hurry(): void {
    this.conductor.hurry();
  }

  next(): void {
    this.conductor.next();
  }

  close(): void {
    this.conductor.clear();
  }

  private get still(): boolean {
    return settings.pace === 'none';
  }

  private add(steps: readonly Step[]): void {
    this.happened = [];
    this.conductor.add(steps.map((step) => ({ ...step, waits: step.waits && this.waits })));
  }
}
