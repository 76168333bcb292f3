import { dataCopyMadeWithinMs } from '@nordlys/contracts'
import { after, playerId } from '@nordlys/core'
import { auditAll } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import '../base/tables.ts'

const forgottenAtOnce = 200

/**
 * Ends copies whose days are over, and orders that came to nothing, so that another may be ordered. What
 * was in them is removed; that there was one stays. A job ticks it. [PD6]
 */
export async function forgetOldCopies(db: Db, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const over = await tx
      .selectFrom('personal_data_copy')
      .select(['copy_id', 'player_id'])
      .where('gone_at', 'is', null)
      .where(({ or, and, eb }) =>
        or([
          eb('expires_at', '<=', at),
          and([
            eb('ready_at', 'is', null),
            eb('ordered_at', '<=', after(at, -dataCopyMadeWithinMs)),
          ]),
        ]),
      )
      .orderBy('ordered_at')
      .limit(forgottenAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    if (over.length === 0) return
    const ids = over.map(({ copy_id: copyId }) => copyId)
    await tx.deleteFrom('personal_data_copy_part').where('copy_id', 'in', ids).execute()
    await tx
      .updateTable('personal_data_copy')
      .set({ gone_at: at })
      .where('copy_id', 'in', ids)
      .execute()
    await auditAll(
      tx,
      over.map(({ copy_id: copyId, player_id: player }) => ({
        ...{ actor: 'system', playerId: playerId(player), action: 'data-copy-gone' },
        ...{ details: { copyId }, at },
      })),
    )
  })
}
