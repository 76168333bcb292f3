import { kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { depositStandings } from '../../limits/index.ts'
import { listed } from '../base/test-parties.ts'
import { messageOf, TestPayments } from '../base/test-payments.ts'
import { askAboutOpenDeposits, settleFromProvider } from './open-deposits.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

/** Deposit A of 100 kr., authorized under a transaction, and deposit B of 200 kr., merely begun. */
async function authorizedAndBegun() {
  const player = await world.player(ore(0), kroner(10_000))
  const authorized = await world.deposit(player, '100')
  const begun = await world.deposit(player, '200')
  const txId = `tx${crypto.randomUUID()}`
  const yes = await world.callback('authorize', messageOf(authorized, txId))
  expect(yes.body).toMatchObject({ success: true })
  const attributes = { reference: begun.deposit.reference }
  const names = (over: object) => messageOf(authorized, txId, { attributes, ...over })
  return { player, authorized, begun, txId, names }
}

const row = ({ deposit }: { deposit: { reference: string } }) => world.depositRow(deposit.reference)

test('[FLT-51] money is booked as the deposit it was authorized for, whatever a message names', async () => {
  const { player, authorized, begun, txId, names } = await authorizedAndBegun()
  const { reference } = authorized.deposit
  const before = [await world.audited('payment-names-another'), world.alarms.length]
  const first = await world.callback('transfer', names({}))
  const userId = player.toString()
  expect(first).toEqual({
    status: 200,
    body: { userId, success: true, txId, merchantTxId: reference },
  })
  expect(await world.callback('transfer', names({}))).toEqual(first)
  expect(await world.cash(player)).toBe(kroner(100))
  expect(await row(authorized)).toMatchObject({ status: 'implemented', psp_tx_id: txId })
  expect(await row(begun)).toMatchObject({ status: 'initiated', psp_tx_id: null })
  const { limits } = await depositStandings(world.db, player, world.clock.now())
  expect(limits[0]?.usedOre).toBe(kroner(300))
  const after = [await world.audited('payment-names-another'), world.alarms.length]
  expect(after).toEqual(before.map((count) => Number(count) + 1))
  expect(world.alarms.at(-1)).toContain('en anden indbetaling')
  const own = await world.callback('transfer', messageOf(begun, `tx${crypto.randomUUID()}`))
  expect(own.body).toMatchObject({ success: true, merchantTxId: begun.deposit.reference })
})

test.each([
  ['no deposit', {}],
  ['a deposit that is not ours', { reference: 'not-ours' }],
])(
  '[FLT-51] money of an authorized transaction that names %s is that deposit’s',
  async (_, attributes) => {
    const { player, authorized, names } = await authorizedAndBegun()
    const told = await world.callback('transfer', names({ attributes }))
    expect(told.body).toMatchObject({ merchantTxId: authorized.deposit.reference })
    expect(await world.cash(player)).toBe(kroner(100))
  },
)

test('[FLT-51] money that names another player, or none there is, is the one’s who had leave', async () => {
  for (const userId of [(await world.player()).toString(), '999999999']) {
    const { player, authorized, names } = await authorizedAndBegun()
    const told = names({ userId })
    const first = await world.callback('transfer', told)
    expect(first.body).toMatchObject({ userId, merchantTxId: authorized.deposit.reference })
    expect(await world.callback('transfer', told)).toEqual(first)
    expect(await world.cash(player)).toBe(kroner(100))
  }
})

test('[FLT-51] money of a deposit given up comes beside it, not to the one that is named', async () => {
  const { player, authorized, begun, txId, names } = await authorizedAndBegun()
  await world.callback('cancel', messageOf(authorized, txId, { statusCode: '551' }))
  expect((await world.callback('transfer', names({}))).body).toMatchObject({ success: true })
  expect(await world.cash(player)).toBe(kroner(100))
  expect(await row(begun)).toMatchObject({ status: 'initiated' })
  const beside = await world.db
    .selectFrom('wallet_deposit')
    .select(['status', 'after_reference'])
    .where('psp_tx_id', '=', txId)
    .where('status', '<>', 'canceled')
    .execute()
  expect(beside).toEqual([{ status: 'implemented', after_reference: authorized.deposit.reference }])
})

test('[FLT-51] a cancel ends the deposit of its transaction, not the one that it names', async () => {
  const { authorized, begun, names } = await authorizedAndBegun()
  const alarms = world.alarms.length
  await world.callback('cancel', names({ statusCode: '504' }))
  expect(await row(authorized)).toMatchObject({ status: 'canceled', failure: 'no-funds' })
  expect(await row(begun)).toMatchObject({ status: 'initiated' })
  expect(world.alarms).toHaveLength(alarms + 1)
})

test('[FLT-51] a cancel that names nobody ends the deposit of its transaction alone', async () => {
  const { authorized, begun, names } = await authorizedAndBegun()
  const alarms = world.alarms.length
  const nobodys = names({ userId: '999999999', statusCode: '504' })
  const first = await world.callback('cancel', nobodys)
  expect(first).toEqual({ status: 200, body: { userId: '999999999', success: true } })
  expect(await world.callback('cancel', nobodys)).toEqual(first)
  expect(await row(authorized)).toMatchObject({ status: 'canceled', failure: 'no-funds' })
  expect(world.alarms).toHaveLength(alarms + 1)
  const elsewhere = { ...nobodys, txId: `tx${crypto.randomUUID()}` }
  const unknown = await world.callback('cancel', elsewhere)
  expect(unknown).toMatchObject({ status: 200, body: { success: false, errCode: 'USER_UNKNOWN' } })
  expect(await row(begun)).toMatchObject({ status: 'initiated' })
  // The refusal is not kept: told again by the right name, the same transaction is acted on.
  const corrected = await world.callback('cancel', { ...names({}), txId: elsewhere.txId })
  expect(corrected).toMatchObject({ status: 200, body: { success: true } })
})

test('[FLT-51] a cancel that names nobody comes too late for money that is booked', async () => {
  const { player, authorized, txId, names } = await authorizedAndBegun()
  await world.callback('transfer', messageOf(authorized, txId))
  const late = await world.callback('cancel', names({ userId: '999999999', statusCode: '504' }))
  expect(late).toMatchObject({ status: 200, body: { errCode: 'ALREADY_TRANSFERRED' } })
  expect(await world.cash(player)).toBe(kroner(100))
})

test('[FLT-51] transactions that name each other’s deposits at once are booked each as its own', async () => {
  const player = await world.player(ore(0), kroner(50_000))
  for (let round = 0; round < 6; round += 1) {
    const pair = await Promise.all(['100', '200'].map((amount) => world.deposit(player, amount)))
    const txIds = pair.map(() => `tx${crypto.randomUUID()}`)
    const tell = (action: string, own: number, named: number) => {
      const [deposit, other] = [pair[own], pair[named]]
      if (!deposit || !other) throw new Error('a pair is two')
      const { reference } = other.deposit
      return world.callback(
        action,
        messageOf(deposit, txIds[own] ?? '', { attributes: { reference } }),
      )
    }
    await Promise.all([tell('authorize', 0, 0), tell('authorize', 1, 1)])
    const answers = await Promise.all(
      [0, 1, 0, 1].map((own) => tell('transfer', own, 1 - own)).concat(tell('transfer', 0, 0)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const [own, deposit] of pair.entries()) {
      expect(await row(deposit)).toMatchObject({ status: 'implemented', psp_tx_id: txIds[own] })
    }
  }
  expect(await world.cash(player)).toBe(kroner(1_800))
})

test('[FLT-51] a transaction listed under another deposit is booked as its own', async () => {
  const { player, authorized, begun, txId } = await authorizedAndBegun()
  const { reference } = begun.deposit
  const list = [listed(reference, txId, { userId: player.toString() })]
  world.parties.transactions.set(reference, list)
  await settleFromProvider(world.context, reference)
  expect(await row(authorized)).toMatchObject({ status: 'implemented' })
  expect(await row(begun)).toMatchObject({ status: 'initiated' })
  world.clock.advance({ minutes: 15 })
  await askAboutOpenDeposits(world.context, world.clock.now())
  expect(await row(begun)).toMatchObject({ status: 'canceled', failure: 'abandoned' })
  expect(await world.cash(player)).toBe(kroner(100))
})
