import { answerComplaint, decideComplaint, listComplaints } from '@nordlys/contracts'
import { dayMs } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { heldCondition } from '../personal-data/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import {
  addComplaintFile,
  forgetOldComplaints,
  readComplaint,
  tellOfLateComplaints,
} from './index.ts'
import { TestComplaints } from './test-complaints.ts'

const refused = (refusal: string) => ({ ok: false, refusal })
const decision = { outcome: 'rejected', reasons: 'Udbetalingen er sendt.' } as const

/** A case of a world of its own, on a clock that no other test moves. */
async function alone() {
  const own = await TestComplaints.open()
  const who = await own.payments.player()
  const employee = await testEmployee(own.db, 'Ida')
  const number = await own.made(who)
  const tick = () => tellOfLateComplaints(own.context, own.clock.now())
  const moveTo = (at: string) =>
    own.clock.advance({ ms: new Date(at).getTime() - own.clock.now().getTime() })
  return { own, who, number, employee, tick, moveTo }
}

test('[OP-40] [CP4] at the end of the 14th day its player is told when to expect it, once', async () => {
  const { own, who, number, tick, moveTo } = await alone()
  await using _ = own
  moveTo('2026-12-05T22:59:59.999Z')
  await tick()
  expect(await own.lettersOut(number)).toHaveLength(1)
  moveTo('2026-12-05T23:00:00Z')
  await Promise.all([tick(), tick()])
  await tick()
  const [, letter, ...more] = await own.lettersOut(number)
  expect(more).toEqual([])
  expect(letter?.subject).toBe(`Din klage tager længere tid (nr. ${number})`)
  expect(letter?.text).toContain('Du kan vente en afgørelse senest den 19. december 2026.')
  expect(await readComplaint(own.context, who, { number })).toMatchObject({
    complaint: {
      state: 'received',
      toldAt: own.clock.now(),
      expectedBy: new Date('2026-12-19T22:59:59.999Z'),
    },
  })
  // The day passes without a decision: another is named.
  moveTo('2026-12-19T22:59:59.999Z')
  await tick()
  expect(await own.lettersOut(number)).toHaveLength(2)
  moveTo('2026-12-19T23:00:01Z')
  await tick()
  await tick()
  const letters = await own.lettersOut(number)
  expect(letters).toHaveLength(3)
  expect(letters[2]?.text).toContain('senest den 2. januar 2027')
})

test.each([
  ['summer time begins', '2027-03-20T12:00:00Z', '2027-04-03T21:59:59.999Z', '3. april 2027'],
  ['summer time ends', '2027-10-20T12:00:00Z', '2027-11-03T22:59:59.999Z', '3. november 2027'],
])('[CP3] 14 days in which %s end with a Danish day', async (_, receivedAt, dueAt, day) => {
  const { own, who, tick, moveTo } = await alone()
  await using __ = own
  moveTo(receivedAt)
  await tick()
  const number = await own.made(who)
  expect((await own.row(number)).due_at).toEqual(new Date(dueAt))
  expect((await own.lettersOut(number))[0]?.text).toContain(`senest den ${day}`)
  moveTo(dueAt)
  await tick()
  expect(await own.lettersOut(number)).toHaveLength(1)
  own.clock.advance({ ms: 1 })
  await tick()
  await tick()
  expect(await own.lettersOut(number)).toHaveLength(2)
})

test('[CP4] the day that staff have promised is the one that is told', async () => {
  const { own, number, employee, tick, moveTo } = await alone()
  await using _ = own
  const answer = (expectedOn: string) =>
    own.askAs(employee, answerComplaint, { number, words: 'Vi venter på banken.', expectedOn })
  expect(await answer('2026-11-21')).toEqual(refused('day-not-possible'))
  expect(await answer('2027-06-01')).toEqual(refused('day-not-possible'))
  expect(await own.lettersOut(number)).toHaveLength(1)
  expect(await answer('2027-01-10')).toMatchObject({
    complaint: { expectedBy: new Date('2027-01-10T22:59:59.999Z') },
  })
  expect((await own.lettersOut(number))[1]?.text).toContain('senest den 10. januar 2027')
  moveTo('2026-12-06T12:00:00Z')
  await tick()
  const [, , letter] = await own.lettersOut(number)
  expect(letter?.text).toContain('senest den 10. januar 2027')
  moveTo('2027-01-01T12:00:00Z')
  await tick()
  expect(await own.lettersOut(number)).toHaveLength(3)
})

