import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { amountProblem, readableAmount } from './amount-problem.ts'

const options = { minimumOre: kroner(100), maximumOre: kroner(20_000) }
const since = new Date('2026-11-01T00:00:00Z')
const limits = [
  { period: 'day', amountOre: kroner(1_000), usedOre: kroner(200), leftOre: kroner(800), since },
  { period: 'week', amountOre: kroner(1_000), usedOre: kroner(400), leftOre: kroner(600), since },
] as const

const refusals = [
  { typed: ' ', refused: { refusal: 'amount-required' } },
  { typed: '2e3', refused: { refusal: 'amount-invalid' } },
  { typed: '-200', refused: { refusal: 'amount-invalid' } },
  { typed: '99,99', refused: { refusal: 'amount-too-small', minimumOre: kroner(100) } },
  { typed: '20.000,01', refused: { refusal: 'amount-too-large', maximumOre: kroner(20_000) } },
] as const

test.for(refusals)('[VAL-05] "$typed" is refused: $refused.refusal', ({ typed, refused }) => {
  expect(amountProblem(typed, options, [])).toEqual({ ok: false, ...refused })
})

test('[LIM-01] the limit that leaves least is the one that is named', () => {
  expect(amountProblem('600', options, limits)).toBeUndefined()
  expect(amountProblem('600,01', options, limits)).toEqual({
    ok: false,
    refusal: 'limit-exceeded',
    period: 'week',
    limitOre: kroner(1_000),
    leftOre: kroner(600),
  })
})

test('[PAY-10] what a chosen bonus asks for is told before the limits', () => {
  const bonus = { leastDepositOre: kroner(700) }
  const refused = { ok: false, refusal: 'bonus-deposit-too-small', leastDepositOre: kroner(700) }
  expect(amountProblem('699,99', options, limits, bonus)).toEqual(refused)
  expect(amountProblem('700', options, [], bonus)).toBeUndefined()
})

test('the button repeats an amount that can be read', () => {
  expect(readableAmount('1000')).toBe('1.000\u00a0kr.')
  expect(readableAmount('250,5')).toBe('250,50\u00a0kr.')
  expect(readableAmount('tusind')).toBeUndefined()
  expect(readableAmount('0')).toBeUndefined()
})
