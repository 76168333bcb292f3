import type { AskedDocument } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Employee } from '../staff/index.ts'
import './tables.ts'

/** A player and a type of document: what a request is found by while it is open. */
export interface Requested {
  playerId: PlayerId
  documentType: string
}

export function findOpenRequest(tx: Tx, { playerId, documentType }: Requested) {
  return tx
    .selectFrom('documents_request')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('document_type', '=', documentType)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Documents that the player is asked for, as they read it, the oldest request first. */
export async function listAskedDocuments(db: Db, playerId: PlayerId): Promise<AskedDocument[]> {
  const rows = await db
    .selectFrom('documents_request')
    .select(['document_type', 'purpose', 'last_day', 'answered_at'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .orderBy('request_id')
    .execute()
  return rows.map((row) => ({
    ...{ documentType: row.document_type, purpose: row.purpose, lastDay: row.last_day },
    isAnswered: row.answered_at !== null,
  }))
}

/** A file of the type has come, at a moment; null once it was rejected: the next one answers. */
export async function noteAnswer(tx: Tx, about: Requested, at: Date | null): Promise<void> {
  await tx
    .updateTable('documents_request')
    .set({ answered_at: at })
    .where('player_id', '=', about.playerId)
    .where('document_type', '=', about.documentType)
    .where('ended_at', 'is', null)
    .where('answered_at', at === null ? 'is not' : 'is', null)
    .execute()
}

/** Ends the request that is open, if there is one. */
export async function endRequest(
  tx: Tx,
  about: Requested,
  end: { employee: Employee; outcome: 'approved' | 'withdrawn'; at: Date },
): Promise<void> {
  const { employee, outcome, at } = end
  const ended = await tx
    .updateTable('documents_request')
    .set({ ended_at: at, ended_by: employee.employeeId, outcome })
    .where('player_id', '=', about.playerId)
    .where('document_type', '=', about.documentType)
    .where('ended_at', 'is', null)
    .returning('request_id')
    .executeTakeFirst()
  if (!ended) return
  const { playerId, documentType } = about
  const details = { requestId: String(ended.request_id), documentType }
  const action = `document-request-${outcome}` as const
  await audit(tx, { actor: 'staff', employee, playerId, details, at, action })
}
