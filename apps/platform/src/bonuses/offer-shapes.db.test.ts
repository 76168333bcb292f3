import { after, dayMs, formatMoment, kroner, type Ore, type PlayerId, zeroOre } from '@nordlys/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../operations/verification/money-invariants.ts'
import { readBalances } from '../ledger/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { countDeposits, readDeposit, startDeposit } from '../payments/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { readPromisedOffer, readWelcomeOffer } from './index.ts'
import { switchOffer } from './offer-desk.ts'
import { offersOfSeed, seedOffers, spinGameIds } from './seed-offers.ts'
import { promise, publish } from './test-offers.ts'

let world: TestPayments
let owner: pg.Client
beforeAll(async () => {
  world = await TestPayments.open()
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  await seedOffers(world.db)
})
afterAll(async () => {
  await owner.end()
  expect(await findBreaches(world.ownerUrl)).toEqual([])
  await world[Symbol.asyncDispose]()
})

/** As `npm run desk -- switch` does it. */
async function turn(offerId: string, to: 'on' | 'off'): Promise<void> {
  const asked = { offerId, to, reason: 'to two parts' }
  expect(await switchOffer(world, asked, await testEmployee(world.db, 'Test'))).toMatchObject({
    ok: true,
  })
}

function termsOfSeed(offerId: string) {
  return offersOfSeed.find((offer) => offer.offerId === offerId)?.terms
}

let transactions = 0

/** A deposit in the books, as the player is told of it. */
async function deposit(player: PlayerId, amount: string, wish: { decline_offer?: true } = {}) {
  const idempotencyKey = crypto.randomUUID()
  const request = { amount, method: 'card', idempotencyKey, ...wish } as const
  const started = await startDeposit(world.context, { playerId: player, standing: 'open' }, request)
  if (!started.ok) throw new Error(started.refusal)
  transactions += 1
  await world.callback('transfer', messageOf({ player, ...started }, `shape-${transactions}`))
  const { reference } = started.deposit
  const told = await readDeposit(world.context, { playerId: player, reference })
  if (!told.ok) throw new Error(told.refusal)
  return told.deposit.bonus
}

function promisedTo(player: PlayerId, at = world.clock.now()) {
  return readPromisedOffer(world.db, {
    playerId: player,
    countDeposits: (leastOre: Ore) => countDeposits(world.db, player, leastOre),
    at,
  })
}

/** What the letters say of bonus and spins, one after the other. */
async function lettersTo(player: PlayerId): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(
    `SELECT t.payload->>'text' AS text FROM graphile_worker._private_jobs t
     JOIN players_player p ON p.email = t.payload->>'to' WHERE p.player_id = $1 ORDER BY t.id`,
    [player],
  )
  const lines = rows.flatMap(({ text }) => text.replaceAll('\u00A0', ' ').split('\n'))
  return lines.filter((line) => /fået|gennemspil|spins|nogle spil/.test(line))
}

