import type { OfferTerms } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import type { SignOff } from '../offer-rules/index.ts'
import { lockOffers } from './judge-publishing.ts'
import { publishOffer } from './publish-offer.ts'

/**
 * Adds the offers of a fresh installation. One that is there already stays as it was promised. What the
 * operator offers goes before: beside it one is not offered, or left off. Answers a warning for each of
 * those. [FLT-85]
 */
export async function seedOffers(db: Db): Promise<string[]> {
  const warnings: string[] = []
  for (const offer of offersOfSeed) {
    warnings.push(...(await db.transaction().execute((tx) => seedOffer(tx, offer))))
  }
  return warnings
}

async function seedOffer(tx: Tx, offer: SeedOffer): Promise<string[]> {
  // Of two programs that seed at one moment the second waits here, and finds it added.
  await lockOffers(tx)
  const there = await tx
    .selectFrom('bonuses_offer')
    .select('offer_id')
    .where('offer_id', '=', offer.offerId)
    .executeTakeFirst()
  if (there) return []
  const seeded = { ...offer, at: publishedAt }
  const first = await publishOffer(tx, seeded)
  if (first.ok) return []
  const kept = await publishOffer(tx, { ...seeded, isActive: false })
  return [`the offer ${offer.offerId} is ${kept.ok ? 'not offered' : 'left off'}: ${first.refusal}`]
}

interface SeedOffer {
  offerId: string
  terms: OfferTerms
  signOff?: SignOff
  isActive: boolean
}

const publishedAt = new Date('2026-01-01T00:00:00+01:00')
const tenYears = { validFrom: publishedAt, validUntil: new Date('2036-01-01T00:00:00+01:00') }
const july = {
  validFrom: new Date('2026-07-01T00:00:00+02:00'),
  validUntil: new Date('2026-08-01T00:00:00+02:00'),
}

/** Games of our own without a jackpot, in which 0,20 kr. is a stake. */
export const spinGameIds = ['den-store-vandring', 'krystalgrotten', 'vaskepanden']

/** The terms that every offer of the seed shares: none is made to one who has stayed away. */
const common = { stakeMaxOre: kroner(100), leastDepositOre: kroner(100), isOncePerPerson: true }
const spins500 = { kind: 'spins', count: 500, valueOre: ore(20), gameIds: spinGameIds } as const
const tenTimesBonus = { factor: 10, base: 'bonus' } as const
const newcomers: OfferTerms['segments'] = ['Guests', 'Non-Depositor']

export const offersOfSeed: readonly SeedOffer[] = [
  {
    offerId: 'nordlys-500',
    isActive: true,
    terms: {
      ...common,
      ...tenYears,
      trigger: { kind: 'code', code: 'NORDLYS500' },
      parts: [{ kind: 'match', percent: 100, mostOre: kroner(500) }],
      wagering: tenTimesBonus,
      days: 60,
      segments: [],
    },
  },
  {
    offerId: 'forste-skridt',
    isActive: true,
    terms: {
      ...common,
      ...tenYears,
      trigger: { kind: 'code', code: 'SKRIDT100', number: 1 },
      parts: [{ kind: 'fixed', amountOre: kroner(100) }],
      wagering: { factor: 5, base: 'bonus' },
      days: 90,
      segments: [],
    },
  },
  {
    offerId: 'sommer-2026',
    isActive: true,
    terms: {
      ...common,
      ...july,
      trigger: { kind: 'code', code: 'SOMMER200' },
      parts: [{ kind: 'match', percent: 100, mostOre: kroner(200) }],
      wagering: { factor: 5, base: 'bonus' },
      days: 60,
      segments: [],
    },
  },
  {
    // The specification's offer, literally. It gives more than the deposit it asks for.
    offerId: 'velkomst',
    isActive: true,
    signOff: {
      who: 'Nordlys Demo',
      at: publishedAt,
      words:
        'Godkendelse til demonstration alene. Tilbuddet giver 600 kr. for en indbetaling på 100 kr. ' +
        'og følger specifikationen ord for ord. Det må ikke gives til rigtige spillere, før en ' +
        'ansvarlig for overholdelse af reglerne har godkendt det.',
    },
    terms: {
      ...common,
      ...tenYears,
      trigger: { kind: 'deposit', number: 1 },
      parts: [{ kind: 'fixed', amountOre: kroner(500) }, spins500],
      wagering: tenTimesBonus,
      days: 60,
      segments: newcomers,
    },
  },
  // The same in two parts, each of the worth of the deposit it comes with. Not offered.
  {
    offerId: 'velkomst-spins',
    isActive: false,
    terms: {
      ...common,
      ...tenYears,
      trigger: { kind: 'deposit', number: 1 },
      parts: [spins500],
      days: 60,
      segments: newcomers,
    },
  },
  {
    offerId: 'velkomst-bonus',
    isActive: false,
    terms: {
      ...common,
      ...tenYears,
      trigger: { kind: 'deposit', number: 2 },
      parts: [{ kind: 'match', percent: 100, mostOre: kroner(500) }],
      wagering: tenTimesBonus,
      days: 60,
      segments: ['Depositor'],
    },
  },
]
