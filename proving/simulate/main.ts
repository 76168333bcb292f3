import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { createTestDatabase } from '@nordlys/testing/databases'
import { openTestServer } from '@nordlys/testing/server'
import { seedsFrom } from './fixed-seeds.ts'
import { type Many, runMany } from './many.ts'
import { runAlone, shorten } from './run.ts'
import { Server } from './server.ts'

// `npm run simulate -- --seed 7` runs one seed and tells what happened; `--seeds 10000` runs many.
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
  },
})
await using server = await openTestServer()
const failed = values.seed ? [Number(values.seed)] : await runAll(server.url)
for (const seed of failed) await tell(server.url, seed)

async function runAll(serverUrl: string): Promise<number[]> {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000)
  const seeds = Number(values.seeds)
  let toldAt = 0
  const onProgress = ({ passed }: Many) => {
    if (seconds() < toldAt + 10) return
    toldAt = seconds()
    console.log(`${passed} of ${seeds} seeds, ${toldAt} s`)
  }
  const workers = availableParallelism()
  const all = seedsFrom(Number(values.from), seeds)
  const many = await runMany({ serverUrl, seeds: all, workers, onProgress })
  for (const [what, times] of [...many.counts].sort()) {
    console.log(`${times} times ${what}, first by seed ${many.firstSeeds.get(what)}`)
  }
  for (const failure of many.failures) console.log(failure)
  console.log(`${many.passed} seeds passed, ${many.failed.length} failed, ${seconds()} s`)
  return many.failed
}

async function tell(serverUrl: string, seed: number): Promise<void> {
  await using database = await createTestDatabase(serverUrl)
  const outcome = await runAlone(database.url, seed)
  if (!outcome.failure) {
    for (const line of outcome.trace) console.log(line)
    console.log(`seed ${seed} passes in ${outcome.trace.length} steps`)
    return
  }
  process.exitCode = 1
  console.log(`seed ${seed} fails: ${outcome.failure}`)
  await using other = await createTestDatabase(serverUrl)
  await using again = await Server.open(other.url)
  const shortest = await shorten(again, outcome)
  console.log(
    `The shortest trace found, ${shortest.trace.length} of ${outcome.trace.length} steps:`,
  )
  for (const line of shortest.trace) console.log(`  ${line}`)
  console.log(`which fails with: ${shortest.failure}`)
  console.log(`Again: npm run simulate -- --seed ${seed}`)
}
