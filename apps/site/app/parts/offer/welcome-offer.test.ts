import type { OfferTerms } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { testGame } from '../../ground/finding/test-game.ts'
import { testOffer } from './test-offer.ts'
import { welcomeOfferOf } from './welcome-offer.ts'

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

function shownOf(change: Partial<OfferTerms> = {}, catalogue = games) {
  const stated = { offerId: 'velkomst', version: 1, terms: { ...terms, ...change }, example }
  return welcomeOfferOf(stated, catalogue, 18)
}

test('[BONUS-01] every figure on show is the offer’s own', () => {
  expect(shownOf()).toEqual(testOffer)
  const other = shownOf({ days: 90, stakeMaxOre: kroner(50), leastDepositOre: kroner(200) })
  expect(other).toMatchObject({ days: 90, maximumBet: kroner(50), deposit: kroner(200) })
})

test('[BONUS-01] an offer that there are no words for, or whose games are gone, is not shown', () => {
  expect(shownOf({ parts: terms.parts.slice(0, 1) })).toBeUndefined()
  expect(shownOf({ parts: terms.parts.slice(1) })).toBeUndefined()
  expect(shownOf({ wagering: { factor: 10, base: 'deposit-and-bonus' } })).toBeUndefined()
  expect(shownOf({}, [])).toBeUndefined()
  expect(shownOf({}, games.slice(1))?.spinGames).toEqual(['Krystalgrotten', 'Vaskepanden'])
})
