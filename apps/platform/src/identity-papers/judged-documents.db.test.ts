import {
  approveDocument,
  approvePayout,
  askDocuments,
  type DocumentRejection,
  listWaitingDocuments,
  openDocument,
  type RequestOf,
  rejectDocument,
  type StaffContract,
} from '@nordlys/contracts'
import { kroner, type PlayerId, required } from '@nordlys/core'
import { inLine } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { lockSpaces } from '../db/index.ts'
import { askAs as askAboutPayouts } from '../payments/payout/test-payouts.ts'
import type { Employee } from '../staff/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { type IdentityPapersContext, listDocuments, takeBackDocument } from './index.ts'
import { TestPapers } from './test-papers.ts'

let till: TestPapers
let world: TestPapers['world']
let papers: IdentityPapersContext
let player: PlayerId
let ida: Employee
let bo: Employee
let eva: Employee

openForFile(async (stack) => {
  till = stack.use(await TestPapers.open())
  world = till.world
  papers = till.context
  ida = await testEmployee(world.db, 'Ida')
  bo = await testEmployee(world.db, 'Bo')
  eva = await testEmployee(world.db, 'Eva')
})
beforeEach(async () => {
  player = await world.payments.player(kroner(50_000))
})

const send = () => till.send(player)
const as = <C extends StaffContract>(by: Employee, spec: C, request: RequestOf<C>) =>
  till.as(by, spec, request)
const open = (by: Employee, documentId: string, reason = 'Udbetaling') =>
  as(by, openDocument, { documentId, reason })
const approve = (by: Employee, documentId: string) => as(by, approveDocument, { documentId })
const reject = (by: Employee, documentId: string, reason: DocumentRejection = 'unreadable') =>
  as(by, rejectDocument, { documentId, reason })
const takeBack = (documentId: string, by = player) => takeBackDocument(papers, by, { documentId })
const refused = (refusal: string) => ({ ok: false, refusal })

async function stateOf(documentId: string) {
  const all = await listDocuments(papers, player)
  const { state, reason } = required(
    all.find((each) => each.documentId === documentId),
    'the document',
  )
  return reason ? `${state}: ${reason}` : state
}

async function audited(documentId: string) {
  const rows = await world.db
    .selectFrom('audit_line')
    .select(['actor', 'action', 'employee_id'])
    .where(sql<boolean>`details ->> 'documentId' = ${documentId}`)
    .orderBy('line_id')
    .execute()
  return rows.map(({ actor, action, employee_id: by }) => [actor, action, by].join(' ').trim())
}

test('[ID40] [SEC-87] a document is opened for a reason that is kept, as it was sent', async () => {
  const id = await send()
  expect(await open(ida, id, 'Ligner 010190-1234')).toEqual(refused('personal-number'))
  expect(await stateOf(id)).toBe('received')
  const opened = await open(ida, id)
  expect(opened).toMatchObject({ playerId: player, contentType: 'application/pdf' })
  const file = opened.ok ? Buffer.from(opened.file, 'base64').toString() : ''
  expect(file).toContain(`%%EOF\n%${till.sent}`)
  expect(await stateOf(id)).toBe('in-review')
  expect(await audited(id)).toEqual([
    'player document-received',
    `staff document-opened ${ida.employeeId}`,
  ])
  expect(await open(ida, '999999')).toEqual(refused('unknown'))
})

test('[ID40] what waits is listed, the oldest first, until it is judged', async () => {
  const [first, second] = [await send(), await send()]
  const waiting = async () => {
    const listed = await as(ida, listWaitingDocuments, {})
    const all = listed.ok ? listed.documents : []
    return all.filter(({ playerId }) => playerId === player).map(({ documentId: id }) => id)
  }
  expect(await waiting()).toEqual([first, second])
  await open(ida, first)
  expect(await waiting()).toEqual([first, second])
  await approve(ida, first)
  expect(await waiting()).toEqual([second])
})

test('[ID41] one’s own is taken back, with its bytes, until somebody has opened it', async () => {
  const [kept, opened] = [await send(), await send()]
  const other = await world.payments.player()
  expect(await takeBack(kept, other)).toEqual(refused('unknown'))
  await open(ida, opened)
  expect(await takeBack(opened)).toEqual(refused('too-late'))
  expect(await takeBack(kept)).toEqual({ ok: true })
  expect(await takeBack(kept)).toEqual(refused('unknown'))
  const left = await listDocuments(papers, player)
  expect(left.map(({ documentId }) => documentId)).toEqual([opened])
  expect((await audited(kept)).at(-1)).toBe('player document-taken-back')
})

test.each([true, false])(
  '[ID41] taken back and opened at one moment, the first holds',
  async (isOpenedFirst) => {
    const id = await send()
    const text = `SELECT pg_advisory_xact_lock(${lockSpaces.documentsOfPlayer}, $1)`
    const acts: (() => Promise<{ ok: boolean }>)[] = [() => open(ida, id), () => takeBack(id)]
    const inOrder = isOpenedFirst ? acts : acts.toReversed()
    const outcomes = await inLine(world.payments.ownerUrl, { text, values: [player] }, inOrder)
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false }])
  },
)

