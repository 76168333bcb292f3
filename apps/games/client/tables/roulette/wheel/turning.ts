import type { RotorState } from './run-out.ts'
import type { Pose } from './three-wheel.ts'

/** In radians a second, as the baked throws have it on average. */
const speed = 1.5
/** How long a hand needs to bring the rotor to its speed. */
const startSeconds = 1.2

/** A rotor that a hand has set going and that is kept going: no ball is on it, and no end is known. */
export function turningFrom(from: RotorState) {
  const rotorAt = (at: number): RotorState => {
    const share = Math.min(1, at / startSeconds)
    const since = Math.max(0, at - startSeconds)
    // Evenly faster, or slower, until it has its speed.
    const started = from.speed + ((speed - from.speed) * share) / 2
    return {
      angle: from.angle + started * Math.min(at, startSeconds) + speed * since,
      speed: from.speed + (speed - from.speed) * share,
    }
  }
  return {
    seconds: Number.POSITIVE_INFINITY,
    rotorAt,
    poseAt: (at: number, nearest: number): Pose => ({
      rotorAngle: rotorAt(at).angle,
      ball: undefined,
      // The camera goes back from the rotor to the whole bowl, where the ball will come.
      closeness: nearest * Math.max(0, 1 - at / startSeconds),
    }),
  }
}

/** How long the rotor takes to stand still when no ball comes. */
const stopSeconds = 4

/** A rotor to which no ball comes after all: it slows down evenly and stands still. */
export function restingFrom(from: RotorState) {
  const rotorAt = (at: number): RotorState => {
    const share = Math.min(1, at / stopSeconds)
    return {
      angle: from.angle + from.speed * stopSeconds * (share - share ** 2 / 2),
      speed: from.speed * (1 - share),
    }
  }
  return {
    seconds: 0,
    rotorAt,
    poseAt: (at: number): Pose => ({
      rotorAngle: rotorAt(at).angle,
      ball: undefined,
      closeness: 0,
    }),
  }
}
