import { invariant } from '@nordlys/core'
import type { DefinitionBase } from '../../base/definition-base.ts'
import { figuresOf, perBet, percent, rounded } from '../../prove/figures.ts'
import { equal, fraction, multiply, plus, show, zero } from '../../prove/fraction.ts'
import type { HoldPar } from '../../prove/par.ts'
import type { RoundMoments } from '../../prove/round-moments.ts'
import type { SpinMoments } from '../../prove/spin-moments.ts'
import type { WinDistribution } from '../../prove/win-distribution.ts'
import type { FeatureMoments } from './feature-moments.ts'

/** A whole round: the lines, and the feature where so many coins begin one. */
export function holdRound(
  base: SpinMoments,
  feature: (started: number) => FeatureMoments | undefined,
): RoundMoments {
  let [mean, square, losing] = [zero, zero, zero]
  base.byScatters.forEach(({ grids, coins, coinsSquared, losing: losers }, started) => {
    if (grids === 0n) return
    const [chance, won] = [fraction(grids, base.cycle), fraction(coins, base.cycle)]
    mean = plus(mean, won)
    square = plus(square, fraction(coinsSquared, base.cycle))
    const after = feature(started)
    if (!after) {
      losing = plus(losing, fraction(losers, base.cycle))
      return
    }
    mean = plus(mean, multiply(chance, after.mean))
    const cross = multiply(plus(won, won), after.mean)
    square = plus(square, plus(multiply(chance, after.square), cross))
  })
  return { mean, square, losing }
}

/** What is reported of a round that both methods find alike: the lines apart from the feature. */
export function holdFigures(
  definition: DefinitionBase & { readonly caps: { readonly maxWinBets: number } },
  { base, cycle }: { readonly base: SpinMoments; readonly cycle: number },
  { a, b }: { readonly a: RoundMoments; readonly b: RoundMoments },
  distribution: WinDistribution,
): Omit<HoldPar, 'roundsPerFeature' | 'coinsPerFeature' | 'featuresPerFullGrid'> {
  invariant(
    equal(a.mean, b.mean) && equal(a.square, b.square) && equal(a.losing, b.losing),
    `methods A and B differ: ${show(a.mean)}, ${show(b.mean)}`,
  )
  const figures = figuresOf(definition, definition.caps.maxWinBets, b, distribution)
  const lineCoins = base.byScatters.reduce((total, { coins }) => total + coins, 0n)
  const ofLines = perBet(definition, fraction(lineCoins, base.cycle))
  const holdPercent = rounded(figures.rtpPercent - percent(ofLines), 4)
  const rtpParts = { basePercent: percent(ofLines), holdPercent }
  return { ...figures, cycle: { base: cycle }, rtpParts }
}
