import { type LimitKind, type LimitPeriod, type LimitStanding, standings } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { type AskedChange, foreseeChange, mayOnlyLower } from './foresee-change.ts'

const at = new Date('2026-11-26T12:00:00Z')

function limit(
  kind: LimitKind,
  period: LimitPeriod,
  amount: number | undefined,
  more: Partial<LimitStanding> = {},
): LimitStanding {
  const of = (count: number) => (kind === 'time' ? { minutes: count } : { ore: kroner(count) })
  return { kind, period, used: of(0), ...(amount !== undefined && { limit: of(amount) }), ...more }
}

const removal = { waiting: { requestedAt: at, effectiveAt: at } }
const raise = { waiting: { ...removal.waiting, to: { ore: kroner(2_000) } } }
const week = { kind: 'deposit', period: 'week' } as const
const own = [
  limit('deposit', 'day', 500),
  limit('deposit', 'week', 1_000),
  limit('loss', 'day', undefined),
]

function foresee(amount: string | undefined, asked: Partial<AskedChange> = {}) {
  const wish = amount === undefined ? ({ none: true } as const) : { amount }
  return foreseeChange({
    id: week,
    limits: own,
    onlyLowers: false,
    isBarred: false,
    ...asked,
    wish,
  })
}

test('[LIM-03] lower, and a first one, hold at once', () => {
  expect(foresee('999,99')).toMatchObject({ does: 'lower', waits: false, endsWaiting: false })
  expect(foresee('0')).toMatchObject({ does: 'lower', to: { ore: 0n }, waits: false })
  const loss = { kind: 'loss', period: 'day' } as const
  expect(foresee('50', { id: loss })).toMatchObject({ does: 'set', from: undefined, waits: false })
})

test('[LIM-04] an increase and a removal wait', () => {
  expect(foresee('1.000,01')).toMatchObject({ does: 'raise', waits: true })
  expect(foresee(undefined)).toMatchObject({ does: 'remove', to: undefined, waits: true })
})

test('[LIM-04] what waits is ended by any change, and the same amount keeps the limit', () => {
  const limits = [limit('deposit', 'day', 500), limit('deposit', 'week', 1_000, raise)]
  expect(foresee('900', { limits })).toMatchObject({ does: 'lower', endsWaiting: true })
  expect(foresee('3000', { limits })).toMatchObject({ does: 'raise', endsWaiting: true })
  expect(foresee('1000', { limits })).toMatchObject({ does: 'keep', waits: false })
  expect(foresee('1000')).toMatchObject({ refusal: 'same-as-now' })
})

test('[LIM-03] less than is used already is foreseen, and an increase is no such thing', () => {
  const used = { used: { ore: kroner(400) } }
  const limits = [limit('deposit', 'week', 300, used)]
  expect(foresee('200', { limits })).toMatchObject({ isBelowUsed: true })
  expect(foresee('350', { limits })).toMatchObject({ does: 'raise', isBelowUsed: false })
  expect(foresee('400', { limits: [limit('deposit', 'week', 500, used)] })).toMatchObject({
    isBelowUsed: true,
  })
})

test('[REG-04] the last deposit limit cannot go, nor one beside another whose removal waits', () => {
  const last = [limit('deposit', 'week', 1_000)]
  expect(foresee(undefined, { limits: last })).toMatchObject({ refusal: 'last-deposit-limit' })
  const other = [...last, limit('deposit', 'day', 500, removal)]
  expect(foresee(undefined, { limits: other })).toMatchObject({ refusal: 'last-deposit-limit' })
  const loss = { kind: 'loss', period: 'day' } as const
  const limits = [limit('loss', 'day', 100)]
  expect(foresee(undefined, { limits, id: loss })).toMatchObject({ does: 'remove' })
})

test('[LIM-06] in a pause, under ROFUS or with a closed account limits are lowered alone', () => {
  expect(foresee('1500', { isBarred: true })).toMatchObject({ refusal: 'raise-while-barred' })
  expect(foresee(undefined, { isBarred: true })).toMatchObject({ refusal: 'raise-while-barred' })
  expect(foresee('500', { isBarred: true })).toMatchObject({ does: 'lower' })
  expect(
    (['open', 'no-deposit-limit', 'paused', 'closed', 'rofus-registered'] as const).map(
      mayOnlyLower,
    ),
  ).toEqual([false, false, true, true, true])
})

test('[VAL-08] what is typed is read as the platform reads it', () => {
  const refusal = (amount: string, asked: Partial<AskedChange> = {}) => {
    const seen = foresee(amount, asked)
    return 'refusal' in seen ? seen.refusal : seen.to
  }
  expect(refusal('   ')).toBe('amount-required')
  for (const amount of ['abc', '-5', '1e3', '1.5', '10,123'])
    expect(refusal(amount)).toBe('amount-invalid')
  expect(refusal('100.000,01')).toBe('amount-too-large')
  expect(refusal('100.000')).toEqual({ ore: kroner(100_000) })
  const time = { id: { kind: 'time', period: 'day' } as const, limits: [] }
  expect(refusal('', time)).toBe('amount-required')
  expect(refusal('1,5', time)).toBe('amount-invalid')
  expect(refusal('1.440', time)).toEqual({ minutes: 1_440 })
  expect(foresee('1441', time)).toEqual({
    ok: false,
    refusal: 'amount-too-large',
    most: { minutes: 1_440 },
  })
})

test('who is barred may only lower; who has no limit yet, or is offered nothing, decides freely', () => {
  const free = standings.filter((each) => !mayOnlyLower(each))
  expect(free).toEqual(['open', 'no-deposit-limit', 'offers-stopped'])
})
