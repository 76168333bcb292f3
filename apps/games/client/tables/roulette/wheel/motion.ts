import { turnFor } from './course/ring-turn.ts'
import { deflectors, mod, pocketAngle } from './course/shape.ts'
import type { BallAt, Track } from './course/track.ts'
import type { RotorState } from './run-out.ts'

export interface Throw {
  /** From the beginning until the ball lies still. */
  readonly seconds: number
  /** When the ball comes off the slope and onto the rotor. */
  readonly dropSeconds: number
  /** Its zero is the middle of the pocket with the number zero. */
  rotorAt(seconds: number): RotorState
  /** `size` grows from nothing while a hand lets the ball go. */
  ballAt(seconds: number): BallAt & { readonly size: number }
}

export interface ThrowPlan {
  readonly track: Track
  readonly number: number
  /** How the rotor turns when it begins. */
  readonly from: RotorState
  /** How long the rotor takes to the turn and the speed that the throw was baked with. */
  readonly leadSeconds: number
  /** The seconds left out of the beginning of the baked throw. */
  readonly skipSeconds?: number
}

/** The bowl looks the same after each of these turns. */
const bowlSymmetry = (4 * Math.PI) / deflectors.count
const appearSeconds = 0.3
/** Where the slope ends. */
const rotorRadius = 1.34

/**
 * A baked throw as it is shown. The numbers are turned for the drawn one; what the whole wheel must turn
 * for that lies within a quarter, since a quarter is no change of the bowl, and is done while the rotor
 * is brought to its speed.
 */
export function planThrow(plan: ThrowPlan): Throw {
  const { track, number, from, leadSeconds, skipSeconds = 0 } = plan
  const turn = turnFor(track.pocket, number) * pocketAngle
  const startAngle = track.rotorSpeed * skipSeconds + turn
  const usual = ((from.speed + track.rotorSpeed) / 2) * leadSeconds
  const least = usual - bowlSymmetry / 6
  const lead = least + mod(startAngle - from.angle - least, bowlSymmetry)
  /** By how much the bowl, and the ball in it, are turned: whole quarters. */
  const bowlTurn = from.angle + lead - startAngle
  const seconds = leadSeconds + track.seconds - skipSeconds
  const entry = track.at(skipSeconds)
  const entrySpeed = (track.at(skipSeconds + 0.05).angle - entry.angle) / 0.05
  return {
    seconds,
    dropSeconds: leadSeconds + Math.max(0, dropOf(track) - skipSeconds),
    rotorAt(at) {
      if (at < leadSeconds) return leadAt(plan, lead, at)
      const angle = from.angle + lead + track.rotorSpeed * (at - leadSeconds)
      return { angle, speed: track.rotorSpeed }
    },
    ballAt(at) {
      const since = at - leadSeconds
      const { angle, radius, height } = since < 0 ? entry : track.at(since + skipSeconds)
      const before = since < 0 ? entrySpeed * since : 0
      // Past its end the ball lies in its pocket and goes round with the rotor.
      const after = Math.max(0, at - seconds) * track.rotorSpeed
      const size = Math.min(1, Math.max(0, (at - (leadSeconds - appearSeconds)) / appearSeconds))
      return { angle: angle + bowlTurn + before + after, radius, height, size }
    },
  }
}

/** A curve that leaves with the rotor's speed and arrives with the throw's. */
function leadAt({ from, track, leadSeconds }: ThrowPlan, way: number, at: number): RotorState {
  const share = Math.max(0, at) / leadSeconds
  const [square, cube] = [share ** 2, share ** 3]
  const [start, end] = [from.speed * leadSeconds, track.rotorSpeed * leadSeconds]
  const gone =
    way * (3 * square - 2 * cube) + start * (cube - 2 * square + share) + end * (cube - square)
  const pace =
    way * (6 * share - 6 * square) +
    start * (3 * square - 4 * share + 1) +
    end * (3 * square - 2 * share)
  return { angle: from.angle + gone, speed: pace / leadSeconds }
}

function dropOf(track: Track): number {
  for (let at = 0; at < track.seconds; at += 1 / 30) {
    if (track.at(at).radius < rotorRadius) return at
  }
  return track.seconds
}
