import { retentionMs } from '@nordlys/contracts'
import { after, playerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { writeTo } from './copy-letter.ts'
import { type CopyRow, isUnderWay } from './copy-rows.ts'
import { copyText } from './copy-text.ts'
import { keepParts } from './keep-parts.ts'

/**
 * Makes a copy that was ordered, as of one moment, and writes to its player. The queue's task; run again,
 * it finds the copy made. One that fails leaves nothing of itself. [PD4]
 */
export async function makeCopy(
  context: PersonalDataContext,
  { copyId }: { copyId: string },
): Promise<void> {
  const { db, clock } = context.players
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const row = await lockOrdered(tx, copyId)
      if (!row) return
      const at = clock.now()
      const player = playerId(row.player_id)
      const parts = await keepParts(
        context,
        tx,
        copyId,
        copyText(context, tx, { playerId: player, at }),
      )
      const expiresAt = after(at, retentionMs.dataCopy)
      await tx
        .updateTable('personal_data_copy')
        .set({ ready_at: at, expires_at: expiresAt, parts })
        .where('copy_id', '=', copyId)
        .execute()
      const details = { copyId, parts }
      await audit(tx, { actor: 'system', playerId: player, action: 'data-copy-made', details, at })
      await writeTo(context, tx, { ...row, expires_at: expiresAt })
    })
}

async function lockOrdered(tx: Tx, copyId: string): Promise<CopyRow | undefined> {
  const row = await tx
    .selectFrom('personal_data_copy')
    .selectAll()
    .where('copy_id', '=', copyId)
    .forUpdate()
    .executeTakeFirst()
  return row && isUnderWay(row) ? row : undefined
}
