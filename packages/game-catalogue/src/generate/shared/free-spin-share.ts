import type { FreeSpinsPlan } from '@nordlys/game-math/features/free-spins'
import { bestRound } from '@nordlys/game-math/prove/best-round'
import { expectedFreeSpins } from '@nordlys/game-math/prove/expected-spins'
import { toNumber } from '@nordlys/game-math/prove/fraction'
import type { BothSpins } from '@nordlys/game-math/prove/free-spins-proof'
import { roundMoments } from '@nordlys/game-math/prove/round-moments'
import {
  momentsOf,
  type SpinHistogram,
  type SpinMoments,
} from '@nordlys/game-math/prove/spin-moments'
import { bestSpins } from '@nordlys/game-math/prove/win-steps'
import type { QuickFigures } from './spec.ts'

/** How often free spins come and how many they are; no pay changes it. */
export interface FreeSpinShare {
  /** Chance per round. */
  readonly triggering: number
  /** Expected per round, each counted as often as it multiplies its wins. */
  readonly multiplied: number
}

/** How many grids of one spin show each number of scatters. */
type ByScatters = readonly number[]

export function freeSpinShare(
  plan: FreeSpinsPlan,
  { base, free }: BothSpins<ByScatters>,
): FreeSpinShare {
  const [ofBase, ofFree] = [scattersOnly(base), scattersOnly(free)]
  const triggering = ofBase.byScatters.reduce(
    (total, { grids }, scatters) =>
      (plan.freeSpins[scatters] ?? 0) > 0 ? total + Number(grids) / Number(ofBase.cycle) : total,
    0,
  )
  return {
    triggering,
    multiplied: toNumber(expectedFreeSpins(plan, ofBase, ofFree).multiplied),
  }
}

/** The expected coins of scatters in one spin. */
export function scatterMean(pays: Int32Array, grids: ByScatters): number {
  const all = sum(grids)
  return grids.reduce((mean, each, scatters) => mean + (each / all) * (pays[scatters] ?? 0), 0)
}

/** The figures of a round from all grids of its spins. */
export function countedFigures(
  plan: FreeSpinsPlan,
  coinsPerBet: number,
  { base, free }: BothSpins<SpinHistogram>,
): QuickFigures {
  const moments = { base: momentsOf(base), free: momentsOf(free) }
  const most = bestRound(plan, bestSpins(base), bestSpins(free))
  return { ...freeSpinFigures(plan, coinsPerBet, moments), maxWinBets: most.coins / coinsPerBet }
}

/** The figures of a round from the moments of its spins. */
export function freeSpinFigures(
  plan: FreeSpinsPlan,
  coinsPerBet: number,
  { base, free }: BothSpins<SpinMoments>,
): QuickFigures {
  const round = roundMoments(plan, base, free)
  const mean = toNumber(round.mean)
  return {
    rtp: mean / coinsPerBet,
    hitRate: 1 - toNumber(round.losing),
    standardDeviation: Math.sqrt(toNumber(round.square) - mean * mean) / coinsPerBet,
  }
}

function scattersOnly(grids: ByScatters): SpinMoments {
  return {
    cycle: BigInt(sum(grids)),
    byScatters: grids.map((each) => ({
      grids: BigInt(each),
      losing: 0n,
      coins: 0n,
      coinsSquared: 0n,
    })),
  }
}

function sum(grids: ByScatters): number {
  return grids.reduce((total, each) => total + each, 0)
}
