import type { OfferPart, OfferTerms } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import type { OfferUnderJudgement } from './verdict.ts'

export const today = new Date('2026-11-26T12:00:00Z')

const spins: OfferPart = {
  kind: 'spins',
  count: 500,
  valueOre: ore(20),
  gameIds: ['vikingernes-guld'],
}

/** The specification's offer: 100 kr. gives 500 kr. and 500 spins. */
export const literalTerms: OfferTerms = {
  trigger: { kind: 'deposit', number: 1 },
  parts: [{ kind: 'fixed', amountOre: kroner(500) }, spins],
  leastDepositOre: kroner(100),
  wagering: { factor: 10, base: 'bonus' },
  stakeMaxOre: kroner(100),
  days: 60,
  segments: [],
  validFrom: new Date('2026-11-01T00:00:00+01:00'),
  validUntil: new Date('2027-11-01T00:00:00+01:00'),
  isOncePerPerson: true,
}

const literalWords = [
  'Indbetal 100 kr., og få 500 kr. i bonus og 500 spins a 0,20 kr.',
  'Bonussen skal gennemspilles 10 gange: 10 x 500 kr. = 5.000 kr.',
  'Du kan højst spille for 100 kr. pr. spin. Du har 60 dage.',
]

export const literal: OfferUnderJudgement = { terms: literalTerms, words: literalWords }

const { wagering: _, ...unwagered } = literalTerms

/** The first of the two offers that keep the rules: 100 kr. give spins that are worth 100 kr. */
export const firstPart: OfferTerms = { ...unwagered, parts: [spins] }
/** The second: what is deposited is doubled. */
export const secondPart: OfferTerms = {
  ...literalTerms,
  trigger: { kind: 'deposit', number: 2 },
  parts: [{ kind: 'match', percent: 100, mostOre: kroner(500) }],
}

const lawfulWords = [
  'Første indbetaling: Indbetal 100 kr., og få 500 spins a 0,20 kr. Dine spins er 100 kr. værd.',
  'Anden indbetaling: Få 100 % i bonus på din indbetaling, op til 500 kr.',
  'Bonussen skal gennemspilles 10 gange, før den kan udbetales.',
  'Regneeksempel: Er din anden indbetaling på 500 kr., skal du spille for 10 x 500 kr. = 5.000 kr.',
  'Du kan højst spille for 100 kr. pr. spin eller runde. Du har 60 dage til at opfylde vilkårene.',
]

/** Both, each as it is judged beside the other. */
export const lawful: readonly OfferUnderJudgement[] = [
  { terms: firstPart, soldWith: [secondPart], words: lawfulWords },
  { terms: secondPart, soldWith: [firstPart], words: lawfulWords },
]
