const firstMs = 400
const mostMs = 8_000
/** By the codes of `liveCloses` in the contracts, which would bring their schemas along. */
const waitsMs: Readonly<Record<number, number>> = {
  // The player has opened newer lines: this one comes back once one of them is over, as chance has it.
  4409: 60_000,
  // We asked too fast.
  4429: 4_000,
}

/**
 * How long to wait before the nth attempt to open a line, from 0. `chance` is from 0 to 1: thousands whose
 * table goes away at one moment do not come back at one moment.
 */
export function backOffMs(attempt: number, chance: number): number {
  const longest = Math.min(mostMs, firstMs * 2 ** attempt)
  return Math.round(longest * (0.25 + 0.75 * chance))
}

/** How long to wait at least before another line is opened, after one was closed with this code. */
export function waitMsAfter(code: number | undefined): number {
  return waitsMs[code ?? 0] ?? 0
}
