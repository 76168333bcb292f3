/** How near a limit is: from three quarters on, nine tenths on, and when all of it is used. */
export const nearnesses = ['within', 'near', 'close', 'reached'] as const
export type Nearness = (typeof nearnesses)[number]

/** Of `used` out of `limit`, in the same unit. A limit of nothing is reached from the start. */
export function nearnessOf(used: bigint, limit: bigint): Nearness {
  if (used >= limit) return 'reached'
  if (used * 10n >= limit * 9n) return 'close'
  return used * 4n >= limit * 3n ? 'near' : 'within'
}

/** The share that is used, from 0 to 1. */
export function usedShare(used: bigint, limit: bigint): number {
  return used >= limit ? 1 : Number(used) / Number(limit)
}
