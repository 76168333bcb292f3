import {
  after,
  danishDay,
  dayMs,
  hourMs,
  isDatabaseAway,
  logFailure,
  messageOf,
  minuteMs,
  type PlayerId,
  playerId,
} from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import { listLimitHits } from '../ledger/index.ts'
import { listLimitChangersSince, listRefusedPlayersSince } from '../limits/index.ts'
import { listPayersSince } from '../payments/index.ts'
import { listPlayersInPlay } from '../play/index.ts'
import type { MarkersContext } from './context.ts'
import { lookAtPlayers } from './look-at-players.ts'
import { forgetOldSlices } from './observe.ts'
import type { Look } from './tables.ts'
import { sliceMs } from './thresholds.ts'

/** The name under which a look is queued. */
export const lookTask = 'look-for-harm'

/** From one look at what happened to the next: what an event leads to is there within five minutes. */
const eventEveryMs = 2 * minuteMs
/**
 * How much of the time before the last look is looked at again: a payment is dated when it is booked, and
 * may be committed a little after a look that was later. Play goes by number and needs none.
 */
const overlapMs = 5 * minuteMs
/** Longer than a login lasts: who opened a game since then may still be playing. */
const playLastsMs = 13 * hourMs
/** When in a Danish day the night's look is due: most have stopped by then. */
const nightAfterMs = 5 * hourMs
/** Longer than from one night to the next, where the clocks change as well. */
const nightBackMs = 2 * dayMs
/** So many players at a time; of a night's, another copy may go on after them. */
const batch = 100

/** Queues the looks that are due. */
export async function enqueueDueLooks(context: MarkersContext, at: Date): Promise<void> {
  const rows = await context.db
    .selectFrom('markers_look')
    .select(['look', 'looked_up_to'])
    .execute()
  for (const { look, looked_up_to: last } of rows) {
    if (!isDue(look, last, at)) continue
    await context.db.transaction().execute((tx) => context.enqueueLook(tx, look))
  }
}

function isDue(look: Look, last: Date | null, at: Date): boolean {
  if (!last) return true
  return look === 'event' ? at >= after(last, eventEveryMs) : last < lastNight(at)
}

/** When the newest night's look fell due. */
function lastNight(at: Date): Date {
  const today = after(new Date(danishDay(at).startMs), nightAfterMs)
  if (at >= today) return today
  return after(new Date(danishDay(after(at, -dayMs)).startMs), nightAfterMs)
}

/** Does a look that is due. Safe in many copies at once: one looks, the others pass. */
export async function runLook(context: MarkersContext, look: Look): Promise<void> {
  if (look === 'event') await lookAtEvents(context)
  else while (await lookThroughNight(context));
}

/** Looks at everybody who did something since the last look. What fails is tried again by the next one. */
async function lookAtEvents(context: MarkersContext): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockLook(tx, 'event')
    const at = context.clock.now()
    if (!row || !isDue('event', row.looked_up_to, at)) return
    const since = after(row.looked_up_to ?? after(at, -playLastsMs), -overlapMs)
    const players = [...(await whoDidSomething(tx, since, at))].sort((a, b) => a - b)
    for (let from = 0; from < players.length; from += batch) {
      await lookAtBatch(context, players.slice(from, from + batch), 'event')
    }
    await tx
      .updateTable('markers_look')
      .set({ looked_up_to: at })
      .where('look', '=', 'event')
      .execute()
  })
}

async function whoDidSomething(tx: Tx, since: Date, at: Date): Promise<Set<PlayerId>> {
  const playing = await listPlayersInPlay(tx, after(at, -playLastsMs))
  const inPlay = playing.map(({ playerId: each }) => each)
  const hits = await listLimitHits(tx, { players: inPlay, from: since, everyMs: sliceMs })
  const players = new Set([
    ...(await listPayersSince(tx, since)),
    ...(await listLimitChangersSince(tx, since)),
    ...(await listRefusedPlayersSince(tx, since)),
    ...hits.map(({ playerId: each }) => each),
  ])
  const seen = await seenSeqs(tx, inPlay)
  for (const { playerId: each, newestSeq } of playing) {
    if (newestSeq > (seen.get(each) ?? 0n)) players.add(each)
  }
  return players
}

async function seenSeqs(tx: Tx, players: readonly PlayerId[]): Promise<Map<number, bigint>> {
  if (players.length === 0) return new Map()
  const rows = await tx
    .selectFrom('markers_player')
    .select(['player_id', 'seen_seq'])
    .where('player_id', 'in', [...players])
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.seen_seq]))
}

/**
 * Looks at the next players of a night; false when it is over, or another copy is at it. How far it has
 * come is kept, so that another worker goes on where one died.
 */
async function lookThroughNight(context: MarkersContext): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    const row = await lockLook(tx, 'night')
    const at = context.clock.now()
    if (!row || !isDue('night', row.looked_up_to, at)) return false
    const begunAt = row.begun_at ?? at
    const players = await playersOfNight(tx, row.after_player, begunAt)
    await lookAtBatch(context, players, 'night')
    const isOver = players.length < batch
    if (isOver) await forgetOldSlices(tx, at)
    const over = { looked_up_to: begunAt, begun_at: null, after_player: 0 }
    const on = { begun_at: begunAt, after_player: players.at(-1) ?? 0 }
    await tx
      .updateTable('markers_look')
      .set(isOver ? over : on)
      .where('look', '=', 'night')
      .execute()
    return !isOver
  })
}

/** Players who played or were paid in the last two days, and those at a level, by their numbers. */
async function playersOfNight(tx: Tx, afterPlayer: number, at: Date): Promise<PlayerId[]> {
  const { rows } = await sql<{ player: number }>`
    SELECT player FROM (
      (SELECT player FROM ledger_player
        WHERE player > ${afterPlayer} AND played_at > ${after(at, -nightBackMs)}
        ORDER BY player LIMIT ${batch})
      UNION
      (SELECT player_id FROM markers_player WHERE player_id > ${afterPlayer} AND level > 0
        ORDER BY player_id LIMIT ${batch})) who
    ORDER BY player LIMIT ${batch}`.execute(tx)
  return rows.map(({ player }) => playerId(player))
}

/** The other copies find it held and pass. */
function lockLook(tx: Tx, look: Look) {
  return tx
    .selectFrom('markers_look')
    .selectAll()
    .where('look', '=', look)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Players are looked at together; where that fails each alone, so that one keeps no other from it. */
async function lookAtBatch(
  context: MarkersContext,
  players: readonly PlayerId[],
  look: Look,
): Promise<void> {
  if (await lookSafely(context, players, look)) return
  for (const player of players) await lookSafely(context, [player], look)
}

async function lookSafely(
  context: MarkersContext,
  players: readonly PlayerId[],
  look: Look,
): Promise<boolean> {
  try {
    await lookAtPlayers(context, players, look)
    return true
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const [playerId] = players
    if (players.length > 1) {
      context.log.warn({ because: messageOf(error) }, 'players are looked at one by one')
    } else logFailure(context.log, error, 'a player could not be looked at', { playerId })
    return false
  }
}
