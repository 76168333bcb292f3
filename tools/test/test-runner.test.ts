import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../root.ts'
import { deepFiles } from './plans.ts'
import { readPlaywright, readVitest } from './reports.ts'
import { notesIn, type Outcome, summary } from './summary.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-report-'))
  path = relative(root, join(folder, 'report.json'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

function report(content: object): Promise<void> {
  return writeFile(join(folder, 'report.json'), JSON.stringify(content))
}

function outcome(name: string, passed: number, failed: number): Outcome {
  const times = { startedMs: 0, endedMs: 7_000, processorSeconds: undefined }
  return { name, part: name, passed, failed, output: '', ...times }
}

test('every test of a report is counted', async () => {
  await report({ numPassedTests: 7, numFailedTests: 2 })
  expect(await readVitest(path, 1)).toMatchObject({ passed: 7, failed: 2 })
  await report({ stats: { expected: 3, unexpected: 1, flaky: 1 } })
  expect(await readPlaywright(path, 1)).toMatchObject({ passed: 3, failed: 2 })
})

test('a run that ends badly has failed, though no test did', async () => {
  await report({ numPassedTests: 7, numFailedTests: 0 })
  expect(await readVitest(path, 1)).toMatchObject({ passed: 7, failed: 1 })
})

test('a run without a report has failed', async () => {
  expect(await readPlaywright(path, 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('the last line is the sum of all steps', () => {
  const text = summary([outcome('lint', 1, 0), outcome('unit', 40, 3)])
  expect(text.split('\n').at(-1)).toBe('41 passed, 3 failed')
  expect(text).toContain('✗ unit')
})

test('what else failed is in the sum, and what else is to tell above it', () => {
  const text = summary([outcome('lint', 1, 0)], ['unit used too much'], 1)
  expect(text.split('\n').slice(-3)).toEqual(['unit used too much', '', '1 passed, 1 failed'])
})

test('what had no time is named and counts as nothing', () => {
  const cut = { ...outcome('mutants', 0, 0), isCut: true as const }
  const text = summary([outcome('chaos', 5, 0), cut])
  expect(text).toContain('mutants not done: out of time after 7 s')
  expect(text.split('\n').at(-1)).toBe('5 passed, 0 failed')
})

test('every deep test file has its place in the order of the deep run', async () => {
  const exclude = (name: string) => name === 'node_modules'
  const found: string[] = []
  for await (const path of glob('**/*.deep.test.ts', { cwd: root, exclude })) found.push(path)
  expect(deepFiles.toSorted()).toEqual(found.toSorted())
})

test('what a step that passed has to say is told once, and what it merely prints is not', () => {
  const output = [
    '✓ a file',
    'note: a.ts is proven anew',
    'a note: no',
    'note: a.ts is proven anew',
  ]
  expect(notesIn(output.join('\n'))).toEqual(['note: a.ts is proven anew'])
  expect(notesIn('')).toEqual([])
})
