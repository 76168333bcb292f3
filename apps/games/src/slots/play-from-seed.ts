import { type Ore, ore } from '@nordlys/core'
import {
  type CompiledGame,
  playRound,
  type RoundOutcome,
  seededRng,
  winOre,
} from '@nordlys/game-math'

/** A round with the seed it follows from. */
export interface PlayedRound {
  readonly seed: Uint8Array
  readonly outcome: RoundOutcome
  readonly stakeOre: Ore
  readonly winOre: Ore
  /** A spin of a grant: nothing is staked, and `stakeOre` is what it is drawn for. */
  readonly isSpin?: true
}

/**
 * Plays a round from its seed: a new one from a fresh seed, a stored one from its own. There is no
 * other way to an outcome, so what is shown is always what the record replays to. [PROOF-03]
 */
export function playFromSeed(game: CompiledGame, seed: Uint8Array, stakeOre: Ore): PlayedRound {
  const outcome = playRound(game, seededRng(seed))
  return { seed, outcome, stakeOre, winOre: ore(winOre(outcome, stakeOre)) }
}
