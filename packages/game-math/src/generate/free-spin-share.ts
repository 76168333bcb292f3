import type { FreeSpinsPlan } from '../features/free-spins.ts'
import { expectedFreeSpins } from '../prove/expected-spins.ts'
import { toNumber } from '../prove/fraction.ts'
import { roundMoments } from '../prove/round-moments.ts'
import { scatterTails } from '../prove/scatter-tails.ts'
import { momentsOf, type SpinHistogram, type SpinMoments } from '../prove/spin-moments.ts'
import type { CompiledStrips } from '../slot/compile-reels.ts'
import type { QuickFigures } from './spec.ts'

/** How often free spins come and how many they are; no pay changes it. */
export interface FreeSpinShare {
  /** Chance per round. */
  readonly triggering: number
  /** Expected per round, each counted as often as it multiplies its wins. */
  readonly multiplied: number
}

interface Reels extends FreeSpinsPlan {
  readonly reels: number
  readonly rows: number
  readonly scatter: number
}

export function freeSpinShare(
  game: Reels,
  base: CompiledStrips,
  free: CompiledStrips,
): FreeSpinShare {
  const [ofBase, ofFree] = [scattersOnly(game, base), scattersOnly(game, free)]
  const triggering = ofBase.byScatters.reduce(
    (total, { grids }, scatters) =>
      (game.freeSpins[scatters] ?? 0) > 0 ? total + Number(grids) / Number(ofBase.cycle) : total,
    0,
  )
  return {
    triggering,
    multiplied: toNumber(expectedFreeSpins(game, ofBase, ofFree).multiplied),
  }
}

/** The expected coins of scatters in one spin. */
export function scatterMean(
  game: Reels & { readonly scatterPays: Int32Array },
  strips: CompiledStrips,
): number {
  const { byScatters, cycle } = scattersOnly(game, strips)
  return byScatters.reduce(
    (total, { grids }, scatters) =>
      total + (Number(grids) / Number(cycle)) * (game.scatterPays[scatters] ?? 0),
    0,
  )
}

/** The figures of a round from the counted grids of its spins. */
export function freeSpinFigures(
  plan: FreeSpinsPlan,
  coinsPerBet: number,
  { base, free }: { readonly base: SpinHistogram; readonly free: SpinHistogram },
): QuickFigures {
  const round = roundMoments(plan, momentsOf(base), momentsOf(free))
  const mean = toNumber(round.mean)
  return {
    rtp: mean / coinsPerBet,
    hitRate: 1 - toNumber(round.losing),
    standardDeviation: Math.sqrt(toNumber(round.square) - mean * mean) / coinsPerBet,
  }
}

function scattersOnly(game: Reels, strips: CompiledStrips): SpinMoments {
  const [grids = []] = scatterTails(game, strips)
  return {
    cycle: BigInt(strips.lengths.reduce((product, length) => product * length, 1)),
    byScatters: Array.from({ length: game.reels + 1 }, (_, scatters) => ({
      grids: BigInt(grids[scatters] ?? 0),
      losing: 0n,
      coins: 0n,
      coinsSquared: 0n,
    })),
  }
}
