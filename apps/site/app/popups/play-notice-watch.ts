import { minuteMs } from '@nordlys/core'
import type { WatchTime } from '../watch/surroundings.ts'
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

/** When the server does not answer, it is asked again after this long. */
const askAgainMs = minuteMs

/**
 * Shows the responsible-gambling notice when it is due. The server decides when that is and what it says;
 * a browser that has been told when does not ask before. [SCREEN-04]
 */
export class PlayNoticeWatch {
  readonly #around: NoticeSurroundings
  #cancelNext: () => void = () => undefined
  #isEnded = false

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
    const dueInMs = await this.#trying(ask)
    if (this.#isEnded || dueInMs === undefined) return
    this.#askIn(dueInMs)
  }

  async #trying(ask: () => Promise<number | undefined>): Promise<number | undefined> {
    try {
      const dueInMs = await ask()
      if (dueInMs !== undefined) this.#around.keepDueInMs(dueInMs)
      return dueInMs
    } catch (error) {
      this.#around.onError(error)
      return askAgainMs
    }
  }
}
