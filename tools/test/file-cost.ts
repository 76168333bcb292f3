import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What this test file's process used of processors from the file's start to this test's end. */
    processorMs?: number
  }
}

// Runs for each test file, also where several share a process; the file's last test records its cost.
const before = process.cpuUsage()

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  task.meta.processorMs = (user + system) / 1_000
})
