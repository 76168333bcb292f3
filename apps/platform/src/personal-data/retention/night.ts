import { retentionMs } from '@nordlys/contracts'
import { after, danishDay, dayMs, hourMs } from '@nordlys/core'
import { sql } from 'kysely'
import { auditAll } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import '../base/tables.ts'
import { finishErasures } from '../erasure/finish-erasures.ts'
import { type Aged, aged, agedQuery } from './aged.ts'
import { letPlayersLeave } from './leave.ts'
import { noteTaken } from './taken.ts'

/** The name under which the night's work is queued. */
export const retentionTask = 'retention'

/** When in a Danish day it is due. */
const nightAfterMs = 4 * hourMs
const rowsAtOnce = 1_000

/** Queues the night's work when it is due; the queue's own workers do it. [PD9] */
export async function enqueueDueRetention(context: PersonalDataContext, at: Date): Promise<void> {
  if (!(await isNightDue(context.players.db, at))) return
  await context.players.db.transaction().execute((tx) => context.enqueueRetention(tx))
}

async function isNightDue(db: Db, at: Date): Promise<boolean> {
  const { done_up_to: last } = await db
    .selectFrom('personal_data_retention')
    .select('done_up_to')
    .executeTakeFirstOrThrow()
  return last === null || last < newestNight(at)
}

function newestNight(at: Date): Date {
  const today = after(new Date(danishDay(at).startMs), nightAfterMs)
  return at >= today ? today : after(new Date(danishDay(after(at, -dayMs)).startMs), nightAfterMs)
}

/**
 * Does the night's work in batches, each a transaction. Cut off, it is begun again by the queue and finds
 * what is left; two at once take different rows or the same ones once. [PD9]
 */
export async function runRetention(context: PersonalDataContext): Promise<void> {
  const { db, clock } = context.players
  const at = clock.now()
  if (!(await isNightDue(db, at))) return
  await finishErasures(context, at)
  for (const each of aged) if (!each.isAfterLeaving) await takeAllAged(db, each, at)
  await letPlayersLeave(context.players, at)
  for (const each of aged) if (each.isAfterLeaving) await takeAllAged(db, each, at)
  let forgotten: bigint
  do forgotten = await forgetFailedJobs(db, at)
  while (forgotten === BigInt(rowsAtOnce))
  await endNight(db, at)
}

async function takeAllAged(db: Db, each: Aged, at: Date): Promise<void> {
  let count: number
  do count = await takeAged(db, each, at)
  while (count === rowsAtOnce)
}

function takeAged(db: Db, each: Aged, at: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql.raw(agedQuery(each, at, rowsAtOnce)).execute(tx)
    const count = Number(numAffectedRows ?? 0n)
    await noteTaken(tx, each.kind, count)
    return count
  })
}

/** The queue's tables are the owner's: a function of the database removes its jobs, a thousand at most. */
function forgetFailedJobs(db: Db, at: Date): Promise<bigint> {
  return db.transaction().execute(async (tx) => {
    const before = after(at, -retentionMs.failedJob)
    const { rows } = await sql<{ count: bigint }>`
      SELECT jobs_forget_failed(${before}) AS count`.execute(tx)
    const count = rows[0]?.count ?? 0n
    await noteTaken(tx, 'failed-jobs', count)
    return count
  })
}

/** One audit line a kind, with how many and nothing of anybody. */
async function endNight(db: Db, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('personal_data_retention').set({ done_up_to: at }).execute()
    const taken = await tx.deleteFrom('personal_data_taken').returningAll().execute()
    await auditAll(
      tx,
      taken
        .toSorted((one, other) => one.kind.localeCompare(other.kind, 'en'))
        .map(({ kind, count }) => ({
          ...({ actor: 'system', action: 'data-removed' } as const),
          ...{ details: { kind, count }, at },
        })),
    )
  })
}
