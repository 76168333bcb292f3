/** The bonuses that returned payouts gave again: by the id of each, the one that was given up. */
export type RestoredOf = ReadonlyMap<string, string>

/** The id that a bonus had when it was first given. */
export function firstOf(restoredOf: RestoredOf, bonusId: string): string {
  const taken = restoredOf.get(bonusId)
  return taken === undefined ? bonusId : firstOf(restoredOf, taken)
}

/** The id of the bonus that replaced it last, however often it was given again. */
export function newestOf(restoredOf: RestoredOf, bonusId: string): string {
  const again = [...restoredOf].find(([, taken]) => taken === bonusId)
  return again ? newestOf(restoredOf, again[0]) : bonusId
}
