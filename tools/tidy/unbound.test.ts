import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { unboundFindings } from './unbound.ts'

const found = (text: string, path = 'apps/site/app/a.ts') =>
  unboundFindings(parse({ path, text })).map((finding) => finding.text)

test.each([
  ['watch({ onError: reportError })', 'reportError'],
  ['watch({ reportError })', 'reportError'],
  ['const around = { ask: window.fetch }', 'fetch'],
  ['class A { #later = setTimeout }', 'setTimeout'],
  ['this.frame = requestAnimationFrame', 'requestAnimationFrame'],
  ['new Sender(fetch)', 'fetch'],
  ['function send(by = fetch) {}', 'fetch'],
  ['const make = crypto.randomUUID', 'crypto.randomUUID'],
  ['watch({ nowMs: performance.now })', 'performance.now'],
])('[FLT-16] %s is found', (text, name) => {
  expect(found(text)).toEqual([expect.stringContaining(`${name} is handed over unbound`)])
})

test.each([
  'watch({ onError: (error) => reportError(error) })',
  'const answer = fetch(address)',
  'watch({ nowMs: () => performance.now() })',
  'let timer: ReturnType<typeof setTimeout>',
  'const { fetch: own } = settings',
  'retry({ fetch() {} })',
])('[FLT-16] %s is allowed', (text) => {
  expect(found(text)).toEqual([])
})

test('[FLT-16] a server may hand its own over', () => {
  expect(found('send({ by: fetch })', 'apps/platform/src/outside/a.ts')).toEqual([])
})
