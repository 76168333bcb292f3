import {
  dismissPaymentEvent,
  listPaymentEvents,
  type OutcomeOf,
  type RequestOf,
  type StaffContract,
  tryPaymentEventAgain,
} from '@nordlys/contracts'
import { kroner, required, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Employee } from '../../staff/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { actOnEvent } from './events.ts'
import { eventCalls } from './payment-events.ts'
import { TestMobilePay } from './test-mobile-pay.ts'

let till: TestMobilePay
let ida: Employee
openForFile(async (stack) => {
  till = stack.use(await TestMobilePay.open())
  ida = await testEmployee(till.world.db, 'Ida')
})

/** The answer that Ida gets. */
async function ask<C extends StaffContract>(
  spec: C,
  request: RequestOf<C>,
  context = till.context,
): Promise<OutcomeOf<C>> {
  const call = eventCalls(context).find((each) => each.spec === spec)
  const asked = { request: request as never, employee: ida, at: context.clock.now() }
  return (await required(call, 'a call of the events').serve(asked)) as OutcomeOf<C>
}
const again = (id: bigint, context = till.context) =>
  ask(tryPaymentEventAgain, { eventId: Number(id) }, context)
const dismiss = (id: bigint, reason = 'Ikke vores') =>
  ask(dismissPaymentEvent, { eventId: Number(id), reason })
const listed = async (id: bigint) => {
  const { events } = await ask(listPaymentEvents, {})
  return events.filter(({ eventId }) => eventId === Number(id))
}

const rowOf = (id: bigint) =>
  till.world.db
    .selectFrom('payments_event')
    .select(['outcome', 'acted_at', 'tries', 'reference'])
    .where('event_id', '=', id)
    .executeTakeFirstOrThrow()

/** The message about a deposit that its player has approved, kept and not acted on. */
async function kept(outcome?: string) {
  const deposit = await till.begun()
  // Messages come in order: with its first one here, none of an earlier deposit is still to come.
  await expect.poll(deposit.events).not.toEqual([])
  await till.world.takeEvents()
  if (outcome) await till.force(outcome)
  await deposit.answer('approved')
  await expect.poll(() => till.world.queuedEvents()).not.toEqual([])
  const [eventId] = await till.world.takeEvents()
  return { deposit, eventId: required(eventId, 'a message') }
}

async function failed(tries: number) {
  const { deposit, eventId } = await kept()
  for (let i = 0; i < tries; i += 1) {
    await till.force('down')
    await expect(actOnEvent(till.context, eventId)).rejects.toThrow('MobilePay is down')
  }
  return { deposit, eventId }
}

test('[LED-03] a message that another copy ends while this one reads it is no error', async () => {
  const { deposit, eventId } = await kept()
  let isFirst = true
  const overtaken = till.world.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) {
        isFirst = false
        await actOnEvent(till.context, eventId)
        // The capture has a message of its own: with that acted on too, none about the deposit waits.
        await expect.poll(() => till.world.queuedEvents()).not.toEqual([])
        await till.actOnAll()
      }
      return result
    },
  })
  await actOnEvent({ ...till.context, db: overtaken }, eventId)
  expect(await deposit.cash()).toBe(kroner(100))
  expect(await rowOf(eventId)).toMatchObject({ outcome: 'asked', tries: 0 })
})

test('a message waits after three tries in vain, and is acted on when tried again', async () => {
  const early = await failed(2)
  expect(await listed(early.eventId)).toEqual([])
  const { deposit, eventId } = await failed(3)
  expect(await listed(eventId)).toEqual([
    {
      eventId: Number(eventId),
      name: 'AUTHORIZED',
      reference: deposit.reference,
      receivedAt: till.world.clock.now(),
      tries: 3,
      cause: expect.stringContaining('MobilePay is down'),
    },
  ])
  expect(await again(eventId)).toEqual({ ok: true })
  expect(await till.world.queuedEvents()).toContain(eventId)
  expect(await listed(eventId)).toEqual([])
  expect(await deposit.cash()).toBe(zeroOre)
  await till.actOnAll()
  expect(await deposit.cash()).toBe(kroner(100))
  expect(await rowOf(eventId)).toMatchObject({ outcome: 'asked' })
})

