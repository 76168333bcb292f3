import { expect, test } from 'vitest'
import { amountText } from './amounts.ts'

test.each([
  [0, '0 kr.'],
  [400, '4 kr.'],
  [20, '0,20 kr.'],
  [25_000_000, '250.000 kr.'],
])('[FLT-30] a game shows %i øre as %s', (amountOre, text) => {
  expect(amountText(amountOre)).toBe(text.replace(' kr.', '\u00a0kr.'))
})
