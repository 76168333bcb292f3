import { expect, test } from 'vitest'
import { isHomeReload } from './is-home-reload.ts'

test.each([
  ['/nyheder', '/', 'PUSH', true],
  ['/nyheder', '/', 'REPLACE', true],
  ['/nyheder', '/', 'POP', false],
  ['/', '/', 'PUSH', false],
  ['/', '/nyheder', 'PUSH', false],
] as const)('[HEAD-11] from %s to %s by %s is a full load: %s', (from, to, action, isReload) => {
  expect(isHomeReload(from, to, action)).toBe(isReload)
})
