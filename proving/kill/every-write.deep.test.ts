import { expect, test } from 'vitest'
import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { testDatabase } from '../../world/test-support.ts'
import type { Death } from './deadly-writes.ts'
import { openMoneyScene } from './operations/money-scene.ts'
import type { MoneyScene, Operation } from './operations/operation.ts'
import { operations } from './operations/operations.ts'
import { findDifferences } from './outside-books.ts'

/** Less than a question to the database and an answer is no operation at all. */
const writesMin = 2

test.each(operations)('[LED-03] $name: killed at every outgoing write', async (operation) => {
  await using database = await testDatabase()
  await using scene = await openMoneyScene(database.url)
  const writes = await killAtEveryWrite(scene, operation)
  process.stdout.write(`${operation.name}: killed at each of ${writes} writes\n`)
  expect(writes, 'writes it was killed at').toBeGreaterThanOrEqual(writesMin)
})

/**
 * Kills before the first write, then after the first, after the second, until the operation has none
 * left to die at. Before a further one the world is as after the one before it: what was read in
 * between dies with the process.
 */
async function killAtEveryWrite(scene: MoneyScene, operation: Operation): Promise<number> {
  expect(await isKilledAt(scene, operation, { write: 1, moment: 'before' })).toBe(true)
  let writes = 0
  while (await isKilledAt(scene, operation, { write: writes + 1, moment: 'after' })) writes += 1
  return writes
}

/** Whether it died at all; in any case the operation has come to its end and all books agree. */
async function isKilledAt(scene: MoneyScene, operation: Operation, death: Death): Promise<boolean> {
  const { platform } = scene
  // On a process that has just done the like, the n-th write is the same one each time.
  const earlier = await operation.prepare(scene)
  await earlier.act()
  const attempt = await operation.prepare(scene)
  const { deaths } = platform
  await platform.dieAt(death)
  const where = `killed ${death.moment} write ${death.write}`
  try {
    await attempt.act()
    await platform.live()
    await attempt.verify()
  } catch (error) {
    throw new Error(`${operation.name}, ${where}: ${String(error)}`, { cause: error })
  }
  expect(await findBreaches(scene.databaseUrl), where).toEqual([])
  expect(await findDifferences(scene.databaseUrl, scene.sandboxUrl), where).toEqual([])
  expect(platform.deaths, where).toBeLessThanOrEqual(deaths + 1)
  return platform.deaths > deaths
}
