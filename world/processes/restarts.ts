const firstDelayMs = 250
const delayMsMax = 30_000
/** A program that ran this long is healthy again: its count of ends in a row begins at one. */
const steadyMs = 60_000

/** After this many ends in a row a person is notified that the program does not come up. */
export const endingsToTell = 3

/** How often a program has ended in a row, and the back-off before its next start. */
export interface Ending {
  inARow: number
  delayMs: number
}

/**
 * Exponential back-off: the delay doubles with each end in a row, and starts over after a run of
 * `steadyMs`.
 */
export function afterEnding(last: Ending | undefined, ranMs: number): Ending {
  const inARow = ranMs >= steadyMs ? 1 : (last?.inARow ?? 0) + 1
  return { inARow, delayMs: Math.min(firstDelayMs * 2 ** (inARow - 1), delayMsMax) }
}
