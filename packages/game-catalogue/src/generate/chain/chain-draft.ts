import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { expectedByKind } from '@nordlys/game-math/mechanics/chain/chain-forwards'
import { quickChainFigures } from '@nordlys/game-math/mechanics/chain/chain-proof'
import { joinedReels } from '@nordlys/game-math/mechanics/chain/joined-reels'
import { mixMoments } from '@nordlys/game-math/mechanics/chain/mix'
import {
  type SpinChain,
  type SpinVariant,
  totalWeight,
} from '@nordlys/game-math/mechanics/chain/spin-chain'
import type { LineGrid } from '@nordlys/game-math/mechanics/lines/compile'
import { losingGrids } from '@nordlys/game-math/mechanics/lines/losing-grids'
import { scatterTails } from '@nordlys/game-math/prove/scatter-tails'
import type { SpinMoments } from '@nordlys/game-math/prove/spin-moments'
import {
  type LineTerm,
  lineMoments,
  lineTerms,
  merged,
  termsFromTheRight,
} from '../lines/line-terms.ts'
import { linkedTerms } from '../lines/linked-terms.ts'
import type { Chance } from '../shared/chance.ts'
import { scatterMean } from '../shared/free-spin-share.ts'
import { geometricShape } from '../shared/shape.ts'
import type { Draft, Paytable } from '../shared/spec.ts'
import { layOutPays, withPays } from '../shared/tunable-pays.ts'

interface ChainStructure {
  readonly chain: SpinChain
  /** Of the definition with an open paytable. */
  readonly pays: Int32Array
  /** Symbols whose pays are open, dearest first. */
  readonly tunable: readonly number[]
  readonly counts: readonly number[]
  /** Whether what follows a spin depends on its having won. */
  readonly followsWins: boolean
}

interface OpenGame<D> extends ChainStructure {
  /** With pays of one coin wherever they are open. */
  readonly definition: D
  readonly ladder: Draft['ladder']
  /** Of a finished definition of this mechanic. */
  chainOf(definition: GameDefinition): SpinChain
}

/** The draft of any game whose rounds are chains of spins on lines. */
export function chainDraft<D extends GameDefinition>(game: OpenGame<D>, chance: Chance): Draft {
  const { definition, tunable, counts, ladder, chainOf } = game
  const { mean, deviation } = chainFigures(game)
  const slopes = { symbols: tunable.length, counts, bySymbol: 0.24, byCount: 1.15 }
  return {
    coinsPerBet: definition.coinsPerBet,
    ladder,
    shape: geometricShape(slopes, chance),
    mean,
    deviation,
    finish: (table) => withPays<D>(definition, tunable, counts, table),
    figures: (finished) => quickChainFigures(finished, chainOf(finished)),
  }
}

/** One kind of spin: how its lines read together, and what its scatters expect. */
interface KindTerms {
  readonly game: LineGrid
  readonly terms: readonly LineTerm[]
  readonly scatters: number
}

/**
 * What a round expects of any paytable, in doubles: a paytable moves what each reading of a line is
 * worth, never how often a state of the chain comes, as long as the same counts pay.
 */
function chainFigures({
  chain,
  pays,
  tunable,
  counts,
  followsWins,
}: ChainStructure): Pick<Draft, 'mean' | 'deviation'> {
  const moments = chain.kinds.map(({ variants }) =>
    mixMoments(variants.map((of) => ({ weight: of.weight, of: tallies(of, followsWins) }))),
  )
  const expected = expectedByKind(chain, moments)
  const kinds = chain.kinds.map(({ variants }) => {
    const total = totalWeight(variants)
    return variants.map((variant) => termsOf(variant, variant.weight / total))
  })
  const sumOver = (table: Paytable, what: 'mean' | 'square') => {
    const coins = layOutPays(pays, tunable, counts, table)
    return kinds.reduce((sum, variants, kind) => {
      const ofKind = variants.reduce((total, { game, terms, scatters }) => {
        const ofLines = lineMoments(terms, game, coins)[what]
        return total + ofLines + (what === 'mean' ? scatters : 0)
      }, 0)
      return sum + (expected[kind] ?? 0) * ofKind
    }, 0)
  }
  return {
    mean: (table) => sumOver(table, 'mean'),
    deviation: (table) => Math.sqrt(sumOver(table, 'square')),
  }
}

function termsOf({ game, strips, linked }: SpinVariant, share: number): KindTerms {
  const ofLines = linked
    ? linkedTerms(game, strips, linked)
    : game.lines.flatMap((rows) => [
        ...lineTerms(game, strips, rows),
        ...(game.direction ? termsFromTheRight(game, strips, rows) : []),
      ])
  const terms = merged(ofLines).map((term) => ({ ...term, chance: term.chance * share }))
  const tails = scatterTails(game, strips, linked)
  return { game, terms, scatters: scatterMean(game.scatterPays, tails[0] ?? []) * share }
}

/** How many grids show each tally, and of those that lose where it matters. */
export function tallies(variant: SpinVariant, withLosing: boolean): SpinMoments {
  const { game, strips, machine } = joinedReels(variant)
  const grids = scatterTails(game, strips)[0] ?? []
  const losing = withLosing ? losingGrids(game, strips, machine) : []
  return {
    cycle: strips.lengths.reduce((product, length) => product * BigInt(length), 1n),
    byScatters: grids.map((each, tally) => ({
      grids: BigInt(each),
      losing: losing[tally] ?? 0n,
      coins: 0n,
      coinsSquared: 0n,
    })),
  }
}
