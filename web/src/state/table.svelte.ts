// One table as this browser sees it: the server's last word, and what is on its way there.

import { knowReasons } from '../i18n/index.svelte';
import { randomText } from '../net/api';
import { TableLink, type LinkStatus } from '../net/link';
import type { ChatMessage, Hint, Refusal, ServerMessage, StateMessage, Unknown } from '../net/messages';
import { SPECTATOR, type GameEvent, type OwnWords } from '../net/protocol';
import { eventsSince } from '../rules/announce';
import { Conductor } from '../motion/conductor';
import { openingSteps, stepsOf, type Step } from '../motion/steps';
import { paceOf } from './pace';
import type { MySeat } from './seats';
import { settings } from './settings.svelte';
import { sharesDue } from './shares';

/** A step of the table with all that the server says of it. */
interface Shown extends Step {
  state: StateMessage;
}

/** Joining carries no id. */
const JOINING = '';

export class TableStore {
  state = $state.raw<StateMessage | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  ownWords = $state.raw<OwnWords>({});
  status = $state<LinkStatus>('connecting');
  code = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** What was said and refused, so that it can be said again later. */
  unsaid = $state.raw<{ text: string; why: Refusal } | null>(null);
  private readonly chatsSent = new Map<string, string>();
  /** What the server says while it does not know itself if what was sent is kept, or cannot keep it. */
  unsure = $state.raw<Unknown | null>(null);
  private readonly doubts = new Set<string>();
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint was asked for and has not come yet. */
  hinting = $state(false);
  /** The number of the position in which something was sent that is not answered yet. */
  sent = $state<number | null>(null);
  /** When the last state came, for clocks and absences that run on. */
  heardAt = $state(0);
  seat = $state.raw<MySeat | null>(null);
  /** Who chose the deal, if somebody did: their seat, or null where they do not sit here. */
  chosen = $state.raw<{ by: number | null; occasion: string | null } | null>(null);
  /** The seats whose share of the shuffle is on its way. */
  private readonly shared = new Set<number>();

  /** The number of the viewer's last decision; for a spectator, of the newest change. */
  private decided = $state(0);

  /** How what is shown came about. */
  step = $state.raw<Step | null>(null);
  /** The last state that came, which may wait to be shown. */
  newest = $state.raw<StateMessage | null>(null);

  private readonly link: TableLink;
  private readonly conductor = new Conductor<Shown>(
    ({ state, ...step }) => this.show(state, step),
    () => paceOf(settings.pace),
  );

  constructor(
    readonly table: string,
    seat: MySeat | null,
  ) {
    this.seat = seat;
    this.link = new TableLink(
      table,
      () => this.joining(),
      (message) => this.onMessage(message),
      (status, code) => {
        this.doubts.clear();
        this.unsure = null;
        this.status = status;
        this.code = code;
      },
    );
  }

  /** What happened, as far as it is told: from memory, only what is new since the viewer's decision. */
  get log(): readonly GameEvent[] {
    const all = settings.mode === 'assist' || this.state?.status === 'over';
    return all ? this.events : eventsSince(this.events, this.decided);
  }

