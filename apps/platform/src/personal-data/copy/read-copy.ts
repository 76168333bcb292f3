import {
  type DataCopy,
  dataCopyAgainMs,
  type OutcomeOf,
  type RequestOf,
  type readDataCopy as readCall,
} from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import type { PersonalDataContext } from '../base/context.ts'
import { type CopyRow, findLatest, findOwn, isGone, isOpenTo, isUnderWay } from './copy-rows.ts'

/** The copy that is named or else the latest, and from when the next one may be ordered. */
export async function readCopy(
  { players: { db, clock } }: PersonalDataContext,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: string },
  { copyId }: RequestOf<typeof readCall>,
): Promise<OutcomeOf<typeof readCall>> {
  const at = clock.now()
  const latest = await findLatest(db, playerId)
  const row = copyId === undefined ? latest : await findOwn(db, playerId, copyId)
  if (!latest || !row) return { ok: true }
  const mayOrderAt = after(latest.ordered_at, dataCopyAgainMs)
  return {
    ok: true,
    copy: presentCopy(row, { sessionId, at }),
    ...(!isUnderWay(latest) && mayOrderAt > at && { mayOrderAt }),
  }
}

function presentCopy(row: CopyRow, { sessionId, at }: { sessionId: string; at: Date }): DataCopy {
  const { copy_id: copyId, ordered_at: orderedAt, expires_at: expiresAt } = row
  if (isUnderWay(row)) return { copyId, orderedAt, state: 'under-way', isOpen: false }
  if (expiresAt === null || isGone(row, at))
    return { copyId, orderedAt, state: 'gone', isOpen: false }
  return { copyId, orderedAt, expiresAt, state: 'ready', isOpen: isOpenTo(row, sessionId, at) }
}
