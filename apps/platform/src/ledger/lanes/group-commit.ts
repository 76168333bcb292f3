import { setImmediate } from 'node:timers/promises'
import type { Clock } from '@nordlys/core'
import { codeOf, isCollision } from '../base/collision.ts'
import type { Round, RoundOutcome } from '../base/round.ts'
import { Lane, type LaneClient, LedgerBusyError, laneClient } from './lane.ts'

/** One fsync costs the same for one round as for a thousand. */
const batchMax = 1_000
/** So many waiting in the first lane fill a batch well enough to set the others to work. */
const crowd = 48
/** Rounds waiting beyond this are turned away: a queue that only grows answers nobody in time. */
const waitingMax = 20_000
/** Two copies may commit the same key, or meet in another order, this often before it is a bug. */
const rerunsMax = 20

interface Waiting {
  round: Round
  resolve(outcome: RoundOutcome): void
  reject(error: unknown): void
}

/**
 * Group commit: rounds that arrive while a batch is in flight go out together as the next one, as
 * soon as the lane is free; an idle player never waits for a timer. Answers come after the commit.
 */
export class GroupCommit implements AsyncDisposable {
  readonly #newClient: () => LaneClient
  readonly #clock: Clock
  readonly #lanes: Queue[]
  #closed = false

  private constructor(newClient: () => LaneClient, clock: Clock, lanes: number) {
    this.#newClient = newClient
    this.#clock = clock
    this.#lanes = Array.from({ length: lanes }, () => new Queue())
  }

  /** Takes what lanes are free: without one it is open all the same, and busy until there is one. */
  static async open(options: {
    databaseUrl: string
    clock: Clock
    lanes?: number
    /** Where lanes get their connections; from the database's address when absent. */
    newClient?: () => LaneClient
  }): Promise<GroupCommit> {
    const { databaseUrl, clock, lanes = 2 } = options
    const { newClient = () => laneClient(databaseUrl) } = options
    const commits = new GroupCommit(newClient, clock, lanes)
    await commits.hasLane()
    return commits
  }

  /** Whether rounds can be settled, after asking again for the lanes that others held. */
  async hasLane(): Promise<boolean> {
    for (const queue of this.#lanes) {
      if (queue.running || this.#closed) continue
      if (queue.lane?.isLost) await dropLane(queue)
      try {
        queue.lane ?? (await this.#openLane(queue))
      } catch (error) {
        if (!(error instanceof LedgerBusyError)) throw error
      }
    }
    return this.#lanes.some(({ lane }) => lane)
  }

  /**
   * Settles one round; the promise resolves when it is durable. `isFirst`: before all that waits. A player's
   * own rounds then keep none of a live table waiting, whose outcome others may know.
   */
  settle(round: Round, isFirst = false): Promise<RoundOutcome> {
    const queue = this.#queueFor(round)
    if (this.#closed || !queue || queue.waiting.length >= waitingMax) {
      return Promise.reject(new LedgerBusyError('the ledger takes no more rounds now'))
    }
    return new Promise((resolve, reject) => {
      const waiting = { round, resolve, reject }
      if (isFirst) queue.waiting.unshift(waiting)
      else queue.waiting.push(waiting)
      queue.running ??= this.#drain(queue)
    })
  }

  /** While few wait, one lane takes all: a batch of twice the rounds costs little more than one. */
  #queueFor(round: Round): Queue | undefined {
    const first = this.#lanes.find(({ isRefused }) => !isRefused) ?? this.#lanes[0]
    if (first && first.waiting.length < crowd) return first
    const other = this.#lanes[round.playerId % this.#lanes.length]
    return other?.isRefused ? first : other
  }

  /** One opening of a lane at a time: others that need it wait for the same. */
  #openLane(queue: Queue): Promise<Lane> {
    queue.opening ??= (async () => {
      try {
        queue.lane = await Lane.open(this.#newClient())
        queue.isRefused = false
        return queue.lane
      } catch (error) {
        queue.isRefused = error instanceof LedgerBusyError
        throw error
      } finally {
        queue.opening = undefined
      }
    })()
    return queue.opening
  }

  async #drain(queue: Queue): Promise<void> {
    while (queue.waiting.length > 0) {
      // Calls that this turn of the event loop has still to read go along: without them the first
      // request of a burst would take the lane alone.
      await setImmediate()
      if (queue.lane?.isLost) await dropLane(queue)
      const batch = takeBatch(queue)
      await this.#settleBatch(queue, batch)
    }
    queue.running = undefined
  }

  async #settleBatch(queue: Queue, batch: Waiting[]): Promise<void> {
    try {
      const rounds = batch.map(({ round }) => round)
      const outcomes = await this.#settleWithReruns(queue, rounds)
      batch.forEach((waiting, place) => {
        const outcome = outcomes[place]
        if (outcome) waiting.resolve(outcome)
        else waiting.reject(new Error('a round without an outcome'))
      })
    } catch (error) {
      if (batch.length > 1 && isDataError(error)) return this.#settleOneByOne(queue, batch)
      // A refused caller asks again and gets the stored answer, if any.
      for (const waiting of batch) waiting.reject(error)
      if (!isDataError(error)) await dropLane(queue)
    }
  }

  /** One bad round must not take its neighbours down: each stands or falls alone. */
  async #settleOneByOne(queue: Queue, batch: Waiting[]): Promise<void> {
    for (const waiting of batch) await this.#settleBatch(queue, [waiting])
  }

  async #settleWithReruns(queue: Queue, rounds: Round[]): Promise<RoundOutcome[]> {
    for (let rerun = 0; ; rerun++) {
      try {
        const lane = queue.lane ?? (await this.#openLane(queue))
        return await lane.settle(rounds, this.#clock.now())
      } catch (error) {
        // The other copy's row is there now: the next run finds it and answers from it.
        if (!isCollision(error) || rerun >= rerunsMax) throw error
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    for (const queue of this.#lanes) {
      await queue.running
      await queue.opening?.catch(() => undefined)
      await queue.lane?.close()
    }
  }
}

class Queue {
  /** Opened again by the next batch when its connection is lost or was left in doubt. */
  lane: Lane | undefined
  opening: Promise<Lane> | undefined
  /** All lanes were held by others when one was last asked for; rounds go to another queue meanwhile. */
  isRefused = false
  waiting: Waiting[] = []
  running: Promise<void> | undefined
}

/** Waiting callers ask again and get the stored answer, if any. */
async function dropLane(queue: Queue): Promise<void> {
  const { lane } = queue
  queue.lane = undefined
  await lane?.close().catch(() => undefined)
}

/**
 * The next batch: in order of arrival, at most one round of a player and one of a key, the rest
 * waiting in their order; sorted by player, so that batches of two copies lock in one order.
 */
function takeBatch(queue: Queue): Waiting[] {
  const batch: Waiting[] = []
  const left: Waiting[] = []
  const seen = new Set<number | string>()
  for (const waiting of queue.waiting) {
    const { playerId, key } = waiting.round
    if (batch.length >= batchMax || seen.has(playerId) || seen.has(key)) left.push(waiting)
    else {
      seen.add(playerId)
      seen.add(key)
      batch.push(waiting)
    }
  }
  queue.waiting = left
  return batch.sort((a, b) => a.round.playerId - b.round.playerId)
}

/** PostgreSQL understood and refused the data: classes 22 and 23. Anything else is the connection. */
function isDataError(error: unknown): boolean {
  return /^(22|23)/.test(codeOf(error) ?? '')
}