  private joining(): Record<string, unknown> {
    const same = this.state !== null && this.state.viewer === (this.seat?.seat ?? SPECTATOR);
    return {
      type: 'join',
      token: this.seat?.token ?? null,
      since: same ? (this.state?.number ?? 0) : 0,
      mode: settings.mode,
      changes: true,
      words: false, // the page has the catalogue
    };
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === 'state') this.doubts.delete(JOINING);
    else if ('id' in message && message.id) this.doubts.delete(message.id);
    switch (message.type) {
      case 'state':
        if (message.deal_known !== undefined) {
          this.chosen = message.deal_known ? { by: message.deal_by ?? null, occasion: message.occasion ?? null } : null;
        }
        this.share(message);
        this.queueState(message);
        break;
      case 'presence': {
        const withPresence = (state: StateMessage): StateMessage => ({
          ...state,
          seats: state.seats.map((seat) => ({
            ...seat,
            ...message.seats.find((news) => news.seat === seat.seat),
          })),
        });
        this.conductor.amend((step) => ({ ...step, state: withPresence(step.state) }));
        if (this.state) {
          this.state = withPresence(this.state);
          this.heardAt = performance.now();
        }
        break;
      }
      case 'chat':
        if (!this.chat.some((known) => known.at === message.at && known.text === message.text)) {
          this.chat = [...this.chat, message];
        }
        break;
      case 'refused': {
        const text = this.chatsSent.get(message.id ?? '');
        if (text !== undefined) {
          this.chatsSent.delete(message.id ?? '');
          this.unsaid = { text, why: message };
          break;
        }
        this.sent = null;
        this.hinting = false;
        this.refusal = message;
        break;
      }
      case 'hint':
        this.hinting = false;
        if (message.number === this.state?.number) this.hint = message;
        break;
      case 'unknown':
        this.doubts.add(message.id ?? JOINING);
        this.unsure = message;
        break;
      case 'ack':
        if (!this.chatsSent.delete(message.id ?? '')) this.sent = null;
        break;
    }
    if (!this.doubts.size) this.unsure = null;
  }

  /** Once everybody sits, this browser puts its part into the shuffle. */
  private share({ status, seats, shuffle }: StateMessage): void {
    if (!shuffle || status !== 'waiting' || !seats.every((seat) => seat.joined)) return;
    for (const { seat, token, share } of sharesDue(this.table, shuffle)) {
      if (!this.shared.has(seat)) this.link.ask({ type: 'share', token, share });
      this.shared.add(seat);
    }
  }

  /** Show a state after those before it, in the steps in which it came about. */
  private queueState(message: StateMessage): void {
    // From memory the end of a game brings all events again, and is looked at like any other.
    const anew = message.reset && message.status !== 'over';
    const known = this.newest?.viewer === message.viewer ? this.newest : null;
    const seen = anew || !known ? -1 : known.number;
    const fresh = message.events.filter((event) => event.number > seen);
    const still = settings.pace === 'none';
    this.newest = message;
    const before = anew || !known ? null : (this.conductor.last ?? this.step);
    if (!before) this.conductor.clear();
    if (!message.view) {
      this.show(message, null);
      return;
    }
    const now = { view: message.view, marks: message.marks, legal: message.legal, events: fresh };
    const steps = known?.view ? stepsOf(before, now, still) : openingSteps(now, still);
    if (message.reset && steps[0]) steps[0] = { ...steps[0], events: [...message.events.filter((event) => event.number <= seen), ...steps[0].events] };
    this.conductor.add(steps.map((step, at) => this.stateAt(message, step, at, steps.length - 1)));
    // Nobody waits while their own clock runs, nor for what nobody looks at.
    if (message.clock && message.legal.length) this.conductor.skip();
    else if (document.hidden) this.conductor.hurry();
  }

  /** What the server says of a step: on the way there nothing is decided yet. */
  private stateAt(message: StateMessage, step: Step, at: number, end: number): Shown {
    const { view, marks, legal, events } = step;
    const reset = message.reset && at === 0;
    const state = { ...message, reset, view, marks, legal: [...legal], events: [...events], to_act: view.to_act };
    const between = { status: 'playing', outcome: null, undo: false, prompt: legal.length ? message.prompt : null } as const;
    // Who only watches is not asked, and a clock waits for nobody.
    const waits = step.waits && message.viewer >= 0 && message.clock === null;
    return { ...step, waits, hold: at === end && legal.length ? 0 : step.hold, state: at === end ? state : { ...state, ...between } };
  }

  /** Whether something that happened waits to be shown, and told. */
  get untold(): boolean {
    return this.conductor.waiting.some((step) => step.events.length);
  }

  /** Show at once what is waiting to be shown; the end of a round still waits for its reader. */
  hurry(): void {
    this.conductor.hurry();
  }

  /** Go on to the next round. */
  nextRound(): void {
    this.conductor.next();
  }

  private show(message: StateMessage, step: Step | null): void {
    const before = this.state;
    const other = before !== null && before.viewer !== message.viewer;
    this.ownWords = message.own_words ?? this.ownWords;
    if (message.reset || other || before === null) {
      this.events = message.events;
      this.decided = 0;
    } else {
      if (message.number > before.number) {
        if (message.viewer < 0) this.decided = message.number;
        else if (before.legal.length) this.decided = before.number + 1;
      }
      this.events = [...this.events, ...message.events];
    }
    if (before === null || other || message.number !== before.number) {
      this.refusal = null;
      this.hint = null;
      this.hinting = false;
      this.sent = null;
    }
    this.step = step;
    this.state = message;
    this.heardAt = performance.now();
  }

  act(action: string): void {
    if (!this.state || this.sent === this.state.number) return;
    this.hurry(); // what is still on its way lies before the card does
    this.sent = this.state.number;
    this.refusal = null;
    this.link.ask({ type: 'act', number: this.state.number, action });
  }

  /** Ask for something that needs no more than its name. */
  request(type: 'undo' | 'practice' | 'resign' | 'back' | 'hint'): void {
    this.conductor.skip();
    if (!this.state) return;
    if (type === 'hint') {
      this.hinting = true;
      void knowReasons();
    }
    this.link.ask({ type, number: this.state.number });
  }

  /** Refuse something here that the server would refuse too. */
  explain(id: string): void {
    const message = { id, args: {} };
    this.refusal = { type: 'refused', reason: '', sentence: '', message, rule: null, number: this.state?.number ?? 0 };
  }

  takeover(seat: number, agent: string): void {
    this.conductor.skip();
    if (this.state) {
      this.link.ask({ type: 'takeover', number: this.state.number, seat, agent });
    }
  }

  claim(seat: number): void {
    this.conductor.skip();
    if (this.state) this.link.ask({ type: 'claim', number: this.state.number, seat });
  }

  rematch(): void {
    this.link.ask({ type: 'rematch' });
  }

  talk(text: string): void {
    this.unsaid = null;
    this.chatsSent.set(this.link.ask({ type: 'chat', text, request: randomText() }), text);
  }

  /** Become another viewer of the same table: the next one at this screen. */
  sitAs(seat: MySeat | null): void {
    this.seat = seat;
    this.link.rejoin();
  }

  close(): void {
    this.conductor.clear();
    this.link.close();
  }
}
