import { isDatabaseAway, logFailure, type PlayerId, playerId } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import { lockAccountRow } from '../../players/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { eraseAtOnce, findStops } from './ask-erasure.ts'

const playersAtOnce = 100

/**
 * Removes what may go at once of players for whom a hold stood at their wish, or something was not settled,
 * and nothing stands in the way now. [PD14] [PD21]
 */
export async function finishErasures({ players }: PersonalDataContext, at: Date): Promise<void> {
  let after = 0n
  for (;;) {
    const waiting = await findWaiting(players.db, after)
    for (const { player } of waiting) {
      try {
        await finishErasure(players.db, player, at)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        logFailure(players.log, error, 'an erasure could not be finished', { playerId: player })
      }
    }
    const last = waiting.at(-1)
    if (last === undefined) return
    after = last.erasureId
  }
}

async function findWaiting(db: Db, after: bigint) {
  const rows = await db
    .selectFrom('personal_data_erasure')
    .select(['erasure_id', 'player_id'])
    .where('done_at', 'is', null)
    .where('erasure_id', '>', after)
    .orderBy('erasure_id')
    .limit(playersAtOnce)
    .execute()
  return rows.map((row) => ({ erasureId: row.erasure_id, player: playerId(row.player_id) }))
}

function finishErasure(db: Db, player: PlayerId, at: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, player)
    const { isHeld, isUnsettled } = await findStops(tx, player, at)
    if (isHeld || isUnsettled) return
    const { done_at: doneAt } = await tx
      .selectFrom('personal_data_erasure')
      .select('done_at')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow()
    if (doneAt === null) await eraseAtOnce(tx, player, at)
  })
}
