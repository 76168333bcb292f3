import {
  dataCopyAgainMs,
  type OutcomeOf,
  type orderDataCopy as orderCall,
} from '@nordlys/contracts'
import { after, type PlayerId, timeKey } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import { lockSpaces } from '../../db/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { findLatest, isUnderWay } from './copy-rows.ts'

/** The queue's task that makes one copy. */
export const makeCopyTask = 'make-data-copy'

/** Orders a copy of all that is kept of a player: one is made at a time, and one a day. [PD4] */
export function orderCopy(
  { players }: PersonalDataContext,
  playerId: PlayerId,
): Promise<OutcomeOf<typeof orderCall>> {
  return players.db.transaction().execute(async (tx) => {
    // Two wishes at once are judged one after the other.
    await sql`SELECT pg_advisory_xact_lock(${lockSpaces.dataCopiesOfPlayer}::int, ${playerId}::int)`.execute(
      tx,
    )
    const at = players.clock.now()
    const latest = await findLatest(tx, playerId)
    if (latest && isUnderWay(latest)) return { ok: false, refusal: 'under-way' }
    const mayOrderAt = latest && after(latest.ordered_at, dataCopyAgainMs)
    if (mayOrderAt && mayOrderAt > at) return { ok: false, refusal: 'too-soon', mayOrderAt }
    const copyId = timeKey(players.clock, players.random)
    await tx
      .insertInto('personal_data_copy')
      .values({ ...nothingYet, copy_id: copyId, player_id: playerId, ordered_at: at })
      .execute()
    const details = { copyId }
    await audit(tx, { actor: 'player', playerId, action: 'data-copy-ordered', details, at })
    await players.enqueue(tx, makeCopyTask, { copyId })
    return { ok: true, copyId }
  })
}

const nothingYet = {
  ...{ ready_at: null, expires_at: null, parts: null },
  ...{ opened_login: null, opened_until: null, gone_at: null },
}
