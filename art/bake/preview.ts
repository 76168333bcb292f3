import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { themes } from '@nordlys/game-catalogue/themes'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Composition, ThemeArt } from '../composition.ts'
import { type Easel, openEasel } from '../easel.ts'
import { themeRecipes } from '../recipes/themes.ts'
import { withStanding } from '../standing.ts'
import { themeArt } from '../themes/all.ts'
import { paintTile } from '../tile-picture.ts'

// A quick look at a theme before it is baked, at a quarter of the pixels and without encoding for
// browsers: `node art/bake/preview.ts japan` paints its twelve tiles and its symbols on a sheet,
// `node art/bake/preview.ts japan 3 7 symbols` only those. The sheet is .data/art/preview-japan.png.

const root = fileURLToPath(new URL('../../', import.meta.url))
const card = { width: 180, height: 240 }
const perRow = 6

const [slug, ...words] = process.argv.slice(2)
const art = themeArt.find((each) => each.slug === slug)
const games = themes.find((each) => each.slug === slug)?.games
if (!art || !games) throw new Error(`No theme of this name is composed: ${slug}`)

await using easel = openEasel(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
const coarse = atHalfSize(easel)

const cards: Buffer[] = []
for (const [index, composition] of art.tiles.entries()) {
  if (!isAsked(String(index + 1))) continue
  const begun = performance.now()
  cards.push(await tileCard(composition, games[index]?.title ?? '', art.lettering))
  console.info(`${index + 1} ${games[index]?.title} ${seconds(begun)}`)
}
const sheets = [await cardSheet(cards)]
if (isAsked('symbols')) {
  const begun = performance.now()
  sheets.push(await symbolSheet(art))
  console.info(`symbols ${seconds(begun)}`)
}
const path = `${root}.data/art/preview-${slug}.png`
mkdirSync(dirname(path), { recursive: true })
await stacked(sheets).then((sheet) => sheet.png().toFile(path))
console.info(path)

function atHalfSize(full: Easel): Easel {
  return {
    ...full,
    paint: (painting, width, height) => full.paint(painting, width >> 1, height >> 1),
  }
}

function isAsked(word: string): boolean {
  return words.length === 0 || words.includes(word)
}

async function tileCard(
  composition: Composition,
  title: string,
  lettering: ThemeArt['lettering'],
): Promise<Buffer> {
  const { standing } = composition
  const painter = standing ? atHalfSize(withStanding(easel, standing)) : coarse
  const tile = await paintTile(painter, composition, title, lettering)
  return sharp(tile).resize(card).png().toBuffer()
}

function cardSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const rows = Math.max(1, Math.ceil(pictures.length / perRow))
  const layers = pictures.map((input, index) => ({
    input,
    left: (index % perRow) * card.width,
    top: Math.floor(index / perRow) * card.height,
  }))
  return ground(perRow * card.width, rows * card.height)
    .composite(layers)
    .png()
    .toBuffer()
}

async function symbolSheet({ slug }: ThemeArt): Promise<Buffer> {
  const name = `${slug}/symbols@0.5x.webp`
  const recipe = themeRecipes().find(({ paths }) => paths.some((each) => each.endsWith(name)))
  const baked = [...((await recipe?.bake(coarse)) ?? [])].find(([each]) => each.endsWith(name))
  if (!baked) throw new Error(`The recipe of the symbols of ${slug} bakes no ${name}`)
  return sharp(baked[1]).flatten({ background: '#142030' }).png().toBuffer()
}

async function stacked(pictures: readonly Buffer[]): Promise<Sharp> {
  let height = 0
  let width = 0
  const layers: OverlayOptions[] = []
  for (const input of pictures) {
    const size = await sharp(input).metadata()
    layers.push({ input, left: 0, top: height })
    height += size.height
    width = Math.max(width, size.width)
  }
  return ground(width, height).composite(layers)
}

function ground(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#0a0f18' } })
}

function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`
}