test('[CP4] nobody is told of a case that is decided, or that is being decided now', async () => {
  const { own, number, employee, tick, moveTo } = await alone()
  await using _ = own
  moveTo('2026-12-06T12:00:00Z')
  const lock = { text: 'SELECT FROM support_case WHERE case_id = $1 FOR UPDATE', values: [number] }
  await whileLocked(own.payments.ownerUrl, lock, {
    begin: () => own.askAs(employee, decideComplaint, { number, ...decision }),
    meanwhile: tick,
  })
  await tick()
  expect((await own.lettersOut(number)).map(({ subject }) => subject)).toEqual([
    `Vi har modtaget din klage (nr. ${number})`,
    `Vi har afgjort din klage (nr. ${number})`,
  ])
})

test('[OP-40] [CP11] the desk lists what waits, and the auditor reads the register', async () => {
  const { own, who, number, employee, moveTo } = await alone()
  await using _ = own
  moveTo('2026-11-22T12:00:00Z')
  const next = await own.made(who)
  const listed = async (all: boolean) => {
    const answer = await own.askAs(employee, listComplaints, { all })
    return answer.complaints.map((each) => [each.number, each.state, each.playerId])
  }
  expect(await listed(false)).toEqual([
    [number, 'received', who],
    [next, 'received', who],
  ])
  await own.askAs(employee, decideComplaint, { number, ...decision })
  expect(await listed(false)).toEqual([[next, 'received', who]])
  expect(await listed(true)).toEqual([
    [next, 'received', who],
    [number, 'decided', who],
  ])
  const register = await own.db.connection().execute(async (connection) => {
    await sql`RESET ROLE`.execute(connection)
    const { rows } = await sql<object>`SELECT * FROM audit_complaints ORDER BY case_id`.execute(
      connection,
    )
    return rows
  })
  expect(register).toMatchObject([
    { outcome: 'rejected', decided_by_employee: employee.employeeId },
    { outcome: null },
  ])
  expect(register.flatMap((row) => Object.keys(row))).not.toContain('words')
})

function pdf(mark: string): string {
  const text = `%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n%${mark}`
  return Buffer.from(text).toString('base64')
}

test('[CP10] a case is kept five years, with its words and files, and no longer', async () => {
  const { own, who, number, employee } = await alone()
  await using _ = own
  await own.allowFiles()
  const file = { file_name: 'kvittering.pdf', file: pdf('kept') }
  const later = new Date(own.clock.now().getTime() + dayMs)
  for (const each of [
    { number, ...file },
    { number, ...file, file: pdf('shared') },
  ]) {
    expect(await addComplaintFile(own.context, who, each)).toEqual({ ok: true })
  }
  await own.askAs(employee, answerComplaint, { number, words: 'Hej' })
  own.clock.advance({ days: 1 })
  const next = await own.made(who)
  const shared = { number: next, ...file, file: pdf('shared') }
  expect(await addComplaintFile(own.context, who, shared)).toEqual({ ok: true })
  const left = async () => {
    const { rows } = await sql<{ cases: string; files: number; words: number }>`SELECT
      (SELECT string_agg(case_id::text, ' ' ORDER BY case_id) FROM support_case) AS cases,
      (SELECT count(*)::int FROM documents_document) AS files,
      (SELECT count(*)::int FROM support_case_message) AS words`.execute(own.db)
    return rows[0]
  }
  const forgetAt = (days: number) =>
    forgetOldComplaints(own.db, new Date(later.getTime() + (days - 1) * dayMs), heldCondition)
  await forgetAt(1_826)
  expect(await left()).toEqual({ cases: `${number} ${next}`, files: 2, words: 1 })
  await forgetAt(1_827)
  expect(await left()).toEqual({ cases: String(next), files: 1, words: 0 })
  await forgetAt(1_828)
  expect(await left()).toEqual({ cases: null, files: 0, words: 0 })
})
