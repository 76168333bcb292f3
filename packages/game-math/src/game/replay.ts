import { invariant, type Ore, ore } from '@nordlys/core'
import type { RoundOutcome } from '../base/outcome.ts'
import { seededRng } from '../random/seeded-rng.ts'
import type { GameDefinition } from './definition.ts'
import { compile, playRound } from './play.ts'

/**
 * A round from its record: the same definition, 32-byte seed and stake give the same outcome and
 * the same win for ever. A round of a slot has no choices. [PROOF-03]
 */
export function replay(
  definition: GameDefinition,
  seed: Uint8Array,
  stakeOre: Ore,
): { outcome: RoundOutcome; winOre: Ore } {
  const outcome = playRound(compile(definition), seededRng(seed))
  return { outcome, winOre: winOre(outcome, stakeOre) }
}

/** The round's win in øre, exactly: the stake must be a whole number of øre per coin. */
export function winOre(
  { winCoins, totalBetCoins }: Pick<RoundOutcome, 'winCoins' | 'totalBetCoins'>,
  stakeOre: Ore,
): Ore {
  const coins = BigInt(totalBetCoins)
  invariant(
    stakeOre > 0n && stakeOre % coins === 0n,
    `a stake of ${stakeOre} øre on ${coins} coins`,
  )
  return ore((stakeOre / coins) * BigInt(winCoins))
}
