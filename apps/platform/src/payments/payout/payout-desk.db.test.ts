import {
  approvePayout,
  askDocuments,
  listPayouts,
  markPayouts,
  type PayoutRefusal,
  payoutRefusals,
  refusePayout,
  unmarkPayouts,
} from '@nordlys/contracts'
import { dayMs, kroner, type PlayerId } from '@nordlys/core'
import { atOnce, inLine, whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { lockSpaces } from '../../db/index.ts'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { TestPayments } from '../base/test-payments.ts'
import { listPaymentEvents } from '../history/harm-events.ts'
import { makePayoutBatch } from './payout-batch.ts'
import { noteDocumentSent } from './payout-checks.ts'
import { askAs, checksOf, haveRules, shownTo, testRules } from './test-payouts.ts'
import { cancelWithdrawal } from './withdrawal-states.ts'

let world: TestPayments
let ida: Employee
let bo: Employee
let eva: Employee
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  ida = await testEmployee(world.db, 'Ida')
  bo = await testEmployee(world.db, 'Bo')
  eva = await testEmployee(world.db, 'Eva')
})
beforeEach(() => haveRules(world, testRules.amount, testRules.marks))

const approve = (by: Employee, withdrawalId: string) =>
  askAs(world, by, approvePayout, { withdrawalId })
const refuse = (by: Employee, withdrawalId: string, reason: PayoutRefusal = 'not-possible') =>
  askAs(world, by, refusePayout, { withdrawalId, reason })
const ask = (by: Employee, withdrawalId: string, documentTypes = ['identity']) =>
  askAs(world, by, askDocuments, { withdrawalId, documentTypes })
const mark = (by: Employee, playerId: PlayerId, reason = 'Ligner en andens kort') =>
  askAs(world, by, markPayouts, { playerId, reason })
const unmark = (by: Employee, playerId: PlayerId) => askAs(world, by, unmarkPayouts, { playerId })

async function withdrawn(kr: number) {
  const player = await world.player(kroner(50_000))
  return { player, withdrawalId: await world.withdraw(player, String(kr)) }
}

const ended = { ok: true, isEnded: true }
const wished = { ok: true, isEnded: false }
const second = { ok: false, refusal: 'second-person-needed' }
const notWaiting = { ok: false, refusal: 'not-waiting' }

const statusOf = async (withdrawalId: string) => (await world.states(withdrawalId)).at(-1)
const isInFile = async (withdrawalId: string) => {
  world.clock.advance({ hours: 1 })
  await makePayoutBatch(world.context, world.clock.now())
  return (await statusOf(withdrawalId)) === 'processing'
}

test('[PAY-07] a rule’s wait is ended by one employee, and then the withdrawal goes its way', async () => {
  const { withdrawalId } = await withdrawn(1_000)
  expect(await isInFile(withdrawalId)).toBe(false)
  expect(await approve(ida, withdrawalId)).toEqual(ended)
  expect(await approve(ida, withdrawalId)).toEqual(ended)
  expect(await approve(bo, withdrawalId)).toEqual(notWaiting)
  expect(await isInFile(withdrawalId)).toBe(true)
  expect(await approve(ida, withdrawalId)).toEqual(ended)
  expect(await refuse(ida, withdrawalId)).toEqual(notWaiting)
  expect(await world.audited('payout-approved')).toBe(1)
})

test('[PAY-07] from the configured amount on it takes two employees who want the same', async () => {
  const { withdrawalId } = await withdrawn(5_000)
  expect(await approve(ida, withdrawalId)).toEqual(wished)
  expect(await approve(ida, withdrawalId)).toEqual(wished)
  expect(await isInFile(withdrawalId)).toBe(false)
  expect(await refuse(bo, withdrawalId)).toEqual(wished)
  expect(await approve(bo, withdrawalId)).toEqual(wished)
  expect(await approve(ida, withdrawalId)).toEqual(ended)
  expect(await isInFile(withdrawalId)).toBe(true)
  expect(await world.audited('payout-approval-wished')).toBe(2)
})

