import { expect, test } from 'vitest'
import { shownMobile } from './shown-mobile.ts'

test('[ID33] a number is shown in pairs after its country code', () => {
  const codes = ['+45', '+299']
  expect(shownMobile('+4521345678', codes)).toBe('+45 21 34 56 78')
  expect(shownMobile('+299123456', codes)).toBe('+299 12 34 56')
  expect(shownMobile('+46701234567', codes)).toBe('+46701234567')
})
