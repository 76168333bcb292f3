import type { WatchTime } from '../../ground/browser/surroundings.ts'
import { watchTimes } from '../../ground/constants/business-constants.ts'

export interface NetworkSurroundings {
  time: WatchTime
  /** Whether our own server answers. Never rejects. */
  probe(): Promise<boolean>
  onLost(): void
  onBack(): void
}

/**
 * Watches the connection to our server: probes it, tells when it has been down for a minute or the
 * browser reports itself offline, and tells when it is back.
 */
export class NetworkWatch {
  readonly #around: NetworkSurroundings
  #failingSinceMs: number | undefined
  #isLost = false
  #isEnded = false
  #cancelNext: () => void = () => undefined
  /** A probe does not count if something newer was learned after it began. */
  #newest = 0

  constructor(around: NetworkSurroundings) {
    this.#around = around
  }

  /** Starts probing; returns how to stop. [NET-01] */
  start(): () => void {
    this.#probeLater()
    return () => {
      this.#isEnded = true
      this.#cancelNext()
    }
  }

  /** The browser reports itself offline: believed at once. [NET-02] */
  offline(): void {
    this.#newest += 1
    this.#failingSinceMs ??= this.#around.time.nowMs()
    this.#lose()
  }

  /** The browser reports itself online again: probed at once. [NET-03] */
  online(): void {
    void this.#probe()
  }

  #probeLater(): void {
    this.#cancelNext()
    this.#cancelNext = this.#around.time.later(watchTimes.probeEveryMs, () => void this.#probe())
  }

  async #probe(): Promise<void> {
    this.#newest += 1
    const own = this.#newest
    const beganMs = this.#around.time.nowMs()
    this.#probeLater()
    const answers = await this.#around.probe()
    if (this.#isEnded || own !== this.#newest) return
    if (answers) this.#recover()
    else this.#fail(beganMs)
  }

  #fail(atMs: number): void {
    this.#failingSinceMs ??= atMs
    if (this.#around.time.nowMs() - this.#failingSinceMs >= watchTimes.lostAfterMs) this.#lose()
  }

  #lose(): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#around.onLost()
  }

  #recover(): void {
    this.#failingSinceMs = undefined
    if (!this.#isLost) return
    this.#isLost = false
    this.#around.onBack()
  }
}
