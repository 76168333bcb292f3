import type { AskedDocument } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Employee } from '../staff/index.ts'
import { documentRows } from './kept-document.ts'
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

/** Notes that a new file of the type has come, in the transaction that keeps it. [ID60] */
export async function noteAnswer(tx: Tx, about: Requested, at: Date): Promise<void> {
  await setAnswered(tx, about, at)
}

/** After a rejection the request waits again, unless another document of the type is still to be judged. */
export async function noteRejection(tx: Tx, about: Requested): Promise<void> {
  if (!(await isWaiting(tx, about))) await setAnswered(tx, about, null)
}

async function setAnswered(tx: Tx, about: Requested, at: Date | null): Promise<void> {
  await tx
    .updateTable('documents_request')
    .set({ answered_at: at })
    .where('player_id', '=', about.playerId)
    .where('document_type', '=', about.documentType)
    .where('ended_at', 'is', null)
    .execute()
}

/** Whether a document of the type is there that nobody has judged. */
export async function isWaiting(tx: Tx, about: Requested): Promise<boolean> {
  const row = await documentRows(tx)
    .where('d.player_id', '=', about.playerId)
    .where('d.document_type', '=', about.documentType)
    .where((eb) => eb.or([eb('r.state', 'is', null), eb('r.state', '=', 'in-review')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether an employee asked for a document that came at a moment: also by a request that was withdrawn
 * since, so that nobody judges what they asked for. [ID60]
 */
export async function hasAskedFor(
  tx: Tx,
  about: Requested,
  { by, receivedAt }: { by: number; receivedAt: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('documents_request')
    .select('request_id')
    .where('player_id', '=', about.playerId)
    .where('document_type', '=', about.documentType)
    .where('asked_by', '=', by)
    .where('asked_at', '<=', receivedAt)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', receivedAt)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
