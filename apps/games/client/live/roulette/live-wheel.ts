import type { Wheel } from '../../tables/roulette/wheel/open-wheel.ts'
import { restingFrom, turningFrom } from '../../tables/roulette/wheel/turning.ts'
import type { Timing } from '../line/timing.ts'
import { ownMoment } from '../round/clock.ts'
import type { LiveState } from '../round/play-state.ts'
import { numberIn } from './number-in.ts'
import { throwIdOf } from './throw-id.ts'

/** A throw whose ball lies for longer is not shown again to who comes late. */
const pastMs = 2_000

/** Turns the wheel from when a round is closed, and throws the ball so that it lies when all see it lie. */
export class LiveWheel {
  readonly #wheel: Wheel
  readonly #timing: Timing
  #turning = 0
  #thrown = 0

  constructor(wheel: Wheel, timing: Timing) {
    this.#wheel = wheel
    this.#timing = timing
  }

  show({ view }: LiveState): void {
    const { round, proof, thrown, without, offsets } = view
    const isWithout = without?.round === round
    const number = thrown?.round === round ? numberIn(thrown.outcome) : undefined
    if (thrown && number !== undefined && this.#thrown !== round) {
      this.#thrown = round
      const leftMs = ownMoment(offsets, thrown.landsAt) - this.#timing.now()
      if (leftMs < -pastMs) return
      const landsAtMs = performance.now() + leftMs
      void this.#wheel.landAt(landsAtMs, number, throwIdOf(number, round))
    } else if (proof?.round === round && this.#turning !== round && !isWithout) {
      this.#turning = round
      if (this.#thrown !== round) this.#wheel.turn(turningFrom)
    } else if (this.#isTurningInVain(round, isWithout)) {
      this.#turning = 0
      this.#wheel.turn(restingFrom)
    }
  }

  /** No ball comes any more: the round has no number, or another has begun. */
  #isTurningInVain(round: number, isWithout: boolean): boolean {
    if (this.#turning === 0 || this.#thrown === this.#turning) return false
    return isWithout || round !== this.#turning
  }
}
