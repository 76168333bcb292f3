import {
  dismissPaymentEvent as dismissCall,
  listPaymentEvents as listCall,
  type OutcomeOf,
  type PaymentEvent,
  type RequestOf,
  tryPaymentEventAgain as tryCall,
} from '@nordlys/contracts'
import { type ExpressionBuilder, sql } from 'kysely'
import { audit, looksPersonal } from '../../audit/index.ts'
import type { Database, Tx } from '../../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../../staff/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'

const listMax = 100
/** The queue tries by itself; people look when so many tries were in vain. */
const triesMin = 3

type EventContext = Pick<PaymentsContext, 'db' | 'clock' | 'eventJob'>

/** The calls of the staff about messages that wait for people. */
export function eventCalls(context: EventContext): StaffCall[] {
  return [
    staffCall(listCall, () => listEvents(context)),
    staffCall(tryCall, ({ request, employee }) => tryAgain(context, request, employee)),
    staffCall(dismissCall, ({ request, employee }) => dismiss(context, request, employee)),
  ]
}

function waits(eb: ExpressionBuilder<Database, 'payments_event'>) {
  const isTriedInVain = eb.and([eb('outcome', 'is', null), eb('tries', '>=', triesMin)])
  return eb.or([eb('outcome', 'in', ['nobodys', 'unreadable']), isTriedInVain])
}

async function listEvents({ db }: Pick<EventContext, 'db'>): Promise<OutcomeOf<typeof listCall>> {
  const rows = await db
    .selectFrom('payments_event')
    .select(['event_id', 'name', 'reference', 'received_at', 'tries', 'last_error'])
    .select((eb) => eb.ref('outcome').$castTo<PaymentEvent['end'] | null>().as('end'))
    .where(waits)
    .orderBy('event_id')
    .limit(listMax)
    .execute()
  const events = rows.map(({ name, reference, tries, last_error: cause, end, ...row }) => ({
    eventId: Number(row.event_id),
    ...(name !== null && { name }),
    ...(reference !== null && { reference }),
    receivedAt: row.received_at,
    tries,
    ...(cause !== null && { cause }),
    ...(end && { end }),
  }))
  return { ok: true, events }
}

/** Its tries are counted from 0, so that it waits again only when the new ones are in vain too. */
async function tryAgain(
  { db, clock, eventJob }: EventContext,
  request: RequestOf<typeof tryCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof tryCall>> {
  return db.transaction().execute(async (tx) => {
    const event = await lockEvent(tx, request.eventId)
    if (!event.ok) return event
    const { eventId, was, tries } = event
    await tx
      .updateTable('payments_event')
      .set({ outcome: null, acted_at: null, tries: 0 })
      .where('event_id', '=', eventId)
      .returning(({ ref }) => eventJob(ref('event_id')).as('job'))
      .execute()
    const details = { eventId, was, tries }
    const did = { actor: 'staff', employee, action: 'payment-event-tried-again' } as const
    await audit(tx, { ...did, details, at: clock.now() })
    return { ok: true }
  })
}

async function dismiss(
  { db, clock }: EventContext,
  request: RequestOf<typeof dismissCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof dismissCall>> {
  const { reason } = request
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    const event = await lockEvent(tx, request.eventId)
    if (!event.ok) return event
    const { eventId, was } = event
    const at = clock.now()
    await tx
      .updateTable('payments_event')
      .set({ outcome: 'dismissed', acted_at: at })
      .where('event_id', '=', eventId)
      .execute()
    const details = { eventId, was, reason }
    const did = { actor: 'staff', employee, action: 'payment-event-dismissed' } as const
    await audit(tx, { ...did, details, at })
    return { ok: true }
  })
}

/** One that waits, locked: of two employees at once, the second finds what the first has done. */
async function lockEvent(tx: Tx, number: number) {
  const eventId = BigInt(number)
  const row = await tx
    .selectFrom('payments_event')
    .select(['outcome as was', 'tries'])
    .select((eb) => sql<boolean>`coalesce(${waits(eb)}, false)`.as('isWaiting'))
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { ok: false, refusal: 'unknown' } as const
  if (!row.isWaiting) return { ok: false, refusal: 'not-waiting' } as const
  return { ok: true, eventId, was: row.was, tries: row.tries } as const
}
