import type { Ore } from '@nordlys/core'
import { type GambleColour, playGamble } from '@nordlys/game-math'

/** A gamble with the seed it follows from. */
export interface PlayedGamble {
  readonly seed: Uint8Array
  readonly gamble: { readonly choice: GambleColour; readonly card: GambleColour }
  readonly stakeOre: Ore
  readonly winOre: Ore
}

/** Draws a gamble's card from its seed, as `playFromSeed` plays a round. [PROOF-03] */
export function gambleFromSeed(
  choice: GambleColour,
  seed: Uint8Array,
  stakeOre: Ore,
): PlayedGamble {
  const { card, winOre } = playGamble(choice, seed, stakeOre)
  return { seed, gamble: { choice, card }, stakeOre, winOre }
}
