import { setTimeout as wait } from 'node:timers/promises'

/** Play is on while its last message is this young. */
const playFadesMs = 1_000
/** A part has so many lines, and while somebody plays so few: a spin that meets one waits for all of it. */
const linesOfPart = { alone: 1_024, besidePlay: 128 }
/** Beside play, a part is followed by a rest of so many times what it took. */
const restFactor = 60
/** A part that waited for the database must not keep the next one for long. */
const restMaxMs = 500

interface Time {
  /** Milliseconds that never go back. */
  now(): number
  wait(ms: number): Promise<unknown>
}

const systemTime: Time = { now: () => performance.now(), wait }

/**
 * Reads of thousands of lines take turns in a copy of the program: a part at a time, in the order asked for,
 * and with a rest after each while somebody plays. A statement can wait a second, a spin cannot.
 */
export class LongReads {
  readonly #time: Time
  #playedAt = Number.NEGATIVE_INFINITY
  #turn: Promise<unknown> = Promise.resolve()

  constructor(time: Time = systemTime) {
    this.#time = time
  }

  /** A message about play has come. */
  notePlay(): void {
    this.#playedAt = this.#time.now()
  }

  /**
   * Reads a part when its turn comes, of so many lines at the most as it is given then; answers as soon as
   * it is read, or throws what the reading throws.
   */
  async read<Part>(read: (linesMax: number) => Promise<Part>): Promise<Part> {
    const { promise: mine, resolve: pass } = Promise.withResolvers<void>()
    const before = this.#turn
    this.#turn = mine
    await before
    const begunMs = this.#time.now()
    try {
      return await read(this.#isPlayed() ? linesOfPart.besidePlay : linesOfPart.alone)
    } finally {
      this.#rest(this.#time.now() - begunMs).then(pass, pass)
    }
  }

  async #rest(tookMs: number): Promise<void> {
    if (!this.#isPlayed()) return
    await this.#time.wait(Math.min(restMaxMs, tookMs * restFactor))
  }

  #isPlayed(): boolean {
    return this.#time.now() - this.#playedAt <= playFadesMs
  }
}
