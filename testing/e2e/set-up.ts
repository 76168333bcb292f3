import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { createSeededTemplate } from '../databases.ts'
import { openTestServer } from '../server.ts'
import { publishAddresses, publishServer } from './addresses.ts'
import { startOwnWorld } from './own-world.ts'

/**
 * One database server for all worlds of the run, and one world for all browser tests; each makes its
 * own player in it.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await openTestServer()
  await createSeededTemplate(server.url)
  publishServer(server.url)
  const world = await startOwnWorld()
  publishAddresses(world.urls, world.databaseUrl)
  return async () => {
    const breaches = await findBreaches(world.databaseUrl)
    await world[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
    if (breaches.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(breaches)}`)
  }
}
