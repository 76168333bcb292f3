import { expect, test } from 'vitest'
import { withName } from './answered-names.ts'

test('[DATA-15] what was closed is kept beside what was closed before, each once', () => {
  expect(withName(undefined, 'drift')).toBe('drift')
  expect(withName('drift', 'jul')).toBe('drift jul')
  expect(withName('drift jul', 'drift')).toBe('jul drift')
})

test('[DATA-15] a browser that is never closed keeps the latest alone', () => {
  const names = Array.from({ length: 30 }, (_, index) => `besked-${index}`)
  const kept = names.reduce<string | undefined>(withName, undefined)
  expect(kept?.split(' ')).toEqual(names.slice(10))
})
