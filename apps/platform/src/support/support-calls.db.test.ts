import {
  answerComplaint,
  type ContactMessage,
  decideComplaint,
  type StaffContract,
} from '@nordlys/contracts'
import { dayMs, required, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { solveChallenge } from 'altcha-lib/v1'
import { beforeEach, expect, test } from 'vitest'
import { noPayouts } from '../identity-papers/test-no-payouts.ts'
import { TestPlayers } from '../players/base/test-players.ts'
import { testEmployee } from '../staff/test-employees.ts'
import {
  createCaptcha,
  forgetOldMessages,
  mailContactMessage,
  mailContactTask,
  readComplaint,
  type SupportContext,
  sendContactMessage,
  staffCalls,
} from './index.ts'

const captchaKey = 'a key of this test'
const inOrder: ContactMessage = {
  name: 'Anna Andersen',
  email: 'anna@example.dk',
  topic: 'complaint',
  message: 'Min indbetaling er ikke kommet.',
}

let clock: TestClock
let players: TestPlayers
let support: SupportContext
let sandboxUrl: string
let nextAddress = 1
let clientAddress: string

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
  sandboxUrl = players.sandboxUrl
  const { db, enqueue, messages, throttle } = players.context
  support = {
    db,
    clock,
    identityPapers: {
      db,
      players: players.context,
      payouts: noPayouts,
    },
    enqueue,
    messages,
    throttle,
    captchaKey,
    customerServiceEmail: 'kundeservice@example.dk',
  }
})
beforeEach(async () => {
  clientAddress = `10.0.0.${nextAddress++}`
  players.tasks.length = 0
  await players.db.deleteFrom('support_case_message').execute()
  await players.db.deleteFrom('support_case').execute()
  await players.db.deleteFrom('support_message').execute()
})

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

/** A captcha as a browser solves it. */
async function solved(key = captchaKey): Promise<string> {
  const { captcha } = await createCaptcha(key, clock.now(), 20)
  const { algorithm, challenge, salt, numberMax, signature } = captcha
  const answer = await solveChallenge(challenge, salt, algorithm, numberMax).promise
  return base64({ algorithm, challenge, salt, signature, number: answer?.number })
}

const send = (captcha: string, change: Partial<ContactMessage> = {}) =>
  sendContactMessage(support, {
    message: { ...inOrder, ...change },
    captcha,
    clientAddress,
    at: clock.now(),
  })

/** To the complainant, and to the desk. */
const letters = [{ task: 'send-email' }, { task: 'send-email' }]

const kept = () => players.db.selectFrom('support_message').selectAll().execute()

const refused = (reason: 'required' | 'expired') => ({
  ok: false,
  refusal: 'not-valid',
  problems: [{ field: 'captcha', reason }],
})

/** A complaint that was taken: with the number of its case. */
const taken = { ok: true, complaint: expect.any(Number) }

test('[CONTENT-04] a message is kept, noted and mailed to customer service once', async () => {
  expect(await send(await solved())).toEqual(taken)
  expect(await kept()).toMatchObject([{ ...inOrder, received_at: clock.now() }])
  expect(players.tasks).toMatchObject([{ task: mailContactTask }, ...letters])
  const { messageId } = required(players.tasks[0], 'a task').payload as { messageId: string }
  for (const _ of ['first', 'again']) await mailContactMessage(support, { messageId })
  const mine = (await readInbox()).filter(({ text }) => text.includes(inOrder.message))
  expect(mine).toMatchObject([{ to: 'kundeservice@example.dk' }])
  const lines = await players.db
    .selectFrom('audit_line')
    .selectAll()
    .where('action', '=', 'contact-message-received')
    .execute()
  expect(lines).toMatchObject([{ details: { messageId, topic: 'complaint' } }])
})

test('[VAL-12] every field is required, and each problem is told, in the form’s order', async () => {
  const nothing = { name: ' ', email: '', topic: '', message: '\n' }
  expect(await send('', nothing)).toMatchObject({
    problems: [
      { field: 'name', reason: 'required' },
      { field: 'email', reason: 'required' },
      { field: 'topic', reason: 'required' },
      { field: 'message', reason: 'required' },
      { field: 'captcha', reason: 'required' },
    ],
  })
  expect(await send(await solved(), { email: 'anna@', topic: 'ros' })).toMatchObject({
    problems: [
      { field: 'email', reason: 'invalid' },
      { field: 'topic', reason: 'required' },
    ],
  })
  expect(await kept()).toEqual([])
})

