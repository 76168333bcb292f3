import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { decimalAmount, parseDecimalAmount } from './decimal-amount.ts'

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [10_000n, '100.00'],
  [5_000_000n, '50000.00'],
])('%d øre are written %s, and read back', (amount, text) => {
  expect(decimalAmount(ore(amount))).toBe(text)
  expect(parseDecimalAmount(text)).toBe(amount)
})

test.each(['', '100', '100.0', '100.000', '-100.00', '+1.00', '1e3', '100,00', ' 1.00', '१.००'])(
  '"%s" is not an amount a payment party writes',
  (text) => expect(parseDecimalAmount(text)).toBeUndefined(),
)
