import type { OfferTerms } from '@nordlys/contracts'
import { kroner, type Ore, sum, times, zeroOre } from '@nordlys/core'
import { cornersOf, type Given } from './given.ts'
import type { Finding, OfferUnderJudgement } from './verdict.ts'

const mostValueOre = kroner(1_000)
const mostTimes = 10
const leastDays = 60

/** The value of this offer alone. [BONUS-01] */
export function judgeAlone({ terms }: OfferUnderJudgement): Finding {
  return judgeValue(mostGiven(terms))
}

/** The value of all that is sold together: parts that are released one after the other count as one. */
export function judgeTogether({ terms, soldWith = [] }: OfferUnderJudgement): Finding {
  return judgeValue(sum(...[terms, ...soldWith].map(mostGiven)))
}

function judgeValue(givenOre: Ore): Finding {
  return {
    verdict: givenOre <= mostValueOre ? 'kept' : 'broken',
    figures: [
      { what: 'given', ore: givenOre },
      { what: 'at most', ore: mostValueOre },
    ],
  }
}

function mostGiven(terms: OfferTerms): Ore {
  return cornersOf(terms).reduce(
    (most, { valueOre }) => (valueOre > most ? valueOre : most),
    zeroOre,
  )
}

/** Every deposit up to the one that takes all there is must equal what it gives. */
export function judgeRequired({ terms }: OfferUnderJudgement): Finding {
  const { isBroken, given } = firstOf(
    cornersOf(terms),
    ({ depositOre, valueOre }) => depositOre !== valueOre,
  )
  return {
    verdict: isBroken ? 'broken' : 'kept',
    figures: [
      { what: 'asked', ore: given.depositOre },
      { what: 'given', ore: given.valueOre },
    ],
  }
}

/** Spins that are given need not be staked, so they give no room for staking either. */
export function judgeWagering({ terms }: OfferUnderJudgement): Finding {
  const allowed = ({ depositOre, bonusOre }: Given) => times(sum(depositOre, bonusOre), mostTimes)
  const { isBroken, given } = firstOf(cornersOf(terms), (each) => each.requiredOre > allowed(each))
  return {
    verdict: isBroken ? 'broken' : 'kept',
    figures: [
      { what: 'to be staked', ore: given.requiredOre },
      { what: 'at most', ore: allowed(given) },
      { what: 'deposit', ore: given.depositOre },
      { what: 'bonus', ore: given.bonusOre },
    ],
  }
}

export function judgeDays({ terms }: OfferUnderJudgement): Finding {
  return {
    verdict: terms.days >= leastDays ? 'kept' : 'broken',
    figures: [
      { what: 'days', count: terms.days },
      { what: 'at least', count: leastDays },
    ],
  }
}

/** The first corner at which a rule is broken, or the first of all. */
function firstOf(
  corners: readonly [Given, ...Given[]],
  breaks: (given: Given) => boolean,
): { isBroken: boolean; given: Given } {
  const broken = corners.find(breaks)
  return { isBroken: broken !== undefined, given: broken ?? corners[0] }
}
