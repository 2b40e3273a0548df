// A state after a change: the server sends the whole once, and then what became different.

import type { ChangeMessage, StateMessage } from './messages';

type Fields = Record<string, unknown>;

/** The state after a change; the state before stays as it was. */
export function mergeChange(state: StateMessage, change: ChangeMessage): StateMessage {
  const { own_words, shuffle, deal_known, deal_by, occasion, ...rest } = state; // these come with `reset` alone
  let next: Fields = { ...rest, reset: false, number: change.number, events: change.events };
  for (const [path, value] of Object.entries(change.set)) {
    next = withValueAt(next, path.split('.'), () => value);
  }
  for (const [path, more] of Object.entries(change.add)) {
    next = withValueAt(next, path.split('.'), (list) => [...(list as unknown[]), ...more]);
  }
  return next as unknown as StateMessage;
}

/** A copy with something else at the end of a path. */
function withValueAt(fields: Fields, [key, ...rest]: string[], value: (old: unknown) => unknown): Fields {
  const old = fields[key!];
  return { ...fields, [key!]: rest.length ? withValueAt(old as Fields, rest, value) : value(old) };
}