test('[ID42] it is judged once, by who opened it last, and the player reads the outcome', async () => {
  const id = await send()
  expect(await approve(ida, id)).toEqual(refused('not-opened'))
  await open(ida, id)
  await open(bo, id)
  expect(await approve(ida, id)).toEqual(refused('not-opened'))
  expect(await reject(bo, id, 'expired')).toEqual({ ok: true })
  expect(await reject(bo, id, 'expired')).toEqual({ ok: true })
  expect(await reject(bo, id)).toEqual(refused('already-judged'))
  expect(await approve(bo, id)).toEqual(refused('already-judged'))
  expect(await open(ida, id)).toEqual(refused('unknown'))
  expect(await stateOf(id)).toBe('rejected: expired')
  expect(await till.lettersTo(player, 'document')).toEqual([
    expect.stringContaining('(Legitimation): det er udløbet.'),
  ])

  const next = await send()
  expect(await stateOf(id)).toBe('replaced: expired')
  await open(ida, next)
  await approve(ida, next)
  expect(await stateOf(next)).toBe('approved')
  expect((await till.lettersTo(player, 'document')).at(-1)).toContain('godkendt')
  expect((await audited(next)).at(-1)).toBe(`staff document-approved ${ida.employeeId}`)
})

test('[ID42] the database keeps a judgement, and that who opened it made it', async () => {
  const id = await send()
  await open(ida, id)
  await approve(ida, id)
  const change = (set: object) =>
    world.db
      .updateTable('documents_review')
      .set(set)
      .where('document_id', '=', BigInt(id))
      .execute()
  await expect(change({ state: 'in-review' })).rejects.toThrow()
  await expect(change({ decided_by: bo.employeeId })).rejects.toThrow()
  await expect(
    change({ decided_at: world.clock.now(), opened_by: bo.employeeId }),
  ).rejects.toThrow()
})

test('[PAY-08] who asked does not judge, who judged pays nothing out', async () => {
  const withdrawalId = await world.payments.withdraw(player, '500')
  const payments = world.payments
  const asked = { withdrawalId, documentTypes: ['identity'] }
  expect(await askAboutPayouts(payments, ida, askDocuments, asked)).toEqual({ ok: true })
  world.clock.advance({ minutes: 1 })
  const id = await send()
  expect(await takeBack(id)).toEqual(refused('awaited'))
  await open(ida, id)
  expect(await approve(ida, id)).toEqual(refused('second-person-needed'))
  await open(bo, id)
  expect(await approve(bo, id)).toEqual({ ok: true })
  const pay = (by: Employee) => askAboutPayouts(payments, by, approvePayout, { withdrawalId })
  expect(await pay(bo)).toEqual(refused('second-person-needed'))
  expect(await pay(ida)).toEqual(refused('second-person-needed'))
  expect(await pay(eva)).toEqual({ ok: true, isEnded: true })
})

test('[PAY-08] a rejection has the withdrawal wait again; the same file answers nothing', async () => {
  const { payments } = world
  const withdrawalId = await payments.withdraw(player, '500')
  const asked = { withdrawalId, documentTypes: ['identity'] }
  await askAboutPayouts(payments, ida, askDocuments, asked)
  world.clock.advance({ minutes: 1 })
  const answered = () =>
    world.db
      .selectFrom('wallet_payout_check')
      .select(['sent', 'answered_at', 'due_at'])
      .where('withdrawal_id', '=', withdrawalId)
      .executeTakeFirstOrThrow()
  const id = await send()
  const file = till.sent
  expect(await answered()).toMatchObject({ sent: ['identity'], answered_at: world.clock.now() })
  await open(bo, id)
  await reject(bo, id)
  const waiting = { sent: [], answered_at: null, due_at: null }
  expect(await answered()).toEqual(waiting)
  till.sent = file - 1
  expect(await send()).toBe(id)
  expect(await answered()).toEqual(waiting)
  till.sent = file
  const next = await send()
  expect(await answered()).toMatchObject({ sent: ['identity'] })
  const pay = (by: Employee) => askAboutPayouts(payments, by, approvePayout, { withdrawalId })
  expect(await pay(bo)).toEqual(refused('second-person-needed'))
  expect(await pay(eva)).toEqual({ ok: true, isEnded: true })
  expect(await takeBack(next)).toEqual(refused('awaited'))
})

test('[PAY-08] who judged a document for an earlier withdrawal lets no later one go', async () => {
  const id = await send()
  await open(bo, id)
  await approve(bo, id)
  world.clock.advance({ days: 3 })
  const withdrawalId = await world.payments.withdraw(player, '500')
  const asked = { withdrawalId, documentTypes: ['identity'] }
  await askAboutPayouts(world.payments, ida, askDocuments, asked)
  const pay = (by: Employee) => askAboutPayouts(world.payments, by, approvePayout, { withdrawalId })
  expect(await pay(bo)).toEqual(refused('second-person-needed'))
  expect(await pay(eva)).toEqual({ ok: true, isEnded: true })
})
