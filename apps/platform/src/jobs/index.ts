export { enqueue, enqueuing } from './enqueue.ts'
export type { JobsContext } from './jobs-context.ts'
export { migrateJobs, runDueJobs, startJobs } from './start-jobs.ts'
export { runTicks } from './ticks.ts'
