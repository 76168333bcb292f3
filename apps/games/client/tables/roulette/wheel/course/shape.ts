/**
 * The wheel as it is thrown in and drawn: lengths in units of which the bowl's radius is two, heights
 * above the felt's middle. Angles grow clockwise as seen from above, x to the right and z to the viewer.
 */

/** A point of a turned profile: radius and height. */
export type ProfilePoint = readonly [radius: number, height: number]

/** The bowl from the top of its wall to the rotor: the track under the wall, then the slope. */
export const bowlProfile: readonly ProfilePoint[] = [
  [1.74, 0.375],
  [1.8, 0.335],
  [1.83, 0.285],
  [1.835, 0.245],
  [1.815, 0.195],
  [1.775, 0.16],
  [1.71, 0.137],
  [1.62, 0.1],
  [1.48, 0.04],
  [1.36, -0.012],
  [1.325, -0.026],
  [1.32, -0.06],
]

/** The ring of the numbers, from its outer edge to the pockets. */
export const numberRing: readonly ProfilePoint[] = [
  [1.31, -0.034],
  [1.06, -0.078],
]

/** The floor of the pockets, from the ring of the numbers to the foot of the cone. */
export const pocketFloor: readonly ProfilePoint[] = [
  [1.052, -0.082],
  [1.045, -0.15],
  [0.835, -0.172],
  [0.825, -0.11],
]

export const cone: readonly ProfilePoint[] = [
  [0.825, -0.11],
  [0.8, -0.092],
  [0.52, -0.012],
  [0.3, 0.06],
  [0.2, 0.09],
]

/** The metal between two pockets. */
export const fret = { radius: 0.938, length: 0.216, height: 0.075, thickness: 0.016, y: -0.122 }

/** Eight diamonds on the slope, lying and standing by turns. */
export const deflectors = { count: 8, radius: 1.53, y: 0.068, long: 0.1, short: 0.034, high: 0.03 }

export const ballRadius = 0.052

export const pockets = 37
export const pocketAngle = (2 * Math.PI) / pockets

/** Of the n-th deflector. A quarter turn of the bowl is no change. */
export function deflectorAngle(place: number): number {
  return (place / deflectors.count) * 2 * Math.PI + 0.2
}

/** The pocket at an angle from the rotor's own zero, where pocket 0 has its middle. */
export function pocketAt(angle: number): number {
  return mod(Math.round(angle / pocketAngle), pockets)
}

/** As `%`, and never negative. */
export function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
