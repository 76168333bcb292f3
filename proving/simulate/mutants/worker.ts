import { required } from '@nordlys/core'
import type { Report } from '../many.ts'
import { runSeed } from '../run.ts'
import { Server } from '../server.ts'
import { mutants, plant } from './mutant.ts'

// Runs seeds on one database until one fails, with a bug planted when a mutant is named.
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
