import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** One project per kind of ground a test stands on: `unit` needs nothing, `database` needs PostgreSQL. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Left alone it keeps one processor for itself, which on two is half of all.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'apps/**/*.test.ts',
            'apps/**/*.test.tsx',
            'tools/**/*.test.ts',
            'tools/**/*.test.mjs',
            'world/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/*.deep.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['apps/**/*.db.test.ts', 'world/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['world/test-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deep',
          include: ['**/*.deep.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['world/test-database.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
