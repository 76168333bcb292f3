import { backOffMs } from '../../ground/browser/back-off.ts'
import type { WatchTime } from '../../ground/browser/surroundings.ts'
import type { NoticeAnswer, PlayNotice } from './play-notice-calls.ts'

export interface NoticeSurroundings {
  time: WatchTime
  /** In how long this browser knows the next notice to be due; undefined when it does not. */
  keptDueInMs(): number | undefined
  keepDueInMs(ms: number): void
  /** Asks the server; undefined when the login is over, rejects when it does not answer. */
  ask(): Promise<NoticeAnswer | undefined>
  /** Tells the server that the notice was seen; answers in how long the next is due. */
  close(toldAt: string): Promise<number | undefined>
  show(notice: PlayNotice): void
  onError(error: unknown): void
}

/**
 * Shows the play notice when it is due. The server decides when that is and what it says; a browser
 * that knows the time does not ask before. A server that does not answer is asked again and again:
 * only the end of the login ends the asking. [SCREEN-04]
 */
export class PlayNoticeWatch {
  readonly #around: NoticeSurroundings
  #cancelNext: () => void = () => undefined
  #isEnded = false
  #failures = 0

  constructor(around: NoticeSurroundings) {
    this.#around = around
  }

  /** The answer ends the watch. */
  start(): () => void {
    this.#askIn(this.#around.keptDueInMs() ?? 0)
    return () => {
      this.#isEnded = true
      this.#cancelNext()
    }
  }

  /** The player has seen the notice: from here on the next one is waited for. */
  async closed(toldAt: string): Promise<void> {
    await this.#wait(() => this.#around.close(toldAt))
  }

  /** A round was refused for the notice: whatever was kept here, the server is asked now. */
  askNow(): void {
    this.#askIn(0)
  }

  #askIn(ms: number): void {
    this.#cancelNext()
    this.#cancelNext = this.#around.time.later(Math.max(0, ms), () => void this.#look())
  }

  #look(): Promise<void> {
    return this.#wait(async () => {
      const answer = await this.#around.ask()
      if (answer?.dueInMs !== 0) return answer?.dueInMs
      if (!this.#isEnded) this.#around.show(answer.notice)
      return undefined
    })
  }

  /** Waits as long as the answer says; for nothing when it says nothing. */
  async #wait(ask: () => Promise<number | undefined>): Promise<void> {
    try {
      const dueInMs = await ask()
      this.#failures = 0
      if (dueInMs === undefined) return
      this.#around.keepDueInMs(dueInMs)
      if (!this.#isEnded) this.#askIn(dueInMs)
    } catch (error) {
      this.#failures += 1
      // First what must not fail to happen: telling of the error may itself go wrong.
      if (!this.#isEnded) this.#askIn(backOffMs(this.#failures))
      this.#around.onError(error)
    }
  }
}
