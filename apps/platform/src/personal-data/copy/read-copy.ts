import {
  type DataCopy,
  dataCopyAgainMs,
  type OutcomeOf,
  type readDataCopy as readCall,
} from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import type { PersonalDataContext } from '../base/context.ts'
import { type CopyRow, findLatest, isGone, isOpenTo, isUnderWay } from './copy-rows.ts'

/** The player's latest copy, and from when the next one may be ordered. */
export async function readCopy(
  { players }: PersonalDataContext,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: string },
): Promise<OutcomeOf<typeof readCall>> {
  const at = players.clock.now()
  const row = await findLatest(players.db, playerId)
  if (!row) return { ok: true }
  const mayOrderAt = after(row.ordered_at, dataCopyAgainMs)
  return {
    ok: true,
    copy: presentCopy(row, { sessionId, at }),
    ...(!isUnderWay(row) && mayOrderAt > at && { mayOrderAt }),
  }
}

function presentCopy(row: CopyRow, { sessionId, at }: { sessionId: string; at: Date }): DataCopy {
  const { copy_id: copyId, ordered_at: orderedAt, expires_at: expiresAt } = row
  if (isUnderWay(row)) return { copyId, orderedAt, state: 'under-way', isOpen: false }
  if (expiresAt === null || isGone(row, at))
    return { copyId, orderedAt, state: 'gone', isOpen: false }
  return { copyId, orderedAt, expiresAt, state: 'ready', isOpen: isOpenTo(row, sessionId, at) }
}