test('[BONUS-01] switched to two parts, every call and letter tells each deposit’s own', async () => {
  await turn('velkomst', 'off')
  await turn('velkomst-spins', 'on')
  await turn('velkomst-bonus', 'on')
  const spins = {
    offerId: 'velkomst-spins',
    version: 1,
    terms: termsOfSeed('velkomst-spins'),
    example: { depositOre: kroner(100), bonusOre: zeroOre, requiredOre: zeroOre },
  }
  const match = {
    offerId: 'velkomst-bonus',
    version: 1,
    terms: termsOfSeed('velkomst-bonus'),
    example: { depositOre: kroner(500), bonusOre: kroner(500), requiredOre: kroner(5_000) },
  }
  const now = world.clock.now()
  expect(await readWelcomeOffer(world.db, now)).toEqual({ ok: true, offers: [spins, match] })

  const player = await world.player()
  await promise(world, player, spins, match)
  const end = after(now, 60 * dayMs)
  expect(await promisedTo(player)).toEqual({ ok: true, offer: spins, laterDeposits: [2] })
  expect(await deposit(player, '100')).toEqual({
    state: 'granted',
    spins: { count: 500, valueOre: 20n, gameIds: spinGameIds },
    expiresAt: end,
  })
  expect(await promisedTo(player)).toEqual({ ok: true, offer: match, laterDeposits: [] })
  expect(await deposit(player, '300')).toEqual({
    state: 'granted',
    grantedOre: kroner(300),
    expiresAt: end,
  })
  expect(await promisedTo(player)).toEqual({ ok: true, laterDeposits: [] })
  expect(await lettersTo(player)).toEqual([
    'Du har fået 500 spins a 0,20 kr. med velkomsttilbuddet.',
    `Dine spins kan spilles til den ${formatMoment(end)}. Gevinsterne er kontanter.`,
    'Du har fået 300 kr. i bonus med velkomsttilbuddet.',
    `Du har til den ${formatMoment(end)} til at gennemspille bonussen.`,
  ])
})

test('[BONUS-01] whoever declines the first deposit’s part is still brought the second’s', async () => {
  const player = await world.player()
  const [spins, match] = ['velkomst-spins', 'velkomst-bonus'].map((offerId) => ({
    offerId,
    version: 1,
  }))
  if (!spins || !match) throw new Error('two parts')
  await promise(world, player, spins, match)
  expect(await promisedTo(player)).toMatchObject({ offer: spins, laterDeposits: [2] })
  expect(await deposit(player, '100', { decline_offer: true })).toBeUndefined()
  expect(await promisedTo(player)).toMatchObject({ offer: match, laterDeposits: [] })
  expect(await deposit(player, '200')).toMatchObject({ state: 'granted', grantedOre: kroner(200) })
  // A part that has ended is none that is kept.
  const late = await world.player()
  await promise(world, late, spins, match)
  const end = termsOfSeed('velkomst-bonus')?.validUntil
  expect(await promisedTo(late, end)).toEqual({ ok: true, laterDeposits: [] })
})

test('[BONUS-01] a bonus without a requirement is cash, and is told so', async () => {
  const offer = await publish(world, {
    ...termsOfSeed('velkomst'),
    parts: [{ kind: 'fixed', amountOre: kroner(70) }],
    wagering: undefined,
  })
  const player = await world.player()
  await promise(world, player, offer)
  expect(await deposit(player, '100')).toMatchObject({
    state: 'granted',
    grantedOre: kroner(70),
    isCashAtOnce: true,
  })
  expect(await readBalances(world.db, player)).toMatchObject({ cashOre: kroner(170), bonusOre: 0n })
  const letters = await lettersTo(player)
  expect(letters).toContain('Du har fået 70 kr. i bonus med velkomsttilbuddet.')
  expect(letters).toContain('Bonussen er kontanter. Der er intet gennemspilskrav på den.')
  expect(letters.join()).not.toContain('at gennemspille')
})

test('[BONUS-01] a bonus for some games says so on the receipt and in the letter', async () => {
  const countingGameIds = ['a-game', 'b-game']
  const terms = { trigger: { kind: 'deposit' as const, number: 1 }, countingGameIds }
  const some = await publish(world, terms)
  const player = await world.player()
  await promise(world, player, some)
  expect(await deposit(player, '100')).toMatchObject({ state: 'granted', countingGameIds })
  expect(await lettersTo(player)).toContain(
    'Bonussen kan kun bruges i nogle spil, og kun indsatser dér tæller med i kravet. ' +
      'Du kan se hvilke under Min kampagne på din konto.',
  )
  // Cash at once is played anywhere.
  const cash = await publish(world, { ...terms, wagering: undefined })
  const other = await world.player()
  await promise(world, other, cash)
  expect(await deposit(other, '100')).not.toHaveProperty('countingGameIds')
  expect((await lettersTo(other)).join()).not.toContain('nogle spil')
})
