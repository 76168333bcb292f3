import { kroner, ore, systemRandom, timeKey, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findBreaches } from '../../../../../operations/verification/money-invariants.ts'
import { postTransfer } from '../../ledger/index.ts'
import { settleTakenBack } from '../deposit/take-back.ts'
import { TestMobilePay } from '../mobile-pay/test-mobile-pay.ts'
import { makePayoutBatch } from '../payout/payout-batch.ts'
import { listWithdrawals } from '../payout/withdrawal-states.ts'
import { testRefunds } from './test-refunds.ts'

let till: TestMobilePay
let staff: Awaited<ReturnType<typeof testRefunds>>
openForFile(async (stack) => {
  till = stack.use(await TestMobilePay.open())
  staff = await testRefunds(till.context)
})
afterEach(async () => {
  expect(await findBreaches(till.world.ownerUrl)).toEqual([])
})

/** A deposit by MobilePay that is booked. */
async function booked(amount = '300') {
  const deposit = await till.begun(amount)
  await deposit.answer('approved')
  await deposit.look()
  await till.world.takeEvents()
  return deposit
}

const refundedOf = async (reference: string) => (await till.mobilePay.find(reference))?.refundedOre

test('[PAY-05] a refund takes two people where nothing is configured, and moves nothing before', async () => {
  const { reference, cash, player } = await booked()
  const wish = { amountOre: 12_000 }
  expect(await staff.refund(reference, wish)).toMatchObject({
    ok: true,
    refund: { reference, amountOre: kroner(120), wishedBy: 'Ida', tries: 0 },
  })
  await staff.give()
  expect([await refundedOf(reference), await cash()]).toEqual([zeroOre, kroner(300)])
  expect(await staff.list()).toMatchObject([{ reference, reason: 'Betalt af en anden' }])
  const own = await staff.refund(reference, wish)
  expect(own).toMatchObject({ refusal: 'second-person-needed', refund: { wishedBy: 'Ida' } })
  expect(await staff.refund(reference, {}, staff.per)).toMatchObject({ refusal: 'another-waits' })
  expect(await staff.refund(reference, wish, staff.per)).toMatchObject({
    refund: { wishedBy: 'Ida', agreedBy: 'Per' },
  })
  await staff.give()
  expect([await refundedOf(reference), await cash()]).toEqual([kroner(120), kroner(180)])
  await staff.give()
  expect(await refundedOf(reference)).toBe(kroner(120))
  expect([await staff.list(), await staff.ends(reference)]).toEqual([[], ['made']])
  const lines = await till.world.db
    .selectFrom('audit_line')
    .select(['action', 'employee_id'])
    .where('player_id', '=', player)
    .where('action', 'like', 'refund-%')
    .orderBy('line_id')
    .execute()
  expect(lines).toEqual([
    { action: 'refund-wished', employee_id: staff.ida.employeeId },
    { action: 'refund-agreed', employee_id: staff.per.employeeId },
    { action: 'refund-made', employee_id: null },
  ])
})

test('[PAY-05] one person acts alone below the configured amount, all refunds counted together', async () => {
  const { reference, cash, status } = await booked()
  await staff.twoPeopleFrom(kroner(200))
  const alone = { refund: { agreedBy: 'Ida' } }
  expect(await staff.refund(reference, { amountOre: 10_000 })).toMatchObject(alone)
  expect(await staff.refund(reference, { amountOre: 5_000 })).toMatchObject({
    refusal: 'another-waits',
  })
  expect(await staff.drop(reference)).toEqual({ ok: false, refusal: 'not-waiting' })
  await staff.give()
  expect(await staff.refund(reference, { amountOre: 9_999 })).toMatchObject(alone)
  await staff.give()
  const third = await staff.refund(reference)
  expect(third).toMatchObject({ ok: true, refund: { amountOre: ore(10_001) } })
  expect(third).not.toMatchObject(alone)
  await staff.refund(reference, {}, staff.per)
  await staff.give()
  expect([await status(), await cash()]).toEqual(['reversed', zeroOre])
  expect(await staff.refund(reference)).toEqual({ ok: false, refusal: 'nothing-left' })
  await staff.twoPeopleFrom(zeroOre)
})

