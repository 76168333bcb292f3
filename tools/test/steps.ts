import { copyFile, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { chromiumPath, testBrowserPath } from '../chromium.ts'
import { type RunOptions, run } from '../command.ts'
import { root } from '../root.ts'
import { type FileCost, fileCosts, type TestRecord } from './records.ts'
import { readPlaywright, readVitest } from './reports.ts'
import type { Planned } from './schedule.ts'

export interface StepResult {
  passed: number
  failed: number
  /** Cut off by the time limit: the result is unknown. */
  isCut?: true
  /** What to show a person when something failed. */
  output: string
  /** The tests that failed. */
  failures?: readonly TestRecord[]
  /** What each of its files cost, the dearest first. */
  files?: readonly FileCost[]
}

export interface Step extends Planned {
  /** The part whose budget it uses; by default the one of its own name. */
  part?: string
  run: (watch: Watch) => Promise<StepResult>
  /** Runs tests that failed once more and one at a time, only to tell whether they are unsteady. */
  again?: (failures: readonly TestRecord[], watch: Watch) => Promise<readonly TestRecord[]>
}

/** What the runner passes to a step: follows its output, marks its processes, ends it. */
export type Watch = Pick<RunOptions, 'onOutput' | 'signal' | 'env'>

/** `folder` is where the project lies, which may be a copy. */
type Runs = Watch & { folder?: string }

export const reportFolder = 'test-results'

const chatter = { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
const vitestProgram = 'node_modules/vitest/vitest.mjs'
const playwrightProgram = 'node_modules/@playwright/test/cli.js'

/** A program that says yes or no: it counts as one test. */
export function check(name: string, command: readonly string[], part = name): Step {
  return {
    name,
    part,
    async run(watch) {
      const { code, output } = await runIn(command, watch)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

/** One project of `vitest.config.ts`. */
export function vitest(project: string, options: Partial<Step> = {}): Step {
  return {
    name: project,
    ...options,
    run: (watch) => runVitest(project, project, [], watch),
    async again(failures, watch) {
      const files = [...new Set(failures.map(({ file }) => file))]
      const pattern = failures.map(({ title }) => literally(title)).join('|')
      const args = ['--maxWorkers=1', '--testNamePattern', `^(?:${pattern})$`, ...files]
      const { records } = await runVitest(`${project}-again`, project, args, watch)
      return records
    },
  }
}

/** One file of the deep tests. Those in a browser stand in the whole one. */
export function deep(file: string): Step {
  const name = basename(file, '.deep.test.ts')
  return {
    name,
    async run(watch) {
      const isBrowser = file.startsWith('e2e/')
      const env = isBrowser ? { CHROMIUM_PATH: await chromiumPath() } : {}
      return runVitest(name, 'deep', [file], { ...watch, env: { ...watch.env, ...env } })
    },
  }
}

/** The browser tests, all or those `args` name. */
export function browser(options: Partial<Step> = {}): Step {
  return {
    name: 'browser',
    ...options,
    run: (watch) => runPlaywright('browser', [], watch),
    async again(_failures, watch) {
      // The first run's results, and Playwright's memory of it, stay as they are.
      const folder = join(reportFolder, 'browser-again')
      const memory = join(reportFolder, 'browser-again.last-run.json')
      await mkdir(join(root, folder), { recursive: true })
      await copyFile(join(root, reportFolder, 'browser/.last-run.json'), join(root, memory))
      const which = ['--last-failed', '--last-failed-file', memory]
      const how = ['--workers=1', '--trace=on', '--output', folder]
      const { records } = await runPlaywright('browser-again', [...which, ...how], watch)
      return records
    },
  }
}

export interface TestRun extends StepResult {
  failures: readonly TestRecord[]
  records: readonly TestRecord[]
}

export async function runVitest(
  name: string,
  project: string,
  args: readonly string[],
  { folder = root, ...watch }: Runs,
): Promise<TestRun> {
  const report = join(folder, reportFolder, `${name}.json`)
  const command = [vitestProgram, 'run', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // A report of the last run is never counted again.
  await rm(report, { force: true })
  const { code, output } = await runIn([...command, ...reporters, ...args], {
    ...watch,
    cwd: folder,
  })
  const read = await readVitest(report, code)
  return { ...read, output, failures: failed(read.records), files: fileCosts(read.records, 'last') }
}

/** The browser tests in the browser meant for them; what they say and keep is called `name`. */
export async function runPlaywright(
  name: string,
  args: readonly string[],
  { folder = root, ...watch }: Runs,
): Promise<TestRun> {
  const report = join(folder, reportFolder, `${name}.json`)
  const CHROMIUM_PATH = await testBrowserPath()
  const env = { ...watch.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // A report of the last run is never counted again.
  await rm(report, { force: true })
  const { code, output } = await runIn([playwrightProgram, 'test', ...args], {
    ...watch,
    env,
    cwd: folder,
  })
  const read = await readPlaywright(report, code)
  return { ...read, output, failures: failed(read.records), files: fileCosts(read.records, 'sum') }
}

function runIn(command: readonly string[], watch: RunOptions) {
  return run(command, { ...watch, env: { ...chatter, ...watch.env } })
}

/** The pattern that matches this text and no other. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

function failed(records: readonly TestRecord[]): TestRecord[] {
  return records.filter(({ state }) => state === 'failed')
}
