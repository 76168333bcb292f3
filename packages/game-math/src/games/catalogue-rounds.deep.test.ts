import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chiSquareDeviation, type Deviations, deviationsOf } from '../prove/measured.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { studioGames } from './games.ts'
import { listGenerated, openGenerated } from './generated-games.ts'
import { parOf } from './proofs.ts'

const rounds = 200_000

test('[PROOF-01] every game as it is played agrees with its proof, and all of them together do', {
  timeout: 3_600_000,
}, async () => {
  const measured = new Map<string, Deviations>()
  for (const listed of await listGenerated()) {
    const { definition, par } = await openGenerated(listed)
    measured.set(definition.id, deviationsOf(definition, par, rounds, rngOf(definition.id)))
  }
  for (const definition of studioGames) {
    const { id } = definition
    measured.set(id, deviationsOf(definition, parOf(definition), rounds, rngOf(id)))
  }
  expect(measured.size).toBeGreaterThanOrEqual(720)
  for (const name of ['ofReturn', 'ofHitRate'] as const) {
    const far = [...measured].filter(([, each]) => Math.abs(each[name]) >= 4)
    expect({ [name]: far }).toEqual({ [name]: [] })
    const all = [...measured.values()].map((each) => each[name])
    expect({ [name]: Math.abs(chiSquareDeviation(all)) < 3.09 }).toEqual({ [name]: true })
  }
})

/** A fixed seed of each game's own. */
function rngOf(id: string) {
  return seededRng(Uint8Array.from(createHash('sha256').update(`catalogue ${id}`).digest()))
}
