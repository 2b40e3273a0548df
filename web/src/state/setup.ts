// Setting a table: from what was chosen on the screen to what the server is asked for.

import type { GameInfo, NewTable, Option, SeatRequest } from '../net/answers';

export interface Opponent {
  player: 'ai' | 'friend' | 'here';
  agent: string;
  name: string;
}

/** Options a person can set on the screen; files of components are for the command line. */
export function shownOptions(info: GameInfo): Option[] {
  return info.options.filter((option) => option.name !== 'components' && option.name !== 'players');
}

/** How an option is asked for. */
export function widgetOf(option: Option): 'flag' | 'choice' | 'number' | 'numbers' {
  if (option.type === 'flag') return 'flag';
  if (option.choices?.length) return 'choice';
  if (option.name === 'special') return 'choice';
  if (option.type === 'numbers') return 'numbers';
  const span = (option.high ?? Infinity) - (option.low ?? 0);
  return span <= 9 ? 'choice' : 'number';
}

/** The choice that opens a list of names to choose from. */
export const NAMED = 'named';

/** The values of a choice. */
export function choicesOf(option: Option): (string | number)[] {
  if (option.choices?.length) return option.choices;
  const special = option.name === 'special';
  const low = option.low ?? 0;
  const high = special ? 9 : (option.high ?? low);
  const numbers = Array.from({ length: high - low + 1 }, (_, n) => low + n);
  return special ? [...numbers, NAMED] : numbers;
}

/** The options of a link; one that cannot be read sets none. */
export function presetOf(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Only what differs from the default is sent. */
export function chosenOptions(
  info: GameInfo,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const option of info.options) {
    const value = values[option.name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(option.default)) {
      found[option.name] = value;
    }
  }
  return found;
}

export function seatsOf(name: string, opponents: readonly Opponent[], swap: boolean): SeatRequest[] {
  const seats: SeatRequest[] = [
    { player: 'me', name },
    ...opponents.map((one): SeatRequest => {
      if (one.player === 'ai') return { player: 'ai', agent: one.agent };
      if (one.player === 'friend') return { player: 'friend' };
      return { player: 'me', name: one.name };
    }),
  ];
  return swap ? seats.reverse() : seats;
}

export function newTable(
  game: string,
  info: GameInfo,
  values: Readonly<Record<string, unknown>>,
  seats: SeatRequest[],
  clock: { seconds: number; increment: number } | null,
  deal: string,
): NewTable {
  const options = chosenOptions(info, values);
  const varying = info.options.find((option) => option.name === 'players');
  if (varying && seats.length !== varying.default) options.players = seats.length;
  return {
    game,
    seats,
    ...(Object.keys(options).length ? { options } : {}),
    ...(clock ? { clock } : {}),
    ...(deal.trim() ? { deal: deal.trim() } : {}),
  };
}
