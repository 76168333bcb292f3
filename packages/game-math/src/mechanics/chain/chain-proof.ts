import { invariant } from '@nordlys/core'
import type { DefinitionBase } from '../../base/definition-base.ts'
import {
  figuresOf,
  lastOddsBets,
  perBet,
  percent,
  rarestOdds,
  rounded,
} from '../../prove/figures.ts'
import { equal, show, toNumber } from '../../prove/fraction.ts'
import type { ChainPar } from '../../prove/par.ts'
import {
  momentsOf,
  requireSameMoments,
  type SpinHistogram,
  type SpinMoments,
} from '../../prove/spin-moments.ts'
import { bothWaysHistogram } from '../lines/both-ways-cycle.ts'
import { bothWaysMoments } from '../lines/both-ways-moments.ts'
import { spinHistogram } from '../lines/cycle.ts'
import { pairMoments } from '../lines/pair-moments.ts'
import { chainBackwards } from './chain-backwards.ts'
import { bestCourse, chainDistribution } from './chain-distribution.ts'
import { chainForwards, type PartShare } from './chain-forwards.ts'
import { joinedReels } from './joined-reels.ts'
import { mixHistograms, mixMoments } from './mix.ts'
import type { SpinChain, SpinVariant } from './spin-chain.ts'

type ChainDefinition = DefinitionBase & { readonly caps: { readonly maxWinBets: number } }

/**
 * The figures of a round that is a chain of spins, by two methods that share neither their reading
 * of a grid nor their way through the chain: A has counted every grid of every kind of spin and
 * follows the states forwards, B has moments in closed form and works the states out backwards.
 * Crashes when they differ in one digit. [PROOF-01]
 */
export function proveChain(definition: ChainDefinition, chain: SpinChain): ChainPar {
  const counted = countedOf(definition, chain)
  const a = counted.map(momentsOf)
  const b = momentsOfKinds(chain)
  for (const [kind, moments] of a.entries()) {
    const other = b[kind]
    invariant(other, `no moments of kind ${kind}`)
    requireSameMoments(moments, other)
  }
  const forwards = chainForwards(chain, a)
  const round = chainBackwards(chain, b)
  invariant(
    equal(forwards.mean, round.mean),
    `methods A and B differ: ${show(forwards.mean)}, ${show(round.mean)}`,
  )
  const { coinsPerBet, caps } = definition
  const short = chainDistribution(chain, counted, (lastOddsBets / 5) * coinsPerBet)
  const distribution =
    short.beyond.chance <= rarestOdds
      ? short
      : chainDistribution(chain, counted, lastOddsBets * coinsPerBet)
  const figures = figuresOf(definition, caps.maxWinBets, round, distribution)
  return {
    ...figures,
    cycle: { base: counted[chain.states[chain.starts[0]?.state ?? 0]?.kind ?? 0]?.cycle ?? 0 },
    parts: forwards.parts.map((part) => told(definition, part)),
  }
}

function told(definition: DefinitionBase, { part, mean, begun, spins }: PartShare) {
  return {
    part,
    percent: percent(perBet(definition, mean)),
    rounds: rounded(1 / toNumber(begun), 4),
    spins: rounded(toNumber(spins) / toNumber(begun), 6),
  }
}

/** Kept as long as the definition: who makes a game counts its grids before it is proven. */
const known = new WeakMap<DefinitionBase, readonly SpinHistogram[]>()

/** Method A's counts of every kind of spin. */
function countedOf(definition: DefinitionBase, chain: SpinChain): readonly SpinHistogram[] {
  const counted = known.get(definition) ?? countKinds(chain)
  known.set(definition, counted)
  return counted
}

function countKinds({ kinds }: SpinChain): SpinHistogram[] {
  return kinds.map(({ variants }) =>
    mixHistograms(
      variants.map((variant) => ({ weight: variant.weight, of: histogramOfVariant(variant) })),
    ),
  )
}

function histogramOfVariant({ game, strips, linked }: SpinVariant): SpinHistogram {
  if (game.direction === undefined) return spinHistogram(game, strips, linked)
  invariant(!linked, 'no game of lines that win both ways has linked reels')
  return bothWaysHistogram(game, strips)
}

/** Method B's moments of every kind of spin. */
function momentsOfKinds({ kinds }: SpinChain): SpinMoments[] {
  return kinds.map(({ variants }) =>
    mixMoments(
      variants.map((variant) => ({ weight: variant.weight, of: momentsOfVariant(variant) })),
    ),
  )
}

/** Linked reels are followed as a single one. */
function momentsOfVariant(variant: SpinVariant): SpinMoments {
  if (variant.game.direction) return bothWaysMoments(variant.game, variant.strips)
  const { game, strips, machine } = joinedReels(variant)
  return pairMoments(game, strips, machine)
}

/** The exact return, hit rate and deviation by method A alone, for who is still tuning. */
export function quickChainFigures(definition: DefinitionBase, chain: SpinChain): QuickFigures {
  const counted = countedOf(definition, chain)
  const round = chainBackwards(chain, counted.map(momentsOf))
  const mean = toNumber(round.mean)
  const { coinsPerBet } = definition
  return {
    maxWinBets: bestCourse(chain, counted).coins / coinsPerBet,
    rtp: mean / coinsPerBet,
    hitRate: 1 - toNumber(round.losing),
    standardDeviation: Math.sqrt(toNumber(round.square) - mean * mean) / coinsPerBet,
  }
}

interface QuickFigures {
  readonly rtp: number
  readonly hitRate: number
  readonly standardDeviation: number
  readonly maxWinBets: number
}
