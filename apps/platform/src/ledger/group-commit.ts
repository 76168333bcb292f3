import { setImmediate } from 'node:timers/promises'
import type { Clock } from '@nordlys/core'
import { codeOf, isCollision } from './collision.ts'
import { Lane } from './lane.ts'
import type { Round, RoundOutcome } from './round.ts'

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

export class LedgerBusyError extends Error {
  override name = 'LedgerBusyError'
}

/**
 * Group commit: rounds that arrive while a batch is in flight go out together as the next one, as
 * soon as the lane is free; an idle player never waits for a timer. Answers come after the commit.
 */
export class GroupCommit implements AsyncDisposable {
  readonly #databaseUrl: string
  readonly #clock: Clock
  readonly #lanes: Queue[]
  #closed = false

  private constructor(databaseUrl: string, clock: Clock, lanes: Lane[]) {
    this.#databaseUrl = databaseUrl
    this.#clock = clock
    this.#lanes = lanes.map((lane) => ({ lane, waiting: [], running: undefined }))
  }

  static async open(options: {
    databaseUrl: string
    clock: Clock
    lanes?: number
  }): Promise<GroupCommit> {
    const { databaseUrl, clock, lanes = 2 } = options
    const opened: Lane[] = []
    for (let count = 0; count < lanes; count++) opened.push(await Lane.open(databaseUrl))
    return new GroupCommit(databaseUrl, clock, opened)
  }

  /** Settles one round; the promise resolves when it is durable. */
  settle(round: Round): Promise<RoundOutcome> {
    const queue = this.#queueFor(round)
    if (this.#closed || !queue || queue.waiting.length >= waitingMax) {
      return Promise.reject(new LedgerBusyError('the ledger takes no more rounds now'))
    }
    return new Promise((resolve, reject) => {
      queue.waiting.push({ round, resolve, reject })
      queue.running ??= this.#drain(queue)
    })
  }

  /** While few wait, one lane takes all: a batch of twice the rounds costs little more than one. */
  #queueFor(round: Round): Queue | undefined {
    const first = this.#lanes[0]
    if (first && first.waiting.length < crowd) return first
    return this.#lanes[round.playerId % this.#lanes.length]
  }

  async #drain(queue: Queue): Promise<void> {
    while (queue.waiting.length > 0) {
      // Whatever this turn of the event loop has still to read goes along: without it the first
      // request of a burst would take the lane alone.
      await setImmediate()
      if (!(await this.#hasLane(queue))) continue
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
      // Whoever is turned away asks again and gets the stored answer, if any.
      for (const waiting of batch) waiting.reject(error)
      if (!isDataError(error)) await queue.lane.close()
    }
  }

  /** One bad round must not take its neighbours down: each stands or falls alone. */
  async #settleOneByOne(queue: Queue, batch: Waiting[]): Promise<void> {
    for (const waiting of batch) await this.#settleBatch(queue, [waiting])
  }

  async #settleWithReruns(queue: Queue, rounds: Round[]): Promise<RoundOutcome[]> {
    for (let rerun = 0; ; rerun++) {
      try {
        return await queue.lane.settle(rounds, this.#clock.now())
      } catch (error) {
        // The other copy's row is there now: the next run finds it and answers from it.
        if (!isCollision(error) || rerun >= rerunsMax) throw error
      }
    }
  }

  /** A lane whose connection is lost is opened anew; while that cannot be, nobody waits for it. */
  async #hasLane(queue: Queue): Promise<boolean> {
    if (!queue.lane.isLost) return true
    try {
      queue.lane = await Lane.open(this.#databaseUrl)
      return true
    } catch (error) {
      for (const waiting of queue.waiting.splice(0)) waiting.reject(error)
      return false
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    for (const queue of this.#lanes) {
      await queue.running
      await queue.lane.close()
    }
  }
}

interface Queue {
  lane: Lane
  waiting: Waiting[]
  running: Promise<void> | undefined
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
