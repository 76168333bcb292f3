import sharp from 'sharp'
import type { FrameRecipe } from '../composition.ts'
import type { EaselRecipe } from '../easel-recipe.ts'
import { drawFrame } from '../reel-frame.ts'
import type { Scenery } from '../scenery.ts'
import { shaderSource } from '../shader-source.ts'

const folder = 'apps/games/public/art/themes'

const views = [
  { name: 'background-desktop', paint: [544, 306], shown: [1600, 900] },
  { name: 'background-mobile', paint: [306, 544], shown: [900, 1600] },
] as const

/** What stands behind and round the reels of a theme. */
export function themeScreen(slug: string, scenery: Scenery, frame: FrameRecipe): EaselRecipe {
  const place = `${folder}/${slug}`
  return {
    source: import.meta.url,
    spec: { slug, scenery, frame, shader: shaderSource(scenery) },
    paths: [
      ...views.flatMap(({ name }) => [`${place}/${name}.avif`, `${place}/${name}.webp`]),
      `${place}/frame.webp`,
    ],
    async bake(easel) {
      const baked = new Map<string, Buffer>()
      for (const { name, paint, shown } of views) {
        const [width, height] = shown
        // Painted small and shown soft: nothing behind the reels may be sharper than they are.
        const values = { ...scenery.values, rays: 1, vignette: 0.5 }
        const painted = await easel.paint({ ...scenery, values }, paint[0], paint[1])
        const large = await sharp(painted)
          .flatten({ background: '#000' })
          .resize(width, height, { kernel: 'cubic' })
          .blur(1.2)
          .composite([{ input: Buffer.from(dusk(width, height)) }])
          .png()
          .toBuffer()
        baked.set(`${place}/${name}.avif`, await sharp(large).avif({ quality: 52 }).toBuffer())
        baked.set(`${place}/${name}.webp`, await sharp(large).webp({ quality: 74 }).toBuffer())
      }
      return baked.set(`${place}/frame.webp`, await drawFrame(frame))
    },
  }
}

function dusk(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="down" x2="0" y2="1">
      <stop offset="0" stop-color="#04070f" stop-opacity=".1"/>
      <stop offset=".45" stop-color="#04070f" stop-opacity=".34"/>
      <stop offset="1" stop-color="#04070f" stop-opacity=".84"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#down)"/>
  </svg>`
}
