import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { LaneClient } from '../../apps/platform/src/ledger/index.ts'
import { brokenOff, Connection, type Process, type Request } from './connection.ts'
import type { Backend, Server } from './server.ts'

/** Something the product waits for and the schedule has not yet let happen. */
export interface Step {
  process: Process
  what: string
  connection: Connection | undefined
  /** Lets it happen, without its being told. */
  perform(): Promise<Performed>
}

/** Undefined while it waits for a lock. */
export type Performed = { tell(): void; lose(): void } | undefined

interface InFlight {
  request: Request
  connection: Connection
  backend: Backend
  done: Promise<void>
  tell: (() => void) | undefined
  isTold: boolean
}

/** Whose work a query is, for the trace. */
export const asking = new AsyncLocalStorage<string>()

/** Then twice as long, and so on: only the time it takes to notice depends on it. */
const probeAfterMs = 2
const deadlock = '40P01'
const canceled = '57014'

/**
 * Where every query of the simulated copies waits until the schedule lets it through, one at a time:
 * it has ended, or it waits for a lock one of ours holds, before anything else happens.
 */
export class Gate {
  readonly server: Server
  /** Oldest first. */
  pending: Step[] = []
  /** Whether something may have been committed since it was last looked. */
  mayHaveChanged = false
  readonly counted: (what: string) => void
  #inFlight: InFlight[] = []
  #mayHaveFreed = false
  #connections: Connection[] = []
  #wait = 0

  constructor(server: Server, counted: (what: string) => void) {
    this.server = server
    this.counted = counted
  }

