// What a step of a lesson lets one do: cards other than the one it asks for stay dark.

import type { LessonStep } from '../net/lessons';
import type { Action } from '../net/protocol';

/** Answers that are no cards and no steps stay to be read; they get a friendly word. */
export function asksOnly(step: Pick<LessonStep, 'do' | 'legal'>): Action[] {
  if (!step.do) return [];
  return step.legal.filter((action) => action.text === step.do || (action.card === undefined && action.by === undefined));
}
