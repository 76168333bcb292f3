import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  approveDocument,
  type Caller,
  listDocumentRequests,
  listWaitingDocuments,
  openComplaintFile,
  openDocument,
  rejectDocument,
  requestDocument,
  withdrawDocumentRequest,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { runDesk } from './run-desk.ts'

/** A desk that is answered so whatever it asks, and what it has asked. */
function deskOf(answer: object) {
  const asked: unknown[] = []
  const call = async (...words: unknown[]) => {
    asked.push(words)
    return answer
  }
  const type = (...words: string[]) => runDesk({ call } as unknown as Caller, words)
  return { asked, type }
}

const waiting = {
  ...{ documentId: '7', playerId: 100_001, documentType: 'identity', fileName: 'pas.jpg' },
  receivedAt: new Date('2026-11-26T10:00:00Z'),
}
const of = ['--document', '7']

test('[ID40] what waits is a line each', async () => {
  const documents = [waiting, { ...waiting, documentId: '8', openedBy: 'Bo' }]
  const of = { requestId: '3', playerId: 100_002, documentType: 'address', purpose: 'means' }
  const by = { askedAt: waiting.receivedAt, askedBy: 'Ida', lastDay: '2026-12-14' }
  const request = { ...of, ...by, isLate: false, isAnswered: false }
  const requests = [request, { ...request, isAnswered: true }, { ...request, isLate: true }]
  const { asked, type } = deskOf({ ok: true, documents, requests })
  const wanted = 'Request 3: address (means) of player 100002, asked by Ida, until 2026-12-14'
  const line = 'identity, pas.jpg, of player 100001, received 26. november 2026 kl. 11.00'
  expect(await type('documents')).toEqual([
    `Document 7: ${line}`,
    `Document 8: ${line}, opened by Bo`,
    ...[wanted, `${wanted}, answered`, `${wanted}, late`],
  ])
  expect(asked).toEqual([
    [listWaitingDocuments, {}],
    [listDocumentRequests, {}],
  ])
  const none = deskOf({ ok: true, documents: [], requests: [] })
  expect(await none.type('documents')).toEqual(['No document waits.'])
})

test('[ID40] an opened one is a new file that nobody else reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-'))
  try {
    const file = Buffer.from('billede').toString('base64')
    const answer = { ok: true, playerId: 100_001, contentType: 'image/jpeg', file }
    const { asked, type } = deskOf(answer)
    const open = ['open-document', ...of, '--reason', 'Udbetaling', '--into', folder]
    const path = join(folder, 'document-7.jpg')
    expect(await type(...open)).toEqual([`Document 7 of player 100001 lies in ${path}.`])
    expect(await readFile(path, 'utf8')).toBe('billede')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(asked).toEqual([[openDocument, { documentId: '7', reason: 'Udbetaling' }]])
    await expect(type(...open)).rejects.toThrow('cannot be written')
    const ofCase = ['open-complaint-file', '--case', '10001', '--file', '2', ...open.slice(3)]
    const other = join(folder, 'complaint-10001-2.jpg')
    expect(await type(...ofCase)).toEqual([`It lies in ${other}.`])
    expect(await readFile(other, 'utf8')).toBe('billede')
    const request = { number: 10_001, place: 2, reason: 'Udbetaling' }
    expect(asked.at(-1)).toEqual([openComplaintFile, request])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('[ID42] one is approved, or rejected for a listed reason', async () => {
  const { asked, type } = deskOf({ ok: true })
  expect(await type('approve-document', ...of)).toEqual(['Document 7 is approved.'])
  expect(await type('reject-document', ...of, '--reason', 'expired')).toEqual([
    'Document 7 is rejected, and its player reads why.',
  ])
  expect(asked).toEqual([
    [approveDocument, { documentId: '7' }],
    [rejectDocument, { documentId: '7', reason: 'expired' }],
  ])
})

test.each([
  ['unknown', 'No document 7 waits'],
  ['not-opened', 'open it first'],
  ['already-judged', 'judged already'],
  ['second-person-needed', 'Another employee'],
  ['personal-number', 'no CPR number'],
])('a refusal `%s` is a sentence', async (refusal, said) => {
  const { type } = deskOf({ ok: false, refusal })
  await expect(type('approve-document', ...of)).rejects.toThrow(said)
})

test.each([
  [['approve-document'], '--document wants the number'],
  [['reject-document', ...of, '--reason', 'ugly'], '--reason is one of unreadable'],
  [['open-document', ...of, '--into', '.'], '--reason is missing'],
  [['open-complaint-file', '--case', '10001', '--file', '0'], '--file wants'],
])('%s is refused before anything is asked', async (words, said) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...words)).rejects.toThrow(said)
  expect(asked).toEqual([])
})

const words = ['--player', '100001', '--type', 'identity', '--purpose', 'means', '--days', '14']

test('[ID60] a request says until when, and is withdrawn by its number', async () => {
  const { asked, type } = deskOf({ ok: true, requestId: '3', lastDay: '2026-12-14' })
  expect(await type('request-document', ...words)).toEqual([
    'Request 3: player 100001 has until 2026-12-14.',
  ])
  expect(await type('withdraw-request', '--request', '3')).toEqual(['Request 3 is withdrawn.'])
  const wish = { playerId: 100_001, documentType: 'identity', purpose: 'means', days: 14 }
  expect(asked).toEqual([
    [requestDocument, wish],
    [withdrawDocumentRequest, { requestId: '3' }],
  ])
})

test.each([
  [['request-document', ...words.slice(0, 4)], 'ok', '--purpose is one of identity, address'],
  [['request-document', ...words.slice(0, 7), '61'], 'ok', 'from 1 to 60'],
  [['request-document', ...words], 'unknown', 'no open account 100001'],
  [['request-document', ...words], 'one-waits', 'One waits to be judged'],
  [['request-document', ...words], 'unknown-document-type', 'No document is called identity'],
  [['request-document', ...words], 'already-asked', 'asked for already'],
  [['withdraw-request', '--request', 'x'], 'ok', '--request wants the number'],
  [['withdraw-request', '--request', '3'], 'unknown', 'No request 3 is open'],
])(
  '[ID60] of a request that does not come about the desk says why: %j %s',
  async (typed, refusal, words) => {
    const { type } = deskOf({ ok: false, refusal })
    await expect(type(...typed)).rejects.toThrow(words)
  },
)