  pool(process: Process): PostgresPool {
    return {
      options: {},
      // The product uses no cursors, which are all that a real one could do besides.
      connect: async () => (this.#idleOf(process) ?? this.#connection(process)) as object as never,
      end: async () => undefined,
    }
  }

  laneClient(process: Process): LaneClient {
    return this.#connection(process, 'lane')
  }

  /** What is asked of an outside party: done or not, answered or not, as the schedule has it. */
  outside<T>(process: Process, what: string, act: () => T, lost: Error): Promise<T> {
    const whose = asking.getStore() ?? ''
    return new Promise((resolve, reject) => {
      const perform = async () => {
        const answer = act()
        return { tell: () => resolve(answer), lose: () => reject(lost) }
      }
      this.pending.push({ process, what: `${whose}: ${what}`, connection: undefined, perform })
    })
  }

  /** Lets one step happen; `lose` does it and drops the answer with its connection. */
  async release(step: Step, how: 'tell' | 'lose' = 'tell'): Promise<void> {
    this.pending = this.pending.filter((other) => other !== step)
    const performed = await step.perform()
    if (!performed) return
    if (how === 'lose' && step.connection) await this.#break(step.connection)
    performed[how]()
    await this.#awaken()
  }

  /** The connection breaks before its waiting query is sent. */
  async cut(step: Step): Promise<void> {
    this.pending = this.pending.filter((other) => other !== step)
    if (step.connection) await this.#break(step.connection)
    else (await step.perform())?.lose()
    await this.#awaken()
  }

  /** The process is gone: nothing of it goes on but a statement the server has already been given. */
  async kill(process: Process): Promise<void> {
    process.isDead = true
    this.pending = this.pending.filter((step) => step.process !== process)
    const own = this.#connections.filter((connection) => connection.process === process)
    this.#connections = this.#connections.filter((connection) => connection.process !== process)
    for (const connection of own) await this.#abandon(connection)
    await this.#awaken()
  }

  /** The end of a run: every process is gone, and what was in flight has come to its end. */
  async killAll(): Promise<void> {
    for (const connection of this.#connections) connection.process.isDead = true
    for (const { process } of [...this.#connections]) await this.kill(process)
  }

  async #break(connection: Connection): Promise<void> {
    this.#connections = this.#connections.filter((other) => other !== connection)
    connection.breakOff()
    await this.#abandon(connection)
  }

  async #abandon(connection: Connection): Promise<void> {
    connection.isLost = true
    const { backend } = connection
    const isBusy = this.#inFlight.some((one) => one.connection === connection)
    // The server ends a statement it has begun, whoever asked for it; see `#end`.
    if (!backend || isBusy) return
    connection.backend = undefined
    await this.server.takeBack(backend)
    this.#mayHaveFreed = true
  }

  #idleOf(process: Process): Connection | undefined {
    const idle = this.#connections.find((one) => one.process === process && one.isIdle)
    if (idle) idle.isIdle = false
    return idle
  }

  #connection(process: Process, name?: string): Connection {
    const ask = (request: Request) => {
      const whose = name ?? asking.getStore() ?? ''
      this.pending.push({
        process,
        what: `${whose}: ${request.label}`,
        connection,
        perform: () => this.#send(connection, request),
      })
    }
    const connection = new Connection(process, { ask, leave: () => this.#abandon(connection) })
    this.#connections.push(connection)
    return connection
  }

  async #send(connection: Connection, request: Request): Promise<Performed> {
    connection.backend ??= await this.server.lend()
    const { backend } = connection
    const flight: InFlight = {
      request,
      connection,
      backend,
      tell: undefined,
      isTold: false,
      done: this.server.send(backend, request.command, request.values).then(
        (result) => {
          flight.tell = () => request.resolve(result)
          connection.sawEnd(result.command)
        },
        (error: Error) => {
          flight.tell = () => request.reject(asDeadlock(error))
        },
      ),
    }
    this.#inFlight.push(flight)
    const order = this.#wait++
    if (await this.#hasEnded(flight, order)) return this.#end(flight)
    return undefined
  }

  /** Waits until a statement has ended (true) or waits for one of ours (false). */
  async #hasEnded(flight: InFlight, order = -1): Promise<boolean> {
    if (!flight.request.mayWait) await flight.done
    for (let probeMs = probeAfterMs; ; probeMs *= 2) {
      await Promise.race([flight.done, setTimeout(probeMs)])
      if (flight.tell) return true
      const waits = await this.server.waits(this.#inFlight.map(({ backend }) => backend.pid))
      if (flight.tell) return true
      if (!waits.has(flight.backend.pid)) continue
      if (order >= 0) this.counted('a query waited for a lock')
      if (!isCycle(waits, flight.backend.pid)) return false
      this.counted('a deadlock was resolved')
      await this.server.cancel(flight.backend.pid)
      await flight.done
      return true
    }
  }

  #end(flight: InFlight): Performed {
    const { connection, request, tell } = flight
    this.#inFlight = this.#inFlight.filter((other) => other !== flight)
    if (request.mayCommit) this.mayHaveChanged = true
    if (!connection.isInTransaction) this.#mayHaveFreed = true
    const nothing = () => undefined
    if (connection.isLost) return { tell: nothing, lose: nothing }
    return { tell: tell ?? nothing, lose: () => request.reject(brokenOff()) }
  }

  /** Lets what waited for a lock that is free now come to its end, in the order of waiting. */
  async #awaken(): Promise<void> {
    while (this.#mayHaveFreed && this.#inFlight.length > 0) {
      this.#mayHaveFreed = false
      await this.#untilAllWaitOrEnded()
      for (const flight of this.#inFlight.filter(({ tell }) => tell)) {
        this.#end(flight)?.tell()
        if (!flight.connection.isLost) continue
        flight.connection.backend = undefined
        await this.server.takeBack(flight.backend)
        this.#mayHaveFreed = true
      }
    }
  }

  /** Nobody is told before all have come as far as they can: who is first must not hang on time. */
  async #untilAllWaitOrEnded(): Promise<void> {
    for (;;) {
      const running = this.#inFlight.filter(({ tell }) => !tell)
      const waits = await this.server.waits(running.map(({ backend }) => backend.pid))
      const free = running.filter(({ backend }) => !waits.has(backend.pid))
      if (free.length === 0) return
      for (const flight of free) await this.#hasEnded(flight)
    }
  }
}

/** What the product has still to do before it waits again: it never waits for anything but us. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await setImmediate()
}

/** The schedule plays PostgreSQL's deadlock detector, whose choice would depend on a timer. */
function asDeadlock(error: Error): Error {
  if (error instanceof pg.DatabaseError && error.code === canceled) error.code = deadlock
  return error
}

/** Whether an error is that of the statement that a deadlock was resolved by, whoever passed it on. */
export function isOfDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === deadlock) || isOfDeadlock(error.cause)
}

function isCycle(waits: ReadonlyMap<number, readonly number[]>, from: number): boolean {
  const seen = new Set<number>()
  const next = [...(waits.get(from) ?? [])]
  for (let pid = next.pop(); pid !== undefined; pid = next.pop()) {
    if (pid === from) return true
    if (!seen.has(pid)) next.push(...(waits.get(pid) ?? []))
    seen.add(pid)
  }
  return false
}
