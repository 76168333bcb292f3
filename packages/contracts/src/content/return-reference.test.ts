import { expect, test } from 'vitest'
import { returnReference, saysReference } from './return-reference.ts'

test('[ROUTE-06] an address of return names one payment, and nothing else is looked up', () => {
  const read = (query: string) => returnReference(new URLSearchParams(query))
  expect(read('reference=0199a1b2-c3d4')).toBe('0199a1b2-c3d4')
  expect(read('merchantTxId=0199a1b2-c3d4')).toBe('0199a1b2-c3d4')
  expect(read('')).toBeUndefined()
  expect(read('reference=')).toBeUndefined()
  expect(read("reference=1' or 1")).toBeUndefined()
  expect(read(`reference=${'a'.repeat(65)}`)).toBeUndefined()
})

test('[FLT-24] an address that says what no payment can be called says a reference all the same', () => {
  const says = (query: string) => saysReference(new URLSearchParams(query))
  expect(['reference=%00', 'merchantTxId=%2e%2e', 'reference=0199a1b2'].map(says)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'reference=', 'id=1'].map(says)).toEqual([false, false, false])
})
