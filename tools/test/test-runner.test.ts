import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../root.ts'
import { countPlaywright, countVitest } from './reports.ts'
import { deepFiles } from './steps.ts'
import { summary } from './summary.ts'

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

test('every test of a report is counted', async () => {
  await report({ numPassedTests: 7, numFailedTests: 2 })
  expect(await countVitest(path, 1)).toEqual({ passed: 7, failed: 2 })
  await report({ stats: { expected: 3, unexpected: 1, flaky: 1 } })
  expect(await countPlaywright(path, 1)).toEqual({ passed: 3, failed: 2 })
})

test('a run that ends badly has failed, though no test did', async () => {
  await report({ numPassedTests: 7, numFailedTests: 0 })
  expect(await countVitest(path, 1)).toEqual({ passed: 7, failed: 1 })
})

test('a run without a report has failed', async () => {
  expect(await countPlaywright(path, 1)).toEqual({ passed: 0, failed: 1 })
})

test('the last line is the sum of all steps', () => {
  const text = summary([
    { name: 'lint', passed: 1, failed: 0, seconds: 2, output: '' },
    { name: 'unit', passed: 40, failed: 3, seconds: 9, output: '' },
  ])
  expect(text.split('\n').at(-1)).toBe('41 passed, 3 failed')
  expect(text).toContain('✗ unit')
})

test('what had no time is named and counts as nothing', () => {
  const text = summary([
    { name: 'chaos', passed: 5, failed: 0, seconds: 90, output: '' },
    { name: 'mutants', passed: 0, failed: 0, isCut: true, seconds: 7, output: '' },
  ])
  expect(text).toContain('mutants not done: out of time after 7 s')
  expect(text.split('\n').at(-1)).toBe('5 passed, 0 failed')
})

test('every deep test file has its place in the order of the deep run', async () => {
  const exclude = (name: string) => name === 'node_modules'
  const found: string[] = []
  for await (const path of glob('**/*.deep.test.ts', { cwd: root, exclude })) found.push(path)
  expect(deepFiles.toSorted()).toEqual(found.toSorted())
})
