import type { OfferTerms } from '@nordlys/contracts'
import { after, dayMs, kroner, ore, type PlayerId, zeroOre } from '@nordlys/core'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreaches } from '../../../../operations/verification/money-invariants.ts'
import { connect } from '../db/index.ts'
import { registerPaymentCallbacks } from '../http/payment-callbacks.ts'
import { readBalances, readSpinGrants } from '../ledger/index.ts'
import { callbackCredential, messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { readDeposit, settleTakenBack, startDeposit } from '../payments/index.ts'
import { offersOfSeed, spinGameIds } from './seed-offers.ts'
import { ledgerSpins } from './spins-keeper.ts'
import { addOffer, promise, publish } from './test-offers.ts'

let world: TestPayments
let owner: pg.Client
let welcome: { offerId: string; version: number }
const literal = termsOfSeed('velkomst')

beforeAll(async () => {
  world = await TestPayments.open()
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  welcome = await publish(world, literal)
})
afterAll(async () => {
  await owner.end()
  expect(await findBreaches(world.ownerUrl)).toEqual([])
  await world[Symbol.asyncDispose]()
})

function termsOfSeed(offerId: string): OfferTerms {
  const offer = offersOfSeed.find((each) => each.offerId === offerId)
  if (!offer) throw new Error(`no such offer: ${offerId}`)
  return offer.terms
}

async function newcomer(...offers: { offerId: string; version: number }[]): Promise<PlayerId> {
  const player = await world.player()
  await promise(world, player, ...offers)
  return player
}

let transactions = 0

interface Wish {
  amount?: string
  isDeclined?: boolean
  code?: string
  key?: string
}

function start(player: PlayerId, wish: Wish = {}) {
  const request = {
    amount: wish.amount ?? '100',
    method: 'card',
    ...(wish.isDeclined !== undefined && { decline_offer: wish.isDeclined }),
    ...(wish.code !== undefined && { bonus_code: wish.code }),
    idempotencyKey: wish.key ?? crypto.randomUUID(),
  } as const
  return startDeposit(world.context, { playerId: player, standing: 'open' }, request)
}

/** A deposit that has been begun, and how the provider tells of it. */
async function begin(player: PlayerId, wish: Wish = {}) {
  const started = await start(player, wish)
  if (!started.ok) throw new Error(started.refusal)
  transactions += 1
  const txId = `welcome-${transactions}`
  const message = (over = {}) => messageOf({ player, ...started }, txId, over)
  const { reference } = started.deposit
  return {
    txId,
    reference,
    message,
    transfer: (over = {}) => world.callback('transfer', message(over)),
    cancel: () => world.callback('cancel', message({ statusCode: '504' })),
    async bonus() {
      const read = await readDeposit(world.context, { playerId: player, reference })
      return read.ok ? read.deposit.bonus : read
    },
  }
}

async function deposit(player: PlayerId, wish: Wish = {}) {
  const begun = await begin(player, wish)
  expect((await begun.transfer()).status).toBe(200)
  return begun
}

async function holdings(player: PlayerId) {
  const { cashOre, bonusOre } = await readBalances(world.db, player)
  const grants = await readSpinGrants(world.db, { playerId: player, at: world.clock.now() })
  return { cashOre, bonusOre, spins: grants.map(({ left, state }) => `${left} ${state}`) }
}

const headers = { authorization: callbackCredential }
const noBreakSpace = '\u00A0'
const nothing = { bonusOre: 0n, spins: [] }
const all = { bonusOre: kroner(500), spins: ['500 active'] }

async function mailTo(player: PlayerId): Promise<string[]> {
  const { rows } = await owner.query<{ text: string }>(
    `SELECT t.payload->>'text' AS text FROM graphile_worker._private_jobs t
     JOIN players_player p ON p.email = t.payload->>'to' WHERE p.player_id = $1 ORDER BY t.id`,
    [player],
  )
  return rows.map(({ text }) => text.replaceAll(noBreakSpace, ' '))
}

test('[BONUS-01] 100 kr. deposited gives 500 kr. and 500 spins, in the words of the offer', async () => {
  const player = await newcomer(welcome)
  const begun = await begin(player)
  expect(await begun.bonus()).toEqual({ state: 'chosen' })
  expect(await holdings(player)).toEqual({ cashOre: 0n, ...nothing })
  await begun.transfer()
  expect(await holdings(player)).toEqual({ cashOre: kroner(100), ...all })
  const expiresAt = after(world.clock.now(), 60 * dayMs)
  expect(await begun.bonus()).toEqual({
    state: 'granted',
    grantedOre: kroner(500),
    spins: { count: 500, valueOre: ore(20), gameIds: spinGameIds },
    expiresAt,
  })
  const bonuses = world.db.selectFrom('audit_bonuses').selectAll().where('player_id', '=', player)
  expect(await bonuses.execute()).toMatchObject([
    { granted_ore: kroner(500), required_ore: kroner(5_000), expires_at: expiresAt },
  ])
  const { rows } = await owner.query('SELECT stake_max FROM ledger_player WHERE player = $1', [
    player,
  ])
  expect(rows).toEqual([{ stake_max: '10000' }])
  const [, part] = literal.parts
  const grants = await readSpinGrants(world.db, { playerId: player, at: world.clock.now() })
  expect(grants).toMatchObject([
    {
      offerId: welcome.offerId,
      offerVersion: 1,
      ...(part?.kind === 'spins' && { gameIds: part.gameIds }),
      valueOre: ore(20),
      count: 500,
      left: 500,
      expiresAt,
    },
  ])
})

test('[BONUS-01] the mail after the deposit tells bonus, spins and when they end', async () => {
  const player = await newcomer(welcome)
  await deposit(player)
  const [text] = await mailTo(player)
  expect(text).toContain(
    'Du har fået 500 kr. i bonus og 500 spins a 0,20 kr. med velkomsttilbuddet.',
  )
  expect(text).toContain('20. januar 2027 kl. 13.00 til at gennemspille bonussen')
  expect(text).toContain('Dine spins kan spilles til den 20. januar 2027 kl. 13.00')
})

test('[BONUS-01] whoever did not choose the offer gets none', async () => {
  const player = await world.player()
  const { bonus } = await deposit(player)
  expect(await bonus()).toBeUndefined()
  expect(await holdings(player)).toEqual({ cashOre: kroner(100), ...nothing })
})

test('[BONUS-01] whoever declines it with the first deposit gets none, then and later', async () => {
  const player = await newcomer(welcome)
  const first = await deposit(player, { isDeclined: true })
  const second = await deposit(player)
  expect([await first.bonus(), await second.bonus()]).toEqual([undefined, undefined])
  expect(await holdings(player)).toEqual({ cashOre: kroner(200), ...nothing })
})

test('[BONUS-01] a deposit that came to nothing is no first one, declined or not', async () => {
  const player = await newcomer(welcome)
  const declined = await begin(player, { isDeclined: true })
  await declined.cancel()
  const failed = await begin(player)
  await failed.cancel()
  await deposit(player)
  expect(await holdings(player)).toEqual({ cashOre: kroner(100), ...all })
})

test('[BONUS-01] less than the least gives nothing and leaves the offer as it is', async () => {
  const offer = await publish(world, { ...literal, leastDepositOre: kroner(200) })
  const player = await newcomer(offer)
  const small = await deposit(player, { amount: '199,99' })
  expect(await small.bonus()).toBeUndefined()
  const asked = await begin(player, { amount: '200' })
  await asked.transfer({ txAmount: '150.00' })
  expect(await asked.bonus()).toEqual({ state: 'refused', refusal: 'deposit-too-small' })
  expect(await holdings(player)).toMatchObject(nothing)
  await deposit(player, { amount: '200' })
  expect(await holdings(player)).toMatchObject(all)
})

test('[BONUS-01] of forty first deposits at one moment on two copies one brings the offer', async () => {
  const player = await newcomer(welcome)
  const begun = []
  for (let each = 0; each < 40; each += 1) begun.push(await begin(player))
  const db = connect(world.ownerUrl, 20)
  const other = Fastify()
  registerPaymentCallbacks({ app: other }, { ...world.context, db })
  const answers = await Promise.all(
    begun.map(async ({ message, transfer }, index) => {
      if (index % 2 === 0) return (await transfer()).status
      const url = '/outside/payments/transfer'
      const payload = message()
      return (await other.inject({ method: 'POST', url, headers, payload })).statusCode
    }),
  )
  await other.close()
  await db.destroy()
  expect(answers).toEqual(begun.map(() => 200))
  expect(await holdings(player)).toEqual({ cashOre: kroner(4_000), ...all })
  const bonuses = await Promise.all(begun.map(({ bonus }) => bonus()))
  const told = bonuses.map((bonus) => bonus && ('refusal' in bonus ? bonus.refusal : bonus.state))
  expect(told.toSorted()).toEqual(['granted', ...Array.from({ length: 39 }, () => 'used')])
})

test('[BONUS-01] an offer for the first deposit comes with no other, were it not once a person', async () => {
  const player = await newcomer(await publish(world, { ...literal, isOncePerPerson: false }))
  const first = await begin(player)
  const second = await begin(player, { isDeclined: true })
  await second.transfer()
  await first.transfer()
  expect(await first.bonus()).toEqual({ state: 'refused', refusal: 'other-deposit' })
  expect(await holdings(player)).toMatchObject(nothing)
})

test('[BONUS-01] a person has it once, also with the account that follows a closed one', async () => {
  const first = await newcomer(welcome)
  await deposit(first)
  await owner.query(
    `UPDATE players_player SET status = 'closed', closed_at = now() WHERE player_id = $1`,
    [first],
  )
  const second = await newcomer(welcome)
  const begun = await begin(second)
  await owner.query(
    `UPDATE players_player SET cpr_lookup = (SELECT cpr_lookup FROM players_player WHERE player_id = $1)
     WHERE player_id = $2`,
    [first, second],
  )
  await begun.transfer()
  expect(await begun.bonus()).toEqual({ state: 'refused', refusal: 'used' })
  expect(await holdings(second)).toEqual({ cashOre: kroner(100), ...nothing })
  const later = await begin(second)
  expect(await later.bonus()).toBeUndefined()
})

test('[BONUS-01] what was chosen is given in its own words, whatever is offered since', async () => {
  const first = await publish(world, literal)
  const player = await newcomer(first)
  const smaller: OfferTerms['parts'] = [{ kind: 'fixed', amountOre: kroner(50) }]
  await publish(world, { ...literal, parts: smaller }, first.offerId)
  await world.db
    .updateTable('bonuses_offer')
    .set({ active_version: null })
    .where('offer_id', '=', first.offerId)
    .execute()
  await deposit(player)
  expect(await holdings(player)).toMatchObject(all)
  const { rows } = await owner.query(
    'SELECT offer_id, offer_version FROM audit_bonus_choices WHERE player_id = $1',
    [player],
  )
  expect(rows).toEqual([{ offer_id: first.offerId, offer_version: 1 }])
})

test('[BONUS-01] a deposit that is begun after the offer’s last moment carries none', async () => {
  const validUntil = after(world.clock.now(), 1_000)
  const offer = await publish(world, { ...literal, validUntil })
  const [late, inTime] = [await newcomer(offer), await newcomer(offer)]
  const begun = await begin(inTime)
  world.clock.advance({ seconds: 1 })
  await deposit(late)
  await begun.transfer()
  expect(await holdings(late)).toMatchObject(nothing)
  expect(await holdings(inTime)).toMatchObject(all)
})

test('[BONUS-01] in two parts the first deposit brings spins and the second a bonus', async () => {
  const player = await newcomer(
    await publish(world, termsOfSeed('velkomst-spins')),
    await publish(world, termsOfSeed('velkomst-bonus')),
  )
  const first = await deposit(player)
  expect(await holdings(player)).toEqual({ cashOre: kroner(100), ...all, bonusOre: 0n })
  expect(await first.bonus()).toMatchObject({ state: 'granted', spins: { count: 500 } })
  expect(await first.bonus()).not.toHaveProperty('grantedOre')
  const second = await deposit(player, { amount: '300' })
  expect(await second.bonus()).toMatchObject({ state: 'granted', grantedOre: kroner(300) })
  await deposit(player, { amount: '300' })
  expect(await holdings(player)).toMatchObject({ cashOre: kroner(700), bonusOre: kroner(300) })
  expect(await mailTo(player)).toEqual([
    expect.stringContaining('Du har fået 500 spins a 0,20 kr. med velkomsttilbuddet.'),
    expect.stringContaining('Du har fået 300 kr. i bonus med velkomsttilbuddet.'),
    expect.not.stringContaining('velkomsttilbuddet'),
  ])
})

test('[BONUS-01] all parts are given or none: where a bonus is active there are no spins', async () => {
  const player = await newcomer(welcome)
  const begun = await begin(player)
  await world.giveBonus(player, 50)
  await begun.transfer()
  expect(await begun.bonus()).toEqual({ state: 'refused', refusal: 'bonus-active' })
  expect(await holdings(player)).toEqual({
    cashOre: kroner(100),
    bonusOre: kroner(50),
    spins: [],
  })
})

test('[BONUS-01] a booking cut off at its spins has given nothing, and its repeat gives all', async () => {
  const player = await newcomer(welcome)
  const begun = await begin(player)
  const grantSpins = () => Promise.reject(new Error('the line was cut'))
  world.context.spins = { ...ledgerSpins, grantSpins }
  expect((await begun.transfer()).status).toBe(500)
  world.context.spins = ledgerSpins
  expect(await holdings(player)).toEqual({ cashOre: 0n, ...nothing })
  await Promise.all(Array.from({ length: 4 }, () => begun.transfer()))
  expect(await holdings(player)).toEqual({ cashOre: kroner(100), ...all })
})

test('[BONUS-01] who may have no offer by then gets the money alone', async () => {
  const player = await newcomer(welcome)
  const begun = await begin(player)
  world.standings.set(player, 'rofus-registered')
  await begun.transfer()
  expect(await begun.bonus()).toEqual({ state: 'refused', refusal: 'barred' })
  expect(await holdings(player)).toEqual({ cashOre: kroner(100), ...nothing })
})

test('[BONUS-01] a code that goes with the first deposit takes the offer’s place', async () => {
  const player = await newcomer(welcome)
  const code = await addOffer(world)
  const begun = await deposit(player, { code })
  expect(await begun.bonus()).toMatchObject({ state: 'granted', code, grantedOre: kroner(100) })
  await deposit(player)
  expect(await holdings(player)).toMatchObject({ bonusOre: kroner(100), spins: [] })
})

test('[LED-02] the same key with the offer declined is another wish', async () => {
  const player = await newcomer(welcome)
  const key = crypto.randomUUID()
  const first = await start(player, { key })
  expect(await start(player, { key, isDeclined: false })).toEqual(first)
  expect(await start(player, { key, isDeclined: true })).toEqual({ ok: false, refusal: 'conflict' })
})

test('[BONUS-03] the bonus and the spins go when the bank takes their deposit back', async () => {
  const player = await newcomer(welcome)
  const { txId } = await deposit(player)
  const at = world.clock.now()
  for (let time = 0; time < 2; time += 1) {
    const gone = { txId, cause: 'dispute', keptOre: zeroOre } as const
    await world.db.transaction().execute((tx) => settleTakenBack(world.context, tx, gone))
  }
  expect(await holdings(player)).toEqual({
    cashOre: 0n,
    bonusOre: 0n,
    spins: ['500 void'],
  })
  const [taken] = await readSpinGrants(world.db, { playerId: player, at })
  expect(taken?.voidReason).toBe('chargeback')
  expect(await world.audited('bonus-voided')).toBe(1)
  await deposit(player)
  expect(await holdings(player)).toMatchObject({ cashOre: kroner(100), bonusOre: 0n })
})
