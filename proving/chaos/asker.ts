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

export type Asker = ReturnType<typeof askerOf>

/** Asks any copy, and when no answer comes asks again, perhaps another one, in the same words. */
export function askerOf(copies: readonly Copy[], chance: Chance, tally: Tally) {
  let isClosed = false
  const live = async () => {
    invariant(!isClosed, 'the run is over, and this was never answered')
    tally.lostAnswers += 1
    await wait(againMs)
  }
  const untilAnswered = async <T>(ask: (copy: Copy) => Promise<T>): Promise<T> => {
    const askOne = () => ask(chance.pick(copies))
    const answer = await askAgain({ live }, askOne, Number.POSITIVE_INFINITY)
    tally.noteAnswer()
    return answer
  }
  const caller: Caller = {
    call: (spec, request, session) =>
      untilAnswered((copy) => copy.caller.call(spec, request, session)),
  }
  return {
    untilAnswered,
    caller,
    /** Nobody is there any more: who still asks is told so. */
    close(): void {
      isClosed = true
    },
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
