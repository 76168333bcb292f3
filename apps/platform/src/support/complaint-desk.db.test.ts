import {
  answerComplaint,
  type ComplaintState,
  complaintMoves,
  complaintStates,
  decideComplaint,
  openComplaintFile,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Employee } from '../staff/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import { addComplaintFile, readComplaint, writeInComplaint } from './index.ts'
import { TestComplaints } from './test-complaints.ts'

let world: TestComplaints
let player: PlayerId
let ida: Employee
let bo: Employee

openForFile(async (stack) => {
  world = stack.use(await TestComplaints.open())
  ida = await testEmployee(world.db, 'Ida')
  bo = await testEmployee(world.db, 'Bo')
})
beforeEach(async () => {
  player = await world.payments.player()
})

const read = (number: number, by = player) => readComplaint(world.context, by, { number })
const refused = (refusal: string) => ({ ok: false, refusal })
const decision = { outcome: 'rejected', reasons: 'Udbetalingen er sendt.' } as const
const decided = (number: number, by = ida) =>
  world.askAs(by, decideComplaint, { number, ...decision })

async function audited(number: number) {
  const rows = await world.db
    .selectFrom('audit_line')
    .select(['actor', 'action', 'details'])
    .where(sql<boolean>`details ->> 'number' = ${String(number)}`)
    .orderBy('line_id')
    .execute()
  return rows.map(({ actor, action }) => `${actor} ${action}`)
}

function pdf(mark: string): string {
  const text = `%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n%${mark}`
  return Buffer.from(text).toString('base64')
}

test('[CP6] a decision has its reasons and the way on, and is final', async () => {
  const number = await world.made(player)
  const at = world.clock.now()
  const answer = await decided(number)
  const told = { ...decision, wayOn: 'complaint-boards', decidedAt: at }
  expect(answer).toMatchObject({
    complaint: { state: 'decided', decidedBy: 'Ida', decision: told },
  })
  expect(await read(number)).toMatchObject({ complaint: { state: 'decided', decision: told } })
  const [, letter] = await world.lettersOut(number)
  expect(letter?.subject).toBe(`Vi har afgjort din klage (nr. ${number})`)
  expect(letter?.text).toContain('Du har ikke fået medhold.')
  expect(letter?.text).toContain('Nævnenes Hus')
  expect(letter?.text).not.toContain(decision.reasons)
  expect(await decided(number)).toEqual(answer)
  const later = { number, words: 'Hej' }
  expect(await world.askAs(bo, answerComplaint, later)).toMatchObject({
    ...refused('already-decided'),
    complaint: { decision: told },
  })
  const wish = { ...later, idempotencyKey: crypto.randomUUID() }
  expect(await writeInComplaint(world.context, player, wish)).toEqual(refused('already-decided'))
  const file = { number, file_name: 'a.pdf', file: pdf('late') }
  expect(await addComplaintFile(world.context, player, file)).toEqual(refused('already-decided'))
  expect(await world.lettersOut(number)).toHaveLength(2)
})

test.each([
  ['marketing', 'consumer-ombudsman', 'Forbrugerombudsmanden'],
  ['personal-data', 'data-protection-agency', 'Datatilsynet'],
  ['bonus', 'complaint-boards', 'Nævnenes Hus'],
])('[CP6] the way on from a decision about %s is %s', async (topic, wayOn, name) => {
  const number = await world.made(player, { topic })
  expect(await decided(number)).toMatchObject({ complaint: { decision: { wayOn } } })
  expect((await world.lettersOut(number))[1]?.text).toContain(name)
})

