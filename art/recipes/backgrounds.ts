import sharp from 'sharp'
import { clearNight } from '../fjord-scene.ts'
import { gameArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'

const night = { ...clearNight, seed: 10.3, peak: 5.5, chop: 0.1, aurora: 0.9, exposure: 0.85 }

const views = [
  {
    name: 'background-desktop',
    width: 1920,
    height: 1080,
    scene: { ...night, pitch: -0.1, fieldOfView: 0.8, valley: 3 },
  },
  {
    name: 'background-mobile',
    width: 1080,
    height: 1920,
    scene: { ...night, seed: 6.2, pitch: -0.1, fieldOfView: 1, valley: 2 },
  },
] as const

/** What lies behind the reels: the aurora shows at the top, the rest stays calm and dark. */
export const backgrounds: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: views.flatMap(({ name }) => [`${gameArt}/${name}.avif`, `${gameArt}/${name}.webp`]),
  async bake(darkroom) {
    const baked = new Map<string, Buffer>()
    for (const { name, width, height, scene } of views) {
      const fjord = await darkroom.render(scene, width, height)
      const layers = [{ input: Buffer.from(dusk(width, height)) }]
      const picture = await sharp(fjord).composite(layers).png().toBuffer()
      const avif = sharp(picture).avif({ quality: 70, effort: 6 })
      baked.set(`${gameArt}/${name}.avif`, await avif.toBuffer())
      const webp = sharp(picture).webp({ quality: 90, effort: 6 })
      baked.set(`${gameArt}/${name}.webp`, await webp.toBuffer())
    }
    return baked
  },
}

function dusk(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="down" x2="0" y2="1">
      <stop offset="0" stop-color="#04070f" stop-opacity=".12"/>
      <stop offset=".3" stop-color="#04070f" stop-opacity=".3"/>
      <stop offset=".6" stop-color="#04070f" stop-opacity=".62"/>
      <stop offset="1" stop-color="#04070f" stop-opacity=".86"/>
    </linearGradient>
    <radialGradient id="middle" cy=".52" r=".55">
      <stop offset="0" stop-color="#04070f" stop-opacity=".5"/>
      <stop offset="1" stop-color="#04070f" stop-opacity="0"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#down)"/>
    <rect width="100%" height="100%" fill="url(#middle)"/>
  </svg>`
}
