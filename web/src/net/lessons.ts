// Lessons over HTTP, as docs/protocol.md describes them.

import type { Lesson, LessonPath } from './answers';
import { kept } from './api';

export type { Lesson, LessonPath, LessonStep } from './answers';

export const lessons = {
  paths: () => kept<Record<string, LessonPath>>('/api/lessons'),
  one: (name: string) => kept<Lesson>(`/api/lessons/${name}`),
};
