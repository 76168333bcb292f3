import type { Body } from './composition.ts'
import type { Part } from './emblem.ts'
import { grains } from './grain.ts'
import { type Metal, metals } from './metals.ts'
import type { Colour } from './picture.ts'
import type { Piece } from './pieces.ts'
import { type ShapeName, shapeOf } from './shapes.ts'

/** The body's parts, drawn on a square of `size` whose corner is at `corner`, `corner`. */
export function partsOf(body: Body, corner: number, size: number): readonly Part[] {
  const scale = size / 512
  const placed = (name: ShapeName) =>
    `<g transform="translate(${corner} ${corner}) scale(${scale})">${shapeOf(name)}</g>`
  if ('shape' in body) {
    const { shape, metal } = body
    return [{ shape: placed(shape), metal: metals[metal], bevel: 6, camber: 0.5 }]
  }
  return body.pieces.map(({ shape, metal, bevel = 13, depth = 0.9, camber = 0.5, ...rest }) => ({
    shape: placed(shape),
    metal: matterOf(metal),
    bevel: bevel * scale,
    depth,
    camber,
    edges: [{ width: (rest.edge ?? 4.5) * scale, tint: matterOf(metal).rim }],
    ...(rest.grain ? { grain: grains[rest.grain] } : {}),
  }))
}

/** The dark that surrounds the whole body: that of its lowest piece. */
export function rimOf(body: Body): Colour {
  if ('shape' in body) return metals[body.metal].rim
  const [lowest] = body.pieces
  if (!lowest) throw new Error('A body needs a piece')
  return matterOf(lowest.metal).rim
}

function matterOf(metal: Piece['metal']): Metal {
  return typeof metal === 'string' ? metals[metal] : metal
}
