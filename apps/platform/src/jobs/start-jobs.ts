import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger as QueueLogger, type Runner, run, runMigrations, runOnce } from 'graphile-worker'
import pg from 'pg'
import type { JobsContext } from './jobs-context.ts'
import { createTasks } from './tasks.ts'
import { runTicks } from './ticks.ts'

const jobsAtOnce = 4
/** Without a delay, however short, the library crashes us when the end of a job cannot be written. */
const bearable = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Brings the queue's own tables to the shape its library needs. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: silent })
}

/** Runs the queue and the ticks until disposed of; jobs that run are given time to end. */
export async function startJobs(context: JobsContext): Promise<AsyncDisposable> {
  const pool = openPool(context)
  const queue = await openQueue(context, pool)
  const stop = new AbortController()
  const working = keepWorking(context, pool, queue, stop.signal)
  const ticking = keepTicking(context, stop.signal)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await ticking
      await working
      await pool.end()
    },
  }
}

function openQueue(context: JobsContext, pgPool: pg.Pool): Promise<Runner> {
  return run({
    pgPool,
    taskList: createTasks(context),
    concurrency: jobsAtOnce,
    pollInterval: context.tickMs,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: queueLogger(context),
    preset: bearable,
  })
}

/**
 * The library gives up its whole queue when the end of one job cannot be written, as when the
 * database is lost just then. A new one goes on; that job runs again when its lock has run out.
 */
async function keepWorking(
  context: JobsContext,
  pool: pg.Pool,
  first: Runner,
  signal: AbortSignal,
): Promise<void> {
  const stopped = once(signal, 'abort')
  let queue: Runner | undefined = first
  while (!signal.aborted) {
    try {
      queue ??= await openQueue(context, pool)
      await Promise.race([queue.promise, stopped])
      if (signal.aborted) await queue.stop()
      else context.log.error('the job queue ended; it begins anew')
    } catch (error) {
      context.log.error({ err: error }, 'the job queue cannot begin; it is tried again')
    }
    queue = undefined
    await pause(context, signal)
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
    await pause(context, signal)
  }
}

async function pause({ tickMs }: JobsContext, signal: AbortSignal): Promise<void> {
  await wait(tickMs, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
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
