import { hourMs } from '@nordlys/core'
import { expect, test } from 'vitest'
import { newSeeds, parseFixedSeeds, readFixedSeeds } from './fixed-seeds.ts'

test('a line is a seed and why it is there, and other lines are none', () => {
  expect(parseFixedSeeds('# 5 seeds\n\n7\n12 found a bug\nx 9\n')).toEqual([7, 12])
})

test('the fixed seeds are forty or more, and none is there twice', async () => {
  const seeds = await readFixedSeeds()
  expect(seeds.length).toBeGreaterThanOrEqual(40)
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('no two hours have a new seed in common, and none is fixed', async () => {
  const fixed = await readFixedSeeds()
  const start = new Date('2026-11-25T14:59:59Z').getTime()
  const hours = [0, 1, 2, 3].map((hour) => newSeeds(200, new Date(start + hour * hourMs)))
  const all = [...fixed.filter((seed) => seed <= 100_000), ...hours.flat()]
  expect(hours[0]).toEqual(newSeeds(200, new Date(start - 10_000)))
  expect(new Set(all).size).toBe(all.length)
})
