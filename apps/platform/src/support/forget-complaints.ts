import { retentionMs } from '@nordlys/contracts'
import { after, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { auditAll } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { CaseRow } from './complaint-rows.ts'

const forgottenAtOnce = 200

/**
 * Removes cases of five years ago, decided or not, with all that was written and sent in them. A file that a
 * later case has as well stays for that one, and so does a case of a player for whom a hold stands: `isHeld`
 * is the SQL that says so of a player's column. A job ticks it. [CP10] [PD14]
 */
export async function forgetOldComplaints(
  db: Db,
  at: Date,
  isHeld: (player: string, at: Date) => string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('support_case')
      .selectAll()
      .where('received_at', '<=', after(at, -retentionMs.complaint))
      .where(sql<boolean>`NOT ${sql.raw(isHeld('support_case.player_id', at))}`)
      .orderBy('received_at')
      .limit(forgottenAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    if (old.length > 0) await forget(tx, old, at)
  })
}

async function forget(tx: Tx, old: readonly CaseRow[], at: Date): Promise<void> {
  const cases = old.map(({ case_id: caseId }) => caseId)
  const files = await tx
    .deleteFrom('support_case_file')
    .where('case_id', 'in', cases)
    .returning('document_id')
    .execute()
  const documents = files.map(({ document_id: documentId }) => documentId)
  if (documents.length > 0) {
    await tx
      .deleteFrom('documents_document')
      .where('document_id', 'in', documents)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('support_case_file as f')
              .select('f.case_id')
              .whereRef('f.document_id', '=', 'documents_document.document_id'),
          ),
        ),
      )
      .execute()
  }
  await tx.deleteFrom('support_case_message').where('case_id', 'in', cases).execute()
  await tx.deleteFrom('support_case').where('case_id', 'in', cases).execute()
  await auditAll(
    tx,
    old.map(({ case_id: number, player_id: player }) => ({
      actor: 'system',
      ...(player !== null && { playerId: player as PlayerId }),
      action: 'complaint-forgotten',
      details: { number },
      at,
    })),
  )
}
