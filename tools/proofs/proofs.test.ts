import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import { isDrawn, none } from './draw.ts'
import { findProof, noProofs, printed, proofPath, proofsIn } from './proof-file.ts'
import type { Proven } from './proven-test.ts'
import { compared, recorded, repeated, stale } from './records.ts'
import { digestOf, filesDigest, sourcesDigest, sourcesOf } from './sources.ts'

// Below the root, as all sources are; `.data` is no part of the project.
mkdirSync(join(root, '.data'), { recursive: true })
const folder = mkdtempSync(join(root, '.data/proofs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('what a proof depends on', () => {
  test('is the file, all it imports or names by its address, and the packages it came with', () => {
    const file = write('all/start.ts', [
      "import { one } from './one.ts'",
      "import data from './data.json' with { type: 'json' }",
      "import { test } from 'vitest'",
      "import type { Two } from './two.ts'",
      "import { readFile } from 'node:fs/promises'",
      "const lazy = () => import('./lazy.ts')",
      "const texts = new URL('./texts/', import.meta.url)",
    ])
    write('all/one.ts', ["export { three } from './three.ts'"])
    write('all/three.ts', ["import { start } from './start.ts'"])
    for (const name of ['two.ts', 'lazy.ts', 'data.json', 'texts/a.txt', 'texts/b/c.txt', 'no.ts'])
      write(`all/${name}`, [])
    const { files, packages } = sourcesOf(file)
    expect(files.map((each) => relative(join(folder, 'all'), join(root, each)))).toEqual([
      'data.json',
      'lazy.ts',
      'one.ts',
      'start.ts',
      'texts/a.txt',
      'texts/b/c.txt',
      'three.ts',
    ])
    expect(packages).toEqual([expect.stringMatching(/^vitest@\d/)])
  })

  test('is code of our own packages too, and not data that is set apart', () => {
    const file = write('ours.ts', [
      "import { sum } from '@nordlys/core'",
      "import games from './games.json' with { type: 'json' }",
    ])
    write('games.json', ['{}'])
    expect(sourcesOf(file).files).toContain('packages/core/src/index.ts')
    expect(sourcesOf(file).files.some((each) => each.endsWith('games.json'))).toBe(true)
    expect(sourcesOf(file, /games\.json$/).files.some((each) => each.endsWith('.json'))).toBe(false)
  })

  test('is another one after any change of content, place or package, and not of line endings', () => {
    const [first, second] = [write('a.txt', ['one', 'two']), write('b.txt', ['one', 'two'])]
    const windows = write('windows/a.txt', ['one\r', 'two'])
    expect(filesDigest([first])).not.toBe(filesDigest([second]))
    expect(filesDigest([first])).not.toBe(filesDigest([windows]))
    const [unix, same] = [
      write('x/unix.txt', ['one', 'two']),
      write('y/unix.txt', ['one\r', 'two']),
    ]
    const ofContent = (path: string) => digestOf(readFileSync(join(root, path), 'utf8'))
    expect(ofContent(unix)).not.toBe(ofContent(same))
    const of = { files: [first], packages: ['a@1.0.0'] }
    expect(sourcesDigest(of)).toBe(sourcesDigest({ ...of }))
    expect(sourcesDigest(of)).not.toBe(sourcesDigest({ ...of, packages: ['a@1.0.1'] }))
    expect(sourcesDigest(of)).not.toBe(sourcesDigest({ ...of, files: [second] }))
  })

  test('the order of names in a value decides nothing, any value in it does', () => {
    expect(digestOf({ a: 1, b: [2n, 'x'] })).toBe(digestOf({ b: [2n, 'x'], a: 1 }))
    expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: 2 }))
    expect(digestOf({ a: 2n })).not.toBe(digestOf({ a: 3n }))
    expect(digestOf(undefined)).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('the file of proofs', () => {
  const file = { node: '24.0.0', provers: { 'a.test.ts': prover('1') } }

  test('is read as it was written', () => {
    expect(proofsIn(printed(file))).toEqual(file)
    expect(proofsIn(printed(noProofs))).toEqual(noProofs)
  })

  test('has a line for each proof', () => {
    expect(
      printed(file)
        .split('\n')
        .filter((line) => line.includes('"result"')),
    ).toHaveLength(2)
  })

  test.each([
    ['a result', '"result": "1"', '"result": "2"'],
    ['an input', '"input": "of one"', '"input": "of another"'],
    ['the sources', '"sources": "s"', '"sources": "t"'],
    ['the version of Node', '24.0.0', '24.0.1'],
  ])('proves nothing once %s was changed by hand', (_what, before, after) => {
    const changed = printed(file).replace(before, after)
    expect(changed).not.toBe(printed(file))
    expect(proofsIn(changed)).toBeUndefined()
  })

  test('proves nothing while a merge is not done with it', () => {
    expect(proofsIn(`<<<<<<< ours\n${printed(file)}`)).toBeUndefined()
  })

  test('is the one that its program wrote', () => {
    const text = readFileSync(join(root, proofPath), 'utf8')
    const present = proofsIn(text)
    expect(present, 'run `npm run prove:content`: it was changed by hand, or merged').toBeDefined()
    expect(present && printed(present)).toBe(text.replaceAll('\r\n', '\n'))
  })
})

describe('a claim counts as proven', () => {
  const file = { node: '24.0.0', provers: { 'a.test.ts': prover('1') } }
  const claim = { file: 'a.test.ts', title: 'one', sources: 's', input: 'of one' }

  test('when it is recorded exactly as it is', () => {
    expect(findProof(file, claim, '24.0.0')).toEqual({ input: 'of one', result: '1' })
  })

  test.each([
    ['its input', { input: 'of another' }, '24.0.0'],
    ['what proves it', { sources: 't' }, '24.0.0'],
    ['its title', { title: 'another' }, '24.0.0'],
    ['its file', { file: 'b.test.ts' }, '24.0.0'],
    ['Node, by a patch', {}, '24.0.1'],
  ])('and not after a change of %s', (_what, change, node) => {
    expect(findProof(file, { ...claim, ...change }, node)).toBeUndefined()
  })
})

describe('which proofs are made again', () => {
  const titles = Array.from({ length: 400 }, (_, index) => `[PROOF-01] claim ${index}`)
  const drawn = (share: number, seed: string) =>
    titles.filter((title) => isDrawn({ share, seed }, title))

  test('about the share that was asked for, the same for the same seed', () => {
    expect(drawn(0.1, 'a').length).toBeGreaterThan(20)
    expect(drawn(0.1, 'a').length).toBeLessThan(60)
    expect(drawn(0.1, 'a')).toEqual(drawn(0.1, 'a'))
    expect(drawn(0.1, 'a')).not.toEqual(drawn(0.1, 'b'))
  })

  test('all, or none', () => {
    expect(drawn(1, 'a')).toEqual(titles)
    expect(titles.filter((title) => isDrawn(none, title))).toEqual([])
  })

  test('each within a hundred commits', () => {
    const seeds = Array.from({ length: 100 }, (_, index) => `commit ${index}`)
    const seen = new Set(seeds.flatMap((seed) => drawn(0.1, seed)))
    expect(seen.size).toBe(titles.length)
  })
})

describe('what is recorded is compared with what is proven', () => {
  const proof: Proven = {
    file: 'a.test.ts',
    sources: 's',
    title: 'one',
    input: 'of one',
    result: '1',
    how: 'known',
  }
  const other: Proven = { ...proof, title: 'two', input: 'of two', result: '2' }
  const before = proofsIn(recorded([proof, other], () => 'w'))

  test('nothing is wrong with what is recorded as it is', () => {
    expect(before?.provers['a.test.ts']).toEqual(prover('1'))
    expect(compared(before, [proof, { ...other, how: 'again' }])).toEqual([])
  })

  test('what is not recorded as it is, and what no test claims, is told with the command', () => {
    expect(compared(before, [{ ...proof, how: 'new' }])).toEqual([
      expect.stringMatching(
        /^a\.test\.ts: one is not recorded as it is: run `npm run prove:content`/,
      ),
      expect.stringMatching(/^a\.test\.ts: two is recorded, but no test claims it/),
    ])
  })

  test('a file that its program did not write is refused', () => {
    expect(compared(undefined, [proof])).toEqual([
      expect.stringContaining('was not written by its program'),
    ])
  })

  test('two claims of one title are refused', () => {
    expect(repeated([proof, other])).toEqual([])
    expect(repeated([proof, proof])).toEqual([
      'a.test.ts: one is claimed 2 times: give each a title',
    ])
  })
})

describe('without proving anything it is told', () => {
  const before = { node: '24.0.0', provers: { 'a.test.ts': prover('1') } }
  const told = (as: typeof before | undefined, files: string[], whole = 'w') =>
    stale(as, files, () => whole)

  test('that all is recorded as it is', () => {
    expect(told(before, ['a.test.ts'])).toEqual([])
  })

  test.each([
    ['what changed since, data set apart too', before, ['a.test.ts'], 'other'],
    ['what was never recorded', { ...before, provers: {} }, ['a.test.ts'], 'w'],
    ['what proves no more', before, [], 'w'],
    ['a record that its program did not write', undefined, ['a.test.ts'], 'w'],
  ] as const)('%s, with the command', (_what, as, files, whole) => {
    expect(told(as as typeof before, [...files], whole)).toEqual([
      expect.stringMatching(/: run `npm run prove:content` and commit what it writes$/),
    ])
  })

  test('that a file set apart is part of the whole', () => {
    const file = write('whole/start.ts', ["import a from './apart.json' with { type: 'json' }"])
    write('whole/apart.json', ['1'])
    const proven: Proven = {
      ...{ file, sources: 's', title: 'one', input: 'i', result: 'r', how: 'new' },
    }
    const text = recorded([proven])
    expect(stale(proofsIn(text), [file])).toEqual([])
    expect(sourcesOf(file).files.some((each) => each.endsWith('apart.json'))).toBe(true)
  })
})

function prover(result: string) {
  return {
    sources: 's',
    whole: 'w',
    proofs: { one: { input: 'of one', result }, two: { input: 'of two', result: '2' } },
  }
}

/** Writes lines to a file of the test's own folder; answers its place from the root. */
function write(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, lines.join('\n'))
  return relative(root, path).replaceAll('\\', '/')
}
