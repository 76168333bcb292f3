import sharp from 'sharp'
import { drawEmblem } from '../emblem.ts'
import { toSharp } from '../picture.ts'
import { gameArt } from '../places.ts'
import type { Recipe } from '../recipe.ts'
import { drawSymbols, symbolFrame } from '../symbols.ts'

// Bevels are computed on four times as many pixels each way and then scaled down.
const drawnScale = 4
const sheetScales = [
  { name: 'symbols', cellPx: 256, scale: 1 },
  { name: 'symbols@0.5x', cellPx: 128, scale: 0.5 },
] as const
const columns = 4

const drawings = drawSymbols()
const names = Object.keys(drawings)

/** The symbols of Vikingernes Guld, one by one and packed for the game. */
export const symbols: Recipe = {
  source: import.meta.url,
  spec: null,
  paths: [
    ...names.map((name) => `${gameArt}/symbols/${name}.webp`),
    ...sheetScales.flatMap(({ name }) => [`${gameArt}/${name}.webp`, `${gameArt}/${name}.json`]),
  ],
  async bake() {
    const baked = new Map<string, Buffer>()
    const cells: Buffer[] = []
    for (const [name, { parts, surround }] of Object.entries(drawings)) {
      const drawn = toSharp(await drawEmblem(parts, surround, symbolFrame, drawnScale))
      const cell = await drawn.resize(256, 256, { kernel: 'lanczos3' }).png().toBuffer()
      cells.push(cell)
      const webp = await sharp(cell).webp({ quality: 90, effort: 6 }).toBuffer()
      baked.set(`${gameArt}/symbols/${name}.webp`, webp)
    }
    for (const { name, cellPx, scale } of sheetScales) {
      baked.set(`${gameArt}/${name}.webp`, await packed(cells, cellPx))
      baked.set(`${gameArt}/${name}.json`, Buffer.from(spritesheet(`${name}.webp`, cellPx, scale)))
    }
    return baked
  },
}

function sheetSize(cellPx: number): { width: number; height: number } {
  return { width: columns * cellPx, height: Math.ceil(names.length / columns) * cellPx }
}

async function packed(cells: readonly Buffer[], cellPx: number): Promise<Buffer> {
  const layers = cells.map(async (cell, index) => ({
    input: await sharp(cell).resize(cellPx, cellPx).png().toBuffer(),
    left: (index % columns) * cellPx,
    top: Math.floor(index / columns) * cellPx,
  }))
  const ground = { ...sheetSize(cellPx), channels: 4 as const, background: '#00000000' }
  const sheet = sharp({ create: ground }).composite(await Promise.all(layers))
  return sheet.webp({ quality: 74, alphaQuality: 60, effort: 6 }).toBuffer()
}

/** The description PixiJS reads beside the picture. */
function spritesheet(image: string, cellPx: number, scale: number): string {
  const entries = names.map((name, index) => {
    const x = (index % columns) * cellPx
    const y = Math.floor(index / columns) * cellPx
    const sourceSize = { w: cellPx, h: cellPx }
    const frame = { x, y, ...sourceSize }
    const spriteSourceSize = { x: 0, y: 0, ...sourceSize }
    return [name, { frame, rotated: false, trimmed: false, spriteSourceSize, sourceSize }]
  })
  const { width, height } = sheetSize(cellPx)
  const meta = { image, format: 'RGBA8888', size: { w: width, h: height }, scale: String(scale) }
  return `${JSON.stringify({ frames: Object.fromEntries(entries), meta }, null, 2)}\n`
}
