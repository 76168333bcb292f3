import { expect } from 'vitest'
import { findBreaches } from '../../../operations/verification/money-invariants.ts'
import type { Death } from '../deadly-writes.ts'
import type { MoneyScene } from '../money-scene.ts'
import { findDifferences } from '../outside-books.ts'
import type { Operation } from './operation.ts'

/** Whether it died at all; in any case the operation has come to its end and all books agree. */
export async function isKilledAt(
  scene: MoneyScene,
  operation: Operation,
  death: Death,
): Promise<boolean> {
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
