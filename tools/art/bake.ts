import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDarkroom } from './darkroom.ts'
import { inputHash, outputHash } from './input-hash.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import type { Recipe } from './recipe.ts'
import { recipes, summaryRecipe } from './recipes/all.ts'

// Bakes every picture whose input has changed: `node tools/art/bake.ts`. The results are
// committed, so that nobody needs a browser or the minutes it takes in order to build.

const root = fileURLToPath(new URL('../../', import.meta.url))
const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

await using darkroom = openDarkroom(chromiumPath, `${root}.data/art`)
let manifest: Manifest = readManifest()

for (const recipe of recipes) await bakeIfStale(recipe)
const summary = summaryRecipe()
await bakeIfStale(summary)

const wanted = new Set([...recipes, summary].flatMap((recipe) => recipe.paths))
writeManifest(Object.fromEntries(Object.entries(manifest).filter(([path]) => wanted.has(path))))

async function bakeIfStale(recipe: Recipe): Promise<void> {
  const hash = inputHash(recipe)
  const isFresh = (path: string) => manifest[path]?.inputHash === hash && existsSync(root + path)
  if (recipe.paths.every(isFresh)) return
  for (const [path, bytes] of await recipe.bake(darkroom)) {
    mkdirSync(dirname(root + path), { recursive: true })
    writeFileSync(root + path, bytes)
    manifest = { ...manifest, [path]: { inputHash: hash, outputSha256: outputHash(path, bytes) } }
    console.info(`${path} ${(bytes.length / 1000).toFixed(1)} kB`)
  }
  // Written after each recipe: a bake that is broken off keeps what it has done.
  writeManifest(manifest)
}
