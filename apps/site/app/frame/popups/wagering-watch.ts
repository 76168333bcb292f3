import type { WageringAnswer, WageringNotice } from './wagering-calls.ts'

export interface WageringSurroundings {
  /** In how long this browser knows the notice to be due at the earliest; undefined when it does not. */
  keptDueInMs(): number | undefined
  keepDueInMs(ms: number): void
  /** Keeps the game from another round; the answer lets it go on. */
  hold(): () => void
  /** Asks the server; undefined when there is nothing to tell of, rejects when it does not answer. */
  ask(): Promise<WageringAnswer | undefined>
  /** Tells the server that the notice was seen; answers in how long the next is due. */
  close(toldAt: string): Promise<number | undefined>
  /** The game goes on under what is shown once `letGoOn` is called: nothing else holds it before. */
  show(notice: WageringNotice, letGoOn: () => void): void
  onError(error: unknown): void
}

/** Where there is no bonus any more, or no answer, not every round asks again. */
const askAgainMs = 60_000

/**
 * Shows how far a bonus has come, when that is due. It comes between two rounds and never over one: at a
 * round's end the game is held while the server is asked, which alone counts play. [BONUS-02]
 */
export class WageringWatch {
  readonly #around: WageringSurroundings
  #isAsking = false

  constructor(around: WageringSurroundings) {
    this.#around = around
  }

  async roundSettled(): Promise<void> {
    const { keptDueInMs, keepDueInMs, hold, ask, show, onError } = this.#around
    if (this.#isAsking || (keptDueInMs() ?? 0) > 0) return
    this.#isAsking = true
    const letGoOn = hold()
    try {
      const answer = await ask()
      keepDueInMs(answer?.dueInMs ?? askAgainMs)
      if (answer?.notice) show(answer.notice, letGoOn)
      else letGoOn()
    } catch (error) {
      letGoOn()
      keepDueInMs(askAgainMs)
      onError(error)
    } finally {
      this.#isAsking = false
    }
  }

  /** The player has seen it: from here on the next one is waited for. */
  async closed(toldAt: string): Promise<void> {
    const { keepDueInMs, close, onError } = this.#around
    try {
      keepDueInMs((await close(toldAt)) ?? askAgainMs)
    } catch (error) {
      // Asked at the end of the next round, it is shown once more.
      keepDueInMs(0)
      onError(error)
    }
  }
}
