import { createTestDatabase } from '@nordlys/testing/databases'
import { expect, inject, test } from 'vitest'
import '@nordlys/testing/server'
import { expectedCounts } from './expected-counts.ts'
import { readFixedSeeds } from './fixed-seeds.ts'
import { runMany } from './many.ts'
import { runAlone } from './run.ts'

test('the fixed schedules of operations and faults leave the books as the model has them', {
  timeout: 1_200_000,
}, async () => {
  const seeds = await readFixedSeeds()
  const many = await runMany({ serverUrl: inject('databaseUrl'), seeds, workers: 4 })
  expect(many.failures, 'seeds to repeat with: npm run simulate -- --seed').toEqual([])
  expect(many.passed).toBe(seeds.length)
  // A simulator that no longer makes something happen proves nothing about it.
  const missing = expectedCounts.filter((what) => !many.counts.has(what))
  expect(missing, 'npm run simulate -- --seeds 400 tells which seeds do it').toEqual([])
})

test('a seed is repeated step by step', async () => {
  // By the schedules of other seeds three statements may wait for one row, whose order is the machine’s.
  for (const seed of [1, 3, 7]) {
    await using first = await createTestDatabase(inject('databaseUrl'))
    await using second = await createTestDatabase(inject('databaseUrl'))
    const { trace } = await runAlone(first.url, seed)
    expect((await runAlone(second.url, seed)).trace, `seed ${seed}`).toEqual(trace)
  }
})
