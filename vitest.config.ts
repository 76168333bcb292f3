import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What never comes fails later so; what a loaded machine is slow with does not fail at all. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

/** The runner shows which files cost most. */
const measured = { setupFiles: ['tools/test/file-cost.ts'] }

/** One project per kind of ground a test stands on: `unit` needs nothing, the others need PostgreSQL. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Left alone it keeps one processor for itself, which on two is half of all.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...patience,
          ...measured,
          name: 'unit',
          // Files of one worker share what they import: no test may change what a module holds.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'apps/**/*.test.ts',
            'apps/**/*.test.tsx',
            'world/**/*.test.ts',
            'operations/**/*.test.ts',
            'proving/**/*.test.ts',
            'art/**/*.test.ts',
            'tools/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
          exclude: ['**/*.db.test.ts', '**/*.deep.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...patience,
          ...measured,
          name: 'database',
          include: [
            'apps/**/*.db.test.ts',
            'packages/**/*.db.test.ts',
            'world/**/*.db.test.ts',
            'operations/**/*.db.test.ts',
            'proving/**/*.db.test.ts',
          ],
          exclude: ['**/*.servers.db.test.ts', '**/node_modules/**'],
          globalSetup: ['world/test-database.ts'],
          // A file has a database of its own; the modules it shares with others keep nothing of it.
          isolate: false,
          // Seconds of work each: a machine that does ten things beside it takes minutes.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // These start and kill servers of their own and wait more than they work.
        test: {
          ...patience,
          ...measured,
          name: 'servers',
          include: ['operations/**/*.servers.db.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          ...patience,
          ...measured,
          name: 'deep',
          include: ['**/*.deep.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['world/test-database.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
})
