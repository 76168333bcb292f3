import { answerComplaint, decideComplaint } from '@nordlys/contracts'
import { dayMs, kroner, type PlayerId, systemRandom, timeKey, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { PlayerLife } from '../payments/base/test-life.ts'
import type { Employee } from '../staff/index.ts'
import { testEmployee } from '../staff/test-employees.ts'
import {
  addComplaintFile,
  listSubjects,
  readComplaint,
  readComplaints,
  writeInComplaint,
} from './index.ts'
import { complaintOf, deskEmail, TestComplaints } from './test-complaints.ts'

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

test('[OP-40] [CP1] a complaint has its number and letter at once, and the desk a mail', async () => {
  const at = world.clock.now()
  const outcome = await world.make(player)
  expect(outcome).toMatchObject({ ok: true, dueAt: new Date('2026-12-05T22:59:59.999Z') })
  const number = outcome.ok ? outcome.number : 0
  const said = { topic: 'payment', wish: 'Send den igen.', words: 'Min udbetaling er ikke kommet.' }
  expect(await read(number)).toMatchObject({
    ok: true,
    complaint: { number, ...said, state: 'received', receivedAt: at, messages: [], files: [] },
  })
  const [letter, toDesk, ...others] = await world.letters(number)
  expect(others).toEqual([])
  expect(letter?.subject).toBe(`Vi har modtaget din klage (nr. ${number})`)
  expect(letter?.text).toContain(`Den har nummer ${number}.`)
  expect(letter?.text).toContain('senest den 5. december 2026')
  expect(letter?.text).not.toContain(said.words)
  expect(toDesk).toMatchObject({ to: deskEmail, subject: `Ny klage (nr. ${number})` })
  expect(toDesk?.text).not.toContain(said.words)
  expect(await audited(number)).toEqual(['player complaint-received'])
})

test('[CP7] the same wish sent twice is one case, and the key takes no other', async () => {
  const wish = complaintOf()
  const first = await world.make(player, wish)
  const again = await world.make(player, wish)
  expect(first).toMatchObject({ ok: true })
  expect(again).toEqual(first)
  const number = first.ok ? first.number : 0
  expect(await world.letters(number)).toHaveLength(2)
  expect(await world.make(player, { ...wish, words: 'Noget andet.' })).toEqual(refused('key-used'))
  // A key is a player's own.
  const other = await world.payments.player()
  expect(await world.make(other, wish)).toMatchObject({ ok: true })
})

test('[CP7] the same wish sent at the same moment is one case', async () => {
  const wish = complaintOf()
  const racing = await Promise.all(Array.from({ length: 5 }, () => world.make(player, wish)))
  expect(new Set(racing.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(await readComplaints(world.context, player)).toMatchObject({ complaints: [{}] })
})

test('[CP1] what is missing is told in the form’s order, and nothing is kept', async () => {
  const asked = { topic: 'ros', words: '', wish: '', subject: { kind: 'round', id: 'x' } } as const
  expect(await world.make(player, asked)).toEqual({
    ...refused('not-valid'),
    problems: [
      { field: 'topic', reason: 'required' },
      { field: 'subject', reason: 'unknown' },
      { field: 'words', reason: 'required' },
      { field: 'wish', reason: 'required' },
    ],
  })
  const named = { words: 'Jeg er 010190-1234', wish: 'Ring til 010190-1234' }
  expect(await world.make(player, named)).toMatchObject({
    problems: [
      { field: 'words', reason: 'personal-number' },
      { field: 'wish', reason: 'personal-number' },
    ],
  })
  expect(await readComplaints(world.context, player)).toEqual({ ok: true, complaints: [] })
})

test('[CP7] a player has 20 open cases and no more; one that is decided makes room', async () => {
  const numbers: number[] = []
  for (let open = 0; open < 20; open += 1) numbers.push(await world.made(player))
  expect(await world.make(player)).toEqual(refused('too-many-complaints'))
  await decided(numbers[0] ?? 0)
  expect(await world.make(player)).toMatchObject({ ok: true })
  expect(await world.make(player)).toEqual(refused('too-many-complaints'))
})

test('[OP-40] [CP1] a round and a payment of one’s own are chosen from, and another’s never', async () => {
  await using life = await PlayerLife.open(world.payments)
  const reference = await life.deposit('500')
  await life.play(kroner(10), kroner(4))
  await life.bet('theirs', 'theirs-1', kroner(20))
  const withdrawalId = await life.withdraw('100')
  const choices = async (day?: string) => {
    const at = world.clock.now()
    const listed = await listSubjects(world.db, life.player, day === undefined ? {} : { day }, at)
    return listed.ok ? listed.subjects : []
  }
  const all = await choices()
  expect(all.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
    ['withdrawal', kroner(100)],
    ['round', kroner(20)],
    ['round', kroner(10)],
    ['deposit', kroner(500)],
  ])
  expect(await choices('2026-11-21')).toEqual(all)
  expect(await choices('2026-11-20')).toEqual([])
  for (const { kind, id, at } of all) {
    const number = await world.made(life.player, { subject: { kind, id } })
    expect(await read(number, life.player)).toMatchObject({
      complaint: { subject: { kind, id, at } },
    })
    const foreign = await world.make(player, { subject: { kind, id } })
    expect(foreign).toEqual(await world.make(player, { subject: { kind, id: 'none' } }))
    expect(foreign).toMatchObject({ problems: [{ field: 'subject', reason: 'unknown' }] })
  }
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([reference, withdrawalId]))
  const unknown = timeKey(world.clock, systemRandom)
  expect(await world.make(life.player, { subject: { kind: 'round', id: unknown } })).toMatchObject({
    problems: [{ field: 'subject' }],
  })
})

test('[CP1] rounds of an earlier day are found by it, after many others', async () => {
  await using life = await PlayerLife.open(world.payments)
  await life.deposit('500')
  await life.play(kroner(7), zeroOre)
  const day = '2026-11-21'
  world.clock.advance({ days: 40 })
  const at = world.clock.now()
  for (let played = 0; played < 30; played += 1) await life.play(kroner(1), zeroOre)
  const latest = await listSubjects(world.db, life.player, {}, world.clock.now())
  expect(latest.ok && latest.subjects).toHaveLength(25)
  const before = await listSubjects(world.db, life.player, { day }, world.clock.now())
  expect(before.ok && before.subjects.map(({ kind }) => kind)).toEqual(['round', 'deposit'])
  world.clock.advance({ ms: -(world.clock.now().getTime() - at.getTime()) - 40 * dayMs })
})

test('[CP8] a foreign case is answered as one that does not exist, whatever is asked of it', async () => {
  const number = await world.made(await world.payments.player())
  const idempotencyKey = crypto.randomUUID()
  for (const each of [number, 999_999]) {
    expect(await read(each)).toEqual(refused('unknown'))
    const wish = { number: each, words: 'Hej', idempotencyKey }
    expect(await writeInComplaint(world.context, player, wish)).toEqual(refused('unknown'))
    const file = { number: each, file_name: 'a.pdf', file: pdf('a') }
    expect(await addComplaintFile(world.context, player, file)).toEqual(refused('unknown'))
  }
  expect(await readComplaints(world.context, player)).toEqual({ ok: true, complaints: [] })
})

function pdf(mark: string): string {
  const text = `%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n%${mark}`
  return Buffer.from(text).toString('base64')
}

test('[OP-40] [CP5] an employee answers, the player writes back, and both read all of it', async () => {
  const number = await world.made(player)
  const words = 'Hvilken dag var det?'
  const answered = await world.askAs(ida, answerComplaint, { number, words })
  expect(answered).toMatchObject({
    complaint: { state: 'in-progress', messages: [{ author: 'staff', by: 'Ida', words }] },
  })
  expect(await world.askAs(ida, answerComplaint, { number, words })).toEqual(answered)
  const idempotencyKey = crypto.randomUUID()
  const wish = { number, words: 'Det var i mandags.', idempotencyKey }
  expect(await writeInComplaint(world.context, player, wish)).toEqual({ ok: true })
  expect(await writeInComplaint(world.context, player, wish)).toEqual({ ok: true })
  const second = await world.askAs(bo, answerComplaint, { number, words: 'Tak.' })
  const thread = [
    { author: 'staff', words },
    { author: 'player', words: 'Det var i mandags.' },
    { author: 'staff', words: 'Tak.' },
  ]
  expect(second).toMatchObject({ complaint: { messages: thread } })
  const own = await read(number)
  expect(own).toMatchObject({ complaint: { messages: thread } })
  expect(JSON.stringify(own)).not.toContain('Ida')
  expect((await world.lettersOut(number)).map(({ subject }) => subject)).toEqual([
    `Vi har modtaget din klage (nr. ${number})`,
    `Vi har svaret på din klage (nr. ${number})`,
    `Vi har svaret på din klage (nr. ${number})`,
  ])
  for (const { text } of await world.letters(number)) {
    expect(text).not.toContain(words)
    expect(text).not.toContain('mandags')
  }
  expect(await audited(number)).toEqual([
    'player complaint-received',
    'staff complaint-answered',
    'player complaint-written-in',
    'staff complaint-answered',
  ])
})

test('[CP5] what may not be written is refused, to the player and to staff', async () => {
  const number = await world.made(player)
  const write = (words: string) =>
    writeInComplaint(world.context, player, {
      ...{ number, words, idempotencyKey: crypto.randomUUID() },
    })
  expect(await write('')).toEqual(refused('words-required'))
  expect(await write('Mit nummer er 010190-1234')).toEqual(refused('personal-number'))
  const words = 'om 010190-1234'
  expect(await world.askAs(ida, answerComplaint, { number, words })).toEqual(
    refused('personal-number'),
  )
  expect(
    await world.askAs(ida, decideComplaint, { number, outcome: 'upheld', reasons: words }),
  ).toEqual(refused('personal-number'))
  const none = { number: 999_999, words: 'Hej' }
  expect(await world.askAs(ida, answerComplaint, none)).toEqual(refused('unknown'))
  for (let sent = 0; sent < 50; sent += 1) expect(await write('Hej')).toEqual({ ok: true })
  expect(await write('Hej')).toEqual(refused('too-many-messages'))
})

test('[CP7] a case has ten files, each encrypted, the same one once, and no wrong one', async () => {
  await world.allowFiles()
  const number = await world.made(player)
  const add = (file: string, file_name = 'kvittering.pdf') =>
    addComplaintFile(world.context, player, { number, file_name, file })
  expect(await add('')).toEqual(refused('empty-file'))
  expect(await add(Buffer.from('MZ').toString('base64'))).toEqual(refused('unknown-file-type'))
  for (let sent = 0; sent < 10; sent += 1) expect(await add(pdf(`${sent}`))).toEqual({ ok: true })
  expect(await add(pdf('3'))).toEqual({ ok: true })
  expect(await add(pdf('eleven'))).toEqual(refused('too-many-documents'))
  const shown = await read(number)
  expect(shown.ok && shown.complaint.files.map(({ fileName }) => fileName)).toEqual(
    Array.from({ length: 10 }, () => 'kvittering.pdf'),
  )
  const [kept] = await world.db
    .selectFrom('documents_document')
    .selectAll()
    .where('player_id', '=', player)
    .execute()
  expect(kept?.document_type).toBe('complaint')
  expect(kept?.bytes_sealed.toString('latin1')).not.toContain('%PDF')
})
