/** So long before the last card the dealing begins. (LV32) */
const dealMs = 8_000

/** When each of so many cards lies, the last of them at `landsAtMs`. */
export function dealMoments(cards: number, landsAtMs: number): number[] {
  const stepMs = dealMs / cards
  return Array.from({ length: cards }, (_, at) => landsAtMs - (cards - 1 - at) * stepMs)
}
