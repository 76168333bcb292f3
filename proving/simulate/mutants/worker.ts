import { createTestDatabase } from '@nordlys/testing/databases'
import { runSeed } from '../run.ts'
import { Server } from '../server.ts'
import type { Search } from './find-mutants.ts'
import { plant } from './mutant.ts'
import { mutants } from './mutants.ts'

const [serverUrl = '', seedsMax = ''] = process.argv.slice(2)

process.on('message', async (name: string) => process.send?.(await search(name)))

/** Plants a mutant in a database of its own and runs seeds until one fails. */
async function search(name: string): Promise<Search> {
  const mutant = mutants.find((one) => one.name === name)
  if (!mutant) throw new Error(`no such mutant: ${name}`)
  await using database = await createTestDatabase(serverUrl)
  await using server = await Server.open(database.url)
  await plant(server, mutant)
  for (let seed = 1; seed <= Number(seedsMax); seed++) {
    const { failure } = await runSeed(server, seed)
    if (failure) return { name, seeds: seed, failure }
  }
  return { name, seeds: Number(seedsMax), failure: undefined }
}
