import pg from 'pg'
import { typeParsers } from '../../apps/platform/src/db/index.ts'

/** One real connection, lent to one simulated connection after the other. */
export interface Backend {
  client: pg.Client
  pid: number
}

/**
 * A copy of us that dies leaves its transaction to be rolled back and its leases to be freed. This
 * does the same at once, and keeps the connection, since opening one costs as much as fifty queries.
 */
const forget = 'ROLLBACK; RESET ROLE; SELECT pg_advisory_unlock_all()'

/** A statement that turns for ever is a bug and ends the run; no other comes near it. */
const endless = '-c statement_timeout=60s'

/**
 * The real PostgreSQL. Whether a statement has ended or waits for another of ours is a fact of its
 * locks, so asking for it makes the schedule no less repeatable; only a deadlock would be resolved by
 * a timer, which is therefore out of reach.
 */
export class Server implements AsyncDisposable {
  readonly #url: string
  /** The owner's connection: sets up players, reads the books, looks at locks. */
  readonly control: pg.Client
  readonly #idle: Backend[] = []
  readonly #all: Backend[] = []
  /** What a statement of the product becomes on its way: only a planted bug changes it. */
  rewrite: (statement: string) => string = (statement) => statement
  /** Whether a statement is run outside its transaction, at once for good: only a planted bug does. */
  isAside: (statement: string) => boolean = () => false
  #aside: pg.Client | undefined

  private constructor(url: string, control: pg.Client) {
    this.#url = url
    this.control = control
  }

  static async open(url: string): Promise<Server> {
    const control = new pg.Client({
      connectionString: url,
      options: `-c plan_cache_mode=force_generic_plan -c jit=off ${endless}`,
    })
    await control.connect()
    return new Server(url, control)
  }

  async lend(): Promise<Backend> {
    const idle = this.#idle.pop()
    if (idle) return idle
    const client = await this.#connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const backend = { client, pid: rows[0]?.pid ?? 0 }
    this.#all.push(backend)
    return backend
  }

  /** Gives a statement of the product to the server, by its connection. */
  async send(
    { client }: Backend,
    command: string | pg.QueryConfig,
    values: unknown[] | undefined,
  ): Promise<pg.QueryResult> {
    if (typeof command !== 'string') return client.query(command, values)
    if (!this.isAside(command)) return client.query(this.rewrite(command), values)
    this.#aside ??= await this.#connect()
    return this.#aside.query(command, values)
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      types: typeParsers(),
      options: `-c deadlock_timeout=1h -c jit=off ${endless}`,
    })
    await client.connect()
    return client
  }

  async takeBack(backend: Backend): Promise<void> {
    await backend.client.query(forget)
    this.#idle.push(backend)
  }

  /** Who of these waits for whom; one that waits for nobody of ours is not in the answer. */
  async waits(pids: readonly number[]): Promise<Map<number, number[]>> {
    const { rows } = await this.control.query<{ pid: number; waits_for: number[] }>({
      name: 'waits',
      text: 'SELECT pid, pg_blocking_pids(pid) AS waits_for FROM unnest($1::int[]) AS pid',
      values: [pids],
    })
    const ours = new Set(this.#all.map(({ pid }) => pid))
    const waiting = rows.map(
      ({ pid, waits_for }) => [pid, waits_for.filter((other) => ours.has(other))] as const,
    )
    return new Map(waiting.filter(([, others]) => others.length > 0))
  }

  async cancel(pid: number): Promise<void> {
    await this.control.query('SELECT pg_cancel_backend($1)', [pid])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { client } of this.#all) await client.end()
    await this.#aside?.end()
    await this.control.end()
  }
}
