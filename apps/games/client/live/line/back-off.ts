const firstMs = 400
const mostMs = 8_000
/** After a line that was closed because we asked too fast. */
export const tooFastMs = 4_000

/**
 * How long to wait before the nth attempt to open a line, from 0. `chance` is from 0 to 1: thousands whose
 * table goes away at one moment do not come back at one moment.
 */
export function backOffMs(attempt: number, chance: number): number {
  const longest = Math.min(mostMs, firstMs * 2 ** attempt)
  return Math.round(longest * (0.25 + 0.75 * chance))
}
