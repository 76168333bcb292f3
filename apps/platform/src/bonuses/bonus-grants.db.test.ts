import { after, dayMs, hourMs, kroner, ore, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { readBalances, setBar } from '../ledger/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { readDeposit, readHistory, settleTakenBack } from '../payments/index.ts'
import { addOffer, startWithCode } from './test-offers.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

let transactions = 0
const newTxId = () => `grant-${++transactions}`

interface Begun {
  player: PlayerId
  code: string
  amount?: string
}

/** A deposit that has been begun with a code, and how the provider tells of it. */
async function begin({ player, code, amount = '200' }: Begun) {
  const started = await startWithCode(world, player, { amount, code })
  if (!started.ok) throw new Error(started.refusal)
  const txId = newTxId()
  const { reference } = started.deposit
  const message = (over = {}) => messageOf({ player, ...started }, txId, over)
  return {
    reference,
    txId,
    authorize: () => world.callback('authorize', message()),
    transfer: (over = {}) => world.callback('transfer', message(over)),
    cancel: () => world.callback('cancel', message({ statusCode: '504' })),
    async bonus() {
      const asked = { playerId: player, reference }
      const read = await readDeposit(world.context, asked)
      return read.ok ? read.deposit.bonus : read
    },
  }
}

async function moneyOf(player: PlayerId) {
  const { cashOre, bonusOre } = await readBalances(world.db, player)
  return { cashOre, bonusOre }
}

const grantsOf = (player: PlayerId) =>
  world.db.selectFrom('audit_bonuses').selectAll().where('player_id', '=', player).execute()

test('[PAY-10] the bonus of a code is given when the deposit’s money is booked, and not before', async () => {
  const player = await world.player()
  const code = await addOffer(world)
  const deposit = await begin({ player, code, amount: '300' })
  expect(await deposit.bonus()).toEqual({ state: 'chosen', code })
  await deposit.authorize()
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 0n })
  await deposit.transfer()
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(300), bonusOre: kroner(300) })
  expect(await grantsOf(player)).toMatchObject([
    { granted_ore: kroner(300), required_ore: kroner(3_000), state: 'active' },
  ])
  const bonus = await deposit.bonus()
  expect(bonus).toMatchObject({ state: 'granted', code, grantedOre: kroner(300) })
  const expiresAt = bonus && 'expiresAt' in bonus ? bonus.expiresAt : new Date(0)
  expect(expiresAt).toEqual(after(world.clock.now(), 60 * dayMs))
})

test('[PAY-10] the history tells what was given', async () => {
  const player = await world.player()
  const deposit = await begin({ player, code: await addOffer(world) })
  await deposit.transfer()
  const asked = { kind: 'bonuses', days: 30, page: 1, pageSize: 10 } as const
  expect(await readHistory(world.db, player, asked, world.clock.now())).toMatchObject({
    lines: [{ kind: 'bonus', change: 'granted', amountOre: kroner(200) }],
    totals: { depositedOre: kroner(200), grantedOre: kroner(200) },
  })
})

test('[LED-02] a message that is repeated, also at the same moment, gives the bonus once', async () => {
  const player = await world.player()
  const deposit = await begin({ player, code: await addOffer(world, { isOncePerPerson: false }) })
  await Promise.all(Array.from({ length: 8 }, () => deposit.transfer()))
  await deposit.transfer()
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(200), bonusOre: kroner(200) })
  expect(await grantsOf(player)).toHaveLength(1)
})

test('[PAY-10] of deposits that race with the same code one gets the bonus, and all stand', async () => {
  const player = await world.player()
  const code = await addOffer(world)
  const deposits = []
  for (let each = 0; each < 6; each += 1) deposits.push(await begin({ player, code }))
  await Promise.all(deposits.map((deposit) => deposit.transfer()))
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(1_200), bonusOre: kroner(200) })
  const bonuses = await Promise.all(deposits.map((deposit) => deposit.bonus()))
  expect(bonuses.filter((bonus) => bonus && 'grantedOre' in bonus)).toHaveLength(1)
  expect(bonuses.filter((bonus) => bonus && 'refusal' in bonus)).toHaveLength(5)
  expect(await grantsOf(player)).toHaveLength(1)
  expect(await world.audited('bonus-not-given')).toBe(5)
})

test('[PAY-10] of two codes in two deposits the second gives nothing, and its deposit stands', async () => {
  const player = await world.player()
  const first = await begin({ player, code: await addOffer(world) })
  const code = await addOffer(world)
  const second = await begin({ player, code })
  await first.transfer()
  await second.transfer()
  expect(await second.bonus()).toEqual({ state: 'refused', code, refusal: 'bonus-active' })
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(400), bonusOre: kroner(200) })
})

