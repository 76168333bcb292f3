import {
  ballRadius,
  bowlProfile,
  type ProfilePoint,
} from '../../apps/games/client/tables/roulette/wheel/course/shape.ts'

export interface Motion {
  readonly place: Vector
  readonly velocity: Vector
}

interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What is left of the speed at which the ball hits the bowl. */
const bounce = 0.25
/** Against rolling, as a part of the force that presses the ball to the bowl. */
const rolling = 0.009

/**
 * The bowl as an exact surface of revolution: a ball that has sunk into it is put back on it, and what
 * of its speed points into it is taken. A net of triangles would throw the ball off at every edge.
 * Undefined while the ball does not touch.
 */
export function keptInBowl({ place, velocity }: Motion): Motion | undefined {
  const radius = Math.hypot(place.x, place.z)
  const outward = { x: place.x / radius, z: place.z / radius }
  const touched = nearest([radius, place.y])
  if (touched.distance >= ballRadius) return undefined
  const { normal } = touched
  const lift = ballRadius - touched.distance
  const up = { x: outward.x * normal[0], y: normal[1], z: outward.z * normal[0] }
  const into = velocity.x * up.x + velocity.y * up.y + velocity.z * up.z
  const taken = into < 0 ? -into * (into < -0.6 ? 1 + bounce : 1) : 0
  const after = moved(velocity, up, taken)
  const speed = Math.hypot(after.x, after.y, after.z)
  const slowed = speed === 0 ? 0 : Math.max(0, 1 - (taken * rolling) / speed)
  return {
    place: moved(place, up, lift),
    velocity: { x: after.x * slowed, y: after.y * slowed, z: after.z * slowed },
  }
}

function moved(from: Vector, along: Vector, by: number): Vector {
  return { x: from.x + along.x * by, y: from.y + along.y * by, z: from.z + along.z * by }
}

interface Touched {
  readonly distance: number
  /** From the bowl to the ball, in the plane of radius and height. */
  readonly normal: ProfilePoint
}

function nearest(point: ProfilePoint): Touched {
  let best: Touched = { distance: Number.POSITIVE_INFINITY, normal: [0, 1] }
  for (let at = 0; at + 1 < bowlProfile.length; at += 1) {
    const [from, to] = [bowlProfile[at], bowlProfile[at + 1]]
    const touched = from && to && ofSegment(point, from, to)
    if (touched && Math.abs(touched.distance) < Math.abs(best.distance)) best = touched
  }
  return best
}

/** Seen from the side on which the axis and the sky lie; the profile runs from the wall inwards. */
function ofSegment(point: ProfilePoint, from: ProfilePoint, to: ProfilePoint): Touched {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [px, py] = [point[0] - from[0], point[1] - from[1]]
  const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)))
  const [nx, ny] = [px - dx * share, py - dy * share]
  const distance = Math.hypot(nx, ny)
  const isInside = dx * ny - dy * nx < 0
  const sign = isInside ? 1 : -1
  return { distance: distance * sign, normal: [(nx / distance) * sign, (ny / distance) * sign] }
}
