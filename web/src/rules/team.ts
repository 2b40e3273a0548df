// Which games are played by a team, as the rules declare it.

import { COOPERATIVE } from '../net/views';

export function isTeam(game: string | undefined): boolean {
  return game !== undefined && COOPERATIVE.includes(game);
}
