import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../test-databases.ts'
import '../../test-database.ts'
import { runSeed } from '../run.ts'
import { Server } from '../server.ts'
import { mutants, plant } from './mutants.ts'

const seedsMax = 300

test.for(mutants)('the simulation finds $name: $what', async (mutant) => {
  await using database = await createTestDatabase(inject('databaseUrl'))
  await using server = await Server.open(database.url)
  await plant(server, mutant)
  let found: string | undefined
  for (let seed = 1; seed <= seedsMax && !found; seed++) {
    found = (await runSeed(server, seed)).failure
  }
  expect(found, `not found in ${seedsMax} seeds`).toBeDefined()
})
