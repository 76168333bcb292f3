import { expect, test } from 'vitest'
import { isHomeAnew } from './is-home-anew.ts'

test.each([
  ['/nyheder', '/', 'PUSH', true],
  ['/nyheder', '/', 'REPLACE', true],
  ['/nyheder', '/', 'POP', false],
  ['/', '/', 'PUSH', false],
  ['/', '/nyheder', 'PUSH', false],
] as const)('[HEAD-11] from %s to %s by %s is a full load: %s', (from, to, action, isAnew) => {
  expect(isHomeAnew(from, to, action)).toBe(isAnew)
})
