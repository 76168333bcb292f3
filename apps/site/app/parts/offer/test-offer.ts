import { kroner, ore } from '@nordlys/core'
import type { WelcomeOffer } from './welcome-offer.ts'

/** The seed's offer as pages have it, for tests of pages. */
export const testOffer: WelcomeOffer = {
  deposit: kroner(100),
  bonus: kroner(500),
  spins: 500,
  spinValue: ore(20),
  spinGames: ['Den Store Vandring', 'Krystalgrotten', 'Vaskepanden'],
  spinGameIds: ['den-store-vandring', 'krystalgrotten', 'vaskepanden'],
  wageringTimes: 10,
  required: kroner(5_000),
  maximumBet: kroner(100),
  days: 60,
  validUntil: new Date('2036-01-01T00:00:00+01:00'),
  minimumAgeYears: 18,
}
