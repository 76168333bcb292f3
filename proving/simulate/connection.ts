import type pg from 'pg'
import type { Backend } from './server.ts'

/** A process that can die: one running copy of the platform. */
export interface Process {
  readonly name: string
  isDead: boolean
}

export interface Request {
  /** A few words of the statement. */
  label: string
  command: string | pg.QueryConfig
  values: unknown[] | undefined
  /** Whether it can make a change that others see. */
  mayCommit: boolean
  /** Whether it can wait for a lock. */
  mayWait: boolean
  resolve(result: pg.QueryResult): void
  reject(error: Error): void
}

/** What the product takes for a connection of its own, in a pool or as a lane's. */
export class Connection {
  readonly process: Process
  readonly #ask: (request: Request) => void
  readonly #onError: ((error: Error) => void)[] = []
  backend: Backend | undefined
  isIdle = false
  isLost = false
  /** What is within a transaction is neither seen by others nor does it free a lock. */
  isInTransaction = false
  #hasWritten = false
  readonly #leave: () => Promise<void>
  #waiting: Request | undefined

  constructor(
    process: Process,
    doors: { ask: (request: Request) => void; leave: () => Promise<void> },
  ) {
    this.process = process
    this.#ask = doors.ask
    this.#leave = doors.leave
  }

  async connect(): Promise<void> {
    if (this.process.isDead) await new Promise(() => undefined)
  }

  on(_event: 'error', listener: (error: Error) => void): void {
    this.#onError.push(listener)
  }

  query(command: string | pg.QueryConfig, values?: readonly unknown[]): Promise<never> {
    // What a dead process still does in our memory never happened.
    if (this.process.isDead) return new Promise(() => undefined)
    if (this.isLost) return Promise.reject(brokenOff())
    const text = typeof command === 'string' ? command : command.text
    return new Promise((resolve, reject) => {
      const request: Request = {
        label: labelOf(text, values),
        command,
        values: values && [...values],
        mayCommit: this.#mayCommit(text),
        mayWait: !/^(begin|commit|rollback|set )/i.test(text) && !isReading(text),
        resolve: (result) => resolve(result as never),
        reject,
      }
      this.#waiting = request
      this.#ask(request)
    })
  }

  /** The pool's door. */
  release(isDiscarded = false): void {
    if (isDiscarded) this.isLost = true
    this.isIdle = !this.isLost
  }

  /** The lane's door. */
  async end(): Promise<void> {
    if (!this.isLost) await this.#leave()
  }

  /** The other side is gone: whoever waits is told, and whoever asks from now on. */
  breakOff(): void {
    this.isLost = true
    this.isIdle = false
    this.#waiting?.reject(brokenOff())
    for (const listener of this.#onError) listener(brokenOff())
  }

  sawEnd(command: string): void {
    if (command === 'BEGIN') this.isInTransaction = true
    if (command === 'COMMIT' || command === 'ROLLBACK') this.isInTransaction = false
    if (!this.isInTransaction) this.#hasWritten = false
  }

  #mayCommit(text: string): boolean {
    if (/^commit/i.test(text)) return this.#hasWritten
    const isWriting = !/^(begin|rollback|set )/i.test(text) && !isReading(text)
    if (this.isInTransaction && isWriting && !/^select/i.test(text)) this.#hasWritten = true
    if (this.isInTransaction && /ledger_/.test(text)) this.#hasWritten = true
    return !this.isInTransaction && isWriting
  }
}

/** A plain query: it neither changes anything nor takes a lock that another may have. */
function isReading(text: string): boolean {
  return (
    /^select/i.test(text) &&
    !/for update|\b(ledger_[a-z_]+|pg_advisory[a-z_]*|jobs_add)\s*\(/.test(text)
  )
}

/** `insert wallet_deposit`, `ledger_post_transfer deposit`. */
function labelOf(text: string, values: readonly unknown[] | undefined): string {
  const called = /\b(ledger_[a-z_]+|pg_[a-z_]*lock|jobs_add)\s*\(/.exec(text)?.[1]
  if (called === 'ledger_post_transfer') return `${called} ${String(values?.[1])}`
  if (called) return called
  const table = /\b(?:into|update|from)\s+"?([a-z_]+)"?/i.exec(text)?.[1]
  const verb = /^\s*[a-z]+/i.exec(text)?.[0].trim().toLowerCase() ?? ''
  return table ? `${verb} ${table}` : verb
}

export function brokenOff(): Error {
  return new Error('Connection terminated unexpectedly')
}
