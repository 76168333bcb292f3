import { expect, test } from 'vitest'
import { returnReference } from './return-reference.ts'

test('[ROUTE-06] an address of return names one payment, and nothing else is looked up', () => {
  const read = (query: string) => returnReference(new URLSearchParams(query))
  expect(read('reference=0199a1b2-c3d4')).toBe('0199a1b2-c3d4')
  expect(read('merchantTxId=0199a1b2-c3d4')).toBe('0199a1b2-c3d4')
  expect(read('')).toBeUndefined()
  expect(read('reference=')).toBeUndefined()
  expect(read("reference=1' or 1")).toBeUndefined()
  expect(read(`reference=${'a'.repeat(65)}`)).toBeUndefined()
})
