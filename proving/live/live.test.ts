import { expect, test } from 'vitest'
import { runSeed } from './run.ts'

const seeds = 20
/** These happen in a handful of schedules; a simulation in which they do not proves nothing. */
const expected = ['event void', 'event held', 'event ending', 'slips booked', 'slips refused']

test('[LV5][LV7][LV8][LV12] no schedule of faults loses, doubles or shows a bet too soon', async () => {
  const counts = new Set<string>()
  for (let seed = 1; seed <= seeds; seed += 1) {
    const outcome = await runSeed(seed)
    expect(outcome.failure, `npm run live:prove -- --seed ${seed}`).toBeUndefined()
    for (const what of outcome.counts.keys()) counts.add(what)
  }
  expect(expected.filter((what) => !counts.has(what))).toEqual([])
})

test('[LV8] a schedule is repeated step by step by its seed', async () => {
  const [one, two] = [await runSeed(7), await runSeed(7)]
  expect(one.told).toEqual(two.told)
  expect(one.told.length).toBeGreaterThan(10)
})
