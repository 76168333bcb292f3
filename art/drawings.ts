import type { Part } from './emblem.ts'
import { hammered, stoneGrain, woodGrain } from './grain.ts'
import { metals } from './metals.ts'

// Our own drawings for the symbol square of 256 units.

/** Two bearded axes, crossed; the one that leans right lies on top. */
export function crossedAxes(): readonly Part[] {
  return [
    ...axe('translate(128 130) rotate(-36) scale(-1 1)'),
    ...axe('translate(128 130) rotate(36)'),
  ]
}

function axe(transform: string): readonly Part[] {
  const placed = (shape: string) => `<g transform="${transform}">${shape}</g>`
  const dark = [{ width: 3, tint: metals.iron.rim }]
  const band = (y: number) => `<rect x="-10" y="${y}" width="20" height="9" rx="2"/>`
  return [
    {
      shape: placed('<path d="M-7-88H7L9 104Q0 112-9 104Z"/>'),
      metal: metals.oak,
      bevel: 7,
      grain: woodGrain,
      edges: dark,
    },
    {
      shape: placed(`${band(44)}${band(60)}${band(76)}`),
      metal: metals.gold,
      bevel: 3,
      edges: [{ width: 1.5, tint: metals.gold.rim }],
    },
    {
      shape: placed(
        '<path d="M-14-78H14C32-80 46-92 54-108Q92-62 66 2C56-24 36-38 14-42H-14L-20-48V-72Z"/>',
      ),
      metal: metals.silver,
      bevel: 5,
      depth: 0.7,
      camber: 0.5,
      grain: hammered,
      edges: dark,
    },
    {
      shape: placed('<path d="M50-100Q79-60 60-10Q66 4 66 2Q92-62 54-108Z"/>'),
      metal: metals.silver,
      bevel: 9,
      depth: 1.1,
      camber: 0.7,
      edges: [{ width: 1.2, tint: metals.iron.rim, strength: 0.7 }],
    },
    {
      shape: placed('<path d="M-13-84H13V-36H-13Z"/>'),
      metal: metals.iron,
      bevel: 6,
      edges: [{ width: 1.6, tint: metals.iron.rim }],
    },
  ]
}

/** A round shield: painted planks, a riveted rim and a domed boss. */
export function roundShield(): readonly Part[] {
  const dark = (width: number) => [{ width, tint: metals.bronze.rim }]
  const circle = (radius: number, x = 128, y = 128) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`
  const spokes = (radius: number, size: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) * 2 * Math.PI) / count
      return circle(size, 128 + radius * Math.sin(angle), 128 - radius * Math.cos(angle))
    }).join('')
  const ring = '<path fill-rule="evenodd" d="M128 30a98 98 0 1 0 .1 0ZM128 47a81 81 0 1 1-.1 0Z"/>'
  return [
    { shape: circle(90), metal: metals.iron, bevel: 4 },
    {
      shape: planks([0, 2, 4, 6]),
      metal: metals.redPaint,
      bevel: 2.6,
      camber: 0.5,
      grain: woodGrain,
    },
    { shape: planks([1, 3, 5]), metal: metals.oak, bevel: 2.6, camber: 0.5, grain: woodGrain },
    { shape: ring, metal: metals.bronze, bevel: 8, grain: hammered, edges: dark(2.5) },
    { shape: spokes(89.5, 4.6, 12), metal: metals.gold, bevel: 4.6, edges: dark(1.6) },
    { shape: circle(39), metal: metals.bronze, bevel: 5, grain: hammered, edges: dark(3) },
    { shape: spokes(32, 3.2, 8), metal: metals.gold, bevel: 3.2, edges: dark(1.2) },
    { shape: circle(24), metal: metals.gold, bevel: 23, depth: 0.8, edges: dark(2) },
  ]
}

/** Planks of the shield, cut to its round: the four that are painted or the three that are not. */
function planks(indexes: readonly number[]): string {
  const width = 24
  const strips = indexes.map((index) => {
    const x = 128 + (index - 3.5) * width + 1
    return `<rect x="${x}" y="30" width="${width - 2}" height="196"/>`
  })
  return `<clipPath id="round"><circle cx="128" cy="128" r="84"/></clipPath>
    <g clip-path="url(#round)">${strips.join('')}</g>`
}

/** A standing stone with the rune Fehu, which means wealth, filled with blue light. */
export function runeStone(): readonly Part[] {
  const strokes = 'M112 62V198M112 124L152 72M112 160L172 84'
  const carved = (width: number) =>
    `<path d="${strokes}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="butt"
      stroke-linejoin="bevel"/>`
  return [
    {
      shape:
        '<path d="M80 44L98 27 128 30 158 22 186 46 198 52 206 96 202 130 211 166 190 208' +
        ' 158 214 140 231 92 225 66 204 53 158 57 124 46 92 62 58Z"/>',
      metal: metals.slate,
      bevel: 20,
      depth: 0.75,
      camber: 0.35,
      grain: stoneGrain,
    },
    {
      shape: carved(13),
      metal: metals.ice,
      bevel: 6.5,
      depth: 0.8,
      camber: 0.5,
      edges: [
        { width: 9, tint: [0.2, 0.66, 1], softness: 8, strength: 0.75 },
        { width: 3.4, tint: metals.ice.rim },
      ],
    },
  ]
}
