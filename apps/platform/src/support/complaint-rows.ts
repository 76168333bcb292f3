import type { Complaint, ComplaintSummary } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { type Selectable, sql } from 'kysely'
import { audit } from '../audit/index.ts'
import { type Db, lockSpaces, type Tx } from '../db/index.ts'
import type { IdentityPapersContext } from '../identity-papers/index.ts'
import type { SupportCaseTable } from './tables.ts'

export type CaseRow = Selectable<SupportCaseTable>

/** Everything that belongs to a case besides its row. */
export interface CaseParts {
  messages: Awaited<ReturnType<typeof readMessages>>
  files: Complaint['files']
}

/** What was written and sent in some cases, oldest first, by case. */
export async function readParts(
  db: Db | Tx,
  { players }: IdentityPapersContext,
  cases: readonly bigint[],
): Promise<(caseId: bigint) => CaseParts> {
  const messages = await readMessages(db, cases)
  const files = await readFiles(db, cases)
  return (caseId) => ({
    messages: messages.filter(({ case_id: of }) => of === caseId),
    files: files
      .filter(({ case_id: of }) => of === caseId)
      .map(({ file_name_sealed: name, sent_at: sentAt }) => ({
        fileName: players.vault.decrypt('document-name', name),
        sentAt,
      })),
  })
}

function readMessages(db: Db | Tx, cases: readonly bigint[]) {
  return db
    .selectFrom('support_case_message as m')
    .leftJoin('staff_employee as e', 'e.employee_id', 'm.employee_id')
    .select(['m.case_id', 'm.author', 'm.words', 'm.written_at', 'e.name as by'])
    .where('m.case_id', 'in', cases.length > 0 ? [...cases] : [0n])
    .orderBy('m.message_id')
    .execute()
}

function readFiles(db: Db | Tx, cases: readonly bigint[]) {
  return db
    .selectFrom('support_case_file as f')
    .innerJoin('documents_document as d', 'd.document_id', 'f.document_id')
    .select(['f.case_id', 'f.sent_at', 'd.file_name_sealed'])
    .where('f.case_id', 'in', cases.length > 0 ? [...cases] : [0n])
    .orderBy('f.sent_at')
    .orderBy('f.document_id')
    .execute()
}

export function summaryOf(row: CaseRow): ComplaintSummary {
  return {
    number: Number(row.case_id),
    topic: row.topic,
    state: row.state,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    ...(row.told_at && { toldAt: row.told_at }),
    ...(row.expected_by && { expectedBy: row.expected_by }),
  }
}

/** What its player and staff both read of a case. */
export function presentCase(row: CaseRow, { files }: CaseParts): Omit<Complaint, 'messages'> {
  const { subject_kind: kind, subject_ref: id, subject_at: at } = row
  const { outcome, reasons, way_on: wayOn, decided_at: decidedAt } = row
  return {
    ...summaryOf(row),
    ...(kind && id && at && { subject: { kind, id, at } }),
    ...(row.wish !== null && { wish: row.wish }),
    words: row.words,
    files,
    ...(outcome &&
      reasons &&
      wayOn &&
      decidedAt && {
        decision: { outcome, reasons, wayOn, decidedAt },
      }),
  }
}

/** A player's acts on their cases come one after the other: what they are counted by stands meanwhile. */
export async function lockComplaints(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockSpaces.complaintsOfPlayer}::int,
    ${playerId}::int)`.execute(tx)
}

/** The line of the audit, without a word of what was written. */
export function noteReceived(tx: Tx, row: CaseRow): Promise<void> {
  const { case_id: number, player_id: player, topic, due_at: dueAt, received_at: at } = row
  return audit(tx, {
    actor: player === null ? 'outside' : 'player',
    ...(player !== null && { playerId: player as PlayerId }),
    action: 'complaint-received',
    details: { number, topic, dueAt },
    at,
  })
}

/** Undefined where it is another's, as where there is none. */
export function findOwn(
  db: Db | Tx,
  playerId: PlayerId,
  number: number,
): Promise<CaseRow | undefined> {
  return ownCase(db, playerId, number).executeTakeFirst()
}

/** A case of the player's own, as a query. */
export function ownCase(db: Db | Tx, playerId: PlayerId, number: number) {
  return db
    .selectFrom('support_case')
    .selectAll()
    .where('case_id', '=', BigInt(number))
    .where('player_id', '=', playerId)
}
