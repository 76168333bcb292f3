/** A level on its way from one reading to the next: it is never shown above what was read. */
export interface Ticking {
  readonly fromOre: number
  readonly toOre: number
  readonly startMs: number
}

/** So long a level takes to a new reading: as long as until the next one. */
export const tickingMs = 5_000

/** What is shown at a moment. */
export function shownOre({ fromOre, toOre, startMs }: Ticking, nowMs: number): number {
  const share = Math.min(1, Math.max(0, (nowMs - startMs) / tickingMs))
  return fromOre + Math.floor((toOre - fromOre) * share)
}

/** A new reading. A level that fell was won, and starts where it is; so does the first. */
export function tickTo(shown: Ticking, readOre: number, nowMs: number, isStill: boolean): Ticking {
  const fromOre = shownOre(shown, nowMs)
  const jumps = isStill || readOre < fromOre
  return { fromOre: jumps ? readOre : fromOre, toOre: readOre, startMs: nowMs }
}
