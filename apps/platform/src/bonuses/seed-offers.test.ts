import { kroner, type Ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { readFiles, seedFolder } from '../content/index.ts'
import { bonusFor } from '../offer-rules/index.ts'
import { exampleOf, spinsOf } from './offers.ts'
import { offersOfSeed, spinGameIds } from './seed-offers.ts'

function termsOfSeed(offerId: string) {
  const offer = offersOfSeed.find((each) => each.offerId === offerId)
  if (!offer) throw new Error(`no such offer: ${offerId}`)
  return offer
}

test('[FLT-05] [BONUS-01] the welcome banner names the offer’s figures and has none of its own', async () => {
  const { entries } = await readFiles(seedFolder)
  const banner = JSON.stringify(entries.find(({ id }) => id === 'forside-velkomst')?.value)
  const names = ['bonus', 'spins', 'spinValue', 'deposit', 'wagering', 'required', 'maximumBet']
  for (const name of [...names, 'days', 'games']) expect(banner).toContain(`{offer.${name}}`)
  expect(banner).not.toMatch(/\d+ (?:kr\.|spins|gange|dage)/)
})

test('[BONUS-01] the welcome offer is the specification’s, literally, with a sign-off', () => {
  const { terms, signOff, isActive } = termsOfSeed('velkomst')
  expect(isActive).toBe(true)
  expect(signOff?.words).toContain('demonstration')
  expect(terms).toMatchObject({
    trigger: { kind: 'deposit', number: 1 },
    parts: [
      { kind: 'fixed', amountOre: 50_000n },
      { kind: 'spins', count: 500, valueOre: 20n, gameIds: spinGameIds },
    ],
    leastDepositOre: 10_000n,
    wagering: { factor: 10, base: 'bonus' },
    stakeMaxOre: 10_000n,
    days: 60,
    isOncePerPerson: true,
  })
  expect(exampleOf(terms)).toEqual({
    depositOre: kroner(100),
    bonusOre: kroner(500),
    requiredOre: kroner(5_000),
  })
})

test('[BONUS-01] in two parts each is worth the deposit that it asks for, and neither is offered', () => {
  const worthOf = (offerId: string, depositOre: Ore) => {
    const { terms, isActive } = termsOfSeed(offerId)
    const spins = spinsOf(terms)
    const spinsOre = spins ? spins.valueOre * BigInt(spins.count) : 0n
    return { isActive, worthOre: bonusFor(terms, depositOre) + spinsOre }
  }
  expect(worthOf('velkomst-spins', kroner(100))).toEqual({ isActive: false, worthOre: 10_000n })
  expect(worthOf('velkomst-bonus', kroner(500))).toEqual({ isActive: false, worthOre: 50_000n })
})
