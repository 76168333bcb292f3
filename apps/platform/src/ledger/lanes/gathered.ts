import { setImmediate } from 'node:timers/promises'
import { codeOf, isCollision } from '../base/collision.ts'
import { LedgerBusyError } from './lane.ts'

/** As many as one message of the wallet carries. */
const batchMax = 500
/** Calls beyond this many waiting are refused: a queue that only grows answers nobody in time. */
const waitingMax = 20_000

interface Booking<Asked, Answer> {
  /** Names that stand in a batch once: of players, of messages. */
  names(asked: Asked): readonly (string | number)[]
  /** Places it in its batch, so that batches of two copies lock in one order. */
  place(asked: Asked): number
  /** Books what nothing stops, in one transaction; what it leaves out has no answer. */
  together(batch: readonly Asked[]): Promise<ReadonlyMap<Asked, Answer>>
  /** Books one that was left out, or tells what stops it. */
  alone(asked: Asked): Promise<Answer>
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer | Promise<Answer>) => void
  readonly reject: (error: unknown) => void
}

/**
 * Group commit of messages: what arrives while a batch is under way goes out together as the next one, so
 * that many cost one commit, and a lone one never waits for company. Each stands or falls alone: whatever
 * a batch leaves out, and all of one that fails by what it was given, is asked one by one.
 */
export class Gathered<Asked, Answer> {
  readonly #booking: Booking<Asked, Answer>
  #waiting: Waiting<Asked, Answer>[] = []
  #isRunning = false

  constructor(booking: Booking<Asked, Answer>) {
    this.#booking = booking
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= waitingMax) {
        reject(new LedgerBusyError('the ledger takes no more messages now'))
        return
      }
      this.#waiting.push({ asked, resolve, reject })
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // Calls that this turn of the event loop has still to read go along.
      await setImmediate()
      await this.#book(this.#takeBatch())
    }
    this.#isRunning = false
  }

  async #book(batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.#together(batch.map(({ asked }) => asked))
      for (const { asked, resolve } of batch) {
        resolve(answers.get(asked) ?? this.#booking.alone(asked))
      }
    } catch (error) {
      // A refused caller asks again and gets the stored answer, if any.
      for (const { reject } of batch) reject(error)
    }
  }

  /** Nothing is booked together when one message is bad, or another copy books it at this moment. */
  async #together(batch: readonly Asked[]): Promise<ReadonlyMap<Asked, Answer>> {
    try {
      return await this.#booking.together(batch)
    } catch (error) {
      if (!isCollision(error) && !isDataError(error)) throw error
      return new Map()
    }
  }

  /** In order of arrival; what shares a name with one of them waits for the next batch. */
  #takeBatch(): Waiting<Asked, Answer>[] {
    const { names, place } = this.#booking
    const batch: Waiting<Asked, Answer>[] = []
    const left: Waiting<Asked, Answer>[] = []
    const seen = new Set<string | number>()
    for (const waiting of this.#waiting) {
      const own = names(waiting.asked)
      if (batch.length >= batchMax || own.some((name) => seen.has(name))) left.push(waiting)
      else {
        for (const name of own) seen.add(name)
        batch.push(waiting)
      }
    }
    this.#waiting = left
    return batch.sort((one, other) => place(one.asked) - place(other.asked))
  }
}

/** PostgreSQL understood and refused the data: classes 22 and 23. */
function isDataError(error: unknown): boolean {
  return /^(22|23)/.test(codeOf(error) ?? '')
}
