import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Long time-outs: real failures are reported late, slow machines do not fail. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

/** The runner shows which files cost most. */
const measured = { setupFiles: ['tools/test/file-cost.ts'] }

/** One project per environment a test needs: `unit` needs nothing, the others need PostgreSQL. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // By default Vitest leaves one processor unused, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...patience,
          ...measured,
          name: 'unit',
          // The files of a worker share imported modules: no test may change a module's state.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'packages/**/*.test.tsx',
            'apps/**/*.test.ts',
            'apps/**/*.test.tsx',
            'world/**/*.test.ts',
            'testing/**/*.test.ts',
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
            'testing/**/*.db.test.ts',
            'operations/**/*.db.test.ts',
            'proving/**/*.db.test.ts',
          ],
          exclude: ['**/*.servers.db.test.ts', '**/node_modules/**'],
          globalSetup: ['testing/server.ts'],
          // Each file has a database of its own; modules shared by files keep no state of it.
          isolate: false,
          // Each takes seconds of work, which a busy machine can stretch to minutes.
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
          globalSetup: ['testing/server.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
})
