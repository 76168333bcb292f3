import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDarkroom } from './darkroom.ts'
import { inputHash, outputHash } from './input-hash.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { recipes } from './recipes/all.ts'

// Bakes every picture whose input has changed: `node tools/art/bake.ts`. The results are
// committed, so that nobody needs a browser or the minutes it takes in order to build.

const root = fileURLToPath(new URL('../../', import.meta.url))
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

await using darkroom = openDarkroom(chromiumPath, `${root}.data/art`)
let manifest: Manifest = readManifest()
const wanted = new Set(recipes.flatMap((recipe) => recipe.paths))

for (const recipe of recipes) {
  const hash = inputHash(recipe)
  const fresh = recipe.paths.every(
    (path) => manifest[path]?.inputHash === hash && existsSync(root + path),
  )
  if (fresh) continue
  for (const [path, bytes] of await recipe.bake(darkroom)) {
    mkdirSync(dirname(root + path), { recursive: true })
    writeFileSync(root + path, bytes)
    manifest = { ...manifest, [path]: { inputHash: hash, outputSha256: outputHash(path, bytes) } }
    console.info(`${path} ${(bytes.length / 1000).toFixed(1)} kB`)
  }
  // Written after each recipe: a bake that is broken off keeps what it has done.
  writeManifest(manifest)
}
writeManifest(Object.fromEntries(Object.entries(manifest).filter(([path]) => wanted.has(path))))
