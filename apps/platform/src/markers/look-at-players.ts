import type { HarmLevel, Mark } from '@nordlys/contracts'
import { type PlayerId, playerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import { type AuditEntry, auditAll } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import type { MarkersContext } from './context.ts'
import { countFacts } from './count-facts.ts'
import { judgeHarm } from './judge-harm.ts'
import { type HarmStanding, needsTask, nextLevel } from './next-level.ts'
import { firstSeen, observe, takeIn } from './observe.ts'
import type { Look } from './tables.ts'
import { type Rise, tellPlayers } from './tell-players.ts'

/** The findings of one look at one player. */
interface Looked {
  playerId: PlayerId
  marks: readonly Mark[]
  from: HarmLevel
  to: HarmLevel
  /** Whether the level was reached by what was seen now. */
  isReached: boolean
  needsTask: boolean
  upToSeq: bigint
}

/**
 * Counts what players have done, judges each and writes what changed, in one transaction that holds their
 * rows: two copies that look at once write one change and one task. Answers where each stands now. Many
 * cost little more than one, so that nobody waits long where many reach a level at once. [MH10] [MH11]
 */
export async function lookAtPlayers(
  context: Pick<MarkersContext, 'db' | 'clock' | 'enqueueEmail'>,
  players: readonly PlayerId[],
  look: Look,
): Promise<Map<PlayerId, HarmLevel>> {
  if (players.length === 0) return new Map()
  const { db, clock } = context
  return db.transaction().execute(async (tx) => {
    const rows = await lockRows(tx, players, clock.now())
    const at = clock.now()
    const upTo = await takeIn(tx, rows)
    const observed = await observe(tx, players, at)
    const tasks = await lastTasks(tx, players)
    const looked = rows.map(({ playerId: player, seenSeq, level, reachedAt }): Looked => {
      const judged = judgeHarm(countFacts(required(observed.get(player), 'what was observed'), at))
      const stands = { level, reachedAt, hasOpenTask: false, ...tasks.get(player) }
      const to = nextLevel(stands, judged.level, at)
      return {
        playerId: player,
        marks: judged.marks,
        from: level,
        to,
        isReached: judged.level >= to,
        needsTask: needsTask(stands, judged.level, at),
        upToSeq: upTo.get(player) ?? seenSeq,
      }
    })
    await tellPlayers(context, tx, await writeChanges(tx, looked, look, at))
    await writeTasks(tx, looked, at)
    await keepStandings(tx, looked, at)
    return new Map(looked.map(({ playerId: player, to }) => [player, to]))
  })
}

interface LockedRow {
  playerId: PlayerId
  seenSeq: bigint
  level: HarmLevel
  reachedAt: Date
}

/** In the order of their numbers, as every other look does, so that none waits for one that waits for it. */
async function lockRows(tx: Tx, players: readonly PlayerId[], at: Date): Promise<LockedRow[]> {
  const known = await tx
    .selectFrom('markers_player')
    .select('player_id')
    .where('player_id', 'in', [...players])
    .execute()
  const isKnown = new Set(known.map((row) => row.player_id))
  const fresh = players.filter((each) => !isKnown.has(each)).sort((a, b) => a - b)
  if (fresh.length > 0) {
    const seen = await firstSeen(tx, fresh, at)
    const rows = fresh.map((each) => ({
      player_id: each,
      seen_seq: seen.get(each) ?? 0n,
      reached_at: at,
      looked_at: at,
    }))
    await tx
      .insertInto('markers_player')
      .values(rows)
      // Another copy may look at the same player for the first time.
      .onConflict((row) => row.column('player_id').doNothing())
      .execute()
  }
  const rows = await tx
    .selectFrom('markers_player')
    .selectAll()
    .where('player_id', 'in', [...players])
    .orderBy('player_id')
    .forUpdate()
    .execute()
  if (rows.length < new Set(players).size) throw new Error('not all players can be looked at')
  return rows.map((row) => ({
    playerId: playerId(row.player_id),
    seenSeq: row.seen_seq,
    level: row.level,
    reachedAt: row.reached_at,
  }))
}

async function lastTasks(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, Pick<HarmStanding, 'hasOpenTask' | 'decidedAt'>>> {
  const tasks = await tx
    .selectFrom('markers_task')
    .leftJoin('markers_decision', 'markers_decision.task_id', 'markers_task.task_id')
    .distinctOn('player_id')
    .select(['player_id', 'markers_decision.at as decidedAt'])
    .where('player_id', 'in', [...players])
    .orderBy('player_id')
    .orderBy('markers_task.task_id', 'desc')
    .execute()
  return new Map(
    tasks.map(({ player_id, decidedAt }) => [
      playerId(player_id),
      { hasOpenTask: decidedAt === null, decidedAt: decidedAt ?? undefined },
    ]),
  )
}

async function writeChanges(
  tx: Tx,
  looked: readonly Looked[],
  look: Look,
  at: Date,
): Promise<Rise[]> {
  const changed = looked.filter(({ from, to }) => from !== to)
  if (changed.length === 0) return []
  const rows = changed.map(({ playerId: player, from, to, marks }) => ({
    player_id: player,
    from_level: from,
    to_level: to,
    marks: JSON.stringify(marks),
    look,
    at,
  }))
  const written = await tx
    .insertInto('markers_level')
    .values(rows)
    .returning(['level_id', 'player_id', 'from_level', 'to_level'])
    .execute()
  await auditAll(
    tx,
    changed.map(({ playerId: player, from, to, marks }): AuditEntry => {
      const details = { from, to, markers: namesOf(marks), look }
      return { actor: 'system', playerId: player, action: 'harm-level-changed', details, at }
    }),
  )
  return written
    .filter(({ from_level: from, to_level: to }) => to > from)
    .map(({ level_id: levelId, player_id, from_level: from, to_level: to }) => {
      return { levelId, playerId: playerId(player_id), from, to }
    })
}

async function writeTasks(tx: Tx, looked: readonly Looked[], at: Date): Promise<void> {
  const marksOf = new Map(
    looked.filter((each) => each.needsTask).map(({ playerId: player, marks }) => [player, marks]),
  )
  if (marksOf.size === 0) return
  const rows = [...marksOf].map(([player, marks]) => ({
    player_id: player,
    marks: JSON.stringify(marks),
    made_at: at,
  }))
  const tasks = await tx
    .insertInto('markers_task')
    .values(rows)
    .returning(['task_id', 'player_id'])
    .execute()
  await auditAll(
    tx,
    tasks.map(({ task_id: taskId, player_id }): AuditEntry => {
      const player = playerId(player_id)
      const details = { taskId, markers: namesOf(marksOf.get(player) ?? []) }
      return { actor: 'system', playerId: player, action: 'harm-task-made', details, at }
    }),
  )
}

async function keepStandings(tx: Tx, looked: readonly Looked[], at: Date): Promise<void> {
  const column = <T>(of: (each: Looked) => T) => looked.map(of)
  await sql`
    UPDATE markers_player SET seen_seq = now.seen_seq, level = now.level, looked_at = ${at},
      reached_at = CASE WHEN now.is_reached THEN ${at} ELSE reached_at END
    FROM unnest(${column((each) => each.playerId)}::integer[],
      ${column((each) => String(each.upToSeq))}::bigint[], ${column(({ to }) => to)}::smallint[],
      ${column((each) => each.isReached)}::boolean[]) now(player_id, seen_seq, level, is_reached)
    WHERE markers_player.player_id = now.player_id`.execute(tx)
}

function namesOf(marks: readonly Mark[]): string {
  return marks.map(({ name }) => name).join(', ')
}
