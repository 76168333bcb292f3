import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../../command.ts'
import { occupyCore } from './busy-core.ts'
import { codeKey } from './code-key.ts'
import { addToTally, lineOf, nextKind, type RepeatedRun, type RunKind, readTally } from './tally.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-repeat-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

function run(kind: RunKind, failures: readonly string[] = []): RepeatedRun {
  return { kind, seconds: 300.4, passed: 324 - failures.length, failed: failures.length, failures }
}

test('the calm runs come first, and after the last busy one there is nothing to do', () => {
  const runs: RepeatedRun[] = []
  const kinds: RunKind[] = []
  for (let kind = nextKind(runs, { times: 5, busy: 2 }); kind; ) {
    kinds.push(kind)
    runs.push(run(kind))
    kind = nextKind(runs, { times: 5, busy: 2 })
  }
  expect(kinds).toEqual(['calm', 'calm', 'calm', 'busy', 'busy'])
})

test('a run that failed is counted like any other and not made again', () => {
  expect(nextKind([run('calm', ['a test'])], { times: 1, busy: 0 })).toBeUndefined()
})

test('who starts again finds every run that ended, and goes on behind it', async () => {
  const path = join(folder, 'deep/tally.json')
  expect(await readTally(path)).toEqual([])
  await addToTally(path, run('calm'))
  // Amid the second run it is killed: the unfinished one has left nothing.
  expect(await readTally(path)).toEqual([run('calm')])
  expect(nextKind(await readTally(path), { times: 2, busy: 1 })).toBe('busy')
  await addToTally(path, run('busy', ['e2e/a.spec.ts › one']))
  expect(await readTally(path)).toEqual([run('calm'), run('busy', ['e2e/a.spec.ts › one'])])
})

test('a write that was broken off leaves the tally as it was', async () => {
  const path = join(folder, 'tally.json')
  await addToTally(path, run('calm'))
  await writeFile(`${path}.new`, '[{"kind":')
  expect(await readTally(path)).toEqual([run('calm')])
})

test('a line tells seconds, counts and what failed', () => {
  expect(lineOf(run('busy', ['e2e/a.spec.ts › one']), 12)).toBe(
    '✗ run 12 beside a busy core, 300 s: 323 passed, 1 failed\n    e2e/a.spec.ts › one',
  )
})

test('the count starts anew when the code changed, be it committed, changed or new', async () => {
  const git = async (...args: string[]) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example']
    expect(await runProgram('git', [...who, ...args], { cwd: folder })).toMatchObject({ code: 0 })
  }
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  await git('init', '--quiet')
  await write('a.ts', '1')
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'one')
  const keys = [await codeKey(folder)]
  expect(await codeKey(folder)).toBe(keys[0])
  await write('a.ts', '2')
  keys.push(await codeKey(folder))
  await write('b.ts', '1')
  keys.push(await codeKey(folder))
  await write('b.ts', '2')
  keys.push(await codeKey(folder))
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'two')
  keys.push(await codeKey(folder))
  expect(new Set(keys).size).toBe(5)
  await write('README.md', 'Read me')
  expect(await codeKey(folder)).toBe(keys.at(-1))
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'three')
  expect(await codeKey(folder)).toBe(keys.at(-1))
})

test('a busy core is left alone again', async () => {
  const core = await occupyCore()
  await expect(core[Symbol.asyncDispose]()).resolves.toBeUndefined()
})
