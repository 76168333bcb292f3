import type { HarmLevel, Mark } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import type { MarkersContext } from './context.ts'
import { countFacts } from './count-facts.ts'
import { judgeHarm } from './judge-harm.ts'
import { type HarmStanding, needsTask, nextLevel } from './next-level.ts'
import { firstSeen, observe, takeIn } from './observe.ts'
import type { Look } from './tables.ts'

interface Looked {
  playerId: PlayerId
  look: Look
  marks: readonly Mark[]
  at: Date
}

/**
 * Counts what a player has done, judges it and writes what changed, in one transaction that holds the
 * player's row: two copies that look at once write one change and one task. [MH10] [MH11]
 */
export async function lookAtPlayer(
  { db, clock }: Pick<MarkersContext, 'db' | 'clock'>,
  playerId: PlayerId,
  look: Look,
): Promise<HarmLevel> {
  return db.transaction().execute(async (tx) => {
    const { seenSeq, level, reachedAt } = await holdRow(tx, playerId, clock.now())
    const at = clock.now()
    const upToSeq = await takeIn(tx, { playerId, seenSeq })
    const judged = judgeHarm(countFacts(await observe(tx, playerId, at), at))
    const stands = { level, reachedAt, ...(await lastTask(tx, playerId)) }
    const next = nextLevel(stands, judged.level, at)
    const looked = { playerId, look, marks: judged.marks, at }
    if (next !== level) await writeChange(tx, looked, level, next)
    if (needsTask(stands, judged.level, at)) await writeTask(tx, looked)
    const isReached = judged.level >= next
    await tx
      .updateTable('markers_player')
      .set({ seen_seq: upToSeq, level: next, looked_at: at, ...(isReached && { reached_at: at }) })
      .where('player_id', '=', playerId)
      .execute()
    return next
  })
}

async function holdRow(tx: Tx, playerId: PlayerId, at: Date) {
  const find = () =>
    tx
      .selectFrom('markers_player')
      .selectAll()
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
  let row = await find()
  if (!row) {
    const seen_seq = await firstSeen(tx, playerId, at)
    await tx
      .insertInto('markers_player')
      .values({ player_id: playerId, seen_seq, reached_at: at, looked_at: at })
      // Another copy may look at the same player for the first time.
      .onConflict((known) => known.column('player_id').doNothing())
      .execute()
    row = await find()
  }
  if (!row) throw new Error(`player ${playerId} cannot be looked at`)
  return { seenSeq: row.seen_seq, level: row.level, reachedAt: row.reached_at }
}

async function lastTask(
  tx: Tx,
  playerId: PlayerId,
): Promise<Pick<HarmStanding, 'hasOpenTask' | 'decidedAt'>> {
  const task = await tx
    .selectFrom('markers_task')
    .leftJoin('markers_decision', 'markers_decision.task_id', 'markers_task.task_id')
    .select('markers_decision.at as decidedAt')
    .where('player_id', '=', playerId)
    .orderBy('markers_task.task_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!task) return { hasOpenTask: false }
  return { hasOpenTask: task.decidedAt === null, decidedAt: task.decidedAt ?? undefined }
}

async function writeChange(tx: Tx, looked: Looked, from: HarmLevel, to: HarmLevel): Promise<void> {
  const { playerId, look, marks, at } = looked
  await tx
    .insertInto('markers_level')
    .values({
      player_id: playerId,
      from_level: from,
      to_level: to,
      marks: JSON.stringify(marks),
      look,
      at,
    })
    .execute()
  const details = { from, to, markers: namesOf(marks), look }
  await audit(tx, { actor: 'system', playerId, action: 'harm-level-changed', details, at })
}

async function writeTask(tx: Tx, { playerId, marks, at }: Looked): Promise<void> {
  const { task_id: taskId } = await tx
    .insertInto('markers_task')
    .values({ player_id: playerId, marks: JSON.stringify(marks), made_at: at })
    .returning('task_id')
    .executeTakeFirstOrThrow()
  const details = { taskId, markers: namesOf(marks) }
  await audit(tx, { actor: 'system', playerId, action: 'harm-task-made', details, at })
}

function namesOf(marks: readonly Mark[]): string {
  return marks.map(({ name }) => name).join(', ')
}
