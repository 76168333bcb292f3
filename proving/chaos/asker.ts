import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, createCaller } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { askAgain } from '../kill/ask-again.ts'
import type { Chance } from '../kill/chance.ts'

/** A copy of the platform, as a client reaches it. */
export interface Copy {
  url: string
  caller: Caller
}

/** A copy that stands still answers nothing: its client goes to another after this. */
export const answerTimeoutMs = 3_000
/** How long a client waits before it asks again. */
const againMs = 50

export function copyAt(url: string, credential: string): Copy {
  return { url, caller: createCaller({ baseUrl: url, credential, timeoutMs: answerTimeoutMs }) }
}

/** Asks any copy, and when no answer comes asks again, perhaps another one, in the same words. */
export class Asker {
  readonly #copies: readonly Copy[]
  readonly #chance: Chance
  readonly #tally: Tally
  #isClosed = false

  constructor(copies: readonly Copy[], chance: Chance, tally: Tally) {
    this.#copies = copies
    this.#chance = chance
    this.#tally = tally
  }

  async untilAnswered<T>(ask: (copy: Copy) => Promise<T>): Promise<T> {
    const live = async () => {
      invariant(!this.#isClosed, 'the run is over, and this was never answered')
      this.#tally.lostAnswers += 1
      await wait(againMs)
    }
    const askOne = () => ask(this.#chance.pick(this.#copies))
    const answer = await askAgain({ live }, askOne, Number.POSITIVE_INFINITY)
    this.#tally.noteAnswer()
    return answer
  }

  /** Nobody is there any more: who still asks is told so. */
  close(): void {
    this.#isClosed = true
  }
}

/** Counts what the clients live through, all of them together. */
export class Tally {
  /** Operations that came to an answer, by kind. */
  readonly acknowledged = new Map<string, number>()
  lostAnswers = 0
  #lastAnswerAt = performance.now()
  #longestSilenceMs = 0

  acknowledge(kind: string): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1)
  }

  /** Any answer at all, to anybody. */
  noteAnswer(): void {
    this.#longestSilenceMs = this.#silenceMs()
    this.#lastAnswerAt = performance.now()
  }

  /** The longest time without an answer since this was asked last, in ms. */
  takeLongestSilence(): number {
    const silence = this.#silenceMs()
    this.#longestSilenceMs = 0
    return Math.round(silence)
  }

  #silenceMs(): number {
    return Math.max(this.#longestSilenceMs, performance.now() - this.#lastAnswerAt)
  }
}
