import sharp from 'sharp'
import { packIco } from '../ico.ts'
import { mark } from '../mark.ts'
import { sitePublic } from '../places.ts'
import type { Recipe } from '../recipe.ts'

/** The mark of the site in the sizes that browsers and home screens ask for. */
export const icons: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: ['favicon.svg', 'favicon.ico', 'icon-192.png', 'icon-512.png'].map(
    (name) => `${sitePublic}/${name}`,
  ),
  async bake() {
    const sizes = [16, 32, 48].map(async (sizePx) => ({ sizePx, png: await png(sizePx, 13) }))
    return new Map([
      [`${sitePublic}/favicon.svg`, Buffer.from(`${framed(64, 13)}\n`)],
      [`${sitePublic}/favicon.ico`, packIco(await Promise.all(sizes))],
      // Home screens cut icons to a circle or a rounded square of their own: square ground,
      // and the mark well inside.
      [`${sitePublic}/icon-192.png`, await png(192, 0)],
      [`${sitePublic}/icon-512.png`, await png(512, 0)],
    ])
  },
}

function png(sizePx: number, radius: number): Promise<Buffer> {
  const svg = Buffer.from(framed(sizePx, radius))
  return sharp(svg).png({ compressionLevel: 9 }).toBuffer()
}

function framed(sizePx: number, radius: number): string {
  const scale = radius > 0 ? 0.86 : 0.66
  const inset = 32 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${sizePx}"
  height="${sizePx}">
  <rect width="64" height="64" rx="${radius}" fill="#070b16"/>
  <g transform="translate(${inset} ${inset}) scale(${scale})">${mark()}</g>
</svg>`
}
