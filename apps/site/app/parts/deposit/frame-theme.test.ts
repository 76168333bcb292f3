import { expect, test } from 'vitest'
import { inTheme } from './frame-theme.ts'

test('[FLT-43] a frame is told the page’s theme in its address, beside what it was told before', () => {
  const address = 'http://127.0.0.1:3003/payments/cashier?merchantId=m&userId=7'
  expect(inTheme(address, 'light')).toBe(`${address}&theme=light`)
  expect(inTheme(inTheme(address, 'light'), 'dark')).toBe(`${address}&theme=dark`)
})