test('[PAY-10] a deposit that is declined leaves the code free for the next', async () => {
  const player = await world.player()
  const code = await addOffer(world)
  const declined = await begin({ player, code })
  await declined.authorize()
  await declined.cancel()
  expect(await world.depositRow(declined.reference)).toMatchObject({ status: 'canceled' })
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 0n })
  const next = await begin({ player, code })
  await next.transfer()
  expect(await next.bonus()).toMatchObject({ state: 'granted' })
})

test('[PAY-10] money that comes after the cancel brings the bonus that was promised with it', async () => {
  const player = await world.player()
  const deposit = await begin({ player, code: await addOffer(world) })
  await deposit.authorize()
  await deposit.cancel()
  await deposit.transfer()
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(200), bonusOre: kroner(200) })
})

test('[PAY-10] a code that expires while the money is on its way is still good', async () => {
  const player = await world.player()
  const validUntil = after(world.clock.now(), hourMs)
  const deposit = await begin({ player, code: await addOffer(world, { validUntil }) })
  world.clock.advance({ hours: 2 })
  await deposit.transfer()
  expect(await deposit.bonus()).toMatchObject({ state: 'granted' })
})

test('[PAY-10] less money than the code asks for gives no bonus, and the deposit stands', async () => {
  const player = await world.player()
  const code = await addOffer(world)
  const deposit = await begin({ player, code })
  await deposit.transfer({ txAmount: '50.00' })
  expect(await deposit.bonus()).toEqual({ state: 'refused', code, refusal: 'deposit-too-small' })
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(50), bonusOre: 0n })
})

test('[PAY-10] one who is barred, or in ROFUS, by then gets the money and no bonus', async () => {
  const code = await addOffer(world)
  const at = world.clock.now()
  const paused = await world.player()
  const barred = await begin({ player: paused, code })
  await world.db
    .transaction()
    .execute((tx) => setBar(tx, { playerId: paused, reason: 'pause', until: after(at, dayMs), at }))
  await barred.transfer()
  expect(await barred.bonus()).toEqual({ state: 'refused', code, refusal: 'barred' })
  expect(await moneyOf(paused)).toEqual({ cashOre: kroner(200), bonusOre: 0n })
  const excluded = await world.player()
  const registered = await begin({ player: excluded, code })
  world.standings.set(excluded, 'rofus-registered')
  await registered.transfer()
  expect(await registered.bonus()).toEqual({ state: 'refused', code, refusal: 'barred' })
  expect(await moneyOf(excluded)).toEqual({ cashOre: kroner(200), bonusOre: 0n })
})

test('[PAY-10] a booking cut off at its end has given nothing, and its repeat gives all', async () => {
  const player = await world.player()
  const deposit = await begin({ player, code: await addOffer(world) })
  const { enqueueEmail } = world.context
  // The letter is the last that is written with the money.
  world.context.enqueueEmail = () => Promise.reject(new Error('the line was cut'))
  expect((await deposit.transfer()).status).toBe(500)
  world.context.enqueueEmail = enqueueEmail
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 0n })
  expect(await deposit.bonus()).toMatchObject({ state: 'chosen' })
  await deposit.transfer()
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(200), bonusOre: kroner(200) })
})

/** A bank takes back what was booked under the provider's number. */
const takeBack = (txId: string) =>
  world.db
    .transaction()
    .execute((tx) =>
      settleTakenBack(world.context, tx, { txId, cause: 'dispute', keptOre: ore(0) }),
    )

test('[PAY-10] the bonus goes when the bank takes its deposit back', async () => {
  const player = await world.player()
  const deposit = await begin({ player, code: await addOffer(world) })
  await deposit.transfer()
  await takeBack(deposit.txId)
  await takeBack(deposit.txId)
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 0n })
  expect(await grantsOf(player)).toMatchObject([{ state: 'void', ended_reason: 'chargeback' }])
})

test('[PAY-10] of money that was taken twice the one that brought the bonus takes it back', async () => {
  const player = await world.player()
  const deposit = await begin({ player, code: await addOffer(world) })
  await deposit.transfer()
  const twice = newTxId()
  await deposit.transfer({ txId: twice })
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(400), bonusOre: kroner(200) })
  await takeBack(twice)
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(200), bonusOre: kroner(200) })
  await takeBack(deposit.txId)
  expect(await moneyOf(player)).toEqual({ cashOre: 0n, bonusOre: 0n })
})

test('[PAY-10] a deposit without a code gives no bonus', async () => {
  const player = await world.player()
  const started = await world.deposit(player, '200')
  await world.callback('transfer', messageOf(started, newTxId()))
  expect(await moneyOf(player)).toEqual({ cashOre: kroner(200), bonusOre: 0n })
  expect(await grantsOf(player)).toEqual([])
})
