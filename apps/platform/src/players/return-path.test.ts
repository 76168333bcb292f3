import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

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
])('a return to %j becomes the front page', (asked) => {
  expect(safeReturnPath(asked)).toBe('/')
})

test.each([
  '/',
  '/min-konto/indbetal',
  '/spilleautomater?q=book%20of&side=2#top',
  '/log-ind?redirect=https://example.com/',
  '/søg?q=%C3%A6',
])('a return to %s is kept on the site', (asked) => {
  expect(decodeURI(safeReturnPath(asked))).toBe(decodeURI(asked))
})