test('[SEC-83] what is typed adds no line and nobody to the mail', async () => {
  for (const email of [
    'a@b.dk\r\nBcc: evil@x.dk',
    'a@b.dk,evil@x.dk',
    '<a@b.dk>',
    'a@b.dk\u0000',
  ]) {
    expect(await send(await solved(), { email })).toMatchObject({
      problems: [{ field: 'email', reason: 'invalid' }],
    })
  }
  const words = 'Hej\r\n.\r\nRCPT TO:<evil@x.dk>'
  const name = 'Anna\r\nBcc: evil@x.dk\u2028E-mail: evil@x.dk'
  expect(await send(await solved(), { name, message: words })).toEqual(taken)
  const before = (await readInbox()).length
  const { messageId } = required(players.tasks[0], 'a task').payload as { messageId: string }
  await mailContactMessage(support, { messageId })
  const [mail, ...more] = (await readInbox()).filter(({ text }) => text.includes('RCPT TO'))
  expect((await readInbox()).length).toBe(before + 1)
  expect(more).toEqual([])
  expect(mail?.to).toBe('kundeservice@example.dk')
  expect(mail?.text.split(/[\r\n\u2028]+/).slice(0, 2)).toEqual([
    'Fra: Anna Bcc: evil@x.dk E-mail: evil@x.dk',
    'E-mail: anna@example.dk',
  ])
})

test('[VAL-12] a captcha is ours, solved, and of this hour', async () => {
  expect(await send('no json')).toEqual(refused('required'))
  expect(await send(await solved('another key'))).toEqual(refused('required'))
  const right = JSON.parse(Buffer.from(await solved(), 'base64').toString())
  expect(await send(base64({ ...right, number: right.number + 1 }))).toEqual(refused('required'))
  const later = right.salt.replace(/expires=\d+/, 'expires=9999999999')
  expect(await send(base64({ ...right, salt: later }))).toEqual(refused('required'))
  clock.advance({ minutes: 59, seconds: 59 })
  expect(await send(base64(right))).toEqual(taken)
  const old = await solved()
  clock.advance({ hours: 1 })
  expect(await send(old)).toEqual(refused('expired'))
})

test('[VAL-12] a captcha is good for one message, however often that is sent', async () => {
  const captcha = await solved()
  const outcomes = await Promise.all([send(captcha), send(captcha), send(captcha)])
  expect(outcomes).toEqual([taken, taken, taken])
  expect(new Set(outcomes.map((each) => each.ok && each.complaint)).size).toBe(1)
  expect(await send(captcha, { message: 'En anden besked.' })).toEqual(refused('expired'))
  expect(await kept()).toHaveLength(1)
  expect(players.tasks).toMatchObject([{ task: mailContactTask }, ...letters])
})

test('one address sends so many messages an hour and no more', async () => {
  const { attemptsMax } = players.context.throttle.rules['contact-customer-service']
  for (let sent = 0; sent < attemptsMax; sent += 1) {
    expect(await send(await solved())).toEqual(taken)
  }
  expect(await send(await solved())).toEqual({ ok: false, refusal: 'too-many-attempts' })
  expect(await kept()).toHaveLength(attemptsMax)
})

test('a question is forgotten after two years, a complaint after five', async () => {
  await send(await solved())
  await send(await solved(), { topic: 'games' })
  const topicsAfter = async (days: number) => {
    await forgetOldMessages(players.db, new Date(clock.now().getTime() + days * dayMs))
    return (await kept()).map(({ topic }) => topic)
  }
  expect(await topicsAfter(729)).toEqual(['complaint', 'games'])
  expect(await topicsAfter(730)).toEqual(['complaint'])
  expect(await topicsAfter(1_826)).toEqual(['complaint'])
  expect(await topicsAfter(1_827)).toEqual([])
})