test('[PAY-07] the same employee twice at once is one, and two at once are two', async () => {
  const one = await withdrawn(5_000)
  const twice = [ida, ida].map((by) => () => approve(by, one.withdrawalId))
  await expect(atOnce(world.ownerUrl, 'wallet_payout_check', twice)).resolves.toEqual([
    wished,
    wished,
  ])
  const two = await withdrawn(5_000)
  const both = [ida, bo].map((by) => () => approve(by, two.withdrawalId))
  const outcomes = await atOnce(world.ownerUrl, 'wallet_payout_check', both)
  expect(outcomes).toContainEqual(ended)
  expect(outcomes).toContainEqual(wished)
})

test('[PAY-07] what an employee asked for, or changed, another one ends', async () => {
  const made = await withdrawn(200)
  expect(await ask(ida, made.withdrawalId)).toEqual({ ok: true })
  expect(await ask(ida, made.withdrawalId)).toEqual({ ok: true })
  expect(await ask(bo, made.withdrawalId)).toEqual({ ok: false, refusal: 'already-asked' })
  const changed = await withdrawn(5_000)
  expect(await approve(ida, changed.withdrawalId)).toEqual(wished)
  expect(await ask(ida, changed.withdrawalId, ['identity', 'address'])).toEqual({ ok: true })
  for (const { withdrawalId } of [made, changed]) {
    expect(await approve(ida, withdrawalId)).toEqual(second)
    expect(await refuse(ida, withdrawalId)).toEqual(second)
    expect(await isInFile(withdrawalId)).toBe(false)
    expect(await approve(bo, withdrawalId)).toEqual(ended)
    expect(await isInFile(withdrawalId)).toBe(true)
  }
  expect(await ask(eva, made.withdrawalId)).toEqual({ ok: false, refusal: 'too-late' })
})

test('[PAY-07] documents that an employee asks for are a letter, and then wait for another', async () => {
  const { player, withdrawalId } = await withdrawn(200)
  const foreign = { ok: false, refusal: 'unknown-document-type' }
  expect(await ask(ida, withdrawalId, ['identity', 'pas'])).toEqual(foreign)
  await ask(ida, withdrawalId, ['identity', 'address'])
  expect(await shownTo(world, player)).toMatchObject({
    needs: ['Legitimation', 'Dokumentation for adresse'],
    waitsFor: ['documents', 'window'],
  })
  const [, letter] = await world.lettersTo(player)
  expect(letter?.text).toContain('- Legitimation\n- Dokumentation for adresse')
  for (const documentType of ['address', 'identity']) {
    const sent = { playerId: player, documentType, at: world.clock.now() }
    await world.db.transaction().execute((tx) => noteDocumentSent(tx, sent))
  }
  const { payouts } = await askAs(world, ida, listPayouts, {})
  const listed = payouts.find((payout) => payout.withdrawalId === withdrawalId)
  expect(listed?.checks).toEqual([
    expect.objectContaining({ askedBy: 'Ida', sent: ['address', 'identity'], people: 1 }),
  ])
  expect(listed?.checks[0]?.dueAt).toBeInstanceOf(Date)
  expect(listed?.checks[0]).not.toHaveProperty('rule')
  expect(await approve(bo, withdrawalId)).toEqual(ended)
})

test('[LED-07] a refusal gives the money back once, with what is left of a bonus, and says why', async () => {
  for (const reason of payoutRefusals) {
    const player = await world.player(kroner(1_000))
    await world.giveBonus(player, 100)
    const withdrawalId = await world.withdraw(player, '1000')
    expect(await refuse(ida, withdrawalId, reason)).toEqual(ended)
    expect(await refuse(ida, withdrawalId, reason)).toEqual(ended)
    expect(await world.cash(player)).toBe(kroner(1_000))
    expect(await shownTo(world, player)).toMatchObject({
      ...{ status: 'canceled', refusedFor: reason, mayCancel: false, waitsFor: [] },
      restoredBonusOre: kroner(100),
    })
    const letter = (await world.lettersTo(player)).at(-1)
    expect(letter?.subject).toBe('Din udbetaling er afvist')
    expect(letter?.text).toContain('Beløbet er ført tilbage til din spilkonto.')
    const from = new Date(world.clock.now().getTime() - dayMs)
    // Nobody who was refused has taken anything back.
    expect(await listPaymentEvents(world.db, [player], from)).toEqual([])
  }
})

