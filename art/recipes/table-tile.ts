import sharp from 'sharp'
import { drawEmblem } from '../emblem.ts'
import { castTitle } from '../lettering-faces.ts'
import { metals } from '../metals.ts'
import { toSharp } from '../picture.ts'
import { siteArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'
import { chipDefs, chipStack } from '../tables/chips.ts'
import { feltGround, felts, vignette } from '../tables/felt.ts'
import { cardDefs, cardShape } from '../tables/playing-cards.ts'
import { rouletteWheel, wheelDefs } from '../tables/roulette-wheel.ts'
import { type TableScene, tableScenes } from '../tables/scenes.ts'

const frame = { width: 360, height: 480 }
const titleFrame = { width: 360, height: 190 }

/** The tile of each game at a table, in the sizes of a slot's: drawn as it is, without a browser. */
export const tableTiles: readonly Recipe[] = tableScenes.map((scene) => {
  const path = `${siteArt}/games/${scene.slug}`
  return {
    source: import.meta.url,
    spec: scene,
    paths: ['', '@0.5x'].flatMap((size) => [`${path}${size}.avif`, `${path}${size}.webp`]),
    async bake() {
      const picture = await paintTable(scene)
      const half = await sharp(picture).resize(180, 240, { kernel: 'lanczos3' }).png().toBuffer()
      return new Map([
        [`${path}.avif`, await sharp(picture).avif({ quality: 58, effort: 6 }).toBuffer()],
        [`${path}.webp`, await sharp(picture).webp({ quality: 78, effort: 5 }).toBuffer()],
        [`${path}@0.5x.avif`, await sharp(half).avif({ quality: 56, effort: 6 }).toBuffer()],
        [`${path}@0.5x.webp`, await sharp(half).webp({ quality: 78, effort: 5 }).toBuffer()],
      ])
    },
  }
})

/** A PNG of 360 × 480 pixels, painted twice as large. */
async function paintTable(scene: TableScene): Promise<Buffer> {
  const { felt, wheel, behind = [], cards, before = [] } = scene
  const table = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width * 2}"
    height="${frame.height * 2}" viewBox="0 0 ${frame.width} ${frame.height}">
    <defs>${cardDefs}${chipDefs}${wheel ? wheelDefs : ''}</defs>
    ${feltGround(felts[felt])}
    ${wheel ? rouletteWheel(wheel) : ''}
    ${behind.map(chipStack).join('')}${cards.map(cardShape).join('')}${before.map(chipStack).join('')}
    ${vignette}
  </svg>`
  const ground = await sharp(Buffer.from(table)).resize(frame).png().toBuffer()
  const top = frame.height - titleFrame.height
  return sharp(ground)
    .composite([{ input: await titleLayer(scene), top, left: 0 }])
    .png()
    .toBuffer()
}

async function titleLayer({ title, metal }: TableScene): Promise<Buffer> {
  const box = { centreX: 180, foot: 160, width: 306 }
  const style = { face: 'cinzel', metal, casing: metal, capitals: true } as const
  const surround = { rim: 2, rimColour: metals[metal].rim, shadow: 5 }
  const drawn = toSharp(await drawEmblem(castTitle(title, style, box), surround, titleFrame, 2))
  return drawn.resize(frame.width).png().toBuffer()
}
