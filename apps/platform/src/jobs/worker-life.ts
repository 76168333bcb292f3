import { setTimeout as wait } from 'node:timers/promises'
import { logFailure, type Random } from '@nordlys/core'
import pg from 'pg'
import type { Logger } from 'pino'
import { lockSpaces } from '../db/index.ts'

const prefix = 'nordlys-'
const takeAgainMs = 500

export interface WorkerLifeOptions {
  ownerUrl: string
  random: Random
  log: Logger
}

/**
 * Says that a worker lives: a lock under its number, held by a connection that does nothing else. The
 * lock goes when the process does, however it goes, and never while it only stands still.
 */
export class WorkerLife implements AsyncDisposable {
  readonly #options: WorkerLifeOptions
  readonly #end = new AbortController()
  #number = 0
  #client: pg.Client | undefined
  #taking: Promise<void> = Promise.resolve()

  /** Begins before the worker takes its first job. */
  static async begin(options: WorkerLifeOptions): Promise<WorkerLife> {
    const life = new WorkerLife(options)
    const client = await life.#connect()
    do life.#number = drawNumber(options.random)
    while (!(await life.#take(client)))
    return life
  }

  private constructor(options: WorkerLifeOptions) {
    this.#options = options
  }

  /** The name under which the worker locks jobs. */
  get workerId(): string {
    return `${prefix}${this.#number}`
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.ownerUrl,
      application_name: 'nordlys-worker',
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', (error) => logFailure(this.#options.log, error, 'a worker’s lock was lost'))
    await client.connect()
    // A machine that is gone says no farewell: within half a minute the server finds out by itself.
    await client.query(
      'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4',
    )
    return client
  }

  async #take(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS taken',
      [lockSpaces.livingWorker, this.#number],
    )
    if (!rows[0]?.taken) return false
    this.#client = client
    client.once('end', () => {
      if (!this.#end.signal.aborted) this.#taking = this.#takeAgain()
    })
    return true
  }

  /** We live on without the connection, and others look twice before they take us for gone. */
  async #takeAgain(): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      try {
        const client = await this.#connect()
        if (await this.#take(client)) return
        await client.end()
      } catch (error) {
        logFailure(this.#options.log, error, 'a worker’s lock could not be taken again')
      }
      await wait(takeAgainMs, undefined, { signal }).catch(() => undefined)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end.abort()
    await this.#taking
    await this.#client?.end()
  }
}

/** The workers among these that nobody's lock speaks for. */
export async function goneAmong(pool: pg.Pool, workerIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT objid::text AS number FROM pg_locks
     WHERE locktype = 'advisory' AND granted AND classid = $1::oid AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [lockSpaces.livingWorker],
  )
  const living = new Set(rows.map(({ number }) => `${prefix}${number}`))
  return workerIds.filter((each) => !living.has(each))
}

function drawNumber(random: Random): number {
  const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4)
  return ((a & 0x7f) << 24) | (b << 16) | (c << 8) | d
}
