import { expect, test } from 'vitest'
import { readSources } from '../code/sources.ts'
import { root } from '../root.ts'
import { keptInMemoryFindings } from './test-kept-in-memory.ts'

test('what a copy keeps in memory is told in the register, and shown in ARCHITECTURE', async () => {
  expect(keptInMemoryFindings(await readSources(root))).toEqual([])
})

const path = 'apps/games/src/a.ts'
const found = (text: string, places: string[] = [], shown = '') =>
  keptInMemoryFindings(
    [
      { path, text },
      { path: 'ARCHITECTURE.md', text: shown },
    ],
    places.map((place) => ({ keeps: 'a', places: [place], stale: 'b', copies: 'c', toldBy: 'd' })),
  ).map((finding) => finding.text)

test.each([
  ['const known = new Map<string, number>()', 'known'],
  ['export const known = new WeakMap()', 'known'],
  ['class A {\n  readonly #known = new Set()\n}', '#known'],
  ['class A {\n  #reading: Promise<B> | undefined\n}', '#reading'],
  ['class A {\n  #keys: JWKSCache | undefined\n}', '#keys'],
  ['const read = () => new TimedCache(clock, 1, f)', 'TimedCache'],
  ['function count() {\n  const known = new Map()\n  return () => known\n}', 'known'],
])('%s is kept in memory', (text, name) => {
  expect(found(text)).toEqual([expect.stringContaining(`${path} ${name} keeps something`)])
  const shown = `| a | b | c | d | \`${path}\` |`
  expect(found(text, [`${path} ${name}`], shown)).toEqual([])
})

test.each([
  'const known = new Set([1, 2])',
  'function f() {\n  const seen = new Set()\n  return seen.size\n}',
])('%s keeps nothing', (text) => {
  expect(found(text)).toEqual([])
})

test('a row whose thing is gone is told, and one that no page shows', () => {
  expect(found('', [`${path} #gone`])).toEqual([
    `${path} #gone keeps nothing any more`,
    expect.stringContaining('ARCHITECTURE.md does not show | a | b | c | d |'),
  ])
  expect(
    found('const known = new Map()', ['apps/games/src/'], '| a | b | c | d | `apps/games/src/` |'),
  ).toEqual([])
})
