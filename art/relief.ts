import { blur } from './blur.ts'
import { depthInside } from './distance.ts'
import { at, type Mask } from './mask.ts'
import { type Metal, shadeOf } from './metals.ts'
import { layPixels, type Picture } from './picture.ts'

/** How a flat shape becomes a body. Lengths are in pixels of the picture. */
export type Relief = {
  readonly metal: Metal
  /** Width of the slope from the edge up to the face. */
  readonly bevelPx: number
  /** Steepness of that slope: 1 rises as far as it is wide. */
  readonly depth: number
  /** How far the face leans back at its top and forward at its foot, as cast metal does. */
  readonly camber: number
  /** Strength of the surface's own pattern: hammer marks on metal, veins in wood. */
  readonly grain?: (xPx: number, yPx: number) => number
}

/** Lays the shape over the picture as a solid body, lit from the upper left. */
export function layRelief(picture: Picture, mask: Mask, relief: Relief): void {
  const { widthPx, heightPx, cover } = mask
  const heights = profile(mask, relief)
  const { top, bottom } = extent(mask)
  layPixels(picture, cover, (pixel) => {
    const x = pixel % widthPx
    const y = (pixel - x) / widthPx
    const left = at(heights, x > 0 ? pixel - 1 : pixel)
    const right = at(heights, x < widthPx - 1 ? pixel + 1 : pixel)
    const above = at(heights, y > 0 ? pixel - widthPx : pixel)
    const below = at(heights, y < heightPx - 1 ? pixel + widthPx : pixel)
    const lean = relief.camber * (1 - (2 * (y - top)) / Math.max(1, bottom - top))
    const slopeX = (left - right) / 2
    const slopeUp = (below - above) / 2 + lean
    const grain = relief.grain ? relief.grain(x, y) : 0
    return shadeOf(relief.metal, brightness(slopeX, slopeUp, relief.metal.polish) + grain)
  })
}

/** Heights in pixels: a rounded slope along the edge, then a level face. */
function profile(mask: Mask, { bevelPx, depth }: Relief): Float32Array {
  const heights = depthInside(mask).map((inside) => {
    const share = Math.min(1, inside / bevelPx)
    const rounded = Math.sqrt(1 - (1 - share) ** 2)
    return bevelPx * depth * (0.55 * share + 0.45 * rounded)
  })
  // The slopes of a narrow stroke meet in a knife edge; a little blur makes it a ridge.
  return blur(heights, mask.widthPx, mask.heightPx, bevelPx * 0.12)
}

function extent({ cover, widthPx, heightPx }: Mask): { top: number; bottom: number } {
  const first = cover.findIndex((value) => value > 0.5)
  const last = cover.findLastIndex((value) => value > 0.5)
  return {
    top: first < 0 ? 0 : Math.floor(first / widthPx),
    bottom: last < 0 ? heightPx : Math.floor(last / widthPx),
  }
}

/**
 * How bright a slope looks, 0 to 1 and beyond in a highlight. Polished metal mirrors a night
 * studio: a wide lamp at the upper left, bright sky, a dark horizon, and a floor that throws a
 * little light back. Dull matter simply faces the lamp or turns away from it.
 */
function brightness(slopeX: number, slopeUp: number, polish: number): number {
  const length = Math.hypot(slopeX, slopeUp, 1)
  const [x, up, out] = [slopeX / length, slopeUp / length, 1 / length]
  const facing = Math.max(0, -0.42 * x + 0.56 * up + 0.71 * out)
  const dull = 0.06 + 0.72 * facing ** 1.3

  const mirrorUp = 2 * out * up
  const mirrorX = 2 * out * x
  const sky = 0.44 + 0.42 * smooth(0.02, 0.75, mirrorUp)
  const floor = 0.5 - 0.32 * smooth(0.25, 0.95, -mirrorUp)
  const horizon = smooth(-0.16, 0.1, mirrorUp)
  const lamp = Math.exp(-((mirrorX + 0.5) ** 2 / 0.16 + (mirrorUp - 0.62) ** 2 / 0.14))
  const edge = 0.3 * Math.exp(-((mirrorX - 0.8) ** 2 / 0.05 + (mirrorUp + 0.45) ** 2 / 0.1))
  const shade = 1 - 0.3 * smooth(0.2, 0.9, mirrorX)
  const mirror = (floor + (sky - floor) * horizon) * shade + 0.62 * lamp + edge
  return dull + (mirror - dull) * polish
}

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
