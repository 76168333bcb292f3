import { inject } from 'vitest'
import { findBreaches } from '../operations/verification/money-invariants.ts'
import { createTestDatabase, type TestDatabase } from './databases.ts'
import './server.ts'

/**
 * A migrated database of its own for one test file: `await using database = await testDatabase()`,
 * or disposed of in `afterAll`. When it is let go the books must be right, whatever was tested.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase(inject('databaseUrl'))
  return {
    url: database.url,
    async [Symbol.asyncDispose]() {
      const breaches = await findBreaches(database.url)
      await database[Symbol.asyncDispose]()
      if (breaches.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(breaches)}`)
    },
  }
}
