import sharp from 'sharp'
import type { Standing } from './composition.ts'
import type { Easel } from './easel.ts'

/** An easel that sets the thing, over its shadow, into whatever it paints. */
export function withStanding(easel: Easel, standing: Standing): Easel {
  return {
    ...easel,
    async paint(painting, widthPx, heightPx) {
      const ground = await easel.paint(painting, widthPx, heightPx)
      const layer = await standingLayer(easel, standing, widthPx, heightPx)
      return sharp(ground).composite([layer]).png().toBuffer()
    },
  }
}

async function standingLayer(easel: Easel, standing: Standing, width: number, height: number) {
  const [x, y, half] = standing.place
  const size = Math.round(half * height)
  const painted = await easel.paint(standing.scenery, size, size)
  const { data, info } = await sharp(painted)
    .trim({ threshold: 8 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((width + x * height - info.width) / 2)
  const top = Math.round(((1 - y) * height - info.height) / 2)
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-50%" y="-150%" width="200%" height="400%">
      <feGaussianBlur stdDeviation="8 4"/>
    </filter>
    <ellipse cx="${left + info.width / 2}" cy="${top + info.height * 0.96}"
      rx="${info.width * 0.46}" ry="${info.height * 0.05 + 3}"
      fill-opacity="${standing.shadow}" filter="url(#soft)"/>
  </svg>`
  const input = await sharp(Buffer.from(shadow))
    .composite([{ input: data, left, top }])
    .png()
    .toBuffer()
  return { input, left: 0, top: 0 }
}
