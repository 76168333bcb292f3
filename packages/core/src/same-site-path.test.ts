import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each([
  undefined,
  '',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%25255cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20//evil',
  ' //evil.example',
  'min-konto',
  '@evil.example',
  '/a//b',
  '/%',
  '/./%2f%2fevil',
  '/..//evil.example',
  '/.//evil.example',
  '///evil.example',
  'https:/\\evil.example',
  'https://localhost:3000@evil.example/',
  '//localhost:3000@evil.example/',
  '/\r\nLocation:%20https://evil.example',
  '/\u0000/evil.example',
  null,
  7,
  `/${'a'.repeat(500)}`,
  `/${'æ'.repeat(200)}`,
])('[SEC-74] a way to %j is no path of ours', (asked) => {
  expect(sameSitePath(asked)).toBeUndefined()
})

test.each([
  '/',
  '/min-konto/indbetal',
  '/spilleautomater?q=book%20of&side=2#top',
  '/log-ind?redirect=https://example.com/',
  '/søg?q=%C3%A6',
  '/s\u2028g?q=€',
])('[SEC-74] [SEC-78] a way to %s stays on the site, and may stand in a header', (asked) => {
  const path = sameSitePath(asked) ?? ''
  expect(decodeURI(path)).toBe(decodeURI(asked))
  expect(path).toMatch(/^[!-~]+$/)
})
