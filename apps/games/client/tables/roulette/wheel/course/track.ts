import { ByteReader } from './byte-reader.ts'
import { pocketAt } from './shape.ts'

/** The ball at one moment. Its angle is of the bowl, and is never wrapped round. */
export interface BallAt {
  readonly angle: number
  readonly radius: number
  readonly height: number
}

/** A throw as it was baked: sixty moments a second, from the hand to rest. */
export interface Track {
  readonly seconds: number
  /** Of the rotor, clockwise, in radians a second. It starts at angle 0. */
  readonly rotorSpeed: number
  /** Where the ball comes to rest, counted from the rotor's own zero. */
  readonly pocket: number
  /** Before the first moment and after the last, the nearest of them. */
  at(seconds: number): BallAt
}

/** The worth of a stored step of each. */
export const scale = { angle: (2 * Math.PI) / 8192, length: 1 / 1024, rotorSpeed: 1 / 1024 }
export const framesASecond = 60

const channels = 3

/**
 * Reads a baked throw: the number of frames and the rotor's speed, then angle, radius and height, each
 * as changes of its change. A run of zeros is stored as one zero and its length.
 */
export function readTrack(bytes: Uint8Array): Track {
  const reader = new ByteReader(bytes)
  const frames = reader.whole()
  const rotorSpeed = reader.whole() * scale.rotorSpeed
  const [angles = [], radii = [], heights = []] = Array.from({ length: channels }, () =>
    readChannel(reader, frames),
  )
  const frameAt = (frame: number): BallAt => ({
    angle: (angles[frame] ?? 0) * scale.angle,
    radius: (radii[frame] ?? 0) * scale.length,
    height: (heights[frame] ?? 0) * scale.length,
  })
  const seconds = (frames - 1) / framesASecond
  return {
    seconds,
    rotorSpeed,
    pocket: pocketAt(frameAt(frames - 1).angle - rotorSpeed * seconds),
    at(moment) {
      const place = Math.min(Math.max(moment, 0), seconds) * framesASecond
      const frame = Math.min(Math.floor(place), frames - 2)
      return between(frameAt(frame), frameAt(frame + 1), place - frame)
    },
  }
}

function between(from: BallAt, to: BallAt, share: number): BallAt {
  const mix = (one: number, other: number) => one + (other - one) * share
  return {
    angle: mix(from.angle, to.angle),
    radius: mix(from.radius, to.radius),
    height: mix(from.height, to.height),
  }
}

function readChannel(reader: ByteReader, frames: number): number[] {
  const values: number[] = []
  let [value, change, zeros] = [0, 0, 0]
  while (values.length < frames) {
    if (zeros > 0) zeros -= 1
    else {
      const more = reader.signed()
      if (more === 0) zeros = reader.whole()
      change += more
    }
    value += change
    values.push(value)
  }
  return values
}
