import { parseArgs } from 'node:util'
import { systemClock } from '@nordlys/core'
import { NotInstalled, type Ran, runDieharder } from './dieharder.ts'
import { tally, writeReport } from './report.ts'

// `npm run rng:battery`: dieharder reads our generator, and its results are kept in
// docs/rng-battery.md. `-- --tests 0,2,100` runs some of its tests, by their numbers in
// `dieharder -l`. Ends with 1 when a test fails, and when dieharder is not installed.
const { values } = parseArgs({ options: { tests: { type: 'string' } } })
const wholeBattery = ['-a', '-g', '200', '-k', '2', '-Y', '1']
const commands =
  values.tests === undefined
    ? [wholeBattery]
    : values.tests.split(',').map((number) => ['-g', '200', '-d', number])

try {
  await main()
} catch (error) {
  if (!(error instanceof NotInstalled)) throw error
  process.stdout.write(
    'dieharder is not installed, so nothing was tested. On Debian: apt-get install dieharder.\n',
  )
  process.exitCode = 1
}

async function main(): Promise<void> {
  const at = systemClock.now()
  const runs: Ran[] = []
  for (const args of commands) {
    runs.push(
      await runDieharder(args, ({ name, size, pValue, assessment }) => {
        process.stdout.write(`${name} ${size}: ${pValue} ${assessment}\n`)
      }),
    )
    // After each command, so that a run that is ended keeps what it has found.
    await report(at, runs)
  }
  const results = runs.flatMap((run) => run.results)
  process.stdout.write(`${tally(results)}. The report is docs/rng-battery.md.\n`)
  if (results.some(({ assessment }) => assessment === 'FAILED')) process.exitCode = 1
}

async function report(at: Date, runs: readonly Ran[]): Promise<void> {
  await writeReport({
    at,
    commands: commands.slice(0, runs.length).map((args) => `dieharder ${args.join(' ')}`),
    isWhole: values.tests === undefined,
    bytes: runs.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
    results: runs.flatMap(({ results }) => results),
  })
}
