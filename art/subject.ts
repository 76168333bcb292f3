import { blur } from './blur.ts'
import { depthInside, distanceOutside } from './distance.ts'
import type { SubjectPixels } from './easel.ts'
import { at, type Mask, rasterise } from './mask.ts'

const frame = { width: 512, height: 512 }
const sizePx = 640
// The shape stands clear of the square's edge, so that its softened copies fade out within it.
const scale = 0.9
// Cuts narrower than this many pixels are drawing, not outline: a body against the light is whole.
const closingPx = 7

/** Makes the body of an SVG drawing on a square of 512 units into what a scene can light. */
export async function subjectPixels(shape: string): Promise<SubjectPixels> {
  const inset = (512 * (1 - scale)) / 2
  const placed = `<g transform="translate(${inset} ${inset}) scale(${scale})">${shape}</g>`
  const drawn = await rasterise(placed, frame, sizePx / 512)
  const whole = closed(drawn)
  const little = blur(whole.cover, sizePx, sizePx, 7)
  const much = blur(whole.cover, sizePx, sizePx, 22)
  const bytes = new Uint8Array(sizePx * sizePx * 4)
  whole.cover.forEach((cover, i) => {
    bytes[i * 4] = cover * 255
    bytes[i * 4 + 1] = at(little, i) * 255
    bytes[i * 4 + 2] = at(much, i) * 255
    bytes[i * 4 + 3] = Math.max(0, cover - at(drawn.cover, i)) * 255
  })
  return { sizePx, bytes }
}

/** Grown and shrunk again, which fills what is narrow; nothing of the drawing is lost. */
function closed(mask: Mask): Mask {
  const away = distanceOutside(mask)
  const grown = { ...mask, cover: away.map((distance) => share(closingPx + 0.5 - distance)) }
  const back = depthInside(grown).map((depth) => share(depth - closingPx))
  return { ...mask, cover: back.map((value, i) => Math.max(value, at(mask.cover, i))) }
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value))
}
