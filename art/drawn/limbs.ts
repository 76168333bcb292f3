import { fill, group } from './strokes.ts'

/** A joint of a limb: its place and how thick the limb is there, as a radius. */
export type Joint = readonly [x: number, y: number, radius: number]

/** An arm, a leg or a bone through its joints, thick and thin as they say. */
export function limb(...joints: readonly Joint[]): string {
  const parts = joints.slice(1).map((to, i) => between(joints[i] ?? to, to))
  return group(...joints.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`), ...parts)
}

function between([x, y, r]: Joint, [toX, toY, toR]: Joint): string {
  const long = Math.hypot(toX - x, toY - y) || 1
  const [nx, ny] = [(y - toY) / long, (toX - x) / long]
  const at = (px: number, py: number, by: number) =>
    `${(px + nx * by).toFixed(1)} ${(py + ny * by).toFixed(1)}`
  return fill(`M${at(x, y, r)}L${at(toX, toY, toR)}L${at(toX, toY, -toR)}L${at(x, y, -r)}Z`)
}

/** Places along a smooth way through given points, `count` of them. */
export function along(
  points: readonly (readonly [x: number, y: number])[],
  count: number,
): readonly (readonly [x: number, y: number, slopeDeg: number])[] {
  const spans = points.length - 1
  const at = (i: number) => points[Math.min(Math.max(i, 0), spans)] ?? [0, 0]
  const spot = (share: number): readonly [number, number] => {
    const span = Math.min(Math.floor(share * spans), spans - 1)
    const t = share * spans - span
    const value = (axis: 0 | 1) => {
      const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)].map((p) => p[axis])
      const [p0, p1, p2, p3] = [a ?? 0, b ?? 0, c ?? 0, d ?? 0]
      const bend = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3
      return 0.5 * (2 * p1 + (p2 - p0) * t + bend)
    }
    return [value(0), value(1)]
  }
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1)
    const [x, y] = spot(share)
    const [beforeX, beforeY] = spot(Math.max(0, share - 0.01))
    const [afterX, afterY] = spot(Math.min(1, share + 0.01))
    const slopeDeg = (Math.atan2(afterY - beforeY, afterX - beforeX) * 180) / Math.PI
    return [round(x), round(y), round(slopeDeg)]
  })
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The same drawing smaller about its middle: a body is cut off at the edges of its square. */
export function stepBack(drawing: string, share = 0.72): string {
  const move = round(256 * (1 - share))
  return `<g transform="translate(${move} ${move}) scale(${share})">${drawing}</g>`
}
