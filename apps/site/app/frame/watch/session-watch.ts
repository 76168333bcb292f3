import type { WatchTime } from '../../ground/browser/surroundings.ts'
import { watchTimes } from '../../ground/constants/business-constants.ts'

/** The server's answer about a session: its status, and the body as it came. */
export interface ValidationAnswer {
  status: number
  body: unknown
}

export interface SessionSurroundings {
  time: WatchTime
  isOnline(): boolean
  /** The readable handle of the login that the browser holds now; undefined when there is none. */
  sessionId(): string | undefined
  /** Asks the server; rejects when it cannot be reached or the signal is given. */
  validate(sessionId: string, signal: AbortSignal): Promise<ValidationAnswer>
  /** The session is over: called once a session. */
  onExpired(sessionId: string): void
  /** The cookie is gone, as after a logout in another tab: called once a session. */
  onVanished(): void
}

/**
 * Watches one session in one tab: validates it with the server, at the moments and intervals of the
 * specification, and tells when it has ended. Time, network and cookies are passed in.
 */
export class SessionWatch {
  readonly #around: SessionSurroundings
  #watched: string | undefined
  #running: AbortController | undefined
  #cancelWait: () => void = () => undefined
  #lastMs = Number.NEGATIVE_INFINITY
  #reconnectedMs = Number.NEGATIVE_INFINITY
  #hasInteracted = false

  constructor(around: SessionSurroundings) {
    this.#around = around
  }

  /** Starts with the session whose cookie the browser holds; returns how to stop. [SES-01, SES-05] */
  start(): () => void {
    this.#watched = this.#around.sessionId()
    const cancelFirst = this.#around.time.later(watchTimes.firstValidationMs, () =>
      this.#consider(),
    )
    return () => {
      cancelFirst()
      this.#drop()
      this.#watched = undefined
    }
  }

  /** The player touched the page; only the first time counts. */
  interacted(): void {
    if (this.#hasInteracted) return
    this.#hasInteracted = true
    this.#consider()
  }

  /** The tab became visible. */
  shown(): void {
    this.#consider()
  }

  reconnected(): void {
    this.#reconnectedMs = this.#around.time.nowMs()
  }

  /** Validates at once, regardless of the interval; a newer validation cancels an older one. [SES-04] */
  validateNow(): void {
    if (this.#isWatching()) void this.#validate()
  }

  /** Checks whether the browser still has the cookie. [SES-08] */
  look(): void {
    this.#isWatching()
  }

  #consider(): void {
    if (!this.#isWatching() || this.#running || !this.#around.isOnline()) return
    const now = this.#around.time.nowMs()
    if (now - this.#reconnectedMs < watchTimes.afterReconnectMs) return
    if (now - this.#lastMs < watchTimes.betweenValidationsMs) return
    void this.#validate()
  }

  #isWatching(): boolean {
    if (this.#watched === undefined) return false
    if (this.#around.sessionId() === this.#watched) return true
    this.#end()
    this.#around.onVanished()
    return false
  }

  async #validate(): Promise<void> {
    const sessionId = this.#watched
    if (sessionId === undefined) return
    this.#drop()
    const own = new AbortController()
    this.#running = own
    const isValid = await this.#ask(sessionId, own.signal)
    if (own.signal.aborted) return
    this.#running = undefined
    this.#lastMs = this.#around.time.nowMs()
    if (!isValid) this.#expireLater(sessionId)
  }

  /** Whether the session is valid. A refusal is final, any other failure is retried. [SES-06] */
  async #ask(sessionId: string, signal: AbortSignal): Promise<boolean> {
    for (let tries = 0; !signal.aborted; tries += 1) {
      const answer = await this.#askOnce(sessionId, signal)
      if (answer && answer.status < 500) return answer.status < 400 && isOk(answer.body)
      const pauseMs = watchTimes.validationPausesMs[tries]
      if (pauseMs === undefined) break
      await this.#pause(pauseMs)
    }
    return false
  }

  async #askOnce(sessionId: string, signal: AbortSignal): Promise<ValidationAnswer | undefined> {
    try {
      return await this.#around.validate(sessionId, signal)
    } catch {
      // A lost connection says nothing about the session: the caller retries, then gives up.
      return undefined
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#cancelWait = this.#around.time.later(ms, resolve)
    })
  }

  #expireLater(sessionId: string): void {
    this.#cancelWait = this.#around.time.later(watchTimes.expiryDelayMs, () => {
      this.#end()
      this.#around.onExpired(sessionId)
    })
  }

  #end(): void {
    this.#drop()
    this.#watched = undefined
  }

  #drop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#cancelWait()
    this.#cancelWait = () => undefined
  }
}

/** A session is valid only if `result` is 1 and there is data. [SES-02] */
function isOk(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { result, data } = body as { result?: unknown; data?: unknown }
  return result === 1 && data !== undefined && data !== null
}
