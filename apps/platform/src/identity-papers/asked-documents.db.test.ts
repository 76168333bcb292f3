import {
  approveDocument,
  listDocumentRequests,
  openDocument,
  rejectDocument,
  requestDocument,
  withdrawDocumentRequest,
} from '@nordlys/contracts'
import { dayMs, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { setBar } from '../ledger/index.ts'
import { heldCondition } from '../personal-data/index.ts'
import type { Employee } from '../staff/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { forgetOldDocuments, listAskedDocuments, takeBackDocument } from './index.ts'
import { TestPapers } from './test-papers.ts'

let papers: TestPapers
let player: PlayerId
let ida: Employee
let bo: Employee

openForFile(async (stack) => {
  papers = stack.use(await TestPapers.open())
  ida = await testEmployee(papers.world.db, 'Ida')
  bo = await testEmployee(papers.world.db, 'Bo')
})
beforeEach(async () => {
  player = await papers.world.payments.player()
})

const refused = (refusal: string) => ({ ok: false, refusal })
const wish = (days = 14, documentType = 'identity') =>
  ({ playerId: player, documentType, purpose: 'identity', days }) as const
const ask = (by: Employee, words: ReturnType<typeof wish> = wish()) =>
  papers.as(by, requestDocument, words)
const asked = () => listAskedDocuments(papers.context.db, player)
const open = (by: Employee, documentId: string) =>
  papers.as(by, openDocument, { documentId, reason: 'Bedt om' })
const letters = () => papers.lettersTo(player, 'document-request')

async function openRequests() {
  const listed = await papers.as(bo, listDocumentRequests, {})
  const all = listed.ok ? listed.requests : []
  return all.filter(({ playerId }) => playerId === player)
}

async function idOf(by = ida): Promise<string> {
  const done = await ask(by)
  if (!done.ok) throw new Error(done.refusal)
  return done.requestId
}

test('[ID60] the player reads what, why and until when; the same words again ask once', async () => {
  const first = await ask(ida)
  expect(first).toMatchObject({ ok: true, lastDay: '2026-12-05' })
  expect(await ask(ida)).toEqual(first)
  expect(await ask(bo)).toEqual(refused('already-asked'))
  expect(await ask(ida, wish(15))).toEqual(refused('already-asked'))
  const line = { documentType: 'identity', purpose: 'identity', lastDay: '2026-12-05' }
  expect(await asked()).toEqual([{ ...line, isAnswered: false }])
  expect(await letters()).toEqual([expect.stringContaining('senest 5. december 2026')])
  expect((await letters())[0]).toContain('Legitimation. Det gør vi, fordi vi skal være sikre på')
})

test('[ID60] nobody is asked for what is no document, and no stranger', async () => {
  expect(await ask(ida, wish(14, 'passport'))).toEqual(refused('unknown-document-type'))
  const words = { ...wish(), playerId: 999_999 as PlayerId }
  expect(await papers.as(ida, requestDocument, words)).toEqual(refused('unknown'))
  expect(requestDocument.request.safeParse(wish(61)).success).toBe(false)
  expect(requestDocument.request.safeParse(wish(0)).success).toBe(false)
  expect(await asked()).toEqual([])
})

test('[ID60] a document answers, a rejection asks again, and another than the asker ends it', async () => {
  await ask(ida)
  const first = await papers.send(player)
  expect(await asked()).toMatchObject([{ isAnswered: true }])
  expect(await takeBackDocument(papers.context, player, { documentId: first })).toEqual(
    refused('awaited'),
  )
  await open(bo, first)
  await papers.as(bo, rejectDocument, { documentId: first, reason: 'unreadable' })
  expect(await asked()).toMatchObject([{ isAnswered: false }])

  const next = await papers.send(player)
  await open(ida, next)
  const approve = (by: Employee) => papers.as(by, approveDocument, { documentId: next })
  expect(await approve(ida)).toEqual(refused('second-person-needed'))
  await open(bo, next)
  expect(await approve(bo)).toEqual({ ok: true })
  expect(await asked()).toEqual([])
  expect(await openRequests()).toEqual([])
})

test('[ID60] of two documents the request is over once the last is judged', async () => {
  await ask(ida)
  const [front, back] = [await papers.send(player), await papers.send(player)]
  await open(bo, front)
  await papers.as(bo, approveDocument, { documentId: front })
  expect(await asked()).toMatchObject([{ isAnswered: true }])
  const third = await papers.send(player)
  await open(bo, back)
  await papers.as(bo, rejectDocument, { documentId: back, reason: 'unreadable' })
  expect(await asked()).toMatchObject([{ isAnswered: true }])
  await open(bo, third)
  await papers.as(bo, approveDocument, { documentId: third })
  expect(await asked()).toEqual([])
})

test('[ID60] who asked judges nothing that came for it, withdrawn or not', async () => {
  const requestId = await idOf()
  const sent = await papers.send(player)
  await papers.as(ida, withdrawDocumentRequest, { requestId })
  await open(ida, sent)
  const approve = (by: Employee, documentId: string) =>
    papers.as(by, approveDocument, { documentId })
  expect(await approve(ida, sent)).toEqual(refused('second-person-needed'))
  papers.world.clock.advance({ minutes: 1 })
  const later = await papers.send(player)
  await open(ida, later)
  expect(await approve(ida, later)).toEqual({ ok: true })
})

test('[ID60] what is there already answers no request: one that waits comes first', async () => {
  const before = await papers.send(player)
  expect(await ask(ida)).toEqual(refused('one-waits'))
  await open(bo, before)
  await papers.as(bo, approveDocument, { documentId: before })
  papers.world.clock.advance({ days: 90 })
  await ask(ida)
  papers.sent -= 1
  expect(await papers.send(player)).toBe(before)
  expect(await asked()).toMatchObject([{ isAnswered: false }])
})

test('[ID60] nobody is asked whose account is closed, and no request of theirs is listed', async () => {
  await ask(ida)
  await papers.world.db
    .updateTable('players_player')
    .set({ closed_at: papers.world.clock.now(), status: 'closed' })
    .where('player_id', '=', player)
    .execute()
  expect(await openRequests()).toEqual([])
  expect(await ask(bo)).toEqual(refused('unknown'))
})

test('[ID60] a request is late after its last day, unless it is answered', async () => {
  const requestId = await idOf()
  const stand = async () =>
    (await openRequests()).map(({ isLate, isAnswered }) => [isLate, isAnswered])
  expect(await stand()).toEqual([[false, false]])
  papers.world.clock.advance({ days: 15 })
  expect(await stand()).toEqual([[true, false]])
  await papers.send(player)
  expect(await openRequests()).toMatchObject([
    { requestId, askedBy: 'Ida', isLate: false, isAnswered: true },
  ])
})

test('[ID60] any employee withdraws it, once, and the player is written', async () => {
  const requestId = await idOf()
  const withdraw = (id: string) => papers.as(bo, withdrawDocumentRequest, { requestId: id })
  expect(await withdraw('999999')).toEqual(refused('unknown'))
  expect(await withdraw(requestId)).toEqual({ ok: true })
  expect(await withdraw(requestId)).toEqual(refused('unknown'))
  expect(await asked()).toEqual([])
  expect((await letters()).at(-1)).toContain('Du skal ikke gøre noget')
  const again = await idOf(bo)
  expect(again).not.toBe(requestId)
  const lines = await papers.world.db
    .selectFrom('audit_line')
    .select('action')
    .where(sql<boolean>`details ->> 'requestId' = ${requestId}`)
    .orderBy('line_id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual([
    'document-requested',
    'document-request-withdrawn',
  ])
})

test('[ID60] [SEC-88] it is forgotten with the documents, five years after the account closed', async () => {
  await ask(ida)
  const { db, clock } = papers.world
  await db
    .transaction()
    .execute((tx) =>
      setBar(tx, { playerId: player, reason: 'closure', until: 'for-good', at: clock.now() }),
    )
  const closed = clock.now().getTime()
  await forgetOldDocuments(db, new Date(closed + 1_826 * dayMs), heldCondition)
  expect(await asked()).toHaveLength(1)
  await forgetOldDocuments(db, new Date(closed + 1_828 * dayMs), heldCondition)
  expect(await asked()).toEqual([])
})
