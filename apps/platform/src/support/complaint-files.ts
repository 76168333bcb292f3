import {
  type addComplaintFile as addCall,
  complaintFilesMax,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import { complaintFileType, uploadFor } from '../identity-papers/index.ts'
import { findOwn, lockComplaints } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'

/** Keeps a file with a case of the player's, encrypted; the same file again is one. [CP7] */
export async function addComplaintFile(
  { db, identityPapers, clock }: SupportContext,
  playerId: PlayerId,
  { number, file_name: fileName, file }: RequestOf<typeof addCall>,
): Promise<OutcomeOf<typeof addCall>> {
  const row = await findOwn(db, playerId, number)
  if (!row) return { ok: false, refusal: 'unknown' }
  if (row.state === 'decided') return { ok: false, refusal: 'already-decided' }
  const caseId = row.case_id
  const at = clock.now()
  const bytes = Buffer.from(file, 'base64')
  const sent = { playerId, documentType: complaintFileType, fileName, bytes, at }
  const outcome = await uploadFor(identityPapers, sent, {
    async mayTake(tx, found) {
      await lockComplaints(tx, playerId)
      const files = await readFiles(tx, caseId)
      return files.length < complaintFilesMax || files.some((each) => each === found)
    },
    take: (tx, documentId) => link(tx, { caseId, documentId, at }),
  })
  return outcome.ok ? { ok: true } : outcome
}

async function readFiles(tx: Tx, caseId: bigint): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('support_case_file')
    .select('document_id')
    .where('case_id', '=', caseId)
    .execute()
  return rows.map(({ document_id: documentId }) => documentId)
}

async function link(
  tx: Tx,
  { caseId, documentId, at }: { caseId: bigint; documentId: bigint; at: Date },
): Promise<void> {
  await tx
    .insertInto('support_case_file')
    .values({ case_id: caseId, document_id: documentId, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
