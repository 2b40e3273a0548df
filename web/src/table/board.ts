import type { Snippet } from 'svelte';
import type { Action, GameEvent, Marks, Message, OwnWords, Seat, View } from '../net/protocol';
import type { Cue } from '../motion/cues';
import type { Remark } from '../cast/remarks';
import type { ClockFace } from '../rules/clock';

/** What every board is given: a position as one viewer sees it, and a way to act. */
export interface BoardProps {
  view: View;
  /** What the rules say of the view. */
  marks?: Marks;
  legal: readonly Action[];
  seats: readonly Seat[];
  names: readonly string[];
  events: readonly GameEvent[];
  /** What the game's own components say. */
  own?: OwnWords;
  /** What moves when this position is shown, besides the cards that change their places. */
  cues?: readonly Cue[];
  /** A trick that is complete and still lies on the table. */
  lying?: GameEvent | null;
  act: (text: string) => void;
  /** What a creature at the table says. */
  remark?: Remark | null;
  /** What the viewer is asked. */
  asked?: Message | null;
  clocks?: readonly (ClockFace | null)[];
  /** Something was sent and is not answered yet. */
  busy?: boolean;
  /** The action a hint names. */
  hinted?: string | null;
  /** The hint, where there is no room for it beside the board. */
  hintPanel?: Snippet;
  /** By card: what a hint says that it is worth. */
  tags?: Readonly<Record<string, string>>;
  /** A position that is only looked at: nobody is waited for. */
  still?: boolean;
  /** Why the server refused, in words. */
  refusal?: string | null;
}
