import type pg from 'pg'
import type { Logger } from 'pino'
import { goneAmong } from './worker-life.ts'

/** A worker is gone when it was so at two looks this far apart: one that lost its lock takes it again. */
const goneForMs = 10_000

/**
 * Frees the jobs of workers that are gone, so that others do them; the queue's library alone would
 * leave them locked for four hours. [FLT-14]
 */
export class GoneWorkers {
  readonly #pool: pg.Pool
  readonly #log: Logger
  readonly #goneSinceMs = new Map<string, number>()

  constructor(pool: pg.Pool, log: Logger) {
    this.#pool = pool
    this.#log = log
  }

  async look(at: Date): Promise<void> {
    // The holders first: a worker that takes a job after this look lives by the next.
    const gone = await goneAmong(this.#pool, await holdersOfJobs(this.#pool))
    for (const known of this.#goneSinceMs.keys()) {
      if (!gone.includes(known)) this.#goneSinceMs.delete(known)
    }
    for (const workerId of gone) {
      if (!this.#goneSinceMs.has(workerId)) this.#goneSinceMs.set(workerId, at.getTime())
    }
    const certain = gone.filter((each) => this.#sinceMs(each, at) >= goneForMs)
    if (certain.length === 0) return
    await this.#pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [certain])
    this.#log.warn({ workers: certain }, 'jobs of workers that are gone are taken over')
  }

  #sinceMs(workerId: string, at: Date): number {
    return at.getTime() - (this.#goneSinceMs.get(workerId) ?? at.getTime())
  }
}

async function holdersOfJobs(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `SELECT locked_by AS worker FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
     UNION
     SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL`,
  )
  return rows.map(({ worker }) => worker)
}
