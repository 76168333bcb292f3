import { setTimeout as wait } from 'node:timers/promises'
import { Logger as QueueLogger, run, runMigrations, runOnce } from 'graphile-worker'
import pg from 'pg'
import type { JobsContext } from './jobs-context.ts'
import { createTasks } from './tasks.ts'
import { runTicks } from './ticks.ts'

const jobsAtOnce = 4

/** Brings the queue's own tables to the shape its library needs. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: silent })
}

/** Runs the queue and the ticks until disposed of; jobs that run are given time to end. */
export async function startJobs(context: JobsContext): Promise<AsyncDisposable> {
  const pool = openPool(context)
  const logger = queueLogger(context)
  const runner = await run({
    pgPool: pool,
    taskList: createTasks(context),
    concurrency: jobsAtOnce,
    pollInterval: context.tickMs,
    noHandleSignals: true,
    parsedCronItems: [],
    logger,
  })
  const stop = new AbortController()
  const ticking = keepTicking(context, stop.signal)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await ticking
      await runner.stop()
      await pool.end()
    },
  }
}

/** All that is due at a moment, and all messages that wait: for tests, and for one-off repair. */
export async function runDueJobs(context: JobsContext, at: Date): Promise<void> {
  await runTicks(context, at)
  const pool = openPool(context)
  const logger = queueLogger(context)
  try {
    await runOnce({ pgPool: pool, taskList: createTasks(context), noHandleSignals: true, logger })
  } finally {
    await pool.end()
  }
}

async function keepTicking(context: JobsContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runTicks(context, context.clock.now())
    await wait(context.tickMs, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}

function openPool({ ownerUrl, log }: JobsContext): pg.Pool {
  const application_name = 'nordlys-jobs'
  const pool = new pg.Pool({ connectionString: ownerUrl, max: jobsAtOnce + 2, application_name })
  // A connection that dies while idle is replaced by the pool; without a listener it would crash us.
  const lost = (error: Error) => log.warn({ err: error }, 'a connection of the job queue was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

const silent = new QueueLogger(() => () => undefined)

/** The queue's own words, but never a job's payload, into the program's log. */
function queueLogger({ log }: JobsContext): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error({ queue: message }, 'the job queue reports an error')
    else if (level === 'warning') log.warn({ queue: message }, 'the job queue warns')
    else log.debug({ queue: message }, 'the job queue')
  })
}
