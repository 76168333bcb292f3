import { chromiumPath } from '../chromium.ts'
import { run } from '../command.ts'
import { countPlaywright, countVitest } from './reports.ts'

export interface StepResult {
  passed: number
  failed: number
  /** What to show a person when something failed. */
  output: string
}

export interface Step {
  name: string
  run: () => Promise<StepResult>
}

export const reportFolder = 'test-results'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const chatter = { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }

const format = check('format', [biome, 'format'])
const lint = check('lint', [biome, 'lint', '--error-on-warnings'])
const types = check('types', ['node_modules/typescript/bin/tsc', '--project', '.'])
const tidy = check('tidy', ['tools/tidy/tidy.ts'])
const build = check('build', ['tools/build.ts'])

/** What each of the three test scripts runs, in this order. */
export const plans: Record<string, readonly Step[]> = {
  quick: [format, lint, types, tidy, vitest('unit')],
  all: [format, lint, types, tidy, build, vitest('unit'), vitest('database'), browser()],
  deep: [build, vitest('deep')],
}

/** A program that says yes or no: it counts as one test. */
function check(name: string, command: readonly string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await run(command, { env: chatter })
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

function vitest(project: string): Step {
  const report = `${reportFolder}/${project}.json`
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: project,
    async run() {
      const { code, output } = await run([...command, ...reporters], { env: chatter })
      return { ...(await countVitest(report, code)), output }
    },
  }
}

function browser(): Step {
  const report = `${reportFolder}/browser.json`
  return {
    name: 'browser',
    async run() {
      const env = {
        ...chatter,
        CHROMIUM_PATH: await chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }
      const { code, output } = await run(['node_modules/@playwright/test/cli.js', 'test'], { env })
      return { ...(await countPlaywright(report, code)), output }
    },
  }
}
