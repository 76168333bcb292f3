import type { Par } from '../prove/par.ts'
import type { Rng } from '../random/rng.ts'
import type { GameDefinition } from './definition.ts'
import { compile, playRoundCoins } from './play.ts'

/** How far played rounds are off their proof, in standard errors. */
export interface Deviations {
  readonly ofReturn: number
  readonly ofHitRate: number
}

/** Plays so many rounds on the fast path and holds them against the report. [PROOF-01] */
export function deviationsOf(
  definition: GameDefinition,
  par: Par,
  rounds: number,
  rng: Rng,
): Deviations {
  const game = compile(definition)
  let [coins, hits] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const win = playRoundCoins(game, rng)
    coins += win
    if (win > 0) hits += 1
  }
  const { hitRate, standardDeviation, rtpPercent } = par
  const returned = coins / rounds / definition.coinsPerBet
  const returnError = standardDeviation / Math.sqrt(rounds)
  const hitError = Math.sqrt((hitRate * (1 - hitRate)) / rounds)
  return {
    ofReturn: (returned - rtpPercent / 100) / returnError,
    ofHitRate: (hits / rounds - hitRate) / hitError,
  }
}

/**
 * How far the sum of so many squared deviations is off what chance gives, as a standard normal
 * value (Wilson and Hilferty); 99.8 % of all times it is within 3.09.
 */
export function chiSquareDeviation(deviations: readonly number[]): number {
  const freedom = deviations.length
  const sum = deviations.reduce((total, deviation) => total + deviation ** 2, 0)
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread)
}
