import {
  liftLock as liftContract,
  lockPlayer as lockContract,
  type OutcomeOf,
  type RequestOf,
  readLocks as readContract,
  suspendPlayer as suspendContract,
} from '@nordlys/contracts'
import { after, dayMs, invariant, type PlayerId, playerId as playerIdOf } from '@nordlys/core'
import { audit, looksPersonal } from '../../audit/index.ts'
import type { Db, Tx } from '../../db/index.ts'
import { momentUnderLock, setBar } from '../../ledger/index.ts'
import { type Employee, type StaffCall, staffCall } from '../../staff/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { endAllChanges } from '../contact/contact-rows.ts'
import { endAllSessions } from '../session/session.ts'
import { lockLiveSessions } from '../session/session-end.ts'
import { findStanding } from '../session/standing.ts'
import { findLockRows, type LockRow, recordOf } from '../session/standing-lock.ts'
import {
  type LetterOfLock,
  lockEmail,
  lockLiftedEmail,
  suspensionEmail,
  suspensionLiftedEmail,
} from './lock-email.ts'

/**
 * Locks a player: from this moment on no stake, deposit or bonus is booked, no session lives, and no increase
 * waits. The player may log in and withdraw, and is told why. Whoever is suspended may be locked. [LIM-06]
 */
export function lockPlayer(
  context: PlayersContext,
  { playerId, reason }: RequestOf<typeof lockContract>,
  by: Employee,
): Promise<OutcomeOf<typeof lockContract>> {
  return close(context, { player: playerIdOf(playerId), reason, by })
}

/** The same while something is looked into, which is decided within so many elapsed days. [LIM-06] */
export function suspendPlayer(
  context: PlayersContext,
  { playerId, reason, days }: RequestOf<typeof suspendContract>,
  by: Employee,
): Promise<OutcomeOf<typeof suspendContract>> {
  return close(context, { player: playerIdOf(playerId), reason, by, days })
}

interface Closing {
  player: PlayerId
  reason: string
  by: Employee
  /** Of a suspension alone. */
  days?: number
}

async function close(
  context: PlayersContext,
  { player, reason, by, days }: Closing,
): Promise<OutcomeOf<typeof lockContract>> {
  if (!(await exists(context.db, player))) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return context.db.transaction().execute(async (tx) => {
    // Account, sessions, limits, money: as a pause.
    await lockAccountRow(tx, player)
    const [standing] = await findLockRows(tx, player)
    if (standing && (days !== undefined || standing.kind === 'lock')) {
      return { ok: false, refusal: 'already-locked', lock: recordOf(standing) }
    }
    await lockLiveSessions(tx, player)
    await context.limits.dropWaitingLimits(tx, player, context.clock.now())
    const at = await momentUnderLock(tx, player, context.clock)
    // A thief's link must not make our letters theirs. [ID34]
    await endAllChanges(tx, player, at)
    const row = await tx
      .insertInto('players_lock')
      .values({
        player_id: player,
        kind: days === undefined ? 'lock' : 'suspension',
        reason,
        locked_by: by.name,
        locked_by_employee: by.employeeId,
        locked_at: at,
        review_by: days === undefined ? null : after(at, days * dayMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await endAllSessions(tx, player, 'locked', at)
    await setBar(tx, { playerId: player, reason: 'lock', until: 'for-good', at })
    const action = days === undefined ? 'player-locked' : 'player-suspended'
    const letter = days === undefined ? lockEmail : suspensionEmail
    await auditLock(tx, row, { action, by, at, reason })
    await write(context, tx, row, { action, letter, reason })
    return { ok: true, lock: recordOf(row) }
  })
}

/** Lifts the lock that stands, and the suspension, for a second person. Other bars stand as they did. */
export async function liftLock(
  context: PlayersContext,
  { playerId, reason }: RequestOf<typeof liftContract>,
  by: Employee,
): Promise<OutcomeOf<typeof liftContract>> {
  const player = playerIdOf(playerId)
  if (!(await exists(context.db, player))) return { ok: false, refusal: 'unknown' }
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return context.db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, player)
    const standing = await findLockRows(tx, player)
    if (standing.length === 0) return { ok: false, refusal: 'not-locked' }
    const own = standing.find((each) => firstPersonOf(each) === by.employeeId)
    if (own) return { ok: false, refusal: 'second-person-needed', lock: recordOf(own, by.name) }
    const at = await momentUnderLock(tx, player, context.clock)
    if (standing.some((each) => firstPersonOf(each) === null)) return wishLift(tx, player, by, at)
    const rows = await tx
      .updateTable('players_lock')
      .set({
        lift_reason: reason,
        lifted_by: by.name,
        lifted_by_employee: by.employeeId,
        lifted_at: at,
      })
      .where('player_id', '=', player)
      .where('lifted_at', 'is', null)
      .returningAll()
      .execute()
    await setBar(tx, { playerId: player, reason: 'lock', until: undefined, at })
    // The player is written of what was the graver, and the audit has a line of each, in their order.
    const told = rows.find(({ kind }) => kind === 'lock') ?? rows[0]
    invariant(told !== undefined, 'what stood was lifted')
    for (const row of rows.sort((one, other) => Number(one.lock_id - other.lock_id))) {
      const action = row.kind === 'lock' ? 'player-unlocked' : 'player-suspension-lifted'
      await auditLock(tx, row, { action, by, at, reason })
      const letter = row.kind === 'lock' ? lockLiftedEmail : suspensionLiftedEmail
      if (row === told) await write(context, tx, row, { action, letter, reason })
    }
    return { ok: true, lock: recordOf(told) }
  })
}

