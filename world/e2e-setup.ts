import { publishAddresses } from './e2e/addresses.ts'
import { startOwnWorld } from './e2e/own-world.ts'

/** One world for all browser tests; each makes its own player in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const world = await startOwnWorld()
  publishAddresses(world.urls)
  return async () => world[Symbol.asyncDispose]()
}
