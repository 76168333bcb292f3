import { createHash } from 'node:crypto'
import type { OutcomeOf, uploadDocument as uploadDocumentCall } from '@nordlys/contracts'
import { after, dayMs, type PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../audit/index.ts'
import { lockSpaces, type Tx } from '../db/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { keptDocumentOf, toldColumns } from './kept-document.ts'
import { reencode } from './picture.ts'
import { recognise } from './recognise.ts'
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
  if (file.bytes.length === 0) return refuse('empty-file')
  if (file.bytes.length > rules.bytesMax) return refuse('file-too-large')
  const { db, players } = context
  const key: DocumentKey = { file, fingerprint: fingerprintOf(context, file.bytes) }
  const before = await db.transaction().execute(async (tx) => {
    const found = await find(tx, key)
    if (found) await context.noteSent(tx, file)
    return found
  })
  if (before) return told(context, before)
  const who = { name: String(file.playerId) }
  if (!(await isWithinThrottle(players.throttle, 'upload-document', who, file.at))) {
    return refuse('too-many-attempts')
  }
  const read = await readFile(file.bytes, rules)
  if (typeof read === 'string') return refuse(read)
  const row = await db.transaction().execute((tx) => keep(tx, context, key, read))
  return row ? told(context, row) : refuse('too-many-documents')
}

interface ReadFile {
  bytes: Buffer
  contentType: DocumentTable['content_type']
}

/** The kept form of a file: a picture is another one afterwards, a PDF is as it came. */
async function readFile(bytes: Buffer, rules: UploadRules): Promise<ReadFile | Refusal> {
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

/** Undefined when there are too many already. */
async function keep(
  tx: Tx,
  { players: { vault, clock }, noteSent }: IdentityPapersContext,
  key: DocumentKey,
  { bytes, contentType }: ReadFile,
) {
  const { playerId, documentType, fileName } = key.file
  // Files sent at the same moment are counted one after the other.
  await sql`SELECT pg_advisory_xact_lock(${lockSpaces.documentsOfPlayer}::int, ${playerId}::int)`.execute(
    tx,
  )
  const meanwhile = await find(tx, key)
  if (meanwhile) {
    await noteSent(tx, key.file)
    return meanwhile
  }
  // A picture may have taken long to be encoded again.
  const at = clock.now()
  if (await hasTooMany(tx, playerId, at)) return undefined
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
    .returning(toldColumns)
    .executeTakeFirstOrThrow()
  await audit(tx, {
    actor: 'player',
    playerId,
    action: 'document-received',
    details: { documentId: String(row.document_id), documentType, contentType },
    at,
  })
  await noteSent(tx, { playerId, documentType, at })
  return row
}

function find(tx: Tx, { file, fingerprint }: DocumentKey) {
  return tx
    .selectFrom('documents_document')
    .select(toldColumns)
    .where('player_id', '=', file.playerId)
    .where('document_type', '=', file.documentType)
    .where('fingerprint', '=', fingerprint)
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
  row: Parameters<typeof keptDocumentOf>[1],
): Outcome {
  return { ok: true, document: keptDocumentOf(players.vault, row) }
}

function refuse(refusal: Refusal): Outcome {
  return { ok: false, refusal }
}
