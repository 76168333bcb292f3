import type { Standing } from '@nordlys/contracts'

export interface FollowerSurroundings {
  /** Tells the other tabs of this browser how the player stands. */
  tell(standing: Standing): void
  /** Reloads the page's data. */
  revalidate(): void
}

/**
 * Keeps the tabs of one browser at one word on how their player stands. Each tab passes on what the
 * server has just answered it; one that shows otherwise reloads its page's data, and believes the
 * server alone. So a pause that is started in one tab takes the ways to deposit out of every other.
 * [LIM-05]
 */
export class StandingFollower {
  readonly #around: FollowerSurroundings
  #shown: Standing | undefined
  /** Another tab's word, until it is checked. */
  #told: string | undefined
  #isHeldBack = false

  constructor(around: FollowerSurroundings) {
    this.#around = around
  }

  /** A page came from the server: no word that arrived before is newer. */
  came(standing: Standing): void {
    this.#shown = standing
    this.#told = undefined
    this.#around.tell(standing)
  }

  heard(standing: string): void {
    this.#told = standing
    this.#follow()
  }

  /** While a payment or a round is under way the page stays as it is. */
  holdBack(isHeldBack: boolean): void {
    this.#isHeldBack = isHeldBack
    this.#follow()
  }

  /** Reads once for each word, so that tabs with different answers do not read for ever. */
  #follow(): void {
    if (this.#isHeldBack || this.#told === undefined || this.#shown === undefined) return
    const isOther = this.#told !== this.#shown
    this.#told = undefined
    if (isOther) this.#around.revalidate()
  }
}
