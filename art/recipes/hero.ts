import sharp from 'sharp'
import { type HeroView, paintHero, tallHero, wideHero } from '../hero-picture.ts'
import { siteArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'

const views: Readonly<Record<string, HeroView>> = {
  'hero-desktop': wideHero,
  'hero-mobile': tallHero,
}

/** The landscape at the top of the front page, wide and tall. */
export const hero: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: Object.keys(views).flatMap((name) => [
    `${siteArt}/${name}.avif`,
    `${siteArt}/${name}.webp`,
  ]),
  async bake(darkroom) {
    const baked = new Map<string, Buffer>()
    for (const [name, view] of Object.entries(views)) {
      const picture = sharp(await paintHero(darkroom, view))
      const avif = await picture.clone().avif({ quality: 68, effort: 6 }).toBuffer()
      baked.set(`${siteArt}/${name}.avif`, avif)
      const webp = await picture.clone().webp({ quality: 88, effort: 6 }).toBuffer()
      baked.set(`${siteArt}/${name}.webp`, webp)
    }
    return baked
  },
}
