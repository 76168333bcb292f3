import { beforeAll, expect, inject, test } from 'vitest'
import '@nordlys/testing/server'
import { findMutants, type Search } from './find-mutants.ts'
import { mutants } from './mutant.ts'

const seedsMax = 600
let searches = new Map<string, Search>()

beforeAll(async () => {
  const names = mutants.map(({ name }) => name)
  const onFound = ({ name, seeds, failure }: Search) => {
    process.stdout.write(`${name}: ${failure ? `found by seed ${seeds}` : 'not found'}\n`)
  }
  const serverUrl = inject('databaseUrl')
  searches = await findMutants({ serverUrl, names, seedsMax, workers: 2, onFound })
}, 2_400_000)

test.for(mutants)('the simulation finds $name: $what', ({ name }) => {
  expect(searches.get(name)?.failure, `not found in ${seedsMax} seeds`).toBeDefined()
})
