// Shows steps one after the other, each as long as it asks for. There is one clock for all that waits.

export interface Timed {
  hold: number;
  /** Goes on only when somebody says so. */
  waits: boolean;
}

/** What the time is, and how something is done later; tests bring their own. */
export interface Timer {
  now(): number;
  later(what: () => void, ms: number): () => void;
}

const REAL: Timer = {
  now: () => performance.now(),
  later: (what, ms) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};

export class Conductor<S extends Timed> {
  /** What waits to be shown. */
  waiting: S[] = [];
  private until = 0;
  private stopped = false;
  private stop: () => void = () => undefined;

  constructor(
    private readonly show: (step: S) => void,
    /** How slow everything is: 1 is the normal pace, 0 shows all at once. */
    private readonly pace: () => number,
    private readonly timer: Timer = REAL,
  ) {}

  /** The last step that waits to be shown. */
  get last(): S | undefined {
    return this.waiting.at(-1);
  }

  add(steps: readonly S[]): void {
    this.waiting.push(...steps);
    this.go();
  }

  /** Change what waits to be shown. */
  amend(change: (step: S) => S): void {
    this.waiting = this.waiting.map(change);
  }

  /** Show at once what waits, up to where a round is over. */
  hurry(): void {
    this.until = 0;
    while (!this.stopped && this.waiting.length) {
      this.take(this.waiting.shift()!);
      this.until = 0;
    }
    this.go();
  }

  /** Show at once all that waits. */
  skip(): void {
    while (this.waiting.length || this.stopped) {
      this.stopped = false;
      this.hurry();
    }
  }

  /** Go on from the end of a round. */
  next(): void {
    this.stopped = false;
    this.until = 0;
    this.go();
  }

  clear(): void {
    this.stop();
    this.waiting = [];
    this.until = 0;
    this.stopped = false;
  }

  private take(step: S): void {
    const pace = this.pace();
    this.stopped = step.waits && pace > 0;
    this.until = this.timer.now() + step.hold * pace;
    this.show(step);
  }

  private go(): void {
    this.stop();
    while (!this.stopped && this.waiting.length) {
      const rest = this.until - this.timer.now();
      if (rest > 0) {
        this.stop = this.timer.later(() => this.go(), rest);
        return;
      }
      this.take(this.waiting.shift()!);
    }
  }
}
