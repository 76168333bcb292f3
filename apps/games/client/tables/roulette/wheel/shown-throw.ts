import type { Throw } from './motion.ts'
import { type RotorState, runOut } from './run-out.ts'
import type { Pose } from './three-wheel.ts'

/** How long the camera takes to the rotor and back. */
const nearSeconds = 1.6
/** So long before the ball is on the rotor, the camera sets out for it. */
const nearAheadSeconds = 0.35

/** A throw and what comes after it: the ball lies, and the rotor runs out under it. */
export class ShownThrow {
  readonly #thrown: Throw
  readonly #isAway: boolean

  /** `isAway`: the camera shows the whole bowl already. */
  constructor(thrown: Throw, isAway = false) {
    this.#thrown = thrown
    this.#isAway = isAway
  }

  get seconds(): number {
    return this.#thrown.seconds
  }

  rotorAt(at: number): RotorState {
    const { seconds } = this.#thrown
    if (at <= seconds) return this.#thrown.rotorAt(at)
    return runOut(this.#thrown.rotorAt(seconds), at - seconds)
  }

  /** `nearest` is how close the camera may come. */
  poseAt(at: number, nearest: number): Pose {
    const { seconds, dropSeconds } = this.#thrown
    const until = Math.min(at, seconds)
    const rotor = this.rotorAt(at)
    const ball = this.#thrown.ballAt(until)
    // Once it lies, the ball is carried by the rotor.
    const carried = rotor.angle - this.#thrown.rotorAt(until).angle
    const away = this.#isAway ? 0 : 1 - eased(at)
    const near = eased((at - dropSeconds + nearAheadSeconds) / nearSeconds)
    return {
      rotorAngle: rotor.angle,
      ball: { ...ball, angle: ball.angle + carried },
      closeness: Math.max(away, near) * nearest,
    }
  }
}

function eased(share: number): number {
  const bound = Math.min(1, Math.max(0, share))
  return bound * bound * (3 - 2 * bound)
}
