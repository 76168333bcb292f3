import {
  type OutcomeOf,
  type RequestOf,
  readPlayerPauses as readCall,
  type StandingPause,
} from '@nordlys/contracts'
import { type PlayerId, playerId as playerIdOf } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import { type StaffCall, staffCall } from '../staff/index.ts'
import type { PauseTable } from './tables.ts'

/** The pause that stands at a moment, the longest when there are several; at its end there is none. */
export async function findPause(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<StandingPause | undefined> {
  const row = await findPauseRow(db, playerId, at)
  return row && pauseOf(row)
}

/**
 * The pause that a login is the first after: it ended since the login before, and no other stands. Nothing
 * is sent when a pause ends, so the login tells it. [LIM-06]
 */
export async function findPauseOver(
  db: Db,
  playerId: PlayerId,
  { loggedInAt, previousLoginAt }: { loggedInAt: Date; previousLoginAt?: Date | undefined },
): Promise<StandingPause | undefined> {
  if (!previousLoginAt || (await findPauseRow(db, playerId, loggedInAt))) return undefined
  const row = await db
    .selectFrom('limits_pause')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ends_at', '>', previousLoginAt)
    .where('ends_at', '<=', loggedInAt)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && pauseOf(row)
}

const listMax = 20

/** The calls of the staff about pauses. */
export function pauseCalls({ db }: { db: Db }): StaffCall[] {
  return [staffCall(readCall, ({ request }) => readPlayerPauses(db, request))]
}

/** The pauses there were, as staff see them; ended ones, too. */
async function readPlayerPauses(
  db: Db,
  asked: RequestOf<typeof readCall>,
): Promise<OutcomeOf<typeof readCall>> {
  const playerId = playerIdOf(asked.playerId)
  const known = await db
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!known) return { ok: false, refusal: 'unknown' }
  const rows = await db
    .selectFrom('limits_pause')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('pause_id', 'desc')
    .limit(listMax)
    .execute()
  return { ok: true, pauses: rows.map(pauseOf) }
}

export type PauseRow = Selectable<PauseTable>

/** The same as its row. */
export function findPauseRow(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<PauseRow | undefined> {
  return db
    .selectFrom('limits_pause')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((pause) => pause.or([pause('ends_at', 'is', null), pause('ends_at', '>', at)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .orderBy('pause_id')
    .limit(1)
    .executeTakeFirst()
}

export function pauseOf({ kind, starts_at: startsAt, ends_at: endsAt }: PauseRow): StandingPause {
  return { kind, startsAt, ...(endsAt && { endsAt }) }
}
