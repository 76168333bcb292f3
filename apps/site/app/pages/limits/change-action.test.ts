import {
  type Call,
  cancelLimitChange,
  changeLimit,
  type LimitStanding,
  readLimits,
} from '@nordlys/contracts'
import { kroner, TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import { requestScope } from '../../ground/scope/request-scope.ts'
import { type ChangeAnswer, changeAction } from './change-action.ts'

const at = new Date('2026-11-20T17:42:00Z')
const key = '01938f3e-0000-7000-8000-000000000001'
const week: LimitStanding = {
  kind: 'deposit',
  period: 'week',
  limit: { ore: kroner(1_000) },
  used: { ore: kroner(400) },
}

interface Sent {
  query: string
  form?: Record<string, string>
  /** What the platform answers to the change; an error is thrown. */
  answer?: object | Error
  /** What it answers when the limits are read. */
  read?: object | Error
}

/** What a form leads to, and what the platform was asked to change. */
async function send({ query, form = {}, answer = { ok: true }, read }: Sent) {
  const asked: unknown[] = []
  const failures: unknown[] = []
  const call = async (spec: Call, wish: unknown) => {
    if (spec !== readLimits) asked.push([spec.name, wish])
    const said = spec === readLimits ? (read ?? { ok: true, limits: [week], changes: [] }) : answer
    if (said instanceof Error) throw said
    return said
  }
  const scope = {
    platform: { call },
    content: { translations: {} },
    clock: new TestClock(at),
    player: async () => ({ standing: 'open' }),
    noteFailure: (error: unknown) => failures.push(error),
  }
  const url = new URL(`http://localhost:3000/min-konto/begraensninger?${query}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const context = { get: (wanted: unknown) => wanted === requestScope && scope }
  const led = await changeAction({ context, request, url } as never)
  const to = led instanceof Response ? [led.status, led.headers.get('location')] : undefined
  return { asked, failures, to, answer: led as ChangeAnswer }
}

const query = 'aendr=deposit-week'
const confirmed = { confirmed: 'yes', key, amount: '500' }

test('[LIM-03] [LIM-04] nothing changes before the player has seen when it takes effect', async () => {
  const lower = await send({ query, form: { amount: '500' } })
  expect(lower.asked).toEqual([])
  expect(lower.answer).toMatchObject({
    act: 'ask',
    wish: { amount: '500' },
    question: { lines: ['Det gælder med det samme.'] },
  })
  const raise = await send({ query, form: { amount: '1.500' } })
  expect(raise.asked).toEqual([])
  expect(raise.answer).toMatchObject({
    question: { lines: [expect.stringContaining('den 21. november 2026 kl. 18.42')] },
  })
})

test('[LIM-03] what is confirmed is changed under its key, and led to where it is told', async () => {
  const { asked, to } = await send({ query, form: confirmed })
  const wish = { kind: 'deposit', period: 'week', to: { amount: '500' }, idempotencyKey: key }
  expect(asked).toEqual([[changeLimit.name, wish]])
  expect(to).toEqual([303, '/min-konto/begraensninger?aendret=deposit-week#deposit-week'])
})

test('[LIM-04] a removal is asked about and sent as one, whatever the field holds', async () => {
  const limits = [week, { ...week, period: 'day' }]
  const read = { ok: true, limits, changes: [] }
  const first = await send({ query, form: { amount: '5', none: 'yes' }, read })
  expect(first.answer).toMatchObject({ act: 'ask', wish: { none: true } })
  const { asked } = await send({ query, form: { confirmed: 'yes', key, none: 'yes' } })
  expect(asked).toMatchObject([[changeLimit.name, { to: { none: true } }]])
})

test('[VAL-08] a wrong amount comes back as it was typed, with its sentence', async () => {
  const { answer, asked } = await send({ query, form: { amount: 'abc' } })
  expect(asked).toEqual([])
  expect(answer).toMatchObject({
    act: 'mend',
    wish: { amount: 'abc' },
    problem: 'Indtast beløbet i kroner. Brug kun tal, og højst to decimaler efter kommaet.',
    isAboutField: true,
  })
})

test('[ERR-07] what the platform refuses is told at the field, whatever was foreseen', async () => {
  const refused = { ok: false, refusal: 'raise-while-barred' }
  const { answer } = await send({ query, form: confirmed, answer: refused })
  expect(answer).toMatchObject({ act: 'mend', wish: { amount: '500' }, isAboutField: true })
})

test('[ERR-05] without an answer the question stays, and is sent again as the same wish', async () => {
  const away = new Error('away')
  const { answer, failures } = await send({ query, form: confirmed, answer: away })
  expect(failures).toEqual([away])
  expect(answer).toMatchObject({ act: 'ask', key, wish: { amount: '500' } })
  expect(answer).toMatchObject({ failed: expect.stringContaining('Vi fik ikke svar') })
  const dead = await send({ query, form: confirmed, answer: away, read: away })
  expect(dead.answer).toMatchObject({ act: 'mend', wish: { amount: '500' }, isAboutField: false })
})

test.each(['conflict', 'too-many-attempts'])(
  '[ERR-07] after %s the question stays under a new key',
  async (refusal) => {
    const { answer } = await send({ query, form: confirmed, answer: { ok: false, refusal } })
    expect(answer).toMatchObject({ act: 'ask', wish: { amount: '500' } })
    expect(answer).not.toMatchObject({ key })
    expect(answer).toHaveProperty('failed')
  },
)

test('[LIM-04] what waits is taken back at once, under its key', async () => {
  const { asked, to } = await send({ query: 'annuller=loss-day', form: { key } })
  const wish = { kind: 'loss', period: 'day', idempotencyKey: key }
  expect(asked).toEqual([[cancelLimitChange.name, wish]])
  expect(to).toEqual([303, '/min-konto/begraensninger?annulleret=loss-day#loss-day'])
})

test.each(['nothing-waits', 'conflict', 'too-many-attempts'])(
  '[ERR-07] a change that is not taken back for %s says so',
  async (refusal) => {
    const answer = { ok: false, refusal }
    const taken = await send({ query: 'annuller=loss-day', form: { key }, answer })
    expect(taken.answer).toMatchObject({ act: 'not-taken-back', id: { kind: 'loss' } })
    expect(taken.answer).toHaveProperty('problem', expect.stringMatching(/^[A-ZÆØÅ].+\.$/))
  },
)

test('a session that is over leads to the login and back', async () => {
  const expired = { ok: false, refusal: 'session-expired' }
  await expect(send({ query, form: confirmed, answer: expired })).rejects.toMatchObject({
    status: 302,
  })
})

test('a form whose address names no limit is not of this kind', async () => {
  for (const named of ['', 'aendr=deposit-year', 'pause=24-hours']) {
    expect((await send({ query: named, form: confirmed })).answer).toBeUndefined()
  }
})

test('[LIM-01] a form that lowers a near limit leads to no higher one, and none is proposed', async () => {
  for (const form of [{ amount: '1.500' }, { none: 'yes' }]) {
    const { asked, answer } = await send({ query: 'saenk=deposit-week', form })
    expect(asked).toEqual([])
    expect(answer).toMatchObject({
      act: 'mend',
      problem: 'Her kan du sænke grænsen. Den er 1.000\u00a0kr.',
      isAboutField: true,
    })
  }
})

test('[LIM-03] it lowers as the other form does', async () => {
  const lower = await send({ query: 'saenk=deposit-week', form: { amount: '500' } })
  expect(lower.answer).toMatchObject({ act: 'ask', question: { yes: 'Ja, sænk grænsen' } })
  const { asked, to } = await send({ query: 'saenk=deposit-week', form: confirmed })
  expect(asked).toHaveLength(1)
  expect(to).toEqual([303, '/min-konto/begraensninger?aendret=deposit-week#deposit-week'])
})
