/** The rotor as it turns at a moment: clockwise, in radians and radians a second. */
export interface RotorState {
  readonly angle: number
  readonly speed: number
}

/** A rotor that is left alone: it slows down evenly and stands still. */
export function runOut(from: RotorState, seconds: number): RotorState {
  const stopSeconds = from.speed / slowing
  const at = Math.min(seconds, stopSeconds)
  return {
    angle: from.angle + from.speed * at - (slowing * at ** 2) / 2,
    speed: seconds < stopSeconds ? from.speed - slowing * at : 0,
  }
}

/** In radians a second, each second. */
const slowing = 0.42
