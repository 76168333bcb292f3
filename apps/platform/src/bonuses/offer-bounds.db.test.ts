import { kroner, ore } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestPayments } from '../payments/test-payments.ts'
import { bonusFor, expiryOf, foldCode, requirementFor } from './offers.ts'
import { seedOffers } from './seed-offers.ts'
import { addOffer, offerOf } from './test-offers.ts'

let world: TestPayments
beforeAll(async () => {
  world = await TestPayments.open()
})
afterAll(() => world[Symbol.asyncDispose]())

const unlawful = [
  { why: 'more than 1.000 kr.', change: { most_ore: kroner(1_001) } },
  { why: 'wagering more than ten times', change: { wagering_factor: 11 } },
  { why: 'fewer than 60 days', change: { days: 59 } },
  { why: 'less than the deposit that is asked for', change: { percent: 50 } },
  { why: 'more than the deposit that is asked for', change: { percent: 200 } },
  { why: 'a deposit larger than the bonus', change: { least_deposit_ore: kroner(501) } },
  {
    why: 'a fixed bonus for a smaller deposit',
    change: { percent: null, fixed_ore: kroner(500), least_deposit_ore: kroner(100) },
  },
  { why: 'a share and a fixed amount', change: { fixed_ore: kroner(500) } },
  { why: 'neither share nor amount', change: { percent: null } },
  { why: 'stakes above 100 kr.', change: { stake_max_ore: ore(10_001) } },
  { why: 'no bonus at all', change: { most_ore: ore(0) } },
  { why: 'an end before its beginning', change: { valid_until: new Date('2020-01-01T00:00:00Z') } },
  { why: 'a code that is not folded', change: { code: 'Vinter' } },
  { why: 'a code that is empty', change: { code: '' } },
] as const

test.for(unlawful)('[PAY-10] the table refuses an offer with $why', async ({ change }) => {
  await expect(addOffer(world, change)).rejects.toThrow(/violates check constraint/)
})

test('an offer at the bounds of the law is taken, and never changed', async () => {
  const bounds = { most_ore: kroner(1_000), least_deposit_ore: kroner(1_000) }
  const code = await addOffer(world, { ...bounds, percent: null, fixed_ore: kroner(1_000) })
  const change = world.db.updateTable('bonuses_offer').set({ wagering_factor: 1 })
  await expect(change.where('code', '=', code).execute()).rejects.toThrow(/permission denied/)
  await expect(addOffer(world, { code })).rejects.toThrow(/bonuses_offer_code_key/)
})

test('what a deposit gives is its share, up to the most; a fixed bonus is the same for all', () => {
  const share = offerOf(world.clock.now())
  expect(bonusFor(share, kroner(100))).toBe(kroner(100))
  expect(bonusFor(share, ore(12_345))).toBe(12_345n)
  expect(bonusFor(share, kroner(2_000))).toBe(kroner(500))
  expect(requirementFor(share, kroner(500))).toBe(kroner(5_000))
  const fixed = { ...share, percent: null, fixed_ore: kroner(100), most_ore: kroner(100) }
  expect(bonusFor(fixed, kroner(2_000))).toBe(kroner(100))
})

test('a bonus lasts to the end of the last of its days in Copenhagen, in winter and summer', () => {
  const offer = offerOf(world.clock.now())
  const inWinter = expiryOf(offer, new Date('2026-11-21T12:00:00Z'))
  expect(inWinter).toEqual(new Date('2027-01-20T23:00:00Z'))
  const intoSummer = expiryOf(offer, new Date('2027-03-01T12:00:00Z'))
  expect(intoSummer).toEqual(new Date('2027-04-30T22:00:00Z'))
  // The hour that the night between them lacks is the player's all the same.
  const lateAtNight = expiryOf(offer, new Date('2027-03-01T22:59:59Z'))
  expect(lateAtNight).toEqual(new Date('2027-05-01T22:00:00Z'))
})

test('a code is one, however it is typed', () => {
  expect(foldCode(' nordlys-500 ')).toBe('NORDLYS500')
  expect(foldCode('Nordlys 500')).toBe('NORDLYS500')
  expect(foldCode(' - ')).toBe('')
})

test('the seed is lawful, and adding it twice changes nothing', async () => {
  await seedOffers(world.db)
  const read = () => world.db.selectFrom('bonuses_offer').selectAll().orderBy('code').execute()
  const first = await read()
  await seedOffers(world.db)
  expect(await read()).toEqual(first)
  expect(first.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['NORDLYS500', 'SKRIDT100', 'SOMMER200']),
  )
})
