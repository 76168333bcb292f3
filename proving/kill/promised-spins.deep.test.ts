import { expect, test } from 'vitest'
import { deathsOfSpin, playThroughDeaths } from './operations/kill-spins.ts'

test('[LED-03][BONUS-01] 500 spins are played to the last, whatever write the platform dies at', async () => {
  const { deaths } = await playThroughDeaths(500, [...deathsOfSpin, ...deathsOfSpin])
  process.stdout.write(`500 spins, ${deaths} deaths\n`)
  expect(deaths).toBeGreaterThanOrEqual(6)
})
