// The creatures who play for the agents, as the package declares them for every face.

import declared from '../../../src/tanglewood/cast/creatures.json';

export interface Creature {
  name: string;
  kind: string;
  temper: string;
}

const COMPANIES: Readonly<Record<string, readonly Creature[]>> = declared.companies;
const ALIKE: Readonly<Record<string, string>> = declared.alike;

/** Every portrait is a file by itself: a table loads those of who sits there. */
const files = import.meta.glob<string>('../../../src/tanglewood/cast/portraits/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Those who play for an agent; nobody where it is a person or a program. */
export function companyOf(agent: string): readonly Creature[] {
  const kind = agent.split(':')[0] ?? '';
  return COMPANIES[ALIKE[kind] ?? kind] ?? [];
}

/** Who plays for an agent under this name; at a large table friends of other companies help out. */
export function creatureOf(seat: { name: string | null; agent: string | null } | undefined): Creature | null {
  if (!seat?.agent || !companyOf(seat.agent).length) return null;
  return Object.values(COMPANIES).flat().find((one) => one.name === seat.name) ?? null;
}

/** The agent that a creature of this name plays for. */
export function agentOf(name: string): string | null {
  return Object.keys(COMPANIES).find((agent) => COMPANIES[agent]?.some((one) => one.name === name)) ?? null;
}

export function portraitOf(kind: string): string {
  return files[`../../../src/tanglewood/cast/portraits/${kind}.svg`] ?? '';
}
