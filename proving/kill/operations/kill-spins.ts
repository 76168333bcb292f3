import { testDatabase } from '@nordlys/testing/database'
import { expect } from 'vitest'
import { findBreaches } from '../../../operations/verification/money-invariants.ts'
import type { Death } from '../deadly-writes.ts'
import { openMoneyScene } from '../money-scene.ts'
import { givePromisedSpins, type PlayedSpin } from './promised-spins.ts'

/**
 * One write more than a spin makes: that one finds nothing to die at, or what a fresh process writes.
 * Were there more, a draw among them could die nowhere.
 */
const writesTried = 3

/** Every place in a spin at which the platform may die. */
export const deathsOfSpin: readonly Death[] = Array.from({ length: writesTried }, (_, place) =>
  (['before', 'after'] as const).map((moment): Death => ({ write: place + 1, moment })),
).flat()

/**
 * Plays a grant to its last spin, the platform dying in one spin after the other at the places that are
 * told, as often as there are places; then all that was told is compared with the books. Tells how often
 * it died.
 */
export async function playThroughDeaths(
  count: number,
  deaths: readonly Death[],
): Promise<{ deaths: number }> {
  await using database = await testDatabase()
  await using scene = await openMoneyScene(database.url)
  const { platform } = scene
  const spins = await givePromisedSpins(scene, count)
  const told: PlayedSpin[] = []
  const every = Math.floor(count / deaths.length)
  for (let played = 0; played < count; played += 1) {
    const death = played % every === 0 ? deaths[played / every] : undefined
    if (death) await platform.dieAt(death)
    const spin = await spins.play()
    told.push(spin)
    if (death) await platform.live()
    expect(spin.left, `after ${told.length} spins`).toBe(count - told.length)
  }
  await spins.verify(told)
  expect(await findBreaches(database.url)).toEqual([])
  return { deaths: platform.deaths }
}
