import type { OfferTerms } from '@nordlys/contracts'
import { after, dayMs, hourMs, kroner, type Ore, ore } from '@nordlys/core'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { bonusFor, requirementFor } from '../offer-rules/index.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { findOffer } from './find-offers.ts'
import { exampleOf, expiryOf, foldCode } from './offers.ts'
import { publishOffer } from './publish-offer.ts'
import { offersOfSeed, seedOffers } from './seed-offers.ts'
import { addOffer, publish, termsOf } from './test-offers.ts'

let world: TestPayments
let owner: pg.Client
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  stack.defer(() => owner.end())
})

const spins = { kind: 'spins' as const, count: 5, valueOre: ore(20), gameIds: ['a-game'] }
interface Refused {
  why: string
  change: Partial<OfferTerms>
  refusal: 'not-built' | 'for-nobody' | 'no-code' | 'never-valid' | 'gives-nothing'
}

const past = new Date('2020-01-01T00:00:00Z')

test.for([
  {
    why: 'a code for a later deposit',
    change: { trigger: { kind: 'code', code: 'ANDEN', number: 2 } },
    refusal: 'not-built',
  },
  {
    why: 'a code that gives money twice',
    change: {
      parts: [
        { kind: 'fixed', amountOre: ore(100) },
        { kind: 'fixed', amountOre: ore(100) },
      ],
    },
    refusal: 'not-built',
  },
  {
    why: 'a first deposit of those who have deposited',
    change: { trigger: { kind: 'deposit', number: 1 }, segments: ['Depositor'] },
    refusal: 'for-nobody',
  },
  {
    why: 'a second deposit of those who have made none',
    change: { trigger: { kind: 'deposit', number: 2 }, segments: ['Guests', 'Non-Depositor'] },
    refusal: 'for-nobody',
  },
  { why: 'a code for visitors', change: { segments: ['Guests'] }, refusal: 'for-nobody' },
  { why: 'spins twice', change: { parts: [spins, spins] }, refusal: 'not-built' },
  {
    why: 'a code that is not folded',
    change: { trigger: { kind: 'code', code: 'Vinter' } },
    refusal: 'no-code',
  },
  {
    why: 'a code of three letters',
    change: { trigger: { kind: 'code', code: 'ABC' } },
    refusal: 'no-code',
  },
  { why: 'an end before its beginning', change: { validUntil: past }, refusal: 'never-valid' },
  {
    why: 'a share of the least deposit that is nothing',
    change: { parts: [{ kind: 'match', percent: 1, mostOre: ore(1) }], leastDepositOre: ore(99) },
    refusal: 'gives-nothing',
  },
] satisfies Refused[])(
  '[PAY-10] an offer is not published with $why',
  async ({ change, refusal }) => {
    const at = world.clock.now()
    const terms = termsOf(at, change)
    const offer = { offerId: 'refused', terms, isActive: true, at }
    const published = world.db.transaction().execute((tx) => publishOffer(tx, offer))
    expect(await published).toEqual({ ok: false, refusal })
    const rows = world.db.selectFrom('bonuses_offer').where('offer_id', '=', 'refused')
    expect(await rows.select('offer_id').execute()).toEqual([])
  },
)

const signedBy = (words: string) => ({ who: 'Vera', at: world.clock.now(), words })

test('[BONUS-01] what breaks a rule of the law is published with a recorded sign-off alone', async () => {
  const at = world.clock.now()
  const { terms } = offersOfSeed.find(({ offerId }) => offerId === 'velkomst') ?? {}
  if (!terms) throw new Error('no welcome offer')
  const offer = { offerId: 'unlawful', terms, isActive: true, at }
  const publishing = (signOff?: { who: string; at: Date; words: string }) =>
    world.db
      .transaction()
      .execute((tx) => publishOffer(tx, { ...offer, ...(signOff && { signOff }) }))
  const refused = { ok: false, refusal: 'needs-sign-off', rules: expect.arrayContaining(['B3']) }
  expect(await publishing()).toEqual(refused)
  expect(await publishing(signedBy(' '))).toEqual(refused)
  expect(await publishing(signedBy('I answer for it'))).toMatchObject({
    ok: true,
  })
})

