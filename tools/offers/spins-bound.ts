import type { OfferTerms } from '@nordlys/contracts'
import { formatKroner, ore } from '@nordlys/core'
import type { Par } from '@nordlys/game-math'

/** A game’s wins that cannot be listed still have an exact mean and spread. */
export interface SpinsBound {
  meanOre: number
  deviationOre: number
  /** No more than one taker in a hundred wins more, whatever the distribution (Cantelli’s inequality). */
  worstOre: number
}

/** Of spins in a game whose distribution is not at hand, by the figures of its proof. */
export function spinsBound(
  { count, valueOre }: { count: number; valueOre: bigint },
  { rtp, standardDeviation }: Pick<Par, 'rtp' | 'standardDeviation'>,
): SpinsBound {
  const [won = 0, staked = 1] = rtp.split('/').map(Number)
  const meanOre = (won / staked) * count * Number(valueOre)
  const deviationOre = standardDeviation * Math.sqrt(count) * Number(valueOre)
  return { meanOre, deviationOre, worstOre: meanOre + deviationOre * Math.sqrt(99) }
}

/** The same as a line. */
export function boundOf({ parts }: OfferTerms, par: Par): string {
  const spins = parts.find((part) => part.kind === 'spins')
  if (!spins) return '  this game’s wins are not listed: name another with --game'
  const { meanOre, deviationOre, worstOre } = spinsBound(spins, par)
  return (
    `  this game’s wins are not listed; its spins alone: expected ${inKroner(meanOre)}, ` +
    `spread ${inKroner(deviationOre)}, one in a hundred at most more than ${inKroner(worstOre)}`
  )
}

export function inKroner(amountOre: number): string {
  return formatKroner(ore(Math.round(amountOre)))
}
