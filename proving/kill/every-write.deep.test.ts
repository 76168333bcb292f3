import { testDatabase } from '@nordlys/testing/database'
import { expect, test } from 'vitest'
import type { MoneyScene } from './money-scene.ts'
import { openMoneyScene } from './money-scene.ts'
import { isKilledAt } from './operations/kill-at.ts'
import type { Operation } from './operations/operation.ts'
import { operations } from './operations/operations.ts'

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
