/** How long to wait before the n-th try to connect again: 0.2 s, doubling up to 5 s, with some
 * random part so that many clients do not come back at once. */
export function backoff(attempt: number, random: number = Math.random()): number {
  const wait = Math.min(200 * 2 ** attempt, 5000);
  return Math.round(wait * (0.75 + 0.5 * random));
}
