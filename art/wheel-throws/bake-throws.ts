import { mkdir, rm, writeFile } from 'node:fs/promises'
import { openThrower } from './throw-ball.ts'
import {
  bakedThrow,
  fileName,
  indexUrl,
  launchesUrl,
  servedFolder,
  versionOf,
  wantedThrows,
} from './throws.ts'

// `node art/wheel-throws/bake-throws.ts`: throws balls until there are enough, and writes their tracks.

const throwBall = await openThrower()
const launches: number[] = []
const throws: Uint8Array[] = []
for (let number = 0; throws.length < wantedThrows; number += 1) {
  const bytes = bakedThrow(throwBall, number)
  if (!bytes) continue
  launches.push(number)
  throws.push(bytes)
}
const version = versionOf(throws)
await rm(servedFolder, { recursive: true, force: true })
const folder = new URL(`${version}/`, servedFolder)
await mkdir(folder, { recursive: true })
for (const [place, bytes] of throws.entries()) {
  await writeFile(new URL(fileName(place), folder), bytes)
}
await writeFile(indexUrl, `${JSON.stringify({ version, count: throws.length })}\n`)
await writeFile(launchesUrl, `${JSON.stringify(launches)}\n`)
const sizes = throws.map(({ length }) => length)
console.log(`${throws.length} throws of ${launches.at(-1)} launches, ${version}`)
console.log(
  `at most ${Math.max(...sizes)} bytes, ${sizes.reduce((sum, each) => sum + each, 0)} in all`,
)