test('[PAY-05] the same refund within an hour is refused, unless it is said to be another', async () => {
  const { reference, cash } = await booked('400')
  await staff.twoPeopleFrom(kroner(1_000))
  const same = { amountOre: 10_000 }
  await staff.refund(reference, same)
  await staff.give()
  const repeated = { refusal: 'just-refunded', refund: { amountOre: kroner(100), wishedBy: 'Ida' } }
  expect(await staff.refund(reference, same)).toMatchObject(repeated)
  expect(await staff.refund(reference, same, staff.per)).toMatchObject(repeated)
  await staff.give()
  expect([await refundedOf(reference), await cash()]).toEqual([kroner(100), kroner(300)])
  expect(await staff.refund(reference, { ...same, again: true })).toMatchObject({ ok: true })
  await staff.give()
  till.world.clock.advance({ hours: 1 })
  expect(await staff.refund(reference, same)).toMatchObject({ ok: true })
  await staff.give()
  expect([await refundedOf(reference), await cash()]).toEqual([kroner(300), kroner(100)])
  await staff.twoPeopleFrom(zeroOre)
})

test('[PAY-05] never more than is left goes back, and a wish that is dropped moves nothing', async () => {
  const { reference } = await booked()
  const refused = { ok: false, refusal: 'amount-too-large', leftOre: kroner(300) }
  expect(await staff.refund(reference, { amountOre: 30_001 })).toEqual(refused)
  expect(await staff.refund('nobody')).toEqual({ ok: false, refusal: 'unknown' })
  const open = await till.begun()
  expect(await staff.refund(open.reference)).toEqual({ ok: false, refusal: 'unknown' })
  const cpr = { reason: 'cpr 210190-1234' }
  expect(await staff.refund(reference, cpr)).toEqual({ ok: false, refusal: 'personal-number' })
  expect(await staff.drop(reference, staff.per, cpr.reason)).toMatchObject({
    refusal: 'personal-number',
  })
  await staff.refund(reference)
  expect(await staff.drop(reference, staff.per)).toEqual({ ok: true })
  expect(await staff.drop(reference)).toEqual({ ok: false, refusal: 'not-waiting' })
  await staff.give()
  expect([await refundedOf(reference), await staff.ends(reference)]).toEqual([zeroOre, ['dropped']])
})

test('[FLT-70] the database takes no refund that one employee alone has agreed to', async () => {
  const { reference } = await booked()
  await staff.refund(reference)
  const owner = new pg.Client({ connectionString: till.world.ownerUrl })
  await owner.connect()
  const set = (what: string) =>
    owner.query(`UPDATE payments_refund SET ${what} WHERE reference = $1`, [reference])
  await expect(set('agreed_by = wished_by, agreed_at = wished_at')).rejects.toThrow(
    'payments_refund_by_two',
  )
  await expect(set("outcome = 'made', ended_at = wished_at")).rejects.toThrow(
    'payments_refund_asked_is_agreed',
  )
  await staff.refund(reference, {}, staff.per)
  await expect(set('agreed_by = wished_by')).rejects.toThrow('is never changed')
  await expect(set("outcome = 'dropped', ended_at = agreed_at")).rejects.toThrow(
    'payments_refund_dropped_is_not_asked',
  )
  await staff.give()
  await expect(set('tries = 0')).rejects.toThrow('is never changed')
  await owner.end()
})

/** A refund of all of a deposit, which two employees have agreed to. */
async function agreed() {
  const deposit = await booked()
  await staff.refund(deposit.reference)
  await staff.refund(deposit.reference, {}, staff.per)
  return deposit
}

