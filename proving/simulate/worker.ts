import { required } from '@nordlys/core'
import { plant } from './mutants/mutant.ts'
import { mutants } from './mutants/mutants.ts'
import { runSeed } from './run.ts'
import { Server } from './server.ts'

/** What a worker process tells of each seed. */
export interface Report {
  seed: number
  failure: string | undefined
  counts: [what: string, times: number][]
}

const [url = '', mutant = '', ...seeds] = process.argv.slice(2)
await using server = await Server.open(url)
if (mutant) {
  const known = mutants.find(({ name }) => name === mutant)
  await plant(server, required(known, mutant))
}
for (const seed of seeds.map(Number)) {
  const { failure, counts } = await runSeed(server, seed)
  const report: Report = { seed, failure, counts: [...counts] }
  process.send?.(report)
  if (failure) break
}
process.disconnect()
