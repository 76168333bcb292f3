import type { OfferTerms, WelcomeOffer } from '@nordlys/contracts'
import { kroner, ore, zeroOre } from '@nordlys/core'
import { testGame } from './test-neighbours.ts'
import { statedOffer } from './test-offer-neighbour.ts'

const { terms } = statedOffer([testGame.gameId])

/** The welcome offer in two parts, with no figure that the seed's has. */
export const oddSpins: WelcomeOffer = stated('spins', {
  ...terms,
  parts: [{ kind: 'spins', count: 370, valueOre: ore(40), gameIds: [testGame.gameId] }],
  wagering: undefined,
  leastDepositOre: kroner(148),
  days: 73,
})
export const oddMatch: WelcomeOffer = stated(
  'match',
  {
    ...terms,
    trigger: { kind: 'deposit', number: 2 },
    parts: [{ kind: 'match', percent: 80, mostOre: kroner(432) }],
    leastDepositOre: kroner(170),
    wagering: { factor: 7, base: 'bonus' },
    stakeMaxOre: kroner(90),
    days: 81,
    validUntil: new Date('2037-05-01T00:00:00+02:00'),
  },
  { depositOre: kroner(540), bonusOre: kroner(432), requiredOre: kroner(3_024) },
)

function stated(
  offerId: string,
  words: OfferTerms,
  example = { depositOre: words.leastDepositOre, bonusOre: zeroOre, requiredOre: zeroOre },
): WelcomeOffer {
  return { offerId, version: 1, terms: words, example }
}

/** Figures of the seed's offer, which none of these pages tells of anything else. */
export const ofTheSeed =
  /\b500 kr\.|\b500 spins|0,20 kr\.|\b5\.000 kr\.|\b60 dage|\b10 gange|\b10 [x×] /
