import { figures } from './figures.ts'
import { iconsByAuthor } from './icon-authors.ts'
import type { Metal, MetalName } from './metals.ts'
import type { Piece } from './pieces.ts'
import { isDrawing, shapeOf } from './shapes.ts'

/** Where a body stands on the square of 512: its middle, its width, and -1 to face the other way. */
type Standing = readonly [shape: string, x: number, y: number, width: number, facing?: 1 | -1]

/** Several bodies as one drawing, so that they stand in a scene together and take its light. */
export function tableau(...bodies: readonly Standing[]): string {
  const placed = bodies.map(([shape, x, y, width, facing = 1]) => {
    const scale = width / 512
    const move = `translate(${x - (facing * width) / 2} ${y - width / 2})`
    return `<g transform="${move} scale(${facing * scale} ${scale})">${outline(shape)}</g>`
  })
  return `<g>${placed.join('')}</g>`
}

/** An icon of one metal whose open lines and cut-outs are filled with another matter. */
export function inlaid(
  icon: string,
  metal: MetalName | Metal,
  inlay: MetalName | Metal,
  gap = 13,
): readonly Piece[] {
  const grow = `<feMorphology operator="dilate" radius="${gap}"/>`
  const shrink = `<feMorphology operator="erode" radius="${gap + 3}"/>`
  const body = outline(icon)
  const region = 'x="-20%" y="-20%" width="140%" height="140%"'
  const filled = `<filter id="inlay" ${region}>${grow}${shrink}</filter>`
  return [
    { shape: `<g filter="url(#inlay)">${filled}${body}</g>`, metal: inlay, bevel: 10, camber: 0.7 },
    { shape: `<g>${body}</g>`, metal, bevel: 11, edge: 3 },
  ]
}

/** A drawing's outline by its name; an icon must be one whose author is credited. */
function outline(name: string): string {
  if (isDrawing(name)) return name
  const own = figures[name]
  if (own) return own
  const isCredited = Object.values(iconsByAuthor).some((icons) => icons.includes(name))
  if (!isCredited) throw new Error(`The icon ${name} has no author in the credits`)
  return shapeOf(name)
}
