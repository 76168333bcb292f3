import sharp from 'sharp'
import { drawEmblem, type Part } from '../emblem.ts'
import { clearNight } from '../fjord-scene.ts'
import { castLine } from '../lettering.ts'
import { metals } from '../metals.ts'
import { colour, toSharp } from '../picture.ts'
import { siteArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'
import { silhouette } from '../silhouettes.ts'

const frame = { width: 360, height: 480 }
const folder = `${siteArt}/games/vikingernes-guld`
const scene = {
  ...clearNight,
  seed: 15.3,
  exposure: 0.95,
  pitch: -0.06,
  fieldOfView: 0.8,
  valley: 1.5,
}

/** The tile of Vikingernes Guld in the lobby: a golden longship over its fjord. */
export const tile: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: ['', '@2x'].flatMap((size) => [`${folder}${size}.avif`, `${folder}${size}.webp`]),
  async bake(darkroom) {
    const fjord = await darkroom.render(scene, frame.width * 3, frame.height * 3)
    const ship = await layer(longship(), '#37F0B0')
    const name = await layer(lettering(), '#000000')
    const full = { width: frame.width * 2, height: frame.height * 2 }
    const ground = await sharp(fjord).resize(full).png().toBuffer()
    const picture = await sharp(ground)
      .composite([{ input: Buffer.from(night) }, { input: ship }, { input: name }])
      .png()
      .toBuffer()
    const baked = new Map<string, Buffer>()
    for (const [size, quality] of [
      ['', 58],
      ['@2x', 55],
    ] as const) {
      const scaled = size === '' ? sharp(picture).resize(frame) : sharp(picture)
      const avif = scaled.clone().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' })
      baked.set(`${folder}${size}.avif`, await avif.toBuffer())
      const webp = scaled.clone().webp({ quality: quality + 26, effort: 6, smartSubsample: true })
      baked.set(`${folder}${size}.webp`, await webp.toBuffer())
    }
    return baked
  },
}

async function layer(parts: readonly Part[], glow: string): Promise<Buffer> {
  const surround = {
    rim: 2.4,
    rimColour: metals.gold.rim,
    shadow: 6,
    glow: { tint: colour(glow), spread: 15, strength: 0.5 },
  }
  const drawn = toSharp(await drawEmblem(parts, surround, frame, 4))
  return drawn
    .resize(frame.width * 2)
    .png()
    .toBuffer()
}

function longship(): readonly Part[] {
  const shape = silhouette('drakkar', { x: 180, y: 186, size: 268 })
  return [{ shape, metal: metals.gold, bevel: 6, camber: 0.5 }]
}

function lettering(): readonly Part[] {
  const shared = { centreX: 180, maxWidth: 304, tracking: 0.035 }
  const first = { ...shared, text: 'VIKINGERNES', baseline: 364, size: 45 }
  const second = { ...shared, text: 'GULD', baseline: 440, size: 92 }
  return [
    ...castLine(first, metals.gold, metals.oldGold, 2.2),
    ...castLine(second, metals.gold, metals.oldGold, 3.2),
  ]
}

const night = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width * 2}"
    height="${frame.height * 2}">
  <radialGradient id="halo" cy=".39" r=".5">
    <stop offset="0" stop-color="#5cffc4" stop-opacity=".28"/>
    <stop offset=".5" stop-color="#37f0b0" stop-opacity=".1"/>
    <stop offset="1" stop-color="#37f0b0" stop-opacity="0"/>
  </radialGradient>
  <linearGradient id="foot" x2="0" y2="1">
    <stop offset=".48" stop-color="#03050c" stop-opacity="0"/>
    <stop offset=".78" stop-color="#03050c" stop-opacity=".74"/>
    <stop offset="1" stop-color="#03050c" stop-opacity=".92"/>
  </linearGradient>
  <radialGradient id="edge" cy=".42" r=".78">
    <stop offset=".55" stop-color="#03050c" stop-opacity="0"/>
    <stop offset="1" stop-color="#03050c" stop-opacity=".62"/>
  </radialGradient>
  <rect width="100%" height="100%" fill="url(#halo)"/>
  <rect width="100%" height="100%" fill="url(#edge)"/>
  <rect width="100%" height="100%" fill="url(#foot)"/>
</svg>`
