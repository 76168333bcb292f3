import sharp from 'sharp'
import { partsOf, rimOf } from '../body-parts.ts'
import type { ReelSymbol, ThemeArt } from '../composition.ts'
import type { Easel } from '../easel.ts'
import type { EaselRecipe } from '../easel-recipe.ts'
import { drawEmblem, type Surround } from '../emblem.ts'
import { letterShape } from '../lettering-faces.ts'
import { metals } from '../metals.ts'
import { colour, toSharp } from '../picture.ts'
import { shaderSource } from '../shader-source.ts'

const cellPx = 256
const columns = 4
const frame = { width: cellPx, height: cellPx }
const sheets = [
  { name: 'symbols', px: cellPx, scale: 1 },
  { name: 'symbols@0.5x', px: cellPx / 2, scale: 0.5 },
] as const

type Symbols = Pick<ThemeArt, 'slug' | 'symbols'> & { readonly face: ThemeArt['lettering']['face'] }

/** The symbols of a theme's reels, packed as the game reads them. */
export function themeSymbols({ slug, symbols, face }: Symbols): EaselRecipe {
  const place = `apps/games/public/art/themes/${slug}`
  const names = Object.keys(symbols)
  return {
    source: import.meta.url,
    spec: { slug, symbols, face, shaders: shadersOf(symbols) },
    paths: sheets.flatMap(({ name }) => [`${place}/${name}.webp`, `${place}/${name}.json`]),
    async bake(easel) {
      const cells: Buffer[] = []
      for (const symbol of Object.values(symbols)) cells.push(await cell(easel, symbol, face))
      const baked = new Map<string, Buffer>()
      for (const { name, px, scale } of sheets) {
        baked.set(`${place}/${name}.webp`, await packed(cells, px))
        baked.set(`${place}/${name}.json`, Buffer.from(description(names, name, px, scale)))
      }
      return baked
    },
  }
}

function shadersOf(symbols: ThemeArt['symbols']): readonly string[] {
  return Object.values(symbols).flatMap((symbol) =>
    'scenery' in symbol ? [shaderSource(symbol.scenery)] : [],
  )
}

async function cell(easel: Easel, symbol: ReelSymbol, face: Symbols['face']): Promise<Buffer> {
  if ('scenery' in symbol) {
    const painted = await easel.paint(symbol.scenery, 400, 400)
    const cut = await sharp(painted).trim({ threshold: 8 }).toBuffer()
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const fitted = sharp(cut).resize(224, 224, { fit: 'contain', background: clear })
    return fitted
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: clear })
      .png()
      .toBuffer()
  }
  const glow = 'glow' in symbol && symbol.glow
  const surround: Surround = {
    rim: 3.2,
    rimColour: 'letter' in symbol ? metals[symbol.metal].rim : rimOf(symbol),
    shadow: 3.5,
    ...(glow ? { glow: { tint: colour(glow), spread: 7, strength: 0.5 } } : {}),
  }
  const parts = 'letter' in symbol ? [letter(symbol, face)] : partsOf(symbol, 26, 204)
  const drawn = toSharp(await drawEmblem(parts, surround, frame, 2))
  return drawn.resize(cellPx, cellPx, { kernel: 'lanczos3' }).png().toBuffer()
}

function letter({ letter, metal }: Extract<ReelSymbol, { letter: string }>, face: Symbols['face']) {
  const shape = letterShape(face, letter, 128, 168)
  return { shape, metal: metals[metal], bevel: 8, camber: 0.5 }
}

async function packed(cells: readonly Buffer[], px: number): Promise<Buffer> {
  const layers = cells.map(async (one, index) => ({
    input: await sharp(one).resize(px, px).png().toBuffer(),
    left: (index % columns) * px,
    top: Math.floor(index / columns) * px,
  }))
  const height = Math.ceil(cells.length / columns) * px
  const ground = { width: columns * px, height, channels: 4 as const, background: '#00000000' }
  const sheet = sharp({ create: ground }).composite(await Promise.all(layers))
  return sheet.webp({ quality: 82, alphaQuality: 74, effort: 5 }).toBuffer()
}

/** The description PixiJS reads beside the picture. */
function description(names: readonly string[], sheet: string, px: number, scale: number): string {
  const entries = names.map((name, index) => {
    const sourceSize = { w: px, h: px }
    const frame = { x: (index % columns) * px, y: Math.floor(index / columns) * px, ...sourceSize }
    const spriteSourceSize = { x: 0, y: 0, ...sourceSize }
    return [name, { frame, rotated: false, trimmed: false, spriteSourceSize, sourceSize }]
  })
  const size = { w: columns * px, h: Math.ceil(names.length / columns) * px }
  const meta = { image: `${sheet}.webp`, format: 'RGBA8888', size, scale: String(scale) }
  return `${JSON.stringify({ frames: Object.fromEntries(entries), meta }, null, 2)}\n`
}