test('a refusal from the amount on takes two, each with the reason of the second', async () => {
  const { player, withdrawalId } = await withdrawn(5_000)
  expect(await refuse(ida, withdrawalId, 'documents-missing')).toEqual(wished)
  expect(await statusOf(withdrawalId)).toBe('pending')
  expect(await refuse(bo, withdrawalId, 'not-possible')).toEqual(ended)
  expect(await shownTo(world, player)).toMatchObject({ refusedFor: 'not-possible' })
})

test('what is unknown, or waits for nobody, is refused and changes nothing', async () => {
  const { withdrawalId } = await withdrawn(200)
  for (const act of [approve, refuse]) {
    expect(await act(ida, 'none')).toEqual({ ok: false, refusal: 'unknown' })
    expect(await act(ida, withdrawalId)).toEqual(notWaiting)
  }
  expect(await ask(ida, 'none')).toEqual({ ok: false, refusal: 'unknown' })
  expect(await checksOf(world, withdrawalId)).toEqual([])
  expect(await isInFile(withdrawalId)).toBe(true)
})

test('[PAY-07] a mark keeps what is pending and what comes, until another employee lifts it', async () => {
  const { player, withdrawalId } = await withdrawn(200)
  expect(await mark(ida, player, 'om 010190-1234')).toMatchObject({ refusal: 'personal-number' })
  expect(await mark(ida, 999_999 as PlayerId)).toMatchObject({ refusal: 'unknown' })
  expect(await mark(ida, player)).toEqual({ ok: true })
  expect(await mark(ida, player)).toEqual({ ok: true })
  expect(await mark(bo, player)).toEqual({ ok: false, refusal: 'already-marked' })
  expect(await approve(ida, withdrawalId)).toEqual(second)
  const later = await world.withdraw(player, '200')
  expect(await isInFile(withdrawalId)).toBe(false)
  expect(await approve(bo, withdrawalId)).toEqual(ended)
  expect(await approve(ida, later)).toEqual(ended)
  expect(await unmark(ida, player)).toEqual(second)
  expect(await unmark(bo, player)).toEqual({ ok: true })
  expect(await unmark(bo, player)).toEqual({ ok: false, refusal: 'not-marked' })
  expect(await checksOf(world, await world.withdraw(player, '200'))).toEqual([])
  const texts = (await world.lettersTo(player)).map(({ text }) => text).join()
  expect(texts).not.toContain('andens kort')
})

test('[PAY-07] a mark and a withdrawal at the same moment: the one sees the other', async () => {
  for (const isMarkFirst of [true, false]) {
    const player = await world.player(kroner(1_000))
    const text = `SELECT pg_advisory_xact_lock(${lockSpaces.payoutMarkOfPlayer}, $1)`
    const acts: (() => Promise<unknown>)[] = [
      () => mark(ida, player),
      () => world.withdraw(player, '200'),
    ]
    await inLine(world.ownerUrl, { text, values: [player] }, isMarkFirst ? acts : acts.toReversed())
    expect(await shownTo(world, player)).toMatchObject({ waitsFor: ['approval', 'window'] })
  }
})

/** While a table is not written to: the first begins and waits, then the second does. */
async function whileHeld(
  table: string,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
) {
  const lock = { text: `LOCK TABLE ${table} IN SHARE MODE`, values: [] }
  let answer: Promise<unknown> | undefined
  await whileLocked(world.ownerUrl, lock, {
    begin: first,
    meanwhile: async (line) => {
      answer = second()
      await Promise.race([answer, line(2)])
    },
  })
  return answer
}

test('[PAY-07] one asked about while a file is made is in one or the other, never in both', async () => {
  const makeFile = () => makePayoutBatch(world.context, world.clock.now())
  const taken = await withdrawn(200)
  world.clock.advance({ hours: 1 })
  const late = await whileHeld('wallet_withdrawal', makeFile, () => ask(ida, taken.withdrawalId))
  expect(late).toEqual({ ok: false, refusal: 'too-late' })
  expect(await statusOf(taken.withdrawalId)).toBe('processing')

  const asked = await withdrawn(200)
  world.clock.advance({ hours: 1 })
  await whileHeld('wallet_payout_check', () => ask(ida, asked.withdrawalId), makeFile)
  expect(await isInFile(asked.withdrawalId)).toBe(false)
})

