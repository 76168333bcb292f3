import { systemRandom } from '@nordlys/core'
import { expect, test } from 'vitest'
import { deathsOfSpin, playThroughDeaths } from './operations/kill-spins.ts'

test('[LED-03][BONUS-01] a third of the deaths of a spin, drawn anew each time', async () => {
  const first = (systemRandom.bytes(1)[0] ?? 0) % 3
  const third = deathsOfSpin.filter((_, place) => place % 3 === first)
  const { deaths } = await playThroughDeaths(20, third)
  expect(deaths, `from the ${first} place on`).toBeGreaterThan(0)
  expect(deaths).toBeLessThanOrEqual(third.length)
}, 300_000)
