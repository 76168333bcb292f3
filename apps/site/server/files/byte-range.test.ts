import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=4-7', { first: 4, last: 7 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=5-500', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-300', { first: 0, last: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=10-20', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=5-4', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-1', 'whole'],
  [`bytes=${'9'.repeat(400)}-`, 'whole'],
  ['', 'whole'],
  [undefined, 'whole'],
])('[DATA-15] of ten bytes "%s" asks for %j', (header, asked) => {
  expect(byteRange(header, 10)).toEqual(asked)
})

test('[DATA-15] of nothing no part can be had', () => {
  expect(byteRange('bytes=0-', 0)).toBe('outside')
  expect(byteRange('bytes=-1', 0)).toBe('outside')
})