/** The calls of the staff about locks. */
export function lockCalls(context: PlayersContext): StaffCall[] {
  return [
    staffCall(lockContract, ({ request, employee }) => lockPlayer(context, request, employee)),
    staffCall(suspendContract, ({ request, employee }) =>
      suspendPlayer(context, request, employee),
    ),
    staffCall(liftContract, ({ request, employee }) => liftLock(context, request, employee)),
    staffCall(readContract, ({ request, at }) => readLocks(context, request.playerId, at)),
  ]
}

/** How a player stands, and every lock there was, the newest first. */
export async function readLocks(
  context: Pick<PlayersContext, 'db' | 'limits'>,
  playerId: number,
  at: Date,
): Promise<OutcomeOf<typeof readContract>> {
  const player = playerIdOf(playerId)
  if (!(await exists(context.db, player))) return { ok: false, refusal: 'unknown' }
  const { standing } = await findStanding(context.limits, context.db, player, at)
  const rows = await context.db
    .selectFrom('players_lock as l')
    .leftJoin('staff_employee as e', 'e.employee_id', 'l.lift_wished_by_employee')
    .selectAll('l')
    .select('e.name as wished_by')
    .where('l.player_id', '=', player)
    .orderBy('l.lock_id', 'desc')
    .execute()
  return { ok: true, standing, locks: rows.map((row) => recordOf(row, row.wished_by)) }
}

async function exists(db: Db, player: PlayerId): Promise<boolean> {
  const row = await db
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', player)
    .executeTakeFirst()
  return row !== undefined
}

/** The employee who set it, or wished first to lift what a typed name set. As the table's CHECK has it. */
function firstPersonOf(row: LockRow): number | null {
  return row.locked_by_employee ?? row.lift_wished_by_employee
}

/** Keeps the first employee's wish to lift what a typed name set; it stands until a second one lifts it. */
async function wishLift(
  tx: Tx,
  player: PlayerId,
  by: Employee,
  at: Date,
): Promise<OutcomeOf<typeof liftContract>> {
  const rows = await tx
    .updateTable('players_lock')
    .set({ lift_wished_by_employee: by.employeeId, lift_wished_at: at })
    .where('player_id', '=', player)
    .where('lifted_at', 'is', null)
    .where('locked_by_employee', 'is', null)
    .where('lift_wished_by_employee', 'is', null)
    .returningAll()
    .execute()
  for (const row of rows) await auditLock(tx, row, { action: 'player-unlock-wished', by, at })
  const [row] = rows
  invariant(row !== undefined, 'a lock of a typed name stands')
  return { ok: true, lock: recordOf(row, by.name) }
}

interface Act {
  action: string
  by: Employee
  at: Date
  reason?: string
}

async function auditLock(
  tx: Tx,
  { lock_id: lockId, player_id }: LockRow,
  { action, by: employee, at, reason }: Act,
): Promise<void> {
  const details = { lockId, ...(reason && { reason }) }
  const by = { actor: 'staff', employee } as const
  await audit(tx, { ...by, playerId: playerIdOf(player_id), action, details, at })
}

interface Written {
  action: string
  reason: string
  letter: (written: LetterOfLock) => {
    to: string
    subject: string
    text: string
    templateId: string
  }
}

async function write(
  context: Pick<PlayersContext, 'enqueue' | 'rules'>,
  tx: Tx,
  { lock_id: lockId, player_id, review_by: reviewBy }: LockRow,
  { action, reason, letter }: Written,
): Promise<void> {
  const { first_name: firstName, email: to } = await tx
    .selectFrom('players_player')
    .select(['first_name', 'email'])
    .where('player_id', '=', player_id)
    .executeTakeFirstOrThrow()
  const { brandName } = context.rules
  const email = letter({ to, firstName, brandName, reason, reviewBy })
  const idempotencyKey = `${action}-${lockId}`
  await context.enqueue(tx, 'send-email', { ...email, playerId: player_id, idempotencyKey })
}
