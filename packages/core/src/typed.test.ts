import { expect, test } from 'vitest'
import { foldLine, foldLines, foldTyped, hiddenIn, printable } from './typed.ts'

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

const forged = 'x\r\n  lifted by Bo\u001b[2J\u009b1m\u202eok\u2066\u200b\u2028\u3164\ud800 slut'

test('[FLT-71] a line stays one line, and commands no terminal', () => {
  expect(foldLine(forged)).toBe('x lifted by Bo [2J 1mok slut')
  expect(foldLine('\u200b\n\u3164')).toBe('')
  expect(foldLine(foldLine(forged))).toBe(foldLine(forged))
})

test('[FLT-71] a text of lines keeps its lines and no other control character', () => {
  expect(foldLines('\ufeffHej\r\n\tDu\rder\u0085og\u2028her\u0000\n')).toBe(
    'Hej\n Du\nder\nog\nher',
  )
  expect(hiddenIn(foldLines(forged))).toEqual(['U+000A', 'U+000A'])
})

test('[FLT-71] a terminal is given the code points of what it would obey or hide', () => {
  expect(printable('a\u001b[2J\n\u202eb\u{e0041}')).toBe('a<U+001B>[2J<U+000A><U+202E>b<U+E0041>')
  expect(printable('a\nb\u009b', { linesToo: true })).toBe('a\nb<U+009B>')
  expect(printable('Blåbærgrød 🎰 ½ kr.\u00a0')).toBe('Blåbærgrød 🎰 ½ kr.\u00a0')
})
