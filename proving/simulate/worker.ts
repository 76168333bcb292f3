import { runSeed } from './run.ts'
import { Server } from './server.ts'

/** What a worker process tells of each seed. */
export interface Report {
  seed: number
  failure: string | undefined
  counts: [what: string, times: number][]
}

const [url = '', ...seeds] = process.argv.slice(2)
await using server = await Server.open(url)
for (const seed of seeds.map(Number)) {
  const { failure, counts } = await runSeed(server, seed)
  const report: Report = { seed, failure, counts: [...counts] }
  process.send?.(report)
  if (failure) break
}
process.disconnect()
