import type { OfferPart, OfferTerms } from '@nordlys/contracts'
import { lesser, type Ore, ore, shareDown, shareUp, sum, times, zeroOre } from '@nordlys/core'

/** The effects of one deposit. */
export interface Given {
  depositOre: Ore
  /** Bonus money alone. */
  bonusOre: Ore
  /** Bonus money, and spins at what each would have cost. */
  valueOre: Ore
  /** The amount to stake before the bonus is cash. */
  requiredOre: Ore
}

export function givenFor(terms: OfferTerms, depositOre: Ore): Given {
  const bonusOre = bonusFor(terms, depositOre)
  const valueOre = sum(bonusOre, ...terms.parts.map(spinsValueOf))
  return {
    depositOre,
    bonusOre,
    valueOre,
    requiredOre: requirementFor(terms, depositOre, bonusOre),
  }
}

/** The bonus money that a deposit of so much gives; nothing where the offer gives spins alone. */
export function bonusFor({ parts }: OfferTerms, depositOre: Ore): Ore {
  return sum(...parts.map((part) => partFor(part, depositOre)))
}

function partFor(part: OfferPart, depositOre: Ore): Ore {
  if (part.kind === 'spins') return zeroOre
  if (part.kind === 'fixed') return part.amountOre
  return lesser(shareDown(depositOre, BigInt(part.percent), 100n), part.mostOre)
}

function spinsValueOf(part: OfferPart): Ore {
  return part.kind === 'spins' ? times(part.valueOre, part.count) : zeroOre
}

/** The amount to stake before the bonus is cash; nothing without a bonus or a requirement. */
export function requirementFor({ wagering }: OfferTerms, depositOre: Ore, bonusOre: Ore): Ore {
  if (!wagering || bonusOre === zeroOre) return zeroOre
  const base = wagering.base === 'bonus' ? bonusOre : sum(depositOre, bonusOre)
  return times(base, wagering.factor)
}

/** The least deposits at which each match gives all that it can. */
export function capsOf({ parts }: OfferTerms): Ore[] {
  const matches = parts.filter((part) => part.kind === 'match')
  return matches.map(({ mostOre, percent }) => shareUp(mostOre, 100n, BigInt(percent)))
}

/**
 * The deposits at which an offer is judged: the least one, and those at which a match reaches its cap. In
 * between nothing is worse than near one of them, since what is given grows evenly there. A share of whole
 * øre is rounded, and its rounding repeats every 100 øre, so a hundred deposits on either side of each are
 * judged as well: the verdict is then that of every deposit there could be.
 */
export function cornersOf(terms: OfferTerms): readonly [Given, ...Given[]] {
  const leastOre = terms.leastDepositOre
  const turns = capsOf(terms).filter((cap) => cap > leastOre)
  const lastOre = turns.reduce((most, cap) => (cap > most ? cap : most), leastOre)
  const near = [leastOre, ...turns].flatMap((turn) =>
    Array.from({ length: 201 }, (_, step) => ore(turn + BigInt(step) - 100n)),
  )
  const others = near.filter((deposit) => leastOre < deposit && deposit <= lastOre)
  // The corners themselves come first, so that a verdict names round figures where it can.
  const deposits = new Set([...turns, ...others])
  return [givenFor(terms, leastOre), ...[...deposits].map((each) => givenFor(terms, each))]
}
