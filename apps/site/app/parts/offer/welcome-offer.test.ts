import type { OfferTerms } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { testGame } from '../../ground/finding/test-game.ts'
import { testOffer } from './test-offer.ts'
import { shownOf, welcomeOfferOf } from './welcome-offer.ts'

const games = testOffer.spinGames.map((title) => testGame(title))
const terms: OfferTerms = {
  trigger: { kind: 'deposit', number: 1 },
  parts: [
    { kind: 'fixed', amountOre: kroner(500) },
    { kind: 'spins', count: 500, valueOre: ore(20), gameIds: [...testOffer.spinGameIds] },
  ],
  leastDepositOre: kroner(100),
  wagering: { factor: 10, base: 'bonus' },
  stakeMaxOre: kroner(100),
  days: 60,
  segments: [],
  validFrom: new Date('2026-01-01T00:00:00+01:00'),
  validUntil: testOffer.validUntil,
  isOncePerPerson: true,
}
const example = { depositOre: kroner(100), bonusOre: kroner(500), requiredOre: kroner(5_000) }

function told(change: Partial<OfferTerms> = {}, catalogue = games) {
  const stated = { offerId: 'velkomst', version: 1, terms: { ...terms, ...change }, example }
  return shownOf([stated], catalogue, 18)
}

test('[BONUS-01] every figure on show is the offer’s own', () => {
  expect(told()).toEqual(testOffer)
  const other = told({ days: 90, stakeMaxOre: kroner(50), leastDepositOre: kroner(200) })
  expect(other).toMatchObject({ days: 90, maximumBet: kroner(50), deposit: kroner(200) })
})

test('[BONUS-01] an offer that there are no words for, or whose games are gone, is not shown', () => {
  expect(told({ parts: terms.parts.slice(0, 1) })).toBeUndefined()
  expect(told({ parts: terms.parts.slice(1) })).toBeUndefined()
  expect(told({ wagering: { factor: 10, base: 'deposit-and-bonus' } })).toBeUndefined()
  expect(told({}, [])).toBeUndefined()
  expect(told({}, games.slice(1))?.spinGames).toEqual(['Krystalgrotten', 'Vaskepanden'])
})

test('[BONUS-01] one that was promised has its figures though no game of it is known', () => {
  const stated = { offerId: 'velkomst', version: 1, terms, example }
  expect(welcomeOfferOf(stated, [], 18)).toEqual({ ...testOffer, spinGames: [], spinGameIds: [] })
})
