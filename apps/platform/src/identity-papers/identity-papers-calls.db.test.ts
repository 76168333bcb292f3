import {
  type Caller,
  createCaller,
  documentBytesMax,
  listDocuments,
  uploadDocument,
} from '@nordlys/contracts'
import { dayMs, type PlayerId, required, type TestClock } from '@nordlys/core'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { findConfiguration, saveEntry, seedContent } from '../content/index.ts'
import { registerIdentityPapersCalls } from '../http/identity-papers-calls.ts'
import { setBar } from '../ledger/index.ts'
import { start, TestPlayers } from '../players/base/test-players.ts'
import { documentsADayMax, documentsKeptMax, forgetOldDocuments } from './index.ts'
import { noPayouts } from './test-no-payouts.ts'

type TestPlayer = Awaited<ReturnType<typeof freshPlayer>>

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n')
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

let clock: TestClock
let players: TestPlayers
let app: FastifyInstance
let site: Caller
let baseUrl: string
let ownerUrl: string
let player: TestPlayer
let nextPerson = 50
const noted: string[] = []

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  ownerUrl = players.databaseUrl
  await seedContent(players.db, start)
  app = fastify()
  stack.defer(() => app.close())
  registerIdentityPapersCalls(
    {
      app,
      clock,
      serviceCredentials: { site: 'site-credential' },
      findSession: (credential) => players.read(credential, false),
    },
    {
      identityPapers: {
        ...{ db: players.db, players: players.context },
        payouts: {
          ...noPayouts,
          noteSent: async (_tx, { documentType }) => void noted.push(documentType),
        },
      },
    },
  )
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  site = createCaller({ baseUrl, credential: 'site-credential' })
})
beforeEach(async () => {
  player = await freshPlayer()
})

async function freshPlayer() {
  const cpr = `6101${nextPerson++}0000`
  const who = { cpr, name: 'Mette Kjær' }
  const { id, grant } = await players.player(who, cpr)
  return { id, grant, who }
}

function send(
  file: Buffer,
  {
    type = 'identity',
    name = 'pas.jpg',
    from = player,
  }: { type?: string; name?: string; from?: TestPlayer } = {},
) {
  const request = { document_type: type, file_name: name, file: file.toString('base64') }
  return site.call(uploadDocument, request, from.grant)
}

async function list(of = player) {
  const outcome = await site.call(listDocuments, {}, of.grant)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.documents
}

async function kept(documentId: string) {
  const row = await players.db
    .selectFrom('documents_document')
    .selectAll()
    .where('document_id', '=', BigInt(documentId))
    .executeTakeFirstOrThrow()
  return { row, bytes: players.context.vault.decryptBytes('document', row.bytes_sealed) }
}

