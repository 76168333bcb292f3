import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inputHash, outputHash } from './input-hash.ts'
import { readManifest } from './manifest.ts'
import { gameArt } from './places.ts'
import { recipes, summaryRecipe } from './recipes/all.ts'
import { themeRecipes } from './recipes/themes.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const manifest = readManifest()
const all = [...recipes, ...themeRecipes(), summaryRecipe()]
const paths = all.flatMap((recipe) => recipe.paths)

describe('the baked art', () => {
  test('is listed in the manifest file by file, with nothing left over', () => {
    expect(Object.keys(manifest).sort()).toEqual([...paths].sort())
  })

  test.each(paths)('%s is the file that was baked', (path) => {
    expect(existsSync(root + path)).toBe(true)
    expect(outputHash(path, readFileSync(root + path))).toBe(manifest[path]?.outputSha256)
  })

  test('was baked from the input as it is today; if not, run `node art/bake/bake.ts`', () => {
    const stale = all.flatMap((recipe) => {
      const hash = inputHash(recipe)
      return recipe.paths.filter((path) => manifest[path]?.inputHash !== hash)
    })
    expect(stale).toEqual([])
  })
})

test.each(
  paths.filter((path) => path.startsWith(`${gameArt}/symbols/`) || path.endsWith('title.webp')),
)('%s fades out before the edge of its cell, so nothing is cut off', async (path) => {
  const { data, info } = await sharp(root + path)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0
  const edge = [
    ...Array.from({ length: info.width }, (_, x) => [alphaAt(x, 0), alphaAt(x, info.height - 1)]),
    ...Array.from({ length: info.height }, (_, y) => [alphaAt(0, y), alphaAt(info.width - 1, y)]),
  ].flat()
  expect(Math.max(...edge)).toBeLessThanOrEqual(4)
})

const budgetsKb: readonly (readonly [string, number])[] = [
  [`${gameArt}/background-desktop.webp`, 180],
  [`${gameArt}/background-mobile.webp`, 180],
  ['apps/site/public/art/games/vikingernes-guld.avif', 25],
  ['apps/site/public/art/hero-desktop.avif', 120],
]

test.each(budgetsKb)('%s weighs at most %i kB', (path, budgetKb) => {
  expect(readFileSync(root + path).length).toBeLessThanOrEqual(budgetKb * 1000)
})
