import { createHash } from 'node:crypto'
import type { OutcomeOf, uploadDocument as uploadDocumentCall } from '@nordlys/contracts'
import { after, dayMs, type PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { type DocumentRow, documentRows, keptDocumentOf } from './kept-document.ts'
import { lockDocumentsOf } from './lock-document.ts'
import { reencode } from './picture.ts'
import { recognise } from './recognise.ts'
import { noteAnswer } from './request-rows.ts'
import type { DocumentTable } from './tables.ts'
import { readUploadRules, type UploadRules } from './upload-rules.ts'

/** More than anybody is asked for. [SEC-85] */
export const documentsADayMax = 20
export const documentsKeptMax = 100

type Outcome = OutcomeOf<typeof uploadDocumentCall>
type Refusal = Exclude<Outcome, { ok: true }>['refusal']

export interface SentFile {
  playerId: PlayerId
  documentType: string
  fileName: string
  bytes: Buffer
  at: Date
}

/** The purpose of a file. Both functions run in the transaction that finds or keeps it. */
export interface FilePurpose {
  /** `found`: the same file, which was sent before. */
  mayTake(tx: Tx, found?: bigint): Promise<boolean>
  /** Also of the same file again, which is not new. */
  take(tx: Tx, documentId: bigint, isNew: boolean): Promise<void>
}

/**
 * Keeps one file of documentation, encrypted. What was sent before is answered as it was then; only what
 * is new costs an attempt. [SCREEN-11, VAL-11]
 */
export async function uploadDocument(
  context: IdentityPapersContext,
  file: SentFile,
): Promise<Outcome> {
  const rules = await readUploadRules(context.db)
  if (!rules.documentTypes.includes(file.documentType)) return refuse('unknown-document-type')
  return keepFile(context, file, rules, {
    mayTake: async () => true,
    async take(tx, _documentId, isNew) {
      const at = context.players.clock.now()
      await context.payouts.noteSent(tx, { ...file, at })
      if (isNew) await noteAnswer(tx, file, at)
    },
  })
}

/**
 * The same for a file that comes with something else, whose own type no configuration names. It is refused
 * `too-many-documents` as well where its purpose does not take it.
 */
export async function uploadFor(
  context: IdentityPapersContext,
  file: SentFile,
  purpose: FilePurpose,
): Promise<Exclude<Outcome, { refusal: 'session-expired' | 'unknown-document-type' }>> {
  const rules = await readUploadRules(context.db)
  return keepFile(context, file, rules, purpose)
}

type FileRefusal = Exclude<Refusal, 'session-expired' | 'unknown-document-type'>
type FileOutcome = Extract<Outcome, { ok: true }> | { ok: false; refusal: FileRefusal }

async function keepFile(
  context: IdentityPapersContext,
  file: SentFile,
  rules: UploadRules,
  purpose: FilePurpose,
): Promise<FileOutcome> {
  if (file.bytes.length === 0) return refuse('empty-file')
  if (file.bytes.length > rules.bytesMax) return refuse('file-too-large')
  const { db, players } = context
  const key: DocumentKey = { file, fingerprint: fingerprintOf(context, file.bytes) }
  const before = await db.transaction().execute((tx) => takeFound(tx, key, purpose))
  if (before === 'not-taken') return refuse('too-many-documents')
  if (before) return told(context, before)
  const who = { name: String(file.playerId) }
  if (!(await isWithinThrottle(players.throttle, 'upload-document', who, file.at))) {
    return refuse('too-many-attempts')
  }
  const read = await readFile(file.bytes, rules)
  if (typeof read === 'string') return refuse(read)
  const row = await db.transaction().execute((tx) => keep(tx, context, key, { ...read, purpose }))
  return row === 'not-taken' ? refuse('too-many-documents') : told(context, row)
}

/** The file that was sent before, taken for its purpose; undefined when it is new. */
async function takeFound(tx: Tx, key: DocumentKey, purpose: FilePurpose) {
  // An employee may be judging it.
  await lockDocumentsOf(tx, key.file.playerId)
  const found = await find(tx, key)
  if (!found) return undefined
  if (!(await purpose.mayTake(tx, found.document_id))) return 'not-taken'
  // A rejected file sent once more answers nothing.
  const isRejected = found.state === 'rejected' || found.state === 'replaced'
  if (!isRejected) await purpose.take(tx, found.document_id, false)
  return found
}

interface ReadFile {
  bytes: Buffer
  contentType: DocumentTable['content_type']
}

/** The kept form of a file: a picture is another one afterwards, a PDF is as it came. */
async function readFile(bytes: Buffer, rules: UploadRules): Promise<ReadFile | FileRefusal> {
  const type = recognise(bytes)
  if (!type || !rules.contentTypes.includes(type)) return 'unknown-file-type'
  if (type === 'application/pdf') return { bytes, contentType: type }
  const picture = await reencode(bytes)
  return picture ? { bytes: picture, contentType: 'image/jpeg' } : 'unreadable-file'
}

interface DocumentKey {
  file: SentFile
  fingerprint: Buffer
}

/** `not-taken` when there are too many already. */
async function keep(
  tx: Tx,
  { players: { vault, clock } }: IdentityPapersContext,
  key: DocumentKey,
  { bytes, contentType, purpose }: ReadFile & { purpose: FilePurpose },
) {
  const { playerId, documentType, fileName } = key.file
  const meanwhile = await takeFound(tx, key, purpose)
  if (meanwhile) return meanwhile
  // A picture may have taken long to be encoded again.
  const at = clock.now()
  if (await hasTooMany(tx, playerId, at)) return 'not-taken'
  if (!(await purpose.mayTake(tx))) return 'not-taken'
  const row = await tx
    .insertInto('documents_document')
    .values({
      player_id: playerId,
      document_type: documentType,
      file_name_sealed: vault.encrypt('document-name', tidyName(fileName)),
      content_type: contentType,
      fingerprint: key.fingerprint,
      bytes_sealed: vault.encryptBytes('document', bytes),
      state: 'received',
      received_at: at,
    })
    .returning(['document_id', 'document_type', 'file_name_sealed', 'received_at'])
    .executeTakeFirstOrThrow()
  await replaceRejected(tx, key.file)
  await audit(tx, {
    actor: 'player',
    playerId,
    action: 'document-received',
    details: { documentId: String(row.document_id), documentType, contentType },
    at,
  })
  await purpose.take(tx, row.document_id, true)
  return { ...row, state: 'received', reason: null } as const
}

/** A rejected document is replaced by the next one of its type. */
async function replaceRejected(tx: Tx, { playerId, documentType }: SentFile): Promise<void> {
  await tx
    .updateTable('documents_review as r')
    .from('documents_document as d')
    .set({ state: 'replaced' })
    .whereRef('d.document_id', '=', 'r.document_id')
    .where('d.player_id', '=', playerId)
    .where('d.document_type', '=', documentType)
    .where('r.state', '=', 'rejected')
    .execute()
}

function find(tx: Tx, { file, fingerprint }: DocumentKey) {
  return documentRows(tx)
    .where('d.player_id', '=', file.playerId)
    .where('d.document_type', '=', file.documentType)
    .where('d.fingerprint', '=', fingerprint)
    .executeTakeFirst()
}

async function hasTooMany(tx: Tx, playerId: PlayerId, at: Date): Promise<boolean> {
  const { all, today } = await tx
    .selectFrom('documents_document')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('all'),
      fn.countAll<bigint>().filterWhere('received_at', '>', after(at, -dayMs)).as('today'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return all >= documentsKeptMax || today >= documentsADayMax
}

/** A keyed hash: a plain one would show anybody with the file that it is kept here. */
function fingerprintOf({ players }: IdentityPapersContext, bytes: Buffer): Buffer {
  return players.vault.mark('document', createHash('sha256').update(bytes).digest('hex'))
}

/** Without folders, and without signs that are not seen or turn others round. [SEC-78] */
function tidyName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replaceAll(/\p{C}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function told(
  { players }: IdentityPapersContext,
  row: DocumentRow,
): Extract<Outcome, { ok: true }> {
  return { ok: true, document: keptDocumentOf(players.vault, row) }
}

function refuse<Refused extends Refusal>(refusal: Refused): { ok: false; refusal: Refused } {
  return { ok: false, refusal }
}
