// A review that fills in: asked for, and asked for more until it is whole or nobody looks any more.

import { api, Problem } from '../net/api';
import type { ReviewPart } from '../net/review';

const GONE = 404;

export class ReviewStore {
  part: ReviewPart | null = $state.raw(null);
  failure = $state('');
  #ended = false;

  constructor(private readonly ask: () => Promise<ReviewPart>) {}

  /** Go on until the review is whole. What the server gave up meanwhile is begun again. */
  async follow(): Promise<void> {
    this.failure = '';
    try {
      let part = await this.ask();
      while (!this.#ended) {
        this.part = part;
        if (part.finished || part.id === null) return;
        part = await this.#more(part.id, part.done);
      }
    } catch (problem) {
      this.failure = (problem as Error).message;
    }
  }

  end(): void {
    this.#ended = true;
  }

  async #more(id: string, done: number): Promise<ReviewPart> {
    try {
      return await api.reviewMore(id, done);
    } catch (problem) {
      if (problem instanceof Problem && problem.status === GONE) return this.ask();
      throw problem;
    }
  }
}
