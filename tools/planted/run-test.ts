import { run } from '../command.ts'
import { runPlaywright, runVitest, type TestRun } from '../test/steps.ts'
import type { PlantedBug } from './bugs.ts'

/** Runs the test file that must find a bug in the copied project. */
export async function runTest(
  folder: string,
  { test, titled, needsBuild }: Pick<PlantedBug, 'test' | 'titled' | 'needsBuild'>,
  signal: AbortSignal,
): Promise<TestRun> {
  if (needsBuild) await build(folder)
  const watch = { folder, env: { FORCE_COLOR: '0' }, signal }
  const only = (option: string) => (titled === undefined ? [] : [option, titled])
  return test.endsWith('.spec.ts')
    ? runPlaywright('planted', [test, '--workers=1', ...only('--grep')], watch)
    : runVitest('planted', projectOf(test), [test, ...only('--testNamePattern')], watch)
}

async function build(folder: string): Promise<void> {
  const { code, output } = await run(['tools/bundle/build.ts'], { cwd: folder })
  if (code !== 0) throw new Error(`the bug does not build: ${output}`)
}

function projectOf(test: string): string {
  if (test.endsWith('.servers.db.test.ts')) return 'servers'
  return test.endsWith('.db.test.ts') ? 'database' : 'unit'
}
