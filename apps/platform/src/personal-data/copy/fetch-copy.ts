import { gunzipSync } from 'node:zlib'
import {
  dataCopyOpenMs,
  type OutcomeOf,
  type openDataCopy as openCall,
  type RequestOf,
  type readDataCopyPart as readPartCall,
} from '@nordlys/contracts'
import { after, type PlayerId, required } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import { startStepUp } from '../../players/index.ts'
import { isWithinThrottle } from '../../throttle/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { type CopyRow, findOwn, isGone, isOpenTo, isUnderWay } from './copy-rows.ts'

interface Asking {
  playerId: PlayerId
  sessionId: string
}

/** Sends the player to MitID to confirm that they fetch their copy in this login, 20 times an hour. [PD5] */
export async function openCopy(
  { players }: PersonalDataContext,
  { playerId, sessionId }: Asking,
  { copyId }: RequestOf<typeof openCall>,
): Promise<OutcomeOf<typeof openCall>> {
  const at = players.clock.now()
  const row = await findOwn(players.db, playerId, copyId)
  if (!row || isUnderWay(row)) return { ok: false, refusal: 'unknown' }
  if (isGone(row, at)) return { ok: false, refusal: 'gone' }
  const who = { name: String(playerId) }
  if (!(await isWithinThrottle(players.throttle, 'open-data-copy', who, at))) {
    return { ok: false, refusal: 'too-many-attempts' }
  }
  return startStepUp(players, { playerId, action: { kind: 'data-copy', copyId, sessionId }, at })
}

/** MitID has confirmed it: the login may fetch the copy for some minutes. */
export async function confirmCopy(
  { players }: PersonalDataContext,
  { playerId, sessionId, copyId }: Asking & { copyId: string },
): Promise<void> {
  await players.db.transaction().execute(async (tx) => {
    const at = players.clock.now()
    const { numUpdatedRows } = await tx
      .updateTable('personal_data_copy')
      .set({ opened_login: sessionId, opened_until: after(at, dataCopyOpenMs) })
      .where('copy_id', '=', copyId)
      .where('player_id', '=', playerId)
      .where('gone_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const details = { copyId }
    await audit(tx, { actor: 'player', playerId, action: 'data-copy-opened', details, at })
  })
}

/**
 * One part of a copy as text; the parts after one another are the file. Each but the first lets the login
 * fetch for some minutes more, so that a slow line is not cut off: until the login or the copy ends. [PD5]
 */
export async function readCopyPart(
  { players }: PersonalDataContext,
  { playerId, sessionId }: Asking,
  { copyId, part }: RequestOf<typeof readPartCall>,
): Promise<OutcomeOf<typeof readPartCall>> {
  const at = players.clock.now()
  const row = await findOwn(players.db, playerId, copyId)
  if (!row || isUnderWay(row)) return { ok: false, refusal: 'unknown' }
  if (isGone(row, at)) return { ok: false, refusal: 'gone' }
  if (!isOpenTo(row, sessionId, at)) return { ok: false, refusal: 'not-confirmed' }
  const found = await players.db
    .selectFrom('personal_data_copy_part')
    .select('text_sealed')
    .where('copy_id', '=', copyId)
    .where('number', '=', part)
    .executeTakeFirst()
  if (!found) return { ok: false, refusal: 'unknown' }
  if (part > 0) await keepOpen(players.db, row, at)
  const packed = players.vault.decryptBytes('data-copy', found.text_sealed)
  const parts = required(row.parts, 'the parts of a copy that is ready')
  return { ok: true, parts, text: gunzipSync(packed).toString('utf8') }
}

/** Writes at most every few minutes of a fetching. */
async function keepOpen(db: Db, { copy_id: copyId, opened_until: until }: CopyRow, at: Date) {
  if (until !== null && until > after(at, dataCopyOpenMs / 2)) return
  await db
    .updateTable('personal_data_copy')
    .set({ opened_until: after(at, dataCopyOpenMs) })
    .where('copy_id', '=', copyId)
    .where('opened_until', '=', until)
    .execute()
}
