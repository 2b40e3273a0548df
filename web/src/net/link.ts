// One connection to one table, which comes back by itself and loses nothing that was sent.

import { openSocket, type Socket } from '$host';
import { backoff } from './backoff';
import { mergeChange } from './changes';
import type { ChangeMessage, ServerMessage, StateMessage } from './messages';

export type LinkStatus = 'connecting' | 'open' | 'lost' | 'closed';

interface Pending {
  id: string;
  message: Record<string, unknown>;
}

const SILENCE = 45_000;
/** Somebody who asked expects an answer: after this silence the connection is taken for dead. A database that is
 * away for a moment answers sooner. */
const ANSWER = 12_000;
const SILENT = 4000;
const FATAL = new Set([4400, 4401, 4404, 4409]);

export class TableLink {
  private socket: Socket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private nextId = 1;
  private readonly pending = new Map<string, Pending>();
  private over = false;
  /** The state as the server told it last; changes are to be merged into it. */
  private lastState: StateMessage | null = null;
  private readonly wake = () => this.hurry();

  constructor(
    private readonly table: string,
    /** What to send first on every connection. */
    private readonly joining: () => Record<string, unknown>,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (status: LinkStatus, code: number) => void,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Send something that is answered with an `ack` or a refusal; kept until then. */
  ask(message: Record<string, unknown>): string {
    const id = String(this.nextId++);
    this.pending.set(id, { id, message });
    this.push({ ...message, id });
    this.listenOn(ANSWER);
    return id;
  }

  /** Join again on the open connection, as another viewer. */
  rejoin(): void {
    this.push(this.joining());
  }

  close(): void {
    this.over = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.quiet();
    this.socket?.close(1000);
    this.changed('closed', 1000);
  }

  get waiting(): number {
    return this.pending.size;
  }

  private open(): void {
    if (this.over) return;
    this.changed(this.attempt ? 'lost' : 'connecting', 0);
    const socket = openSocket(this.table);
    this.socket = socket;
    this.lastState = null;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.push(this.joining());
      // An action keeps its number, so sending it again is harmless.
      for (const { id, message } of this.pending.values()) this.push({ ...message, id });
      this.changed('open', 0);
      this.listenOn(ANSWER);
      clearInterval(this.beat);
      this.beat = setInterval(() => this.push({ type: 'ping' }), SILENCE / 3);
    };
    socket.onmessage = (frame) => {
      if (socket !== this.socket) return;
      this.listenOn();
      const message = this.whole(JSON.parse(String(frame.data)) as ServerMessage | ChangeMessage);
      if (!message) return;
      if (message.type === 'state') this.attempt = 0; // let in: one that only opens may close again at once
      // What may or may not be kept waits for its answer; on a new connection it is sent again.
      if ('id' in message && message.id && message.type !== 'unknown') this.pending.delete(message.id);
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  /** The connection is gone: try another one, if that may help. */
  private lose(code: number): void {
    this.quiet();
    this.socket = null;
    if (this.over) return;
    if (FATAL.has(code)) {
      this.over = true;
      this.changed('closed', code);
      return;
    }
    this.changed('lost', code);
    this.timer = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  /** A change as the state it leads to; null where it leads from another one, and the whole is asked for. */
  private whole(message: ServerMessage | ChangeMessage): ServerMessage | null {
    if (message.type !== 'change') {
      if (message.type === 'state') this.lastState = message;
      return message;
    }
    if (this.lastState?.number !== message.since) {
      this.rejoin();
      return null;
    }
    return (this.lastState = mergeChange(this.lastState, message));
  }

  /** The network or the person is back: do not wait any longer, and see whether the connection still lives. */
  private hurry(): void {
    if (this.over || document.hidden) return;
    if (this.socket) {
      this.push({ type: 'ping' });
      this.listenOn(ANSWER);
      return;
    }
    clearTimeout(this.timer);
    this.open();
  }

  private listenOn(silence = SILENCE): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      // Not by its `onclose`: over a dead line that waits for an answer, too.
      const dead = this.socket;
      if (dead) this.lose(SILENT);
      dead?.close(SILENT);
    }, silence);
  }

  private quiet(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.beat);
  }

  private push(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
