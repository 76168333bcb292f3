/** Time that can be made to run faster from a moment on, without a jump. */
export class QuickTime {
  #rate: number
  #fromMs = 0
  #passedMs = 0

  constructor(rate: number) {
    this.#rate = rate
  }

  /** The time that has passed on it by now; never asked for an earlier one than the last change. */
  at(atMs: number): number {
    return this.#passedMs + (atMs - this.#fromMs) * this.#rate
  }

  quicken(atMs: number, rate: number): void {
    this.#passedMs = this.at(atMs)
    this.#fromMs = atMs
    this.#rate = Math.max(this.#rate, rate)
  }
}

/** How much faster things fall and coins land, by what the player has asked for. */
export function rateOf({ isFast, isHurried }: { isFast: boolean; isHurried: boolean }): number {
  if (isHurried) return hurriedRate
  return isFast ? fastRate : 1
}

const fastRate = 1.8
export const hurriedRate = 4
