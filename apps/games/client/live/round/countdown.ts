/** The seconds left to bet that a screen reader hears. */
const heardAt = [10, 5] as const

/** The seconds to be said when the time left goes from one to the other; a jump says the last of them. */
export function secondsToSay(before: number | undefined, left: number): number | undefined {
  if (before === undefined) return undefined
  return heardAt.findLast((seconds) => before > seconds && left <= seconds && left > 0)
}
