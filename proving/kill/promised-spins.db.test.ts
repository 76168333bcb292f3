import { systemRandom } from '@nordlys/core'
import { expect, test } from 'vitest'
import { deathsOfSpin, playThroughDeaths } from './operations/kill-spins.ts'

test('[LED-03][BONUS-01] a sixth of the deaths of a spin, drawn anew each time', async () => {
  const first = (systemRandom.bytes(1)[0] ?? 0) % 6
  const sixth = deathsOfSpin.filter((_, place) => place % 6 === first)
  const { deaths } = await playThroughDeaths(20, sixth)
  expect(deaths, `from the ${first} place on`).toBeLessThanOrEqual(sixth.length)
}, 120_000)
