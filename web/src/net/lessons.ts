// Lessons over HTTP, as docs/protocol.md describes them.

import { kept } from './api';
import type { Action, GameEvent, Marks, Message, OwnWords, View } from './protocol';

export interface LessonEntry {
  name: string;
  /** The game it is played by, which may be another than the one whose path it is on. */
  game: string;
  steps: number;
}

export interface LessonPath {
  /** The level across the table, also of the first real game. */
  other: string;
  called: string;
  lessons: LessonEntry[];
}

export interface LessonStep {
  /** The id of what is said. */
  text: string;
  /** The action that is asked for; '' for a step to read. */
  do: string;
  /** What it speaks of, by the keys of `data-help`. */
  point: string[];
  view: View;
  marks: Marks;
  legal: Action[];
  events: GameEvent[];
  prompt: Message | null;
  /** Why other actions are refused, by their texts. */
  refused: Readonly<Record<string, Message>>;
}

export interface Lesson {
  name: string;
  game: string;
  other: string;
  called: string;
  own_words: OwnWords;
  /** What is not taught yet, by the keys of `data-help`: it stays out of sight. */
  hide: string[];
  steps: LessonStep[];
}

export const lessons = {
  paths: () => kept<Record<string, LessonPath>>('/api/lessons'),
  one: (name: string) => kept<Lesson>(`/api/lessons/${name}`),
};