test('[OP-40] [CP8] a complaint by the contact form is a case, with its number in the letter', async () => {
  const sent = await send(await solved())
  const number = sent.ok ? required(sent.complaint, 'the number of a case') : 0
  const cases = await players.db.selectFrom('support_case').selectAll().execute()
  expect(cases).toMatchObject([
    {
      ...{ case_id: BigInt(number), player_id: null, topic: 'other', state: 'received' },
      ...{ name: inOrder.name, email: inOrder.email, words: inOrder.message, wish: null },
      due_at: new Date('2026-12-05T22:59:59.999Z'),
    },
  ])
  const letter = players.tasks[1]?.payload as { to: string; subject: string; text: string }
  expect(letter.to).toBe(inOrder.email)
  expect(letter.text).toContain(`Den har nummer ${number}.`)
  // Whose the address is nobody has proved: it gets no word that was typed.
  expect(letter.text).not.toContain(inOrder.message)
  expect(letter.text).not.toContain(inOrder.name)
  expect(await send(await solved(), { topic: 'games' })).toEqual({ ok: true })
  expect(await players.db.selectFrom('support_case').selectAll().execute()).toHaveLength(1)
})

test('[CP8] without an account answer and decision are read in letters, and nowhere else', async () => {
  const sent = await send(await solved())
  const number = sent.ok ? required(sent.complaint, 'the number of a case') : 0
  const { id } = await players.player({ cpr: '6101550000', name: 'Mette Kjær' }, '6101550000')
  expect(await readComplaint(support, id, { number })).toEqual({ ok: false, refusal: 'unknown' })
  players.tasks.length = 0
  const employee = await testEmployee(players.db, 'Ida')
  const ask = async (spec: StaffContract, request: object) =>
    required(
      staffCalls(support).find((each) => each.spec === spec),
      'a call of the staff',
    ).serve({ request: request as never, employee, at: clock.now() })
  await ask(answerComplaint, { number, words: 'Hvornår indbetalte du?' })
  await ask(decideComplaint, { number, outcome: 'upheld', reasons: 'Vi har fundet den.' })
  expect(players.tasks.map(({ payload }) => payload)).toMatchObject([
    { to: inOrder.email, text: expect.stringContaining('Hvornår indbetalte du?') },
    { to: inOrder.email, text: expect.stringMatching(/medhold.*Vi har fundet den.*Nævnenes Hus/s) },
  ])
})

test('[CP8] what names an open case is written in it, from its own address alone', async () => {
  const first = await send(await solved())
  const number = first.ok ? required(first.complaint, 'the number of a case') : 0
  const words = async () => {
    const rows = await players.db.selectFrom('support_case_message').select('words').execute()
    return rows.map((row) => row.words)
  }
  const message = `Om sag ${number}: jeg har fundet kvitteringen.`
  const later = { message, topic: 'other', email: inOrder.email.toUpperCase() } as const
  players.tasks.length = 0
  const proof = await solved()
  // Nobody has proved whose the address is: the answer is that of any message.
  expect(await send(proof, later)).toEqual({ ok: true })
  expect(await send(proof, later)).toEqual({ ok: true })
  expect(await words()).toEqual([message])
  expect(players.tasks.map(({ payload }) => payload)).toMatchObject([
    { messageId: expect.any(String) },
    { subject: expect.stringContaining('Ny besked i klage') },
  ])

  const others = [
    { ...later, email: 'en.anden@example.dk' },
    { ...later, message: `${number}` },
    { ...later, message: `Sag ${number}: mit CPR-nummer er 010190-1234` },
    { ...later, message: 'Sag 1, sag 2, sag 3, sag '.concat(String(number)) },
  ]
  for (const other of others) expect(await send(await solved(), other)).toEqual({ ok: true })
  expect(await words()).toEqual([message])
  const again = await send(await solved(), { ...later, topic: 'complaint' })
  expect(again).toMatchObject({ ok: true, complaint: expect.not.toBeOneOf([number]) })
})

test('[CP8] a case that is decided is written in no more', async () => {
  const first = await send(await solved())
  const number = first.ok ? required(first.complaint, 'the number of a case') : 0
  const employee = await testEmployee(players.db, 'Bo')
  const request = { number, outcome: 'rejected', reasons: 'Vi fandt intet.' } as never
  const decide = staffCalls(support).find(({ spec }) => spec === decideComplaint)
  expect(await decide?.serve({ request, employee, at: clock.now() })).toMatchObject({ ok: true })
  await send(await solved(), { topic: 'other', message: `Klage nr. ${number}: hvorfor?` })
  expect(await players.db.selectFrom('support_case_message').selectAll().execute()).toEqual([])
})

interface Mail {
  to: string
  text: string
}

async function readInbox(): Promise<Mail[]> {
  const response = await fetch(`${sandboxUrl}/messages/api`)
  return ((await response.json()) as { messages: Mail[] }).messages
}
