import { expect, test } from 'vitest'
import { leavesBankWaiting, readCashierMessage } from './cashier-message.ts'

const origin = 'https://payments.example'
const frame = { name: 'card fields' } as Window
const read = (data: unknown, from: { origin?: string; source?: Window } = {}) =>
  readCashierMessage({ origin, source: frame, data, ...from }, origin, [frame, undefined, null])

test('the frame’s own words are believed', () => {
  expect(read({ type: 'ready', height: 324 })).toEqual({ type: 'ready', height: 324 })
  const fields = [{ field: 'cvv', code: 'too-short' }]
  expect(read({ type: 'validation', fields })).toEqual({ type: 'validation', fields })
  expect(read({ type: 'finished', reference: 'r', outcome: 'success', statusCode: 0 })).toEqual({
    type: 'finished',
    reference: 'r',
    outcome: 'success',
  })
})

test('[PAY-01] [SEC-73] another origin and another window are not', () => {
  expect(read({ type: 'ready', height: 1 }, { origin: 'https://evil.example' })).toBeUndefined()
  const source = { name: 'another' } as Window
  expect(read({ type: 'ready', height: 1 }, { source })).toBeUndefined()
})

test('[PAY-01] the bank’s question is framed from the provider’s origin alone', () => {
  const challenge = { type: 'challenge', reference: 'r', width: 600, height: 400 }
  const url = `${origin}/3ds/1`
  expect(read({ ...challenge, url })).toEqual({ ...challenge, url })
  expect(read({ ...challenge, url: 'https://evil.example/3ds/1' })).toBeUndefined()
  expect(read({ ...challenge, url: 'javascript:alert(1)' })).toBeUndefined()
  expect(read({ ...challenge, url: 'nonsense' })).toBeUndefined()
})

test('words that are no message are nothing', () => {
  const words = [
    undefined,
    'ready',
    {},
    { type: 'ready' },
    { type: 'ready', height: Number.POSITIVE_INFINITY },
    { type: 'ready', height: -1 },
    { type: 'submitted' },
    { type: 'unknown', reference: 'r' },
  ]
  for (const data of words) expect(read(data)).toBeUndefined()
})

test('a fault of a field we do not know is left out', () => {
  const fields = [{ field: 'pin', code: 'required' }, { field: 'cvv', code: 'odd' }, null]
  expect(read({ type: 'validation', fields })).toEqual({ type: 'validation', fields: [] })
})

test('[PAY-01] a question left unanswered is known from either frame', () => {
  const of = (message: object) => {
    const known = read({ reference: 'r', ...message })
    return known && leavesBankWaiting(known)
  }
  expect(of({ type: 'challenge-done', answer: 'abandoned' })).toBe(true)
  expect(of({ type: 'finished', outcome: 'pending' })).toBe(true)
  expect(of({ type: 'challenge-done', answer: 'approved' })).toBe(false)
  expect(of({ type: 'challenge-done', answer: 'rejected' })).toBe(false)
  expect(of({ type: 'finished', outcome: 'success' })).toBe(false)
  expect(of({ type: 'finished', outcome: 'failed' })).toBe(false)
  expect(of({ type: 'submitted' })).toBe(false)
})
