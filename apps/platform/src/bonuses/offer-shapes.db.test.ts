import { after, dayMs, formatMoment, kroner, type Ore, type PlayerId, zeroOre } from '@nordlys/core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../operations/verification/money-invariants.ts'
import { readBalances } from '../ledger/index.ts'
import { countDeposits, readDeposit, startDeposit } from '../payments/index.ts'
import { messageOf, TestPayments } from '../payments/test-payments.ts'
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
  const asked = { offerId, to, reason: 'to two parts', by: 'Test' }
  expect(await switchOffer(world, asked)).toMatchObject({ ok: true })
}

function termsOfSeed(offerId: string) {
  return offersOfSeed.find((offer) => offer.offerId === offerId)?.terms
}

let transactions = 0

/** A deposit in the books, as the player is told of it. */
async function deposit(player: PlayerId, amount: string) {
  const request = { amount, method: 'card', idempotencyKey: crypto.randomUUID() } as const
  const started = await startDeposit(world.context, { playerId: player, standing: 'open' }, request)
  if (!started.ok) throw new Error(started.refusal)
  transactions += 1
  await world.callback('transfer', messageOf({ player, ...started }, `shape-${transactions}`))
  const { reference } = started.deposit
  const told = await readDeposit(world.context, { playerId: player, reference })
  if (!told.ok) throw new Error(told.refusal)
  return told.deposit.bonus
}

function promisedTo(player: PlayerId) {
  return readPromisedOffer(world.db, {
    playerId: player,
    countDeposits: (leastOre: Ore) => countDeposits(world.db, player, leastOre),
    at: world.clock.now(),
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
  return lines.filter((line) => /fået|gennemspil|spins/.test(line))
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
  expect(await promisedTo(player)).toEqual({ ok: true, offer: spins })
  expect(await deposit(player, '100')).toEqual({
    state: 'granted',
    spins: { count: 500, valueOre: 20n, gameIds: spinGameIds },
    expiresAt: end,
  })
  expect(await promisedTo(player)).toEqual({ ok: true, offer: match })
  expect(await deposit(player, '300')).toEqual({
    state: 'granted',
    grantedOre: kroner(300),
    expiresAt: end,
  })
  expect(await promisedTo(player)).toEqual({ ok: true })
  expect(await lettersTo(player)).toEqual([
    'Du har fået 500 spins a 0,20 kr. med velkomsttilbuddet.',
    `Dine spins kan spilles til den ${formatMoment(end)}. Gevinsterne er kontanter.`,
    'Du har fået 300 kr. i bonus med velkomsttilbuddet.',
    `Du har til den ${formatMoment(end)} til at gennemspille bonussen.`,
  ])
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
