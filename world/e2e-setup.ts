import { publishAddresses } from './e2e/addresses.ts'
import { startOwnWorld } from './e2e/own-world.ts'
import { findBreaches } from './money-invariants.ts'

/** One world for all browser tests; each makes its own player in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const world = await startOwnWorld()
  publishAddresses(world.urls, world.databaseUrl)
  return async () => {
    const breaches = await findBreaches(world.databaseUrl)
    await world[Symbol.asyncDispose]()
    if (breaches.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(breaches)}`)
  }
}
