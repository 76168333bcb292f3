import { inject } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-databases.ts'
import './test-database.ts'

/**
 * A migrated database of its own for one test file: `await using database = await testDatabase()`,
 * or disposed of in `afterAll`.
 */
export function testDatabase(): Promise<TestDatabase> {
  return createTestDatabase(inject('databaseUrl'))
}