test('[LED-03] a refund whose answer is lost is asked about before it is asked for again', async () => {
  const { reference, cash } = await agreed()
  const { refund } = till.mobilePay
  till.mobilePay.refund = async (act) => {
    await refund(act)
    throw new Error('the answer was lost')
  }
  await staff.give()
  till.mobilePay.refund = () => Promise.reject(new Error('asked for twice'))
  expect(await staff.list()).toMatchObject([{ tries: 1, cause: 'Error: the answer was lost' }])
  // Its time has not come.
  await staff.give()
  expect(await cash()).toBe(kroner(300))
  till.world.clock.advance({ seconds: 20 })
  await staff.give()
  till.mobilePay.refund = refund
  expect([await refundedOf(reference), await cash()]).toEqual([kroner(300), zeroOre])
  expect(await staff.ends(reference)).toEqual(['made'])
})

test('[LED-03] two copies that give back at once, beside the webhook of it, book it once', async () => {
  const { reference, cash, events } = await agreed()
  await Promise.all([staff.give(), staff.give()])
  await expect.poll(async () => (await events()).map(({ name }) => name)).toContain('REFUNDED')
  await till.actOnAll()
  expect([await refundedOf(reference), await cash()]).toEqual([kroner(300), zeroOre])
})

test('[LED-04] a refund that MobilePay refuses takes nothing, and people are told', async () => {
  const { reference, cash } = await agreed()
  // The portal has given it back meanwhile, and we have not heard of it.
  await till.force('webhook-lost')
  await till.control('mobilepay/take-back', { reference, refundedOre: 10_000 })
  const before = till.world.alarms.length
  await staff.give()
  expect(await staff.ends(reference)).toEqual(['refused'])
  expect(till.world.alarms.slice(before)).toEqual(['Indbetalinger: en tilbagebetaling er afvist'])
  expect(await cash()).toBe(kroner(300))
  // It gave nothing back, so the same may be wished for at once.
  expect(await staff.refund(reference)).toMatchObject({ ok: true })
})

test('[LED-04] a refund beside a dispute takes its own part, and one at a time goes on', async () => {
  const { reference, cash } = await booked()
  await till.control('mobilepay/take-back', { reference, dispute: 'lost', amountOre: 10_000 })
  const disputed = { txId: reference, cause: 'dispute', keptOre: kroner(200) } as const
  await till.world.db.transaction().execute((tx) => settleTakenBack(till.context, tx, disputed))
  expect(await staff.refund(reference, { amountOre: 20_001 })).toMatchObject({
    refusal: 'amount-too-large',
    leftOre: kroner(200),
  })
  await staff.refund(reference, { amountOre: 5_000 })
  await staff.refund(reference, { amountOre: 5_000 }, staff.per)
  await staff.give()
  expect(await cash()).toBe(kroner(150))
  expect(await till.world.depositRow(reference)).toMatchObject({ taken_ore: kroner(150) })
})

test('[LED-04] a dispute between agreement and refund leaves nothing of what both take', async () => {
  const { reference, cash } = await agreed()
  const disputed = { txId: reference, cause: 'dispute', keptOre: kroner(100) } as const
  await till.world.db.transaction().execute((tx) => settleTakenBack(till.context, tx, disputed))
  await staff.give()
  expect([await staff.ends(reference), await cash()]).toEqual([['made'], zeroOre])
})

test('[LED-04] a withdrawal of what was given back waits until the debt is paid', async () => {
  const { world } = till
  const { reference, player } = await booked()
  const id = await world.withdraw(player, '300')
  await staff.refund(reference)
  await staff.refund(reference, {}, staff.per)
  await staff.give()
  world.clock.advance({ hours: 2 })
  await makePayoutBatch(till.context, world.clock.now())
  expect((await world.states(id)).at(-1)).toBe('pending')
  const list = await listWithdrawals(till.context, { playerId: player, standing: 'open' })
  expect(list).toMatchObject({ withdrawals: [{ waitsFor: ['debt'], mayCancel: true }] })
  const key = timeKey(world.clock, systemRandom)
  const repaid = { key, kind: 'deposit', playerId: player, amountOre: kroner(300) } as const
  await world.db
    .transaction()
    .execute((tx) => postTransfer(tx, { ...repaid, reference: key, at: world.clock.now() }))
  await makePayoutBatch(till.context, world.clock.now())
  expect((await world.states(id)).at(-1)).toBe('processing')
})