/** A picture of one colour. */
function picture(width = 64, height = 48, background = '#205080') {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function sentId(file: Buffer, name?: string): Promise<string> {
  const outcome = await send(file, name === undefined ? {} : { name })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.document.documentId
}

const refused = (refusal: string) => ({ ok: false, refusal })

test('[SCREEN-11] what was sent is told with type, name, moment and state, newest first', async () => {
  const jpg = await picture().jpeg().toBuffer()
  const told = { documentType: 'identity', fileName: 'pas.jpg', state: 'received' }
  expect(await send(jpg)).toMatchObject({ ok: true, document: { ...told, receivedAt: start } })
  clock.advance({ minutes: 1 })
  const png = await picture().png().toBuffer()
  expect(await send(png, { type: 'address', name: 'regning.png' })).toMatchObject({ ok: true })
  expect(await send(pdf, { type: 'income', name: 'løn.pdf' })).toMatchObject({ ok: true })
  const names = (await list()).map(({ fileName }) => fileName)
  expect(names).toEqual(['løn.pdf', 'regning.png', 'pas.jpg'])
  expect(await list(await freshPlayer())).toEqual([])
  const lines = await players.db
    .selectFrom('audit_line')
    .selectAll()
    .where('player_id', '=', player.id)
    .where('action', '=', 'document-received')
    .orderBy('line_id')
    .execute()
  expect(lines.map(({ actor, details }) => [actor, details])).toMatchObject([
    ['player', { documentType: 'identity', contentType: 'image/jpeg' }],
    ['player', { documentType: 'address', contentType: 'image/jpeg' }],
    ['player', { documentType: 'income', contentType: 'application/pdf' }],
  ])
})

test('nobody sends or reads documents without a session, or without being a program of ours', async () => {
  const request = { document_type: 'identity', file_name: 'a', file: '' }
  expect(await site.call(uploadDocument, request)).toEqual(refused('session-expired'))
  expect(await site.call(listDocuments, {})).toEqual(refused('session-expired'))
  const body = JSON.stringify({ ...request, file: 'A'.repeat(20_000_000) })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer a guess' }
  const stranger = await fetch(`${baseUrl}${uploadDocument.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': '12' },
    body: body.slice(0, 12),
  })
  expect(stranger.status).toBe(403)
})

test('[SEC-89] a file is refused for its type of document, for being empty and for its size', async () => {
  const large = Buffer.alloc(documentBytesMax + 1)
  expect(await send(large, { type: 'selfie' })).toEqual(refused('unknown-document-type'))
  expect(await send(Buffer.alloc(0))).toEqual(refused('empty-file'))
  expect(await send(large)).toEqual(refused('file-too-large'))
  const body = Buffer.concat([
    pdf.subarray(0, 9),
    Buffer.alloc(documentBytesMax - pdf.length, 0x20),
  ])
  const largest = Buffer.concat([body, pdf.subarray(9)])
  expect(largest).toHaveLength(documentBytesMax)
  expect(await send(largest)).toMatchObject({ ok: true })
  expect(await list()).toHaveLength(1)
})

test('[SEC-89] a request larger than a file can be is not read', async () => {
  const request = { document_type: 'identity', file_name: 'a', file: 'A'.repeat(15_000_000) }
  const answer = await app.inject({
    method: 'POST',
    url: uploadDocument.path,
    headers: { authorization: 'Bearer site-credential' },
    payload: request,
  })
  expect(answer.statusCode).toBe(413)
})

test('[SEC-86] a file is what its bytes are: pictures, and PDFs that do nothing', async () => {
  const jpg = await picture().jpeg().toBuffer()
  for (const bytes of [
    Buffer.from('<?php echo 1 ?>'),
    Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from(eicar),
    Buffer.from('GIF89a'),
    await picture().webp().toBuffer(),
    Buffer.concat([Buffer.from('<html>'), pdf]),
    Buffer.concat([Buffer.from('MZ'), jpg]),
    pdf.subarray(0, -8),
    Buffer.from('%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF'),
    Buffer.from('%PDF-1.7\n<< /S /Launch /F (cmd.exe) >>\n%%EOF'),
  ]) {
    expect(await send(bytes, { name: 'pas.jpg' })).toEqual(refused('unknown-file-type'))
  }
  expect(await list()).toEqual([])
})

test('[SEC-89] a picture of too many pixels, or one that is broken off, is refused', async () => {
  const bomb = await picture(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await send(bomb)).toEqual(refused('unreadable-file'))
  const jpg = await picture(600, 600).jpeg().toBuffer()
  expect(await send(jpg.subarray(0, 700))).toEqual(refused('unreadable-file'))
  expect(await send(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual(refused('unreadable-file'))
})

test('[SEC-88] a picture is written anew: place, camera and what stood behind it are gone', async () => {
  const exif = { IFD0: { Model: 'Kamera nr. 5' }, IFD3: { GPSLatitude: '56/1' } }
  const drawn = picture(60, 40).withExif(exif).withMetadata({ orientation: 6 })
  const taken = await drawn.jpeg().toBuffer()
  expect(taken.includes('Kamera nr. 5')).toBe(true)
  const { row, bytes } = await kept(await sentId(Buffer.concat([taken, Buffer.from(eicar)])))
  expect(row.content_type).toBe('image/jpeg')
  const { format, exif: left, width, height } = await sharp(bytes).metadata()
  expect({ format, left, width, height }).toEqual({
    format: 'jpeg',
    left: undefined,
    // The note that it lies on its side is gone: it stands up instead.
    width: 40,
    height: 60,
  })
  for (const trace of ['Kamera', 'Exif', 'EICAR']) expect(bytes.includes(trace)).toBe(false)
})

test('a large picture is kept small enough to handle, a PDF as it came', async () => {
  const wide = await picture(6_000, 300).png().toBuffer()
  const { bytes } = await kept(await sentId(wide))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 4_096 })
  const document = await kept(await sentId(pdf, 'løn.pdf'))
  expect(document.bytes.equals(pdf)).toBe(true)
})

test('[SEC-87] bytes and names are encrypted, are never changed, and no call gives them out', async () => {
  const documentId = await sentId(pdf, 'Mette Kjær pas.pdf')
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rows } = await owner.query(
    'SELECT d.*, d::text AS stored FROM documents_document d WHERE document_id = $1',
    [documentId],
  )
  expect(rows[0].bytes_sealed.includes('%PDF')).toBe(false)
  expect(rows[0].stored).not.toContain('Mette')
  const changing = owner.query("UPDATE documents_document SET document_type = 'address'")
  await expect(changing).rejects.toThrow('never changed')
  await owner.end()
  expect(JSON.stringify(await list())).not.toContain('%PDF')
})

test('[SEC-78] a file’s name is a name: no folder, no line, nothing that turns the text round', async () => {
  const names = [
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\mette\\pas.jpg', 'pas.jpg'],
    ['pas\r\nx: y\u202egpj.exe', 'pas x: ygpj.exe'],
    ['<b>pas</b>.jpg', 'b>.jpg'],
    ['\u0007\u200b ', ''],
  ] as const
  for (const [place, [name]] of names.entries()) {
    await sentId(Buffer.concat([pdf, Buffer.from(`%${place}`)]), name)
  }
  const told = (await list()).map(({ fileName }) => fileName)
  expect(told.reverse()).toEqual(names.map(([, tidied]) => tidied))
})

test('[PAY-07] the same file of the same type is one document, and noted each time as sent', async () => {
  noted.splice(0)
  const jpg = await picture().jpeg().toBuffer()
  const outcomes = await atOnce(ownerUrl, 'documents_document', [
    () => send(jpg),
    () => send(jpg),
    () => send(jpg, { name: 'igen.jpg' }),
  ])
  const again = await send(jpg)
  const ids = [...outcomes, again].map((outcome) => outcome.ok && outcome.document.documentId)
  expect(new Set(ids).size).toBe(1)
  expect(noted).toEqual(Array.from({ length: 4 }, () => 'identity'))
  expect(await list()).toHaveLength(1)
  expect(await send(jpg, { type: 'address' })).toMatchObject({ ok: true })
  const other = await freshPlayer()
  expect(await send(jpg, { from: other })).toMatchObject({ ok: true })
  expect([(await list()).length, (await list(other)).length]).toEqual([2, 1])
})

test('[SEC-85] of two documents sent at once where one is left for the day, one is kept', async () => {
  await sendMany(documentsADayMax - 1, 'b')
  const outcomes = await atOnce(ownerUrl, 'documents_document', [
    () => send(Buffer.concat([pdf, Buffer.from('%one')])),
    () => send(Buffer.concat([pdf, Buffer.from('%other')])),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual(refused('too-many-documents'))
  expect(await list()).toHaveLength(documentsADayMax)
})

/** So many documents, none of which is another. */
async function sendMany(count: number, mark: string) {
  const outcomes: Awaited<ReturnType<typeof send>>[] = []
  for (let place = 0; place < count; place += 1) {
    outcomes.push(await send(Buffer.concat([pdf, Buffer.from(`%${mark}${place}`)])))
  }
  return outcomes
}

test('[SEC-85] so many documents in a day and no more; what is kept already is no further one', async () => {
  const sent = await sendMany(documentsADayMax, 'a')
  expect(sent.every(({ ok }) => ok)).toBe(true)
  const late = Buffer.concat([pdf, Buffer.from('%late')])
  const both = await Promise.all([send(late), send(Buffer.concat([late, Buffer.from('r')]))])
  expect(both).toEqual([refused('too-many-documents'), refused('too-many-documents')])
  expect(await send(Buffer.concat([pdf, Buffer.from('%a0')]))).toMatchObject({ ok: true })
  clock.advance({ ms: dayMs })
  const again = await players.login(player.who)
  if (!again.ok || again.kind !== 'logged-in') throw new Error('not logged in')
  player = { ...player, grant: again.session }
  expect(await send(late)).toMatchObject({ ok: true })
})

test('[SEC-85] so many documents of a player are kept, whatever the day', async () => {
  await sentId(pdf)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    `INSERT INTO documents_document (player_id, document_type, file_name_sealed, content_type,
       fingerprint, bytes_sealed, state, received_at)
     SELECT player_id, document_type, file_name_sealed, content_type,
       sha256(n::text::bytea), bytes_sealed, state, received_at - interval '2 days'
     FROM documents_document, generate_series(2, $2::int) n WHERE player_id = $1`,
    [player.id, documentsKeptMax],
  )
  await owner.end()
  const outcome = await send(Buffer.concat([pdf, Buffer.from('%more')]))
  expect(outcome).toEqual(refused('too-many-documents'))
})

test('what is refused costs an attempt, and there are so many an hour', async () => {
  const { attemptsMax } = players.context.throttle.rules['upload-document']
  for (let tried = 0; tried < attemptsMax; tried += 1) {
    expect(await send(Buffer.from('no file'))).toEqual(refused('unknown-file-type'))
  }
  expect(await send(pdf)).toEqual(refused('too-many-attempts'))
  expect(await send(pdf, { from: await freshPlayer() })).toMatchObject({ ok: true })
})

test('[SCREEN-11] the configuration says which types there are and how large a file may be', async () => {
  const item = required(await findConfiguration(players.db, 'optionUploadFile'), 'the setting')
  const configure = (value: unknown) =>
    players.db
      .transaction()
      .execute((tx) =>
        saveEntry(
          tx,
          { kind: 'configuration', id: 'optionUploadFile', place: 0, value: { ...item, value } },
          { author: 'staff:vera', at: clock.now() },
        ),
      )
  const documents = [{ id: 'passport', name: 'Pas' }]
  await configure({ maximumFiles: 1, maximumMegabytes: 50, types: ['image/png'], documents })
  expect(await send(pdf)).toEqual(refused('unknown-document-type'))
  const type = 'passport'
  expect(await send(pdf, { type })).toEqual(refused('unknown-file-type'))
  const large = Buffer.alloc(documentBytesMax + 1)
  expect(await send(large, { type })).toEqual(refused('file-too-large'))
  expect(await send(await picture().png().toBuffer(), { type })).toMatchObject({ ok: true })
  await configure(item.value)
})

test('[SEC-88] documents are deleted five years after the account was closed, and not before', async () => {
  const open = player
  await sentId(pdf)
  player = await freshPlayer()
  await sentId(pdf)
  const closedAt = clock.now()
  await closeAccount(player.id, closedAt)
  const count = async () => {
    const rows = await players.db
      .selectFrom('documents_document')
      .select('player_id')
      .where('player_id', 'in', [open.id, player.id])
      .execute()
    return rows.map((row) => row.player_id)
  }
  const later = (ms: number) => new Date(closedAt.getTime() + ms)
  await forgetOldDocuments(players.db, later(1_827 * dayMs - 1), () => 'false')
  expect(await count()).toHaveLength(2)
  await forgetOldDocuments(players.db, later(1_827 * dayMs), () => 'false')
  expect(await count()).toEqual([open.id])
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'player_id'])
    .where('action', '=', 'document-forgotten')
    .execute()
  expect(lines).toEqual([{ actor: 'system', player_id: player.id }])
})

async function closeAccount(playerId: PlayerId, at: Date): Promise<void> {
  await players.db
    .transaction()
    .execute((tx) => setBar(tx, { playerId, reason: 'closure', until: 'for-good', at }))
}
