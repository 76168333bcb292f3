import { systemClock } from '@nordlys/core'
import { expect, inject, test } from 'vitest'
import '@nordlys/testing/server'
import { expectedCounts } from './expected-counts.ts'
import { keepFixedSeeds, newSeeds, readFixedSeeds, seedsFrom } from './fixed-seeds.ts'
import { type Many, runMany } from './many.ts'

const seedsEach = 200
const timeout = 1_200_000

test('two hundred schedules of operations and faults leave the books as the model has them', {
  timeout,
}, async () => {
  // And the fixed ones beyond them, which have what is rarest.
  const seeds = [...new Set([...seedsFrom(1, seedsEach), ...(await readFixedSeeds())])]
  const many = await run(seeds)
  expect(many.failures).toEqual([])
  expect(many.passed).toBe(seeds.length)
  // A simulator that no longer makes something happen proves nothing about it.
  expect(expectedCounts.filter((what) => !many.counts.has(what))).toEqual([])
})

test('so do two hundred that were never run before', { timeout }, async () => {
  const seeds = newSeeds(seedsEach, systemClock.now())
  const many = await run(seeds)
  expect(many.failures, `of seeds ${seeds[0]} to ${seeds.at(-1)}`).toEqual([])
  expect(many.passed).toBe(seedsEach)
})

/** Seeds that fail are fixed ones from then on: the file that is changed is for the bug's commit. */
async function run(seeds: readonly number[]): Promise<Many> {
  const many = await runMany({ serverUrl: inject('databaseUrl'), seeds, workers: 4 })
  const fixed = await readFixedSeeds()
  const found = many.failed.filter((seed) => !fixed.includes(seed))
  await keepFixedSeeds(found, 'found a bug')
  return many
}
