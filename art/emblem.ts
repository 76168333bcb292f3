import { blur } from './blur.ts'
import { distanceOutside } from './distance.ts'
import { at, type Frame, type Mask, rasterise, unionOf } from './mask.ts'
import type { Metal } from './metals.ts'
import { type Colour, emptyPicture, layColour, type Picture } from './picture.ts'
import { layRelief } from './relief.ts'

/** One body of an emblem. Lengths are in the drawing's units. */
export type Part = {
  /** The body of an SVG drawing whose opacity is the shape. */
  readonly shape: string
  readonly metal: Metal
  readonly bevel: number
  readonly depth?: number
  readonly camber?: number
  /** Light or dark that lies between this part and those below it. */
  readonly edges?: readonly Edge[]
  /** A pattern on the surface, in drawing units; adds to its brightness. */
  readonly grain?: (x: number, y: number) => number
}

/** A band of colour round a part, `softness` units of blur wide at its own edge. */
export type Edge = {
  readonly width: number
  readonly tint: Colour
  readonly softness?: number
  readonly strength?: number
}

/** What lies round an emblem: a dark rim, a shadow beneath and a little coloured light. */
export type Surround = {
  readonly rim: number
  readonly rimColour: Colour
  readonly shadow: number
  readonly glow?: { readonly tint: Colour; readonly spread: number; readonly strength: number }
}

/** Draws parts, the first lowest, as one emblem at `scale` pixels a unit. */
export async function drawEmblem(
  parts: readonly Part[],
  surround: Surround,
  frame: Frame,
  scale: number,
): Promise<Picture> {
  const masks = await Promise.all(parts.map((part) => rasterise(part.shape, frame, scale)))
  const outline = unionOf(masks)
  const picture = emptyPicture(outline.widthPx, outline.heightPx)
  laySurround(picture, outline, surround, scale)
  for (const [index, part] of parts.entries()) {
    const mask = masks[index]
    if (!mask) continue
    const { grain } = part
    layEdges(picture, mask, part.edges ?? [], scale)
    layRelief(picture, mask, {
      metal: part.metal,
      bevelPx: part.bevel * scale,
      depth: part.depth ?? 0.9,
      camber: part.camber ?? 0.22,
      ...(grain ? { grain: (x: number, y: number) => grain(x / scale, y / scale) } : {}),
    })
  }
  return picture
}

function laySurround(picture: Picture, outline: Mask, surround: Surround, scale: number): void {
  const { widthPx, heightPx } = outline
  const rim = grown(distanceOutside(outline), surround.rim * scale)
  if (surround.glow) {
    const { tint, spread, strength } = surround.glow
    const light = blur(rim, widthPx, heightPx, spread * scale)
    layColour(
      picture,
      tint,
      light.map((value) => value * strength),
    )
  }
  const soft = blur(rim, widthPx, heightPx, surround.shadow * 0.8 * scale)
  const dropPx = Math.round(surround.shadow * scale) * widthPx
  layColour(
    picture,
    [0, 0, 0],
    soft.map((_, i) => (i < dropPx ? 0 : at(soft, i - dropPx) * 0.72)),
  )
  layColour(picture, surround.rimColour, rim)
}

function layEdges(picture: Picture, mask: Mask, edges: readonly Edge[], scale: number): void {
  if (edges.length === 0) return
  const away = distanceOutside(mask)
  for (const edge of edges) {
    const band = grown(away, edge.width * scale)
    const soft = blur(band, mask.widthPx, mask.heightPx, (edge.softness ?? 0) * scale)
    layColour(
      picture,
      edge.tint,
      soft.map((value) => value * (edge.strength ?? 1)),
    )
  }
}

/** The shape made thicker on all sides, from its distances outside. */
function grown(away: Float32Array, byPx: number): Float32Array {
  return away.map((distance) => Math.min(1, Math.max(0, byPx + 0.5 - distance)))
}
