import { systemRandom } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { expect, test } from 'vitest'
import type { Death } from './deadly-writes.ts'
import { openMoneyScene } from './money-scene.ts'
import { welcomeGiven } from './operations/grants.ts'
import { isKilledAt } from './operations/kill-at.ts'

/** As many as a first deposit makes; `every-write.deep.test.ts` finds out how many they are. */
const writes = 68

test('[LED-03][BONUS-01] the welcome offer is given once at a sixth of its deaths, drawn anew', async () => {
  await using database = await testDatabase()
  await using scene = await openMoneyScene(database.url)
  const first = 1 + ((systemRandom.bytes(1)[0] ?? 0) % 6)
  let deaths = 0
  for (let write = first; write <= writes; write += 6) {
    const death: Death = { write, moment: 'after' }
    if (await isKilledAt(scene, welcomeGiven, death)) deaths += 1
  }
  expect(deaths, `from write ${first} on`).toBeGreaterThan(0)
}, 300_000)
