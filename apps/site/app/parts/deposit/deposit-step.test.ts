import { expect, test } from 'vitest'
import { choosing, type DepositEvent, type DepositStep, nextDepositStep } from './deposit-step.ts'

const payment = { reference: 'r-1', amountOre: 20_000, sessionId: 's' }
const challenge = { url: 'https://bank.example/3ds', width: 600, height: 400 }
const pressed = {
  type: 'pressed',
  amountText: '200',
  amountProblem: undefined,
  method: 'card',
} as const

function stepAfter(...events: DepositEvent[]): DepositStep {
  return events.reduce(nextDepositStep, choosing)
}

const starting = { name: 'starting', amountText: '200' }
const valid = { type: 'validation', fields: [] } as const
const started = { type: 'started', payment } as const
const asked = { type: 'challenge', reference: 'r-1', ...challenge } as const

test('a deposit is begun when the card fields are right, and paid when it is begun', () => {
  expect(stepAfter(pressed)).toMatchObject({ name: 'checking' })
  expect(stepAfter(pressed, valid)).toEqual({ ...starting, method: 'card' })
  expect(stepAfter(pressed, valid, started)).toEqual({ name: 'paying', payment })
})

test('[PAY-01] the bank asks, answers, and then only the books have a word', () => {
  expect(stepAfter(pressed, valid, started, asked)).toEqual({
    name: 'challenged',
    payment,
    challenge,
  })
  const done = { type: 'challenge-done', reference: 'r-1', answer: 'approved' } as const
  expect(stepAfter(pressed, valid, started, asked, done)).toEqual({ name: 'confirming', payment })
})

test('[PAY-01] a bank that asks after our patience ended is still answered', () => {
  const late = stepAfter(pressed, valid, started, { type: 'frame-silent' }, asked)
  expect(late).toMatchObject({ name: 'challenged' })
})

test('[VAL-04][VAL-05] a wrong amount and wrong card fields are told together', () => {
  const amountProblem = { ok: false, refusal: 'amount-required' } as const
  const fields = [{ field: 'cvv', code: 'required' }] as const
  const step = stepAfter(
    { ...pressed, amountText: '', amountProblem },
    { type: 'validation', fields },
  )
  expect(step).toEqual({
    name: 'choosing',
    problem: { kind: 'wrong', amount: amountProblem, card: fields },
  })
})

test('a wrong amount alone begins nothing', () => {
  const amountProblem = { ok: false, refusal: 'amount-invalid' } as const
  const step = stepAfter({ ...pressed, amountText: 'x', amountProblem }, valid)
  expect(step).toMatchObject({ name: 'choosing', problem: { kind: 'wrong', card: [] } })
})

test('a refused start gives the form back with its reason', () => {
  const refused = { ok: false, refusal: 'payments-down' } as const
  const step = stepAfter(pressed, valid, { type: 'refused', refused })
  expect(step).toEqual({ name: 'choosing', problem: { kind: 'refused', refused } })
})

test('[PAY-04] a deposit that ended without money gives the form back with its failure', () => {
  const finished = { type: 'finished', reference: 'r-1', outcome: 'failed' } as const
  const ended = { type: 'ended', failure: 'no-funds' } as const
  const step = stepAfter(pressed, valid, started, finished, ended)
  expect(step).toEqual({ name: 'choosing', problem: { kind: 'failed', failure: 'no-funds' } })
})

test('a frame that never answers is said to be down, and nothing was begun', () => {
  const step = stepAfter(pressed, { type: 'frame-silent' })
  expect(step).toMatchObject({
    problem: { kind: 'refused', refused: { refusal: 'payments-down' } },
  })
})

test('another payment’s messages, and a second press, change nothing', () => {
  const paying = stepAfter(pressed, valid, started)
  expect(nextDepositStep(paying, { ...asked, reference: 'r-2' })).toBe(paying)
  expect(nextDepositStep(paying, { type: 'finished', reference: 'r-2', outcome: 'success' })).toBe(
    paying,
  )
  expect(nextDepositStep(paying, pressed)).toBe(paying)
  expect(nextDepositStep(choosing, asked)).toBe(choosing)
})

test('[PAY-02] MobilePay has no fields on our page: the press begins it, or names the amount', () => {
  const byApp = { ...pressed, method: 'mobile_pay' } as const
  expect(stepAfter(byApp)).toEqual({ ...starting, method: 'mobile_pay' })
  const amount = { ok: false, refusal: 'amount-required' } as const
  expect(stepAfter({ ...byApp, amountProblem: amount })).toEqual({
    name: 'choosing',
    problem: { kind: 'wrong', amount, card: [] },
  })
})

test('[PAY-01] the wish about the card goes with the press to the start', () => {
  const card = { cardId: 'a', savesCard: false }
  const pressed = { type: 'pressed', amountText: '500', amountProblem: undefined, card } as const
  const checking = nextDepositStep(choosing, { ...pressed, method: 'card' })
  const starting = nextDepositStep(checking, { type: 'validation', fields: [] })
  expect(starting).toMatchObject({ name: 'starting', method: 'card', card })
})
