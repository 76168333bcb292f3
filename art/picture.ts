import sharp, { type Sharp } from 'sharp'
import { at } from './mask.ts'

/** Red, green and blue, 0 to 1, as shown on a screen. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A picture being built: four values a pixel, 0 to 1, colours already multiplied by alpha. */
export type Picture = {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgba: Float32Array
}

export function emptyPicture(widthPx: number, heightPx: number): Picture {
  return { widthPx, heightPx, rgba: new Float32Array(widthPx * heightPx * 4) }
}

/** Reads `#RRGGBB`. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Lays one colour over the picture, as thick at each pixel as `opacity` says. */
export function layColour(picture: Picture, tint: Colour, opacity: Float32Array): void {
  layPixels(picture, opacity, () => tint)
}

/** Lays pixels over the picture, each with its own colour and opacity. */
export function layPixels(
  picture: Picture,
  opacity: Float32Array,
  colourAt: (pixel: number) => Colour,
): void {
  const { rgba } = picture
  opacity.forEach((thick, pixel) => {
    if (thick <= 0) return
    const share = Math.min(1, thick)
    const [red, green, blue] = colourAt(pixel)
    const first = pixel * 4
    rgba[first] = at(rgba, first) * (1 - share) + red * share
    rgba[first + 1] = at(rgba, first + 1) * (1 - share) + green * share
    rgba[first + 2] = at(rgba, first + 2) * (1 - share) + blue * share
    rgba[first + 3] = at(rgba, first + 3) * (1 - share) + share
  })
}

/** Hands the picture to sharp for scaling and encoding. */
export function toSharp(picture: Picture): Sharp {
  const { widthPx, heightPx, rgba } = picture
  const bytes = new Uint8ClampedArray(rgba.length)
  for (let first = 0; first < rgba.length; first += 4) {
    const alpha = at(rgba, first + 3)
    if (alpha === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      bytes[first + channel] = (at(rgba, first + channel) / alpha) * 255
    }
    bytes[first + 3] = alpha * 255
  }
  return sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 4 } })
}
