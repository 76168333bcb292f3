import { basename } from 'node:path'
import { chromiumPath } from '../chromium.ts'
import { type RunOptions, run } from '../command.ts'
import { countPlaywright, countVitest } from './reports.ts'

export interface StepResult {
  passed: number
  failed: number
  /** It had no time, or not enough: nothing is known of it. */
  isCut?: true
  /** What to show a person when something failed. */
  output: string
}

export interface Step {
  name: string
  run: (watch: Watch) => Promise<StepResult>
}

/** How the one who runs a step follows it and ends it. */
export type Watch = Pick<RunOptions, 'onOutput' | 'signal'>

export const reportFolder = 'test-results'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const chatter = { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }

const format = check('format', [biome, 'format'])
const lint = check('lint', [biome, 'lint', '--error-on-warnings'])
const types = check('types', ['node_modules/typescript/bin/tsc', '--project', '.'])
const tidy = check('tidy', ['tools/tidy/tidy.ts'])
const build = check('build', ['tools/build.ts'])

/** Money that must not be lost first, breadth last: a run with a time limit may not reach the end. */
export const deepFiles = [
  'world/kill/kill-nine.deep.test.ts',
  'world/kill/every-write.deep.test.ts',
  'world/kill/database-dies.deep.test.ts',
  'world/chaos/chaos.deep.test.ts',
  'world/backup/backup.deep.test.ts',
  'world/backup/rehearsal/rehearsal.deep.test.ts',
  'world/simulate/mutants/mutants.deep.test.ts',
  'e2e/every-page.deep.test.ts',
  'e2e/every-game.deep.test.ts',
  'packages/game-math/src/games/catalogue-rounds.deep.test.ts',
]

/** What each of the three test scripts runs, in this order. */
export const plans: Record<string, readonly Step[]> = {
  quick: [format, lint, types, tidy, vitest('unit')],
  all: [format, lint, types, tidy, build, vitest('unit'), vitest('database'), browser()],
  deep: [build, ...deepFiles.map((file) => vitest('deep', file))],
}

/** A program that says yes or no: it counts as one test. */
function check(name: string, command: readonly string[]): Step {
  return {
    name,
    async run(watch) {
      const { code, output } = await run(command, { ...watch, env: chatter })
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

/** One project of `vitest.config.ts`, or one file of it. */
function vitest(project: string, file?: string): Step {
  const name = file === undefined ? project : basename(file, '.deep.test.ts')
  const report = `${reportFolder}/${name}.json`
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [...command, ...reporters, ...(file === undefined ? [] : [file])]
  return {
    name,
    async run(watch) {
      const { code, output } = await run(args, { ...watch, env: chatter })
      return { ...(await countVitest(report, code)), output }
    },
  }
}

function browser(): Step {
  const report = `${reportFolder}/browser.json`
  return {
    name: 'browser',
    async run(watch) {
      const env = {
        ...chatter,
        CHROMIUM_PATH: await chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }
      const args = ['node_modules/@playwright/test/cli.js', 'test']
      const { code, output } = await run(args, { ...watch, env })
      return { ...(await countPlaywright(report, code)), output }
    },
  }
}
