import { expect, test } from 'vitest'
import { foldTyped } from './typed.ts'

test.each([
  ['Anna\u200b', 'Anna'],
  ['\ufeffAnna\u00a0 Marie\u202f', 'Anna Marie'],
  ['An\u00adna', 'Anna'],
  ['\u202aanna@example.dk\u202c', 'anna@example.dk'],
  ['A\u030ase', 'Åse'],
  ['  1\u2009000  ', '1 000'],
  ['\u200b\u00a0', ''],
])('[FLT-35] %j is read as %j', (typed, read) => {
  expect(foldTyped(typed)).toBe(read)
})

test('[FLT-35] a break inside a line is not taken away: it is for the check to refuse', () => {
  expect(foldTyped('Anna\nBcc: x')).toBe('Anna\nBcc: x')
  expect(foldTyped('An\u0000na')).toBe('An\u0000na')
})

test('[FLT-35] what is folded once is the same when it is folded again', () => {
  for (const typed of ['\u200b a \u200b b', 'e\u200b\u0301', '\u00ad\u00a0x']) {
    expect(foldTyped(foldTyped(typed))).toBe(foldTyped(typed))
  }
})
