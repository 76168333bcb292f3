import { formatDate, hourMs, kroner, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { PlayerLife } from '../base/test-life.ts'
import { TestPayments } from '../base/test-payments.ts'
import { listPaymentEvents } from '../history/harm-events.ts'
import { readHistory } from '../history/history.ts'
import { bankDaysAfter } from './bank-days.ts'
import { noteDocumentSent } from './payout-checks.ts'
import { advancePayouts } from './payout-progress.ts'
import { remindOfHeldPayouts } from './payout-reminder.ts'
import { tellOfPayoutsThatWait } from './payouts-that-wait.ts'
import { checksOf, haveRules, shownTo, testRules } from './test-payouts.ts'
import { cancelWithdrawal } from './withdrawal-states.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})
const { amount, littlePlay, oldDocument } = testRules
beforeEach(() => haveRules(world, amount, oldDocument))

const late = 'Den er forsinket, hvis vi ikke har sendt den videre senest den'

async function withdrawn(kr: number) {
  const player = await world.player(kroner(50_000))
  await sendDocument(player, 'identity')
  return { player, withdrawalId: await world.withdraw(player, String(kr)) }
}

/** As the module of documents does it, with no file. */
async function sendDocument(playerId: PlayerId, documentType: string) {
  const at = world.clock.now()
  await world.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('documents_document')
      .values({
        ...{ player_id: playerId, document_type: documentType, file_name_sealed: 's' },
        ...{ content_type: 'image/jpeg', fingerprint: Buffer.alloc(32, playerId) },
        ...{ bytes_sealed: Buffer.from('b'), state: 'received', received_at: at },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await noteDocumentSent(tx, { playerId, documentType, at })
  })
}

const statusOf = async (withdrawalId: string) => (await world.states(withdrawalId)).at(-1)

/** All ticks of some hours. */
async function pass(hours: number) {
  world.clock.advance({ hours })
  await advancePayouts(world.context, world.clock.now())
  await tellOfPayoutsThatWait(world.context, world.clock.now())
}

test('[PAY-08] the player reads in the same moment what it waits for and from when it is late', async () => {
  const { player } = await withdrawn(1_000)
  const shown = await shownTo(world, player)
  expect(shown).toMatchObject({ waitsFor: ['approval', 'window'], needs: [], mayCancel: true })
  // Made on a Saturday: the bank day is Monday.
  expect(shown.lateAt).toEqual(new Date('2026-11-23T22:59:59.999Z'))
  const [, letter] = await world.lettersTo(player)
  expect(letter?.subject).toBe('Vi ser på din udbetaling')
  expect(letter?.text).toContain('Vi ser på udbetalingen.')
  expect(letter?.text).toContain(`${late} ${formatDate(shown.lateAt ?? new Date(0))}.`)
  const asked = { kind: 'all', days: 1, page: 1, pageSize: 1 } as const
  const history = await readHistory(world.db, player, asked, world.clock.now())
  expect(history).toMatchObject({ lines: [{ waitsFor: ['approval', 'window'] }] })
})

test('[PAY-07] what a rule asks for is in no file, and what none asks for goes as ever', async () => {
  const held = await withdrawn(1_000)
  const free = await withdrawn(999)
  await pass(48)
  expect(await statusOf(held.withdrawalId)).toBe('pending')
  expect(await statusOf(free.withdrawalId)).toBe('processing')
  expect(await checksOf(world, held.withdrawalId)).toEqual([
    expect.objectContaining({ rule: 'amount', waits_for: 'approval', people: 1, asked_by: null }),
  ])
  expect(await checksOf(world, free.withdrawalId)).toEqual([])
  // It is not one that no file can take: nobody is alarmed.
  expect(world.alarms.filter((subject) => subject.includes('fil til NemKonto'))).toEqual([])
})

test('[PAY-08] a secret rule says to the player, letter for letter, what a large amount says', async () => {
  const seen: unknown[] = []
  for (const rule of [amount, littlePlay]) {
    await haveRules(world, rule)
    await using life = await PlayerLife.open(world)
    await life.deposit('1000')
    const withdrawalId = await life.withdraw('1000')
    expect(await checksOf(world, withdrawalId)).toMatchObject([{ rule: rule.rule }])
    const { withdrawalId: _, createdAt, ...shown } = await shownTo(world, life.player)
    const history = await readHistory(
      world.db,
      life.player,
      { kind: 'payments', days: 1, page: 1, pageSize: 1 },
      world.clock.now(),
    )
    seen.push({
      letters: await world.lettersTo(life.player),
      shown: { ...shown, updatedAt: 0, cancelableUntil: 0 },
      history: {
        ...history,
        lines: history.ok && history.lines.map((line) => ({ ...line, id: 0, at: 0 })),
      },
    })
    expect(createdAt).toBeInstanceOf(Date)
  }
  expect(withoutTimes(seen[1])).toEqual(withoutTimes(seen[0]))
})

/** A minute lies between the two. */
function withoutTimes(seen: unknown) {
  const text = JSON.stringify(seen, (_key, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  return text.replaceAll(/kl\. \d\d\.\d\d/g, 'kl.')
}

test('[PAY-07] documents are asked for at once, and the wait is for people when they have come', async () => {
  const player = await world.player(kroner(50_000))
  const withdrawalId = await world.withdraw(player, '1000')
  const needing = { waitsFor: ['documents', 'approval', 'window'], needs: ['Legitimation'] }
  expect(await shownTo(world, player)).toMatchObject(needing)
  const [, letter] = await world.lettersTo(player)
  expect(letter?.subject).toBe('Vi mangler dokumenter til din udbetaling')
  expect(letter?.text).toContain('- Legitimation')
  await sendDocument(player, 'address')
  expect(await shownTo(world, player)).toMatchObject(needing)
  await pass(48)
  const sentAt = world.clock.now()
  await sendDocument(player, 'identity')
  await sendDocument(player, 'identity')
  expect(await shownTo(world, player)).toMatchObject({ waitsFor: ['approval'], needs: [] })
  const documents = (await checksOf(world, withdrawalId)).find(({ needs }) => needs.length > 0)
  const dueAt = bankDaysAfter(sentAt, 1)
  expect(documents).toMatchObject({ answered_at: sentAt, sent: ['identity'], due_at: dueAt })
  await pass(48)
  expect(await statusOf(withdrawalId)).toBe('pending')
})

test('[FLT-15] the clock of lateness runs, and the late letter names the documents again', async () => {
  const asked = await world.player(kroner(50_000))
  await world.withdraw(asked, '1000')
  const looked = await withdrawn(1_000)
  await pass(4 * 24)
  const subject = 'Din udbetaling er forsinket'
  const of = async (player: PlayerId) =>
    (await world.lettersTo(player)).filter((letter) => letter.subject === subject)
  expect(await of(asked)).toHaveLength(1)
  expect((await of(asked))[0]?.text).toContain('- Legitimation')
  expect((await of(looked.player))[0]?.text).toContain('Du behøver ikke at gøre noget.')
})

test('[PAY-07] the player cancels one that waits, within the window and after it', async () => {
  for (const hours of [0, 30]) {
    const { player, withdrawalId } = await withdrawn(1_000)
    await pass(hours)
    const canceled = await cancelWithdrawal(world.context, { playerId: player, withdrawalId })
    expect(canceled).toMatchObject({ ok: true, withdrawal: { status: 'canceled', waitsFor: [] } })
    expect(await world.cash(player)).toBe(kroner(50_000))
    const from = new Date(world.clock.now().getTime() - hourMs)
    const [event] = await listPaymentEvents(world.db, [player], from)
    expect(event?.kind).toBe('canceled-withdrawal')
  }
})

test.each(['paused', 'rofus-registered'] as const)(
  '[LIM-06] a player who is %s is paid like anybody',
  async (standing) => {
    const { player, withdrawalId } = await withdrawn(999)
    world.standings.set(player, standing)
    await pass(2)
    expect(await statusOf(withdrawalId)).toBe('processing')
  },
)

test('[FLT-15] people are reminded once each bank day from eight on of what waits for them', async () => {
  const held = await withdrawn(1_000)
  await world.withdraw(await world.player(kroner(50_000)), '1000')
  const remind = async (moment: string) => {
    world.alarms.splice(0)
    const at = new Date(moment)
    await Promise.all([1, 2, 3].map(() => remindOfHeldPayouts(world.context, at)))
    return world.alarms.length
  }
  // A Friday, the weekend, and the Monday after it; Danish winter.
  expect(await remind('2027-01-08T06:59:59.999Z')).toBe(0)
  expect(await remind('2027-01-08T07:00:00Z')).toBe(1)
  expect(world.alarms[0]).toMatch(/^Udbetalinger: \d+ venter på en medarbejder$/)
  expect(await remind('2027-01-08T17:00:00Z')).toBe(0)
  expect(await remind('2027-01-09T09:00:00Z')).toBe(0)
  expect(await remind('2027-01-10T09:00:00Z')).toBe(0)
  expect(await remind('2027-01-11T07:00:00Z')).toBe(1)
  await cancelWithdrawal(world.context, { ...held, playerId: held.player })
  const rows = await world.db
    .selectFrom('wallet_payout_check')
    .select('withdrawal_id')
    .where('reminded_at', '=', new Date('2027-01-11T07:00:00Z'))
    .execute()
  expect(rows.map((row) => row.withdrawal_id)).toContain(held.withdrawalId)
  expect(await remind('2027-01-12T07:00:00Z')).toBe(1)
})
