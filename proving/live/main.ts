import { parseArgs } from 'node:util'
import { runSeed } from './run.ts'

// `npm run live:prove -- --seeds 200` runs so many schedules of faults; `--seed 7` repeats one.
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
  },
})
const startedAt = performance.now()
const first = Number(values.seed ?? values.from)
const count = values.seed ? 1 : Number(values.seeds)
const counts = new Map<string, number>()
const failed: number[] = []
for (let seed = first; seed < first + count; seed += 1) {
  const outcome = await runSeed(seed)
  for (const [what, times] of outcome.counts) counts.set(what, (counts.get(what) ?? 0) + times)
  if (outcome.failure === undefined) continue
  failed.push(seed)
  console.log(
    `seed ${seed} fails: ${outcome.failure}\nAgain: npm run live:prove -- --seed ${seed}\n`,
  )
}
for (const [what, times] of [...counts].sort()) console.log(`${times} times ${what}`)
const seconds = Math.round((performance.now() - startedAt) / 1_000)
console.log(`${count - failed.length} seeds passed, ${failed.length} failed, ${seconds} s`)
if (failed.length > 0) process.exitCode = 1