/** Says to the database what no program of ours says. */
async function tryTo(change: object, withdrawalId: string): Promise<unknown> {
  const outcome = await world.db
    .updateTable('wallet_payout_check')
    .set(change)
    .where('withdrawal_id', '=', withdrawalId)
    .execute()
    .catch((error: { constraint?: string; message: string }) => error.constraint ?? error.message)
  return outcome
}

test('[PAY-07] the database itself knows who may end a wait, and that it is ended once', async () => {
  const at = world.clock.now()
  const decided = (by: Employee) => ({
    ...{ decision: 'approved', decided_at: at, decided_by: by.employeeId },
  })
  const asked = await withdrawn(200)
  await ask(ida, asked.withdrawalId)
  expect(await tryTo(decided(ida), asked.withdrawalId)).toBe('wallet_payout_check_not_by_asker')
  expect(await tryTo({ asked_by: bo.employeeId }, asked.withdrawalId)).toContain('stands')
  const large = await withdrawn(5_000)
  expect(await tryTo(decided(ida), large.withdrawalId)).toBe('wallet_payout_check_by_two')
  const alone = { wish: 'approved', wished_by: ida.employeeId, ...decided(ida) }
  expect(await tryTo(alone, large.withdrawalId)).toBe('wallet_payout_check_by_two')
  const other = { wish: 'refused', wished_by: bo.employeeId, ...decided(ida) }
  expect(await tryTo(other, large.withdrawalId)).toBe('wallet_payout_check_by_two')
  const unsaid = { ...decided(ida), decision: 'refused' }
  const small = await withdrawn(1_000)
  expect(await tryTo(unsaid, small.withdrawalId)).toBe('wallet_payout_check_decision_is_whole')
  expect(await tryTo({ people: 1 }, large.withdrawalId)).toContain('permission denied')
  await approve(bo, small.withdrawalId)
  const again = { ...decided(eva), decision: 'refused', reason: 'not-possible' }
  expect(await tryTo(again, small.withdrawalId)).toContain('stands')
  const takes = world.db
    .updateTable('wallet_withdrawal')
    .set({ status: 'processing', batch_id: null })
  const takeHeld = takes.where('withdrawal_id', '=', large.withdrawalId).execute()
  await expect(takeHeld).rejects.toThrow(/violates check constraint/)
})

/** A withdrawal of 500 kr. for which an employee asks for a document. */
async function asked() {
  const player = await world.player(kroner(500))
  const withdrawalId = await world.withdraw(player, '500')
  await ask(ida, withdrawalId)
  return { player, withdrawalId }
}

test('[PAY-07] canceled by its player and made again, it still waits for the document', async () => {
  const { player, withdrawalId } = await asked()
  const canceled = await cancelWithdrawal(world.context, { playerId: player, withdrawalId })
  expect(canceled).toMatchObject({ ok: true })
  world.clock.advance({ minutes: 1 })
  const again = await world.withdraw(player, '500')
  expect(await shownTo(world, player)).toMatchObject({ needs: ['Legitimation'] })
  expect(await isInFile(again)).toBe(false)
})

test('[PAY-07] refused for a missing document and made again without it, it waits', async () => {
  const { player, withdrawalId } = await asked()
  expect(await refuse(bo, withdrawalId, 'documents-missing')).toEqual(ended)
  expect(await isInFile(await world.withdraw(player, '500'))).toBe(false)
})

test('[PAY-07] once it was approved, the next one is free', async () => {
  const { player, withdrawalId } = await asked()
  const canceled = await cancelWithdrawal(world.context, { playerId: player, withdrawalId })
  expect(canceled).toMatchObject({ ok: true })
  const again = await world.withdraw(player, '400')
  expect(await approve(bo, again)).toEqual(ended)
  const next = await world.withdraw(player, '100')
  expect(await isInFile(next)).toBe(true)
})

test('[PAY-07] a new mark holds a withdrawal whose earlier mark was ended', async () => {
  const player = await world.player(kroner(500))
  await mark(ida, player, 'første')
  const withdrawalId = await world.withdraw(player, '200')
  await approve(bo, withdrawalId)
  await unmark(bo, player)
  await mark(eva, player, 'anden')
  expect(await isInFile(withdrawalId)).toBe(false)
})
