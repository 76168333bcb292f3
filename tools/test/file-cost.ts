import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What the test file's process has used of processors by the end of this test. */
    processorMs?: number
  }
}

// Each test file has a process of its own, so what its last test says is what the file cost.
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage()
  task.meta.processorMs = (user + system) / 1_000
})
