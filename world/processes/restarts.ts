const firstDelayMs = 250
const delayMsMax = 30_000
/** A program that ran so long has left behind what ended it before. */
const steadyMs = 60_000

/** So often a program may end in a row until a person is told that it does not come up by itself. */
export const endingsToTell = 3

/** How often a program has ended in a row, and how long it rests before it is started again. */
export interface Ending {
  inARow: number
  delayMs: number
}

/** What follows when a program that ran for `ranMs` has ended: it rests twice as long each time. */
export function afterEnding(last: Ending | undefined, ranMs: number): Ending {
  const inARow = ranMs >= steadyMs ? 1 : (last?.inARow ?? 0) + 1
  return { inARow, delayMs: Math.min(firstDelayMs * 2 ** (inARow - 1), delayMsMax) }
}
