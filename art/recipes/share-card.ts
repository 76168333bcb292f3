import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { paintHero, wideHero } from '../hero-picture.ts'
import { mark } from '../mark.ts'
import { siteArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'

const path = `${siteArt}/og.jpg`
const widthPx = 1200
const heightPx = 630

/** The picture shown where a page of the site is shared: the hero and the word mark. */
export const shareCard: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: [path],
  async bake(darkroom) {
    const landscape = await paintHero(darkroom, wideHero)
    const wordMark = await darkroom.photograph(await wordMarkPage(), widthPx, heightPx)
    const scaled = sharp(landscape).resize({ height: heightPx })
    const ground = await scaled
      .extract({ left: 0, top: 0, width: widthPx, height: heightPx })
      .toBuffer()
    const jpeg = sharp(ground)
      .composite([{ input: wordMark }])
      .jpeg({ quality: 86, mozjpeg: true })
    return new Map([[path, await jpeg.toBuffer()]])
  },
}

async function wordMarkPage(): Promise<string> {
  const fontPath = createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  )
  const font = (await readFile(fontPath)).toString('base64')
  return `<style>
      @font-face { font-family: Figtree; font-weight: 300 900;
        src: url(data:font/woff2;base64,${font}) }
      body { margin: 0; height: ${heightPx}px; display: flex; align-items: center; gap: 20px;
        padding: 0 0 30px 72px; box-sizing: border-box;
        font: 750 92px Figtree; letter-spacing: -.035em; color: #f2f6ff }
    </style>
    <svg viewBox="0 0 64 64" width="112" height="112">${mark()}</svg>Nordlys`
}