test('[BONUS-01] of two offers for one deposit that are published at once one is', async () => {
  const at = world.clock.now()
  const signOff = signedBy('I answer for it')
  const terms = termsOf(at, { trigger: { kind: 'deposit', number: 3 } })
  const publishing = (offerId: string) => () =>
    world.db
      .transaction()
      .execute((tx) => publishOffer(tx, { offerId, terms, signOff, isActive: true, at }))
  const published = await atOnce(world.ownerUrl, 'bonuses_offer', [
    publishing('one-of-two'),
    publishing('other-of-two'),
  ])
  expect(published.filter(({ ok }) => ok)).toHaveLength(1)
  expect(published).toContainEqual({
    ok: false,
    refusal: 'number-taken',
    offerId: expect.stringContaining('of-two'),
  })
})

test('[BONUS-01] no deposit is one that two offers wait for', async () => {
  const at = world.clock.now()
  const signOff = signedBy('I answer for it')
  const publishing = (number: number, leastDepositOre: Ore) => {
    const terms = termsOf(at, { trigger: { kind: 'deposit', number }, leastDepositOre })
    const offer = { offerId: `deposit-${number}`, terms, signOff, isActive: true, at }
    return world.db.transaction().execute((tx) => publishOffer(tx, offer))
  }
  expect(await publishing(4, kroner(500))).toMatchObject({ ok: true })
  const crossing = { ok: false, refusal: 'deposits-cross', offerId: 'deposit-4' }
  expect(await publishing(5, kroner(499))).toEqual(crossing)
  expect(await publishing(5, kroner(500))).toMatchObject({ ok: true, version: 1 })
})

test.for([
  { why: 'no part', change: { parts: [] } },
  { why: 'no bonus at all', change: { parts: [{ kind: 'fixed', amountOre: ore(0) }] } },
  { why: 'a deposit of nothing', change: { leastDepositOre: ore(0) } },
  { why: 'no day', change: { days: 0 } },
  { why: 'a part nobody knows', change: { parts: [{ kind: 'car' }] } },
])('an offer with $why is none', async ({ change }) => {
  await expect(publish(world, change as unknown as Partial<OfferTerms>)).rejects.toThrow()
})

test('[BONUS-01] the specification’s offer can be stored: more than the deposit it asks for', async () => {
  const parts: OfferTerms['parts'] = [{ kind: 'fixed', amountOre: kroner(500) }, spins]
  const code = await addOffer(world, { parts })
  expect((await findOffer(world.db, code))?.terms.parts).toEqual(parts)
})

test('[PAY-10] a code stays its offer’s, and is another’s never', async () => {
  const first = await publish(world)
  const again = publish(world, { trigger: first.terms.trigger }, 'another-offer')
  await expect(again).rejects.toThrow('code-taken')
})

test('[PAY-10] an offer’s new version takes the place of the old one, whose words stay', async () => {
  const first = await publish(world, { days: 60 })
  const { trigger } = first.terms
  const second = await publish(world, { trigger, days: 90 }, first.offerId)
  expect([first.version, second.version]).toEqual([1, 2])
  const code = trigger.kind === 'code' ? trigger.code : ''
  expect(await findOffer(world.db, code)).toMatchObject({ version: 2, terms: { days: 90 } })
  const { rows } = await sql<{ days: number }>`SELECT (terms->>'days')::int AS days
    FROM bonuses_offer_version WHERE offer_id = ${first.offerId} ORDER BY version`.execute(world.db)
  expect(rows).toEqual([{ days: 60 }, { days: 90 }])
})

test('[PAY-10] the code of an offer that is switched off is unknown', async () => {
  const { offerId, terms } = await publish(world)
  const off = world.db.updateTable('bonuses_offer').set({ active_version: null })
  await off.where('offer_id', '=', offerId).execute()
  const { trigger } = terms
  expect(await findOffer(world.db, trigger.kind === 'code' ? trigger.code : '')).toBeUndefined()
})

test.for([
  `UPDATE bonuses_offer_version SET terms = '{}'`,
  'DELETE FROM bonuses_offer_version',
  'TRUNCATE bonuses_offer_version CASCADE',
  'UPDATE bonuses_promise SET version = 2',
  'DELETE FROM bonuses_promise',
])('[PAY-10] even the owner of the tables cannot: %s', async (change) => {
  const { offerId, version } = await publish(world)
  const playerId = await world.player()
  await world.db
    .insertInto('bonuses_promise')
    .values({ player_id: playerId, offer_id: offerId, version, promised_at: world.clock.now() })
    .execute()
  await expect(owner.query(change)).rejects.toThrow('never changed or removed')
})

