import { returnByFormula } from '@nordlys/game-math/tables/roulette/exact'
import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import type { Spot } from '@nordlys/game-math/tables/roulette/spots'

/** The share of a stake on a spot that the house keeps on average. */
export function houseEdge(rules: RouletteRules, spot: Spot): number {
  const { numerator, denominator } = returnByFormula(rules, spot.kind)
  return 1 - Number(numerator) / Number(denominator)
}
