import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway, logFailure } from '@nordlys/core'
import {
  Logger as QueueLogger,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import { GoneWorkers } from './gone-workers.ts'
import type { JobsContext } from './jobs-context.ts'
import { createTasks } from './tasks.ts'
import { runTicks } from './ticks.ts'
import { WorkerLife } from './worker-life.ts'

const jobsAtOnce = 4
const defaultLookForGoneMs = 5_000

/** Brings the queue's own tables to the shape its library needs. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: silent })
}

/** Runs the queue and the ticks until disposed of; jobs that run are given time to end. */
export async function startJobs(context: JobsContext): Promise<AsyncDisposable> {
  const pool = openPool(context)
  const stop = new AbortController()
  const queue = await Queue.start(context, pool)
  const running = keepRunning(context, queue, stop.signal)
  const ticking = keepTicking(context, stop.signal)
  const looking = keepLooking(context, pool, stop.signal)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await ticking
      await looking
      await queue.stop()
      await running
      await pool.end()
    },
  }
}

/** The queue's library, which ends itself when it cannot write down how a job went. */
class Queue {
  readonly #context: JobsContext
  readonly #pool: pg.Pool
  #runner: Runner | undefined
  #life: WorkerLife | undefined

  static async start(context: JobsContext, pool: pg.Pool): Promise<Queue> {
    const queue = new Queue(context, pool)
    await queue.begin()
    return queue
  }

  private constructor(context: JobsContext, pool: pg.Pool) {
    this.#context = context
    this.#pool = pool
  }

  /** Each time as another worker: what the last one did not get to write down is taken over. */
  async begin(): Promise<void> {
    const life = await beginLife(this.#context)
    try {
      this.#runner = await this.#run(life)
      this.#life = life
    } catch (error) {
      await life[Symbol.asyncDispose]()
      throw error
    }
  }

  #run(life: WorkerLife): Promise<Runner> {
    return run({
      pgPool: this.#pool,
      taskList: createTasks(this.#context),
      noHandleSignals: true,
      parsedCronItems: [],
      logger: queueLogger(this.#context),
      events: namingWorkers(life),
      preset: {
        worker: {
          concurrentJobs: jobsAtOnce,
          pollInterval: this.#context.tickMs,
          // At once; only so does a failure to write it down end the queue and not the program.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
  }

  /** Resolves when it runs no more. */
  async untilEnded(): Promise<void> {
    const runner = this.#runner
    const life = this.#life
    try {
      await runner?.promise
    } finally {
      if (this.#runner === runner) this.#runner = undefined
      await life?.[Symbol.asyncDispose]()
    }
  }

  async stop(): Promise<void> {
    const runner = this.#runner
    this.#runner = undefined
    await runner?.stop()
    await this.#life?.[Symbol.asyncDispose]()
  }
}

function beginLife({ ownerUrl, payments, log }: JobsContext): Promise<WorkerLife> {
  return WorkerLife.begin({ ownerUrl, random: payments.random, log })
}

/** Jobs are locked under the name that the worker's own lock speaks for, from the first job on. */
function namingWorkers(life: WorkerLife): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = life.workerId
  })
  return events
}

/** A queue that the database died under begins again, as soon as there is a database. */
async function keepRunning(
  { log, tickMs }: JobsContext,
  queue: Queue,
  signal: AbortSignal,
): Promise<void> {
  const lost = (error: unknown) => logFailure(log, error, 'the job queue does not run')
  for (;;) {
    await queue.untilEnded().catch(lost)
    await pause(tickMs, signal)
    if (signal.aborted) return
    await queue.begin().catch(lost)
    if (signal.aborted) return queue.stop()
  }
}

/** All that is due at a moment, and all messages that wait: for tests, and for one-off repair. */
export async function runDueJobs(context: JobsContext, at: Date): Promise<void> {
  await runTicks(context, at)
  const pool = openPool(context)
  const logger = queueLogger(context)
  const taskList = createTasks(context)
  try {
    await using life = await beginLife(context)
    const events = namingWorkers(life)
    await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger, events })
  } finally {
    await pool.end()
  }
}

async function keepTicking(context: JobsContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runTicks(context, context.clock.now())
    await pause(context.tickMs, signal)
  }
}

async function keepLooking(
  { clock, log, lookForGoneMs = defaultLookForGoneMs }: JobsContext,
  pool: pg.Pool,
  signal: AbortSignal,
): Promise<void> {
  const gone = new GoneWorkers(pool, log)
  while (!signal.aborted) {
    await gone.look(clock.now()).catch((error: unknown) => {
      logFailure(log, error, 'workers that are gone could not be looked for')
    })
    await pause(lookForGoneMs, signal)
  }
}

/** Returns early when the signal stops it. */
async function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  await wait(pauseMs, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

function openPool({ ownerUrl, log }: JobsContext): pg.Pool {
  const application_name = 'nordlys-jobs'
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: jobsAtOnce + 2,
    application_name,
    connectionTimeoutMillis: 5_000,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would crash us.
  const lost = (error: Error) => logFailure(log, error, 'a connection of the job queue was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

const silent = new QueueLogger(() => () => undefined)

/** The queue's own words, but never a job's payload, into the program's log. */
function queueLogger({ log }: JobsContext): QueueLogger {
  return new QueueLogger(() => (level, message, meta) => {
    // A job whose end cannot be written is reported with another name for its error.
    const isAway = isDatabaseAway(meta?.error) || isDatabaseAway(meta?.fatalError)
    if (isAway) log.warn({ queue: message }, 'the job queue has no database')
    else if (level === 'error') log.error({ queue: message }, 'the job queue reports an error')
    else if (level === 'warning') log.warn({ queue: message }, 'the job queue warns')
    // Its own debugging shows the connections' passwords.
    else if (level === 'info') log.debug({ queue: message }, 'the job queue')
  })
}