test('what a deposit gives is its share, up to the most; a fixed bonus is the same for all', () => {
  const share = termsOf(world.clock.now())
  expect(bonusFor(share, kroner(100))).toBe(kroner(100))
  expect(bonusFor(share, ore(12_345))).toBe(12_345n)
  expect(bonusFor(share, kroner(2_000))).toBe(kroner(500))
  expect(requirementFor(share, kroner(500), kroner(500))).toBe(kroner(5_000))
  const fixed = { ...share, parts: [{ kind: 'fixed' as const, amountOre: kroner(100) }, spins] }
  expect(bonusFor(fixed, kroner(2_000))).toBe(kroner(100))
  expect(bonusFor({ ...share, parts: [spins] }, kroner(2_000))).toBe(0n)
})

test('the requirement is of the bonus, of deposit and bonus, or there is none', () => {
  const terms = termsOf(world.clock.now())
  const both = { ...terms, wagering: { factor: 10, base: 'deposit-and-bonus' as const } }
  expect(requirementFor(both, kroner(100), kroner(500))).toBe(kroner(6_000))
  const { wagering: _, ...free } = terms
  expect(requirementFor(free, kroner(100), kroner(500))).toBe(0n)
})

test.for([
  [100, 50_000, 50_000],
  [50, 50_000, 100_000],
  [200, 50_000, 25_000],
  [300, 50_000, 16_667],
] as const)(
  '[PAY-10] the example of %i percent up to %i øre is a deposit of %i øre',
  ([percent, most, deposit]) => {
    const mostOre = ore(most)
    const parts: OfferTerms['parts'] = [{ kind: 'match', percent, mostOre }]
    expect(exampleOf(termsOf(world.clock.now(), { parts }))).toEqual({
      depositOre: ore(deposit),
      bonusOre: mostOre,
      requiredOre: ore(most * 10),
    })
  },
)

test('[BONUS-01] what is given lasts its days of 24 elapsed hours, over both changes of the clocks', () => {
  const terms = termsOf(world.clock.now())
  const inWinter = new Date('2026-11-21T12:00:00Z')
  expect(expiryOf(terms, inWinter)).toEqual(after(inWinter, 60 * dayMs))
  const intoSummer = new Date('2027-03-01T22:59:59.999Z')
  expect(expiryOf(terms, intoSummer)).toEqual(new Date('2027-04-30T22:59:59.999Z'))
  const intoWinter = new Date('2026-10-01T12:00:00Z')
  expect(+expiryOf(terms, intoWinter) - +intoWinter).toBe(60 * 24 * hourMs)
})

test('a code is one, however it is typed', () => {
  expect(foldCode(' nordlys-500 ')).toBe('NORDLYS500')
  expect(foldCode('Nordlys 500')).toBe('NORDLYS500')
  expect(foldCode(' - ')).toBe('')
})

test('the seed is added once, whole, and adding it twice changes nothing', async () => {
  const warned = await Promise.all([seedOffers(world.db), seedOffers(world.db)])
  expect(warned.flat()).toEqual(['the offer velkomst is not offered: number-taken'])
  const ids = offersOfSeed.map(({ offerId }) => offerId)
  const read = () =>
    world.db
      .selectFrom('bonuses_offer_version')
      .innerJoin('bonuses_offer', 'bonuses_offer.offer_id', 'bonuses_offer_version.offer_id')
      .selectAll('bonuses_offer_version')
      .select('active_version')
      .where('bonuses_offer.offer_id', 'in', ids)
      .orderBy('bonuses_offer.offer_id')
      .execute()
  const first = await read()
  await seedOffers(world.db)
  expect(await read()).toEqual(first)
  // Another offer comes with the first deposit here: the operator's, which goes before.
  const isOffered = (each: (typeof offersOfSeed)[number]) =>
    each.isActive && each.terms.trigger.kind === 'code'
  const active = new Map(offersOfSeed.map((each) => [each.offerId, isOffered(each) ? 1 : null]))
  expect(new Map(first.map((row) => [row.offer_id, row.active_version]))).toEqual(active)
  expect(first.find(({ offer_id }) => offer_id === 'velkomst')?.sign_off).toMatchObject({
    who: 'Nordlys Demo',
  })
})
