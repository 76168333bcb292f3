import { light, type Scenery, stillLife } from './scenery.ts'

type Facet = readonly [x: number, y: number, z: number, distance: number]

/** A ring of facets round the axis that runs towards the eye; `tilt` 0 is a girdle, 1 a table. */
function ring(count: number, tiltDeg: number, distance: number, startDeg = 0): readonly Facet[] {
  const tilt = (tiltDeg * Math.PI) / 180
  return Array.from({ length: count }, (_, i) => {
    const around = ((startDeg + (i * 360) / count) * Math.PI) / 180
    const out = Math.cos(tilt)
    return [out * Math.cos(around), out * Math.sin(around), Math.sin(tilt), distance] as const
  })
}

/** Two facets on the left and right that make a round cut long, and what is left of it. */
function stretched(facets: readonly Facet[], wide: number, tall: number): readonly Facet[] {
  return facets.map(([x, y, z, distance]) => {
    const length = Math.hypot(x / wide, y / tall, z)
    return [x / wide / length, y / tall / length, z / length, distance / length] as const
  })
}

const table: readonly Facet[] = [[0, 0, 1, 0.34]]

const brilliant = [
  ...table,
  ...ring(8, 42, 0.83, 22.5),
  ...ring(8, 56, 0.62),
  ...ring(16, 20, 0.95, 11.25),
  ...ring(16, 0, 1),
  ...ring(8, -41, 0.74),
  ...ring(7, -48, 0.7, 22.5),
]

const step = [
  ...table,
  ...[0, 22, 48].flatMap((tilt, i) => [
    ...ring(4, tilt, [1, 0.98, 0.78][i] ?? 1),
    ...ring(4, tilt, [1.16, 1.12, 0.86][i] ?? 1, 45),
  ]),
  ...[-25, -42, -60].flatMap((tilt, i) => ring(4, tilt, [0.96, 0.86, 0.72][i] ?? 1)),
  ...ring(4, -40, 0.98, 45),
]

const rough = [
  ...ring(6, 4, 0.55),
  ...ring(6, 46, 0.86, 30),
  ...ring(5, 60, 0.98),
  ...ring(6, -50, 0.9, 12),
]

const cuts = {
  round: brilliant,
  oval: stretched(brilliant, 0.82, 1.16),
  pear: [...stretched(brilliant, 0.9, 1.05), ...ring(2, 14, 0.68, 33), ...ring(2, 14, 0.68, 113)],
  step: stretched(step, 0.82, 1.1),
  square: step,
  rough,
} as const

export type Cut = keyof typeof cuts

/** A cut stone before light, or with `clear: 1` alone and on nothing. */
export function gem(
  cut: Cut,
  tint: string,
  backdrop: string,
  accent: string,
  values: Readonly<Record<string, number>> = {},
): Scenery {
  const facets = cuts[cut]
  return {
    backdrop: 'gem',
    values: {
      ...stillLife('ball', tint, tint, backdrop).values,
      facets: facets.flat().map((value) => Math.round(value * 1e4) / 1e4),
      facetCount: facets.length,
      bend: 2.1,
      fire: 1,
      tilt: 0.5,
      turn: 0.35,
      lift: 0.26,
      scale: 0.52,
      sparkle: 1,
      exposure: 1.25,
      accent: light(accent),
      lightColour: light('#fff6ec', 1.2),
      ...values,
    },
  }
}