test('[PAY-05] one answer ends all messages that waited about its payment, and no other', async () => {
  const { deposit, eventId } = await failed(1)
  const other = await kept()
  // Each payment has two messages: that it was begun, and that it was approved.
  const ends = async (of: typeof deposit) => (await of.events()).map(({ outcome }) => outcome)
  expect(await ends(deposit)).toEqual([null, null])
  await actOnEvent(till.context, eventId)
  expect((await ends(deposit)).slice(0, 2)).toEqual(['asked', 'asked'])
  expect(await ends(other.deposit)).toEqual([null, null])
  expect(await deposit.cash()).toBe(kroner(100))
})

test('one that is nobody’s goes back to the queue whole or not at all, and waits again', async () => {
  const { eventId } = await kept('webhook-foreign-reference')
  await actOnEvent(till.context, eventId)
  const waiting = [expect.objectContaining({ end: 'nobodys', tries: 0 })]
  expect(await listed(eventId)).toEqual(waiting)
  const eventJob = () => sql`1 / (event_id - event_id)`
  await expect(again(eventId, { ...till.context, eventJob })).rejects.toThrow('division by zero')
  expect(await rowOf(eventId)).toMatchObject({ outcome: 'nobodys' })
  await again(eventId)
  expect(await rowOf(eventId)).toMatchObject({ outcome: null, acted_at: null, tries: 0 })
  await till.actOnAll()
  expect(await listed(eventId)).toEqual(waiting)
})

test('one that cannot be read is dismissed once, by an employee and with why', async () => {
  const { deposit, eventId } = await kept('webhook-unknown-name')
  await actOnEvent(till.context, eventId)
  const { receivedAt, ...rest } = required((await listed(eventId))[0], 'a message that waits')
  expect(receivedAt).toEqual(till.world.clock.now())
  expect(rest).toEqual({ eventId: Number(eventId), tries: 0, end: 'unreadable' })
  const ends = await Promise.all([dismiss(eventId), dismiss(eventId)])
  expect(ends).toContainEqual({ ok: true })
  expect(ends).toContainEqual({ ok: false, refusal: 'not-waiting' })
  expect(await listed(eventId)).toEqual([])
  await actOnEvent(till.context, eventId)
  expect(await rowOf(eventId)).toMatchObject({ outcome: 'dismissed' })
  expect(await deposit.cash()).toBe(zeroOre)
  const audited = await till.world.db
    .selectFrom('audit_line')
    .select(['actor', 'employee_id', 'details'])
    .where('action', '=', 'payment-event-dismissed')
    .execute()
  const details = { eventId: Number(eventId), was: 'unreadable', reason: 'Ikke vores' }
  expect(audited).toEqual([{ actor: 'staff', employee_id: ida.employeeId, details }])
})

test('what is unknown or does not wait is refused, and nothing of it changes', async () => {
  const acted = await kept()
  await actOnEvent(till.context, acted.eventId)
  const waiting = await failed(3)
  const early = await kept()
  for (const act of [again, (id: bigint) => dismiss(id)]) {
    expect(await act(999_999n)).toEqual({ ok: false, refusal: 'unknown' })
    expect(await act(acted.eventId)).toEqual({ ok: false, refusal: 'not-waiting' })
    expect(await act(early.eventId)).toEqual({ ok: false, refusal: 'not-waiting' })
  }
  const refused = { ok: false, refusal: 'personal-number' }
  expect(await dismiss(waiting.eventId, 'om 010190-1234')).toEqual(refused)
  const blank = { eventId: Number(waiting.eventId), reason: ' ' }
  expect(dismissPaymentEvent.request.safeParse(blank).success).toBe(false)
  expect(await rowOf(waiting.eventId)).toMatchObject({ outcome: null, tries: 3 })
  expect(await rowOf(acted.eventId)).toMatchObject({ outcome: 'asked' })
  const queued = await till.world.queuedEvents()
  for (const { eventId } of [acted, waiting, early]) expect(queued).not.toContain(eventId)
})
