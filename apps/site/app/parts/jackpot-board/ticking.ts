/** A level on its way from one reading to the next: it is never shown above what was read. */
export interface Ticking {
  readonly fromOre: number
  readonly toOre: number
  readonly startMs: number
}

/** So long a level takes to a new reading: as long as until the next one. */
export const tickingMs = 5_000

/**
 * The amount shown at a moment. On its way a level stands on no whole krone but the one it began
 * at: without its øre the figure would be narrower for a moment.
 */
export function shownOre({ fromOre, toOre, startMs }: Ticking, nowMs: number): number {
  const share = Math.min(1, Math.max(0, (nowMs - startMs) / tickingMs))
  const atOre = fromOre + Math.floor((toOre - fromOre) * share)
  return isWholeKrone(atOre) && atOre > fromOre && atOre < toOre ? atOre - 1 : atOre
}

/** The same for where there is little room: whole kroner on its way, and its øre where it stands. [FLT-59] */
export function restingOre(ticking: Ticking, nowMs: number): number {
  const atOre = shownOre(ticking, nowMs)
  return atOre === ticking.toOre ? atOre : atOre - (atOre % 100)
}

function isWholeKrone(amountOre: number): boolean {
  return amountOre % 100 === 0
}

/** A new reading. A level that fell was won, and starts where it is; so does the first. */
export function tickTo(shown: Ticking, readOre: number, nowMs: number, isStill: boolean): Ticking {
  const fromOre = shownOre(shown, nowMs)
  const jumps = isStill || readOre < fromOre
  return { fromOre: jumps ? readOre : fromOre, toOre: readOre, startMs: nowMs }
}
