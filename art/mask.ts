import sharp from 'sharp'

/** How much of each pixel a shape covers, 0 to 1, row by row from the top. */
export type Mask = {
  readonly widthPx: number
  readonly heightPx: number
  readonly cover: Float32Array
}

/** The piece of the drawing plane a picture shows, in the drawing's own units from 0, 0. */
export type Frame = { readonly width: number; readonly height: number }

/** Rasterises the body of an SVG drawing at `scale` pixels a unit. Only its opacity counts. */
export async function rasterise(body: string, frame: Frame, scale: number): Promise<Mask> {
  const widthPx = Math.round(frame.width * scale)
  const heightPx = Math.round(frame.height * scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"
    viewBox="0 0 ${frame.width} ${frame.height}">${body}</svg>`
  const bytes = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return { widthPx, heightPx, cover: Float32Array.from(bytes, (byte) => byte / 255) }
}

/** Everything that any of the masks covers. All must have the same size. */
export function unionOf(masks: readonly Mask[]): Mask {
  const [first, ...rest] = masks
  if (!first) throw new Error('A union needs at least one mask')
  const cover = first.cover.slice()
  for (const mask of rest) {
    mask.cover.forEach((value, i) => {
      if (value > at(cover, i)) cover[i] = value
    })
  }
  return { ...first, cover }
}

/** An element that is known to exist, since the loops over pixels never leave the picture. */
export function at(values: Float32Array, index: number): number {
  return values[index] ?? 0
}