test('[CP6] two employees decide at once: the second finds what the first did', async () => {
  const number = await world.made(player)
  const [first, second] = await atOnce(world.payments.ownerUrl, 'support_case', [
    () => decided(number, ida),
    () => world.askAs(bo, decideComplaint, { number, outcome: 'upheld', reasons: 'Du har ret.' }),
  ])
  const outcomes = [first, second].map((each) => each?.ok)
  expect(outcomes.toSorted()).toEqual([false, true])
  const row = await world.row(number)
  const loser = [first, second].find((each) => !each?.ok)
  expect(loser).toMatchObject({
    refusal: 'already-decided',
    complaint: { decision: { outcome: row.outcome, reasons: row.reasons } },
  })
  expect(await world.lettersOut(number)).toHaveLength(2)
  expect(await audited(number)).toEqual(['player complaint-received', 'staff complaint-decided'])
})

const pairs = complaintStates.flatMap((from) => complaintStates.map((to) => [from, to] as const))

test.each(pairs)(
  '[CP2] the database lets a case go from %s to %s as the table of moves says',
  async (from, to) => {
    const number = await world.made(player)
    const steps: Readonly<Record<ComplaintState, () => Promise<unknown>>> = {
      received: async () => undefined,
      'in-progress': () => world.askAs(ida, answerComplaint, { number, words: 'Hej' }),
      decided: () => decided(number),
    }
    await steps[from]()
    const row = { decided_at: world.clock.now(), decided_by: ida.employeeId, ...decision }
    const whole = { ...row, way_on: 'complaint-boards' } as const
    const moving = world.db
      .updateTable('support_case')
      .set({ state: to, ...(to === 'decided' && whole) })
      .where('case_id', '=', BigInt(number))
      .execute()
      .then(
        () => true,
        () => false,
      )
    // An open case may be written to without a move.
    const isAllowed = complaintMoves[from].includes(to) || (from === to && from !== 'decided')
    expect(await moving).toBe(isAllowed)
  },
)

test.each([
  ['without reasons', { reasons: null }],
  ['with empty reasons', { reasons: '' }],
  ['without a way on', { way_on: null }],
  ['without an outcome', { outcome: null }],
  ['by nobody', { decided_by: null }],
])('[CP6] the database keeps no decision %s', async (_, missing) => {
  const number = await world.made(player)
  const whole = { decided_at: world.clock.now(), decided_by: ida.employeeId, ...decision }
  const deciding = world.db
    .updateTable('support_case')
    .set({ state: 'decided', way_on: 'complaint-boards', ...whole, ...missing })
    .where('case_id', '=', BigInt(number))
    .execute()
  await expect(deciding).rejects.toThrow(/violates check constraint/)
})

test('[CP2] words of a case are never changed, and its facts neither', async () => {
  const number = await world.made(player)
  await world.askAs(ida, answerComplaint, { number, words: 'Hej' })
  const change = (statement: ReturnType<typeof sql>) => statement.execute(world.db)
  await expect(
    change(sql`UPDATE support_case SET words = 'x' WHERE case_id = ${number}`),
  ).rejects.toThrow('permission denied')
  await expect(
    change(sql`UPDATE support_case SET due_at = now() WHERE case_id = ${number}`),
  ).rejects.toThrow('permission denied')
  await expect(
    change(sql`UPDATE support_case_message SET words = 'x' WHERE case_id = ${number}`),
  ).rejects.toThrow('permission denied')
})

test('[CP11] a file of a case is opened for a reason that is kept, and no other file', async () => {
  await world.allowFiles()
  const number = await world.made(player)
  const sent = pdf('the second')
  for (const file of [pdf('the first'), sent]) {
    await addComplaintFile(world.context, player, { number, file_name: 'kvittering.pdf', file })
    world.clock.advance({ seconds: 1 })
  }
  const open = (place: number, reason = 'Klagen') =>
    world.askAs(bo, openComplaintFile, { number, place, reason })
  expect(await open(2)).toEqual({ ok: true, contentType: 'application/pdf', file: sent })
  expect(await open(3)).toEqual(refused('unknown'))
  expect(await open(1, 'CPR 010190-1234')).toEqual(refused('personal-number'))
  const acts = await audited(number)
  expect(acts.filter((act) => act.startsWith('staff'))).toEqual(['staff complaint-file-opened'])
})
