import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Darkroom, openDarkroom } from '../darkroom.ts'
import { type Easel, openEasel } from '../easel.ts'
import type { EaselRecipe } from '../easel-recipe.ts'
import { inputHash, outputHash } from '../input-hash.ts'
import { type Manifest, readManifest, writeManifest } from '../manifest.ts'
import type { Recipe } from '../recipe.ts'
import { recipes, summaryRecipe } from '../recipes/all.ts'
import { themeRecipes } from '../recipes/themes.ts'

// Bakes every picture whose input has changed: `node art/bake/bake.ts`. The results are
// committed, so that nobody needs a browser or the minutes it takes in order to build. With words
// behind it, only the pictures whose paths hold one of them are baked.

const root = fileURLToPath(new URL('../../', import.meta.url))
const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const words = process.argv.slice(2)

await using darkroom = openDarkroom(chromiumPath, `${root}.data/art`)
await using easel = openEasel(chromiumPath)
// The easel has one canvas: who comes second waits.
let last: Promise<unknown> = Promise.resolve()
const inTurn: Easel = {
  ...easel,
  paint(...order) {
    const painted = last.then(() => easel.paint(...order))
    last = painted.catch(() => undefined)
    return painted
  },
}
let manifest: Manifest = readManifest()

const themes = themeRecipes()
for (const recipe of recipes.filter(isAsked)) await bakeIfStale(recipe, darkroom)
const waiting = themes.filter(isAsked)
// Two at a time: while the browser paints one, the other's lettering is cast and packed here.
await Promise.all([bakeNext(), bakeNext()])
const summary = summaryRecipe()
if (isAsked(summary)) await bakeIfStale(summary, darkroom)

const wanted = new Set([...recipes, ...themes, summary].flatMap((recipe) => recipe.paths))
writeManifest(Object.fromEntries(Object.entries(manifest).filter(([path]) => wanted.has(path))))

async function bakeNext(): Promise<void> {
  for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) {
    await bakeIfStale(recipe, inTurn)
  }
}

function isAsked({ paths }: Recipe | EaselRecipe): boolean {
  return words.length === 0 || words.some((word) => paths.some((path) => path.includes(word)))
}

async function bakeIfStale<Room extends Darkroom | Easel>(
  recipe: Omit<Recipe, 'bake'> & { bake: (room: Room) => Promise<ReadonlyMap<string, Buffer>> },
  room: Room,
): Promise<void> {
  const hash = inputHash(recipe)
  const isFresh = (path: string) => manifest[path]?.inputHash === hash && existsSync(root + path)
  if (recipe.paths.every(isFresh)) return
  const begun = performance.now()
  for (const [path, bytes] of await recipe.bake(room)) {
    mkdirSync(dirname(root + path), { recursive: true })
    writeFileSync(root + path, bytes)
    manifest = { ...manifest, [path]: { inputHash: hash, outputSha256: outputHash(path, bytes) } }
    console.info(`${path} ${(bytes.length / 1000).toFixed(1)} kB`)
  }
  console.info(`in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  // Written after each recipe: a bake that is broken off keeps what it has done.
  writeManifest(manifest)
}
