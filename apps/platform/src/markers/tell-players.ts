import type { HarmLevel } from '@nordlys/contracts'
import { type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import type { MarkersContext } from './context.ts'
import { harmEmail } from './harm-email.ts'
import { offersStopFrom } from './own-markers.ts'

/** A rise of a player's level, as the records have it. */
export interface Rise {
  levelId: bigint
  playerId: PlayerId
  from: HarmLevel
  to: HarmLevel
}

/**
 * Writes to players who have left level 0, and to those who are offered nothing from now on: each
 * once for as long as they stand above level 0, so that nobody is written to again and again. Mail
 * interrupts no play, and this is none of marketing. [MH12]
 */
export async function tellPlayers(
  { enqueueEmail }: Pick<MarkersContext, 'enqueueEmail'>,
  tx: Tx,
  rises: readonly Rise[],
): Promise<void> {
  const stops = rises.filter(
    ({ from, to }) => from > 0 && from < offersStopFrom && to >= offersStopFrom,
  )
  const left = rises.filter(({ from }) => from === 0)
  const written = [...left, ...(await notToldBefore(tx, stops))]
  const told = new Map(written.map((rise) => [rise.playerId, rise]))
  if (told.size === 0) return
  const readers = await tx
    .selectFrom('players_player')
    .select(['player_id', 'first_name', 'email'])
    .where('player_id', 'in', [...told.keys()])
    .execute()
  for (const { player_id, first_name: firstName, email } of readers) {
    const id = playerId(player_id)
    const rise = told.get(id)
    if (!rise) continue
    const letter = harmEmail(rise.to, { email, firstName })
    const idempotencyKey = `harm-seen-${rise.levelId}`
    await enqueueEmail(tx, { ...letter, playerId: id, idempotencyKey })
  }
}

/** Those who were not at such a level already since they last left level 0. */
async function notToldBefore(tx: Tx, stops: readonly Rise[]): Promise<readonly Rise[]> {
  if (stops.length === 0) return []
  const { rows } = await sql<{ level_id: bigint }>`SELECT l.level_id FROM markers_level l
    WHERE l.level_id = ANY(${stops.map(({ levelId }) => levelId)}::bigint[])
      AND NOT EXISTS (SELECT FROM markers_level earlier
        WHERE earlier.player_id = l.player_id AND earlier.level_id < l.level_id
          AND earlier.to_level >= ${offersStopFrom}
          AND NOT EXISTS (SELECT FROM markers_level back WHERE back.player_id = l.player_id
            AND back.to_level = 0 AND back.level_id > earlier.level_id
            AND back.level_id < l.level_id))`.execute(tx)
  const fresh = new Set(rows.map((row) => row.level_id))
  return stops.filter(({ levelId }) => fresh.has(levelId))
}
