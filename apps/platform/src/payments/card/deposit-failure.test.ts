import { expect, test } from 'vitest'
import { depositFailureOf } from './deposit-failure.ts'

test.each([
  [504, 'no-funds'],
  [519, 'card-details'],
  [530, 'bank-declined'],
  [531, 'card-expired'],
  [532, 'cvv-wrong'],
  [540, 'card-restricted'],
  [546, 'limit-exceeded'],
  [548, 'not-allowed'],
  [550, 'authentication-failed'],
  [551, 'authentication-timeout'],
  [600, 'cancelled-by-player'],
  [601, 'not-allowed'],
  [500, 'server-error'],
  [12_345, 'server-error'],
  [Number.NaN, 'server-error'],
])('[PAY-04] the provider’s code %d is told as %s', (code, failure) => {
  expect(depositFailureOf(code)).toBe(failure)
})
