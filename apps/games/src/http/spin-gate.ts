import type { Clock } from '@nordlys/core'

/** No person spins faster; the fastest play the client offers is below 3 a second. */
const spinsPerSecondMax = 20
const windowMs = 1_000
/** Past this many plays the idle ones are forgotten. */
const playsKeptMax = 10_000

interface Recent {
  isInFlight: boolean
  startsMs: number[]
}

/** Lets one spin at a time through for each play, and not too many a second. */
export class SpinGate {
  readonly #clock: Clock
  readonly #recent = new Map<string, Recent>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether a spin may start; each one that may must `leave`. */
  enter(playSession: string): boolean {
    const nowMs = this.#clock.now().getTime()
    if (this.#recent.size > playsKeptMax) this.#forgetIdle(nowMs)
    const recent = this.#recent.get(playSession) ?? { isInFlight: false, startsMs: [] }
    this.#recent.set(playSession, recent)
    recent.startsMs = recent.startsMs.filter((startMs) => nowMs - startMs < windowMs)
    if (recent.isInFlight || recent.startsMs.length >= spinsPerSecondMax) return false
    recent.isInFlight = true
    recent.startsMs.push(nowMs)
    return true
  }

  leave(playSession: string): void {
    const recent = this.#recent.get(playSession)
    if (recent) recent.isInFlight = false
  }

  #forgetIdle(nowMs: number): void {
    for (const [playSession, { isInFlight, startsMs }] of this.#recent) {
      const isIdle = startsMs.every((startMs) => nowMs - startMs >= windowMs)
      if (isIdle && !isInFlight) this.#recent.delete(playSession)
    }
  }
}
