import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What this test file's process used of processors from the file's start to this test's end. */
    processorMs?: number
  }
}

// Run anew for each test file, also where several share a process; its last test tells its cost.
const before = process.cpuUsage()

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  task.meta.processorMs = (user + system) / 1_000
})
