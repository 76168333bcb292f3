import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test('a path of our own site is kept with its query', () => {
  expect(sameSitePath('/min-konto/transaktioner?side=2')).toBe('/min-konto/transaktioner?side=2')
})

test('whatever could lead to another site is dropped', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil',
    '',
    null,
  ]
  expect(elsewhere.map(sameSitePath)).toEqual(elsewhere.map(() => undefined))
  expect(sameSitePath(`/${'a'.repeat(500)}`)).toBeUndefined()
})
