import { expect, test } from 'vitest'
import { withoutCuts } from './lean-router.ts'

const module = /never/

test('[FLT-44] what no browser of ours comes to is left out, from one mark until the other', () => {
  const cuts = [{ from: 'b()', until: 'd()', by: 'x(); ' }]
  expect(withoutCuts('a(); b(); c(); d()', { module, cuts })).toBe('a(); x(); d()')
})

test('[FLT-44] what is always so stands wherever it was asked', () => {
  const always = { 'future.odd': 'false' }
  expect(withoutCuts('if (future.odd || !future.odd) a()', { module, cuts: [], always })).toBe(
    'if (false || !false) a()',
  )
})

test.each([
  ['has no beginning any more', 'a(); c(); d()'],
  ['has no end any more', 'a(); b(); c()'],
  ['begins twice', 'b(); b(); d()'],
])('[FLT-44] a library whose part %s is not cut', (_, code) => {
  expect(
    withoutCuts(code, { module, cuts: [{ from: 'b()', until: 'd()', by: '' }] }),
  ).toBeUndefined()
})

test('[FLT-44] a library that no longer asks what is always so is not cut', () => {
  expect(withoutCuts('a()', { module, cuts: [], always: { b: 'false' } })).toBeUndefined()
})
