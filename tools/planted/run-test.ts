import { join, relative } from 'node:path'
import { testBrowserPath } from '../chromium.ts'
import { run } from '../command.ts'
import { root } from '../root.ts'
import { readPlaywright, readVitest } from '../test/reports.ts'
import type { PlantedBug } from './bugs/planted-bug.ts'

/** What a bug's test file said in the copy. */
export interface Verdict {
  passed: number
  /** The titles of the tests that failed: none where the file could not even be loaded. */
  red: readonly string[]
  code: number
  output: string
}

/** Runs the test file that holds a bug's claim in the copied project. */
export async function runTest(
  folder: string,
  { test, titled, needsBuild }: Pick<PlantedBug, 'test' | 'titled' | 'needsBuild'>,
  signal: AbortSignal,
): Promise<Verdict> {
  if (needsBuild) await build(folder)
  const report = join(folder, 'test-results/planted.json')
  const isBrowser = test.endsWith('.spec.ts')
  const args = isBrowser ? browserArgs(test, titled) : vitestArgs(test, titled, report)
  const env = isBrowser
    ? { CHROMIUM_PATH: await testBrowserPath(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    : {}
  const { code, output } = await run(args, {
    cwd: folder,
    env: { ...env, FORCE_COLOR: '0' },
    signal,
  })
  const read = isBrowser ? readPlaywright : readVitest
  const { passed, records } = await read(relative(root, report), code)
  const red = records.filter(({ state }) => state === 'failed').map(({ title }) => title)
  return { passed, red, code, output }
}

async function build(folder: string): Promise<void> {
  const { code, output } = await run(['tools/bundle/build.ts'], { cwd: folder })
  if (code !== 0) throw new Error(`the bug does not build: ${output}`)
}

function browserArgs(test: string, titled: string | undefined): string[] {
  const only = titled === undefined ? [] : ['--grep', titled]
  return ['node_modules/@playwright/test/cli.js', 'test', test, '--workers=1', ...only]
}

function vitestArgs(test: string, titled: string | undefined, report: string): string[] {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', projectOf(test), test]
  const only = titled === undefined ? [] : ['--testNamePattern', titled]
  return [
    ...command,
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
}

function projectOf(test: string): string {
  if (test.endsWith('.servers.db.test.ts')) return 'servers'
  return test.endsWith('.db.test.ts') ? 'database' : 'unit'
}
