import { readFileSync, writeFileSync } from 'node:fs'

/** What a baked file was made from and what it came out as, both as SHA-256. */
type ManifestEntry = { readonly inputHash: string; readonly outputSha256: string }

/** Entries by path from the root of the repository. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

const manifestUrl = new URL('./manifest.json', import.meta.url)

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestUrl, 'utf8'))
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).sort(([left], [right]) => (left < right ? -1 : 1))
  writeFileSync(manifestUrl, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
