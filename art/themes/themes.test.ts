import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { themes } from '@nordlys/game-catalogue/themes'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { provenTest } from '../../tools/proofs/proven-test.ts'
import type { Emblem, ReelSymbol } from '../composition.ts'
import { figures } from '../figures.ts'
import { iconsByAuthor } from '../icon-authors.ts'
import { likeness } from '../likeness.ts'
import { metals } from '../metals.ts'
import { isDrawing } from '../shapes.ts'
import { themeArt } from './all.ts'

// Half of all tiles stay within 0.2 of themselves when their hue is turned by 25 degrees; the two
// nearest of the first 108 are 0.36 apart.
const alike = 0.35

/** Of the tiles only those that are looked at count, whatever else is drawn. */
const looked = provenTest(import.meta.url).about({
  reads: () => tiles.map((tile) => `${tile}@0.5x.webp`),
})

const root = fileURLToPath(new URL('../../', import.meta.url))
const tiles = themeArt.flatMap(({ slug }) => {
  const theme = themes.find((one) => one.slug === slug)
  return (theme?.games ?? []).map((game) => `apps/site/public/art/games/${game.slug}`)
})

describe.each(themeArt.map((art) => [art.slug, art] as const))('%s', (slug, art) => {
  const theme = themes.find((one) => one.slug === slug)

  test('draws every game and every symbol of its theme in the catalogue', () => {
    expect(art.tiles.length).toBe(theme?.games.length)
    const keys = theme?.symbols.map((symbol) => symbol.key) ?? []
    expect(Object.keys(art.symbols).sort()).toEqual([...keys].sort())
  })

  test('mixes its pictures: at most half of any ten neighbours are emblems', () => {
    const kinds = art.tiles.map((tile) => tile.kind)
    const windows = kinds.slice(0, -9).map((_, start) => kinds.slice(start, start + 10))
    for (const ten of windows) {
      expect(ten.filter((kind) => kind === 'emblem').length).toBeLessThanOrEqual(5)
    }
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(3)
  })

  test('uses only metals that exist, and shapes that are our own or credited', () => {
    const credited = new Set([...Object.keys(figures), ...Object.values(iconsByAuthor).flat()])
    const shapes = [
      ...art.tiles.flatMap(({ subject, emblem }) => [subject, ...(emblem ? shapesOf(emblem) : [])]),
      ...Object.values(art.symbols).flatMap(shapesOf),
    ].filter((shape) => shape !== undefined)
    expect(shapes.filter((shape) => !isDrawing(shape) && !credited.has(shape))).toEqual([])
    expect(Object.keys(metals)).toEqual(
      expect.arrayContaining([art.frame.outer, art.frame.inner, art.lettering.metal]),
    )
  })
})

describe('the tiles of the themes', () => {
  test('weigh at most 12 kB at card size and 6 kB at half of it', () => {
    const heavy = tiles.filter(
      (tile) => bytesOf(`${tile}.avif`) > 12_000 || bytesOf(`${tile}@0.5x.avif`) > 6_000,
    )
    expect(heavy).toEqual([])
  })

  test('weigh at most 40 kB on average in all their files, so that 720 stay within 29 MB', () => {
    const files = ['.avif', '.webp', '@0.5x.avif', '@0.5x.webp']
    const bytes = tiles.flatMap((tile) => files.map((file) => bytesOf(tile + file)))
    const total = bytes.reduce((sum, size) => sum + size, 0)
    expect(total / tiles.length).toBeLessThanOrEqual(40_000)
  })

  // Every tile is looked at, and with sixty themes there will be 720 of them.
  looked('are all told apart at a glance: no two look alike', async () => {
    const looks = await Promise.all(
      tiles.map(async (tile) => ({
        tile,
        look: await likeness(sharp(`${root}${tile}@0.5x.webp`)),
      })),
    )
    const pairs = looks.flatMap(({ tile, look }, index) =>
      looks.slice(index + 1).flatMap((other) => {
        const bits = look.outlineDistance(other.look)
        const colour = look.colourDistance(other.look)
        // What is alike in outline must differ in colour, and the other way round.
        const apart = bits / 126 + colour / 60
        return apart < alike ? [`${tile} ${other.tile} ${bits} ${colour}`] : []
      }),
    )
    expect(pairs).toEqual([])
  })
})

function shapesOf(body: ReelSymbol | Emblem): readonly string[] {
  if ('pieces' in body) return body.pieces.map((piece) => piece.shape)
  return 'shape' in body ? [body.shape] : []
}

function bytesOf(path: string): number {
  return readFileSync(root + path).length
}
