import {
  decideTask as decideCall,
  type HarmTask,
  listTasks as listCall,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import { type PlayerId, playerId } from '@nordlys/core'
import { audit, looksPersonal } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../staff/index.ts'
import type { MarkersContext } from './context.ts'
import './tables.ts'

const listMax = 100

/** The calls of the staff about tasks. */
export function taskCalls(context: Pick<MarkersContext, 'db' | 'clock'>): StaffCall[] {
  return [
    staffCall(listCall, ({ request }) => listTasks(context.db, request)),
    staffCall(decideCall, ({ request, employee }) => decideTask(context, request, employee)),
  ]
}

/** The tasks that wait for a person, the oldest first; or the newest tasks, decided ones too. */
export async function listTasks(
  db: Db,
  { all }: RequestOf<typeof listCall>,
): Promise<OutcomeOf<typeof listCall>> {
  const found = tasks(db)
  const rows = all
    ? await found.orderBy('t.task_id', 'desc').limit(listMax).execute()
    : await found.where('d.decision', 'is', null).orderBy('t.task_id').limit(listMax).execute()
  return { ok: true, tasks: rows.map(presentTask) }
}

/** Closes a task: the first decision stands, and a repeat of it gets the same answer. */
export async function decideTask(
  { db, clock }: Pick<MarkersContext, 'db' | 'clock'>,
  asked: RequestOf<typeof decideCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof decideCall>> {
  const { taskId, decision, note } = asked
  if (looksPersonal(note)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    const player = await lockPlayerOf(tx, taskId)
    if (!player) return { ok: false, refusal: 'unknown' }
    const row = await taskOf(tx, taskId)
    const known = presentTask(row)
    if (known.decision) {
      const isOwn = row.decided_by_employee === employee.employeeId
      const isRepeat = known.decision === decision && known.note === note && isOwn
      return isRepeat
        ? { ok: true, task: known }
        : { ok: false, refusal: 'already-decided', task: known }
    }
    const at = clock.now()
    await tx
      .insertInto('markers_decision')
      .values({
        task_id: BigInt(taskId),
        decision,
        note,
        decided_by: employee.name,
        decided_by_employee: employee.employeeId,
        at,
      })
      .execute()
    const details = { taskId, decision }
    const by = { actor: 'staff', employee, playerId: player } as const
    await audit(tx, { ...by, action: 'harm-task-decided', details, at })
    return { ok: true, task: presentTask(await taskOf(tx, taskId)) }
  })
}

/** Decisions about a player, and looks at them, come one after the other. */
async function lockPlayerOf(tx: Tx, taskId: number): Promise<PlayerId | undefined> {
  const row = await tx
    .selectFrom('markers_task as t')
    .innerJoin('markers_player as p', 'p.player_id', 't.player_id')
    .select('p.player_id')
    .where('t.task_id', '=', BigInt(taskId))
    .forUpdate('p')
    .executeTakeFirst()
  return row && playerId(row.player_id)
}

function taskOf(tx: Tx, taskId: number) {
  return tasks(tx).where('t.task_id', '=', BigInt(taskId)).executeTakeFirstOrThrow()
}

function tasks(db: Db | Tx) {
  return db
    .selectFrom('markers_task as t')
    .innerJoin('markers_player as p', 'p.player_id', 't.player_id')
    .leftJoin('markers_decision as d', 'd.task_id', 't.task_id')
    .select([
      't.task_id',
      't.player_id',
      'p.level',
      't.marks',
      't.made_at',
      'd.decision',
      'd.note',
      'd.decided_by',
      'd.decided_by_employee',
      'd.at as decided_at',
    ])
}

type TaskRow = Awaited<ReturnType<typeof taskOf>>

function presentTask(row: TaskRow): HarmTask {
  return {
    taskId: Number(row.task_id),
    playerId: row.player_id,
    level: row.level,
    marks: row.marks,
    madeAt: row.made_at,
    ...(row.decision && { decision: row.decision }),
    ...(row.note && { note: row.note }),
    ...(row.decided_by && { decidedBy: row.decided_by }),
    ...(row.decided_at && { decidedAt: row.decided_at }),
  }
}
